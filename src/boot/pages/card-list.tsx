import type { ReactElement } from 'react';
import type { VirtualGridProps } from '@/ui/card-grid';
import { PlainGrid } from '@/ui/plain-grid';
import { renderBelowLater } from '../below-window';
import { earlyPart } from '../early-part';

interface CardListProps<T> extends VirtualGridProps<T> {
  /** The part of the start frame that the list takes the place of (`data-early`), if it has a name. */
  place?: string;
}

/** The first cards of a list, as the app shows them; those below the window are laid out after the first paint. */
export function CardList<T>({ place, ...props }: CardListProps<T>) {
  // Everything that is drawn here is a real node already (boot/jsx), whatever its type says.
  const list = (<PlainGrid {...props} />) as unknown as HTMLElement;
  // Before the first paint nothing has a place yet, and finding it out would take as long as it saves.
  const isPainted = performance.getEntriesByType('paint').length > 0;
  const skeleton = isPainted && place !== undefined ? earlyPart(place) : null;
  const top = skeleton?.getBoundingClientRect().top ?? 0;
  renderBelowLater([...list.children] as HTMLElement[], { top, rowHeight: props.rowHeightPx });
  return list as unknown as ReactElement;
}
