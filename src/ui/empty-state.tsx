import type { ReactNode } from 'react';
import { Drawing } from './cover';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A link or a button for the next step. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-border-strong px-6 py-12 text-center">
      <Drawing seed={title} />
      <p className="text-lg font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 text-text-muted">{text}</p>}
      {action !== undefined && <div className="mt-6 *:justify-center">{action}</div>}
    </div>
  );
}
