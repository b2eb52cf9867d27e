import { useEffect, useState, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { Boundary } from '../boundary';
import { createEmitter } from '../stores/emitter';
import { loadCode } from './load-code';
import { checkForNewVersion } from './new-version';
import { replaceControls } from './replace-controls';

/** Code that has not arrived by then counts as missing; it is still used when it arrives later. */
const PATIENCE_MS = 10_000;

/** A component whose code is loaded when it is first rendered, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading the code. */
  preload: () => void;
  /** The same. @returns resolves when the code is there or could not be loaded; never rejects */
  whenReady: () => Promise<void>;
};

/** Props of the component that replaces a part that failed. */
export interface PartFailure {
  /** Null where the code could not be loaded; otherwise what the part threw. */
  error: unknown;
  retry: () => void;
}

interface LazyPartOptions<Props> {
  /** Shown while the code is loading; nothing if omitted. */
  fallback?: FunctionComponent<Props>;
  /** The fallback has controls, which people may be pressing when the code arrives. */
  hasControls?: boolean;
  /** Shown where the code could not be loaded or the part threw; the fallback if omitted. */
  failed?: FunctionComponent<Props & PartFailure>;
  /** How long it may load before `failed` is shown, in ms. */
  patienceMs?: number;
  /** A whole page, which is loaded when somebody navigates to it. */
  isPage?: boolean;
}

const knownParts = new Set<() => void>();

/** Loads the parts of the current screen: everything that the code loaded until now has declared. */
export function preloadKnownParts(): void {
  knownParts.forEach((preload) => preload());
}

const Nothing = () => null;

/**
 * A component in a chunk of its own. A failure never reaches its surroundings: something else is shown instead, and
 * the code is requested again on the next use and when the connection is back. Once loaded it renders
 * synchronously.
 * @param load imports the module and picks the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    fallback: Fallback = Nothing,
    hasControls = false,
    failed,
    patienceMs = PATIENCE_MS,
    isPage = false,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const Failed: FunctionComponent<Props & PartFailure> = failed ?? Fallback;
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failures = 0;
  const { subscribe, emit, isObserved } = createEmitter();

  function attempt(): Promise<void> {
    return new Promise((resolve) => {
      const fail = () => {
        clearTimeout(timer);
        loading = null;
        failures += 1;
        window.addEventListener('online', preload, { once: true });
        emit();
        resolve();
      };
      const timer = setTimeout(fail, patienceMs);
      loadCode(load).then(
        async (component) => {
          clearTimeout(timer);
          const show = () => {
            Loaded = component;
            emit();
          };
          if (hasControls && isObserved()) await replaceControls(show);
          else show();
          resolve();
        },
        // So that whatever shows the failure can tell whether a deploy caused it.
        () => checkForNewVersion().then(fail),
      );
    });
  }

  const whenReady = () => (loading ??= attempt());
  const preload = () => void whenReady();
  if (!isPage) knownParts.add(preload);

  function Part(props: Props) {
    const version = useSyncExternalStore(subscribe, () => (Loaded === null ? failures : -1));
    // A failure from an earlier mount does not count: this one tries again.
    const [failuresBefore] = useState(failures);
    useEffect(preload, []);
    if (Loaded !== null) {
      return (
        <Boundary failed={(error, retry) => <Failed {...props} error={error} retry={retry} />}>
          <Loaded {...props} />
        </Boundary>
      );
    }
    return version > failuresBefore ? (
      <Failed {...props} error={null} retry={preload} />
    ) : (
      <Fallback {...props} />
    );
  }
  return Object.assign(Part, { preload, whenReady });
}
