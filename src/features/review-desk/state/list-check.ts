import { errorText } from '@/api/errors';
import type { JoinRequest } from '@/domain/join-request';
import {
  checkedDelivery,
  endedDelivery,
  interruptedDelivery,
  mayHaveDecided,
  seenIn,
  type Delivery,
} from '@/domain/review/delivery';
import type { Outbox } from './outbox';
import type { ReviewPorts } from './review-ports';
import type { ReviewStore } from './review-state';

/**
 * What may have arrived, or may have been sent by another page, is compared with the board's list before anything of it
 * is sent. All of it is done while the sender's lock is held.
 */
export function createListCheck(
  store: ReviewStore,
  outbox: Outbox,
  { backend }: Pick<ReviewPorts, 'backend'>,
) {
  const state = () => store.get().outbox;
  const all = () => Object.values(state().deliveries);
  /** Those that were compared with the list since this page has the lock. */
  const checked = new Set<string>();

  const isUnseen = (requestId: string) => state().hasFailed && !checked.has(requestId);

  /** Whether an earlier try may have arrived since the last look, or something else can have sent it unknown to this page. */
  const isUnsure = (delivery: Delivery): boolean => {
    const { kind } = delivery.state;
    if (kind !== 'queued' || checked.has(delivery.requestId)) return kind === 'unconfirmed';
    const isTried = mayHaveDecided(delivery) || delivery.earlierTries !== undefined;
    return isTried || state().hasFailed || state().runs[delivery.runId]?.isResumed === true;
  };

  /** @param list null where the board is gone */
  async function compare(unsure: readonly Delivery[], list: readonly JoinRequest[] | null) {
    const listed = new Map(list?.map((request) => [request.id, request]));
    const before = new Map(unsure.map((delivery) => [delivery.requestId, delivery]));
    await outbox.learn([...before.keys()], (delivery) => {
      const known = before.get(delivery.requestId);
      // Without locks, another tab may have tried it since the list was asked for; or it was decided on anew.
      if (delivery.state.kind !== known?.state.kind || delivery.runId !== known.runId) return null;
      checked.add(delivery.requestId);
      if (list === null) return endedDelivery(delivery, 'boardGone');
      const run = state().runs[delivery.runId];
      const isLastLook = run?.isSingle === true || run?.isResumed === true;
      return checkedDelivery(delivery, seenIn(listed.get(delivery.requestId)), isLastLook);
    });
  }

  return {
    isUnseen,
    isUnsure,
    /** What is called 'sending' now is what a page was sending when it ended. @returns whether any was */
    async takeOver(): Promise<boolean> {
      checked.clear();
      await outbox.readAgain();
      const left = all().filter(({ state: { kind } }) => kind === 'sending');
      await outbox.change(
        left.map(({ requestId }) => requestId),
        interruptedDelivery,
      );
      return left.length > 0;
    },
    /**
     * Compares what is unsure with its list.
     * @returns why a list could not be loaded, in words for people; null where all could
     */
    async check(isMeant: (delivery: Delivery) => boolean): Promise<string | null> {
      const unsure = all().filter((one) => isUnsure(one) && isMeant(one));
      let failure: string | null = null;
      for (const boardId of new Set(unsure.map((one) => one.boardId))) {
        const ofBoard = unsure.filter((one) => one.boardId === boardId);
        try {
          await compare(ofBoard, await backend.loadList(boardId));
        } catch (error) {
          failure = errorText(error);
        }
      }
      return failure;
    },
  };
}
