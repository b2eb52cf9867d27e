import { hasCompleteProfile } from '@/domain/user';
import type { DemoBoard, DemoUser } from '../db';
import { HttpError } from '../http-error';

/** @param action completes 'Only the creator of this board can ...' @throws HttpError 403 */
export function ensureCreator(board: DemoBoard, caller: DemoUser, action: string): void {
  if (board.creator !== caller._id) throw new HttpError(403, `Only the creator of this board can ${action}`);
}

/** @param action completes 'Complete your profile to ...' @throws HttpError 403 */
export function ensureComplete(caller: DemoUser, action: string): void {
  if (!hasCompleteProfile(caller)) throw new HttpError(403, `Complete your profile to ${action}`);
}
