import { GRID_COLUMNS, type VirtualGridProps } from './card-grid';

/**
 * All cards of a list, as a responsive grid.
 * @param size of the whole list, if these are only the first of it
 */
export function PlainGrid<T>(props: Omit<VirtualGridProps<T>, 'rowHeightPx'> & { size?: number }) {
  const { label, items, keyOf, renderItem, size } = props;
  return (
    <ul role="list" aria-label={label} className={GRID_COLUMNS}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className="min-w-0"
          {...(size === undefined ? {} : { 'aria-setsize': size, 'aria-posinset': index + 1 })}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}
