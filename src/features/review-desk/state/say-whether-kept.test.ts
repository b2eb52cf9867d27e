// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dismissToast, toastStore } from '@/ui/toasts/toast-store';
import { sayWhetherKept } from './say-whether-kept';

const shown = () => toastStore.get().flatMap(({ title, isOpen }) => (isOpen ? [title] : []));

it('says it once, takes it back once it is not so any more, and says it again after that', () => {
  const what = {};
  sayWhetherKept(what, true);
  expect(shown()).toEqual([]);
  sayWhetherKept(what, false);
  expect(shown()).toEqual(['Not kept']);
  dismissToast(toastStore.get()[0]!.id, 0);
  sayWhetherKept(what, false);
  expect(shown()).toEqual([]);
  sayWhetherKept(what, true);
  sayWhetherKept(what, false);
  expect(shown()).toEqual(['Not kept']);
  sayWhetherKept(what, true);
  expect(shown()).toEqual([]);
});
