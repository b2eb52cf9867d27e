import { useLocation, useNavigate } from 'react-router-dom';

/** For whom the sending screen was opened, and who has been left out since. */
export interface SendingChoice {
  /** Only these requests; null for everybody with a verdict. */
  only: readonly string[] | null;
  leftOut: readonly string[];
  changeLeftOut: (leftOut: readonly string[]) => void;
}

function readIds(state: unknown, name: string): readonly string[] | null {
  const ids = state instanceof Object ? (state as Record<string, unknown>)[name] : null;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : null;
}

/**
 * In the history entry: a reload keeps the choice, so that nobody who was left out is in the list again; a link
 * without it means everybody.
 */
export function useSendingChoice(): SendingChoice {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const only = readIds(state, 'only');
  return {
    only,
    leftOut: readIds(state, 'leftOut') ?? [],
    changeLeftOut(leftOut) {
      const kept = only === null ? { leftOut } : { only, leftOut };
      void navigate({ pathname, search }, { replace: true, state: kept });
    },
  };
}
