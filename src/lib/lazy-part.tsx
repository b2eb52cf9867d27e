import {
  Component,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { loadCode } from './load-code';
import { checkForNewVersion } from './new-version';

/** Code that has not come after this time counts as missing; it is still taken when it comes. */
const PATIENCE_MS = 10_000;

/** A part of a screen whose code is loaded when it is first drawn, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code ahead. */
  preload: () => void;
  /** The same. @returns resolves when the code is there or could not be loaded; never rejects */
  whenReady: () => Promise<void>;
};

/** What the component that stands in for a failed part is told. */
export interface PartFailure {
  /** Null where the code could not be loaded; otherwise what the part threw. */
  error: unknown;
  retry: () => void;
}

interface LazyPartOptions<Props> {
  /** Stands in while the code is loading; nothing when left out. */
  fallback?: FunctionComponent<Props>;
  /** Stands in where the code could not be loaded, or the part broke; the fallback when left out. */
  failed?: FunctionComponent<Props & PartFailure>;
  /** How long it may load until `failed` stands in, in ms. */
  patienceMs?: number;
  /** Not a part of a screen but one itself, loaded when somebody goes there. */
  isPage?: boolean;
}

const knownParts = new Set<() => void>();

/** Loads the parts of what is on screen: those that the code which has come so far knows of. */
export function preloadKnownParts(): void {
  knownParts.forEach((preload) => preload());
}

const Nothing = () => null;

/**
 * A part of the app in a chunk of its own. Failing never reaches what is around it: something else stands in, and the code
 * is asked for again with the next use and when the connection is back. What is loaded is drawn at once.
 * @param load imports the part's module and picks the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    fallback: Fallback = Nothing,
    failed,
    patienceMs = PATIENCE_MS,
    isPage = false,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const Failed: FunctionComponent<Props & PartFailure> = failed ?? Fallback;
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();

  const changed = () => listeners.forEach((listener) => listener());

  function attempt(): Promise<void> {
    return new Promise((resolve) => {
      const fail = () => {
        clearTimeout(timer);
        loading = null;
        failures += 1;
        window.addEventListener('online', preload, { once: true });
        changed();
        resolve();
      };
      const timer = setTimeout(fail, patienceMs);
      loadCode(load).then(
        (component) => {
          clearTimeout(timer);
          Loaded = component;
          changed();
          resolve();
        },
        // Whoever shows the failure can say whether a deploy is behind it.
        () => checkForNewVersion().then(fail),
      );
    });
  }

  const whenReady = () => (loading ??= attempt());
  const preload = () => void whenReady();
  if (!isPage) knownParts.add(preload);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Part(props: Props) {
    const version = useSyncExternalStore(subscribe, () => (Loaded === null ? failures : -1));
    // An earlier use's failure is not this one's: it tries again.
    const [failuresBefore] = useState(failures);
    useEffect(preload, []);
    if (Loaded !== null) {
      return (
        <Boundary failed={(failure) => <Failed {...props} {...failure} />}>
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

interface BoundaryProps {
  failed: (failure: PartFailure) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    const { error, hasFailed } = this.state;
    const retry = () => this.setState({ error: null, hasFailed: false });
    return hasFailed ? this.props.failed({ error, retry }) : this.props.children;
  }
}
