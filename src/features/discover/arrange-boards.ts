import type { Board } from '@/domain/board';
import { compareTexts } from '@/domain/text';

const time = ({ createdAt }: Board) => Date.parse(createdAt ?? '') || 0;

const ORDERS = new Map<string, (a: Board, b: Board) => number>([
  ['newest', (a, b) => time(b) - time(a)],
  ['members', (a, b) => b.members.length - a.members.length],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

/**
 * The boards of a type in an order. The server's answer is filtered once more, because it is not known how the
 * server filters.
 * @param type '' for all
 * @param order a key of ORDERS; anything else keeps the server's order
 */
export function arrangeBoards(boards: readonly Board[], type: string, order: string): readonly Board[] {
  const found = type === '' ? boards : boards.filter(({ boardType }) => boardType.includes(type));
  const by = ORDERS.get(order);
  return by ? [...found].sort(by) : found;
}
