import { useEffect, useReducer, useRef, type ComponentType, type MouseEvent } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { SmallButton } from './button';
import { showNotice } from './toasts/notice-store';

/** Thrown when a component's chunk fails to load. */
export class LoadError extends Error {}

export interface FailedProps {
  /** A `LoadError`, or the component's own error. */
  error: unknown;
  retry: () => void;
}

interface LazyOptions<Props> {
  /** Rendered while the chunk is loading; nothing by default. */
  fallback?: ComponentType<Props>;
  failed?: ComponentType<Props & FailedProps>;
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts loading the chunk. @returns resolves when loading has succeeded or failed; never rejects */
  preload: () => Promise<void>;
};

const Nothing = () => null;

function NotLoaded({ retry }: FailedProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-text-muted">
      This part couldn’t be loaded.
      <SmallButton onClick={retry}>Retry</SmallButton>
    </p>
  );
}

/**
 * A component in a chunk of its own, which loads when it is first rendered or preloaded. Unlike `React.lazy`, it renders
 * synchronously once it is loaded, and loads again after a failure.
 * @param load imports the module and picks the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback = Nothing, failed: Failed = NotLoaded }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const preload = () =>
    (loading ??= load().then(
      (component) => void (Loaded = component),
      () => {
        loading = null;
      },
    ));

  function Content(props: Props) {
    const { showBoundary } = useErrorBoundary();
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded !== null) return;
      let isMounted = true;
      void preload().then(() => {
        if (!isMounted) return;
        if (Loaded === null) showBoundary(new LoadError());
        else rerender();
      });
      return () => {
        isMounted = false;
      };
    }, [showBoundary]);
    return Loaded === null ? <Fallback {...props} /> : <Loaded {...props} />;
  }

  const Component = (props: Props) => (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Failed {...props} error={error} retry={resetErrorBoundary} />
      )}
    >
      <Content {...props} />
    </ErrorBoundary>
  );
  return Object.assign(Component, { preload });
}

interface Closable {
  onClose: () => void;
}

function NotOpened({ error, onClose }: Closable & FailedProps) {
  const hasNotified = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice.
    if (hasNotified.current) return;
    hasNotified.current = true;
    showNotice(
      error instanceof LoadError
        ? 'Couldn’t load that. Check your connection and try again.'
        : 'Something went wrong. Please try again.',
    );
    onClose();
  });
  return null;
}

/** A progress bar at the top of the window, which appears after a delay. */
function LateProgress() {
  return (
    <div role="status" className="late-progress">
      <span className="sr-only">Loading...</span>
    </div>
  );
}

/** A dialog in a chunk of its own. If the chunk fails to load, a notice appears and the next press retries. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { fallback: LateProgress, failed: NotOpened });

/** Props for the button that opens a lazy dialog. */
export const opens = ({ preload }: Pick<LazyComponent<object>, 'preload'>) => ({
  'aria-haspopup': 'dialog' as const,
  onPointerEnter: () => void preload(),
  onFocus: () => void preload(),
  // Safari doesn't focus a pressed button, so the dialog couldn't return the focus to it.
  onMouseUp: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true }),
});
