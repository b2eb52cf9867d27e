import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { useCachedBoard } from '@/api/use-cached';
import { paths } from '@/lib/addresses/paths';

function Line({ children }: { children: ReactNode }) {
  return <p className="mt-6 line-clamp-3 max-w-md font-semibold text-balance break-words">{children}</p>;
}

/** Shows the board's name only if it is cached; it makes no request. */
function Application({ boardId }: { boardId: string }) {
  const board = useCachedBoard(boardId);
  return <Line>Sign in to apply to {board?.name ? <bdi>{board.name}</bdi> : 'this board'}</Line>;
}

/**
 * The action that requires the sign-in, derived from the return path.
 * @param path a path of this app, or `null`
 */
export function PendingAction({ path }: { path: string | null }) {
  const pathname = path?.replace(/[?#].*$/s, '') ?? '';
  const boardId = matchPath('/board/join/:boardId', pathname)?.params.boardId;
  if (boardId !== undefined) return <Application boardId={boardId} />;
  if (matchPath(paths.createBoard(), pathname)) return <Line>Sign in to create a board</Line>;
  return null;
}
