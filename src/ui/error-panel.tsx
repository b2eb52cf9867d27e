import { Button } from './button';

interface ErrorPanelProps {
  title: string;
  text?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorPanel({ title, text, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="mx-auto my-12 max-w-prose rounded-card border border-border bg-surface-raised p-8 text-center"
    >
      <p className="text-lg font-semibold">{title}</p>
      {text !== undefined && text !== '' && <p className="mt-2 text-text-muted">{text}</p>}
      <Button variant="secondary" className="mt-6" onClick={onRetry} isBusy={isRetrying}>
        Retry
      </Button>
    </div>
  );
}
