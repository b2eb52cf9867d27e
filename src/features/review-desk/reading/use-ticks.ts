import { useMemo, useState } from 'react';
import { rangeBetween } from '@/domain/review/desk-order';

/** Which applications are ticked. Only those on screen count: nobody is judged unseen because of an earlier filter. */
export function useTicks(visible: readonly string[], canTick: (id: string) => boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const tickable = useMemo(() => visible.filter(canTick), [visible, canTick]);
  const ticked = useMemo(() => tickable.filter((id) => chosen.has(id)), [tickable, chosen]);
  const isTicked = useMemo(() => {
    const shown = new Set(ticked);
    return (id: string) => shown.has(id);
  }, [ticked]);
  function set(ids: readonly string[], isOn: boolean) {
    const next = new Set(chosen);
    ids.forEach((id) => (isOn ? next.add(id) : next.delete(id)));
    setChosen(next);
  }
  return {
    ticked,
    tickable,
    isTicked,
    /** @param isRange everything since the last tick gets the same state */
    tick(id: string, isRange = false) {
      const ids = isRange ? rangeBetween(visible, anchor, id) : [id];
      set(ids.filter(canTick), !isTicked(id));
      setAnchor(id);
    },
    tickAll: (isOn: boolean) => set(tickable, isOn),
    clear: () => setChosen(new Set()),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
