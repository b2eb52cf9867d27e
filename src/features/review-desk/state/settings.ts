import { useStore } from '@/lib/stores/create-store';
import { useDeskSession } from './session';

export function useBoardSettings(boardId: string) {
  const settings = useDeskSession().settings(boardId);
  return { ...useStore(settings), change: settings.change };
}

/** @returns the reviewer's templates, and a function that stores others if it can */
export function useTemplates() {
  const { templates } = useDeskSession();
  return [useStore(templates), templates.set] as const;
}
