import { useStorageState } from '../state/session';

const TEXTS = {
  ok: null,
  failing:
    'Your marks aren’t being saved. Storage is full or unavailable. If you close this tab, you’ll lose them.',
  blocked: 'This browser blocks storage. Keep this tab open; your marks are lost when you close it.',
};

export function StorageBanner() {
  const text = TEXTS[useStorageState()];
  return (
    <p
      role="status"
      className={text === null ? 'sr-only' : 'mb-3 rounded-control bg-danger-soft px-3 py-2 text-danger'}
    >
      {text}
    </p>
  );
}
