interface OrderSelectProps {
  /** Value and label; '' is the server's order. */
  orders: readonly (readonly [string, string])[];
  /** As written in the URL; a value that is none of them counts as ''. */
  order: string;
  onChange: (order: string) => void;
}

/** The order of a list of results. */
export function OrderSelect({ orders, order, onChange }: OrderSelectProps) {
  return (
    <select
      aria-label="Order"
      value={orders.some(([value]) => value === order) ? order : ''}
      onChange={(event) => onChange(event.target.value)}
      className="h-8 shrink-0 rounded-control border border-border-strong bg-surface-raised pr-8 pl-3 text-sm text-text"
    >
      {orders.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
