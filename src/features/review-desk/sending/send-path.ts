import { paths } from '@/lib/addresses/paths';

/** The last segment of the path of the screen on which decisions are sent. */
export const SEND_STEP = 'send';
export const sendPath = (boardId: string) => `${paths.review(boardId)}/${SEND_STEP}`;
