import { safeStorage } from '@/lib/safe-storage';

/** Who in this browser holds which waiting decisions: every open page is an owner of its own. */
export interface TabOwner {
  id: string;
  /** The owners whose pages are still open; this one is always among them. */
  living(): Promise<ReadonlySet<string>>;
  /** Runs something that only one page at a time may do. */
  exclusively<T>(run: () => T): Promise<T>;
  /** This page gives up what it holds. */
  release(): void;
}

const BEAT_MS = 5000;
/** Browsers wake a hidden page's timers as rarely as once a minute. */
const LIVING_FOR_MS = 150_000;

/** @param person auth uid; owners of different people never meet */
export function createTabOwner(person: string): TabOwner {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const locks = 'locks' in navigator ? navigator.locks : null;
  return locks === null ? beatingOwner(person, id) : lockingOwner(locks, person, id);
}

/** A lock is held as long as the page lives, and the browser gives it back when the page crashes. */
function lockingOwner(locks: LockManager, person: string, id: string): TabOwner {
  const prefix = `review-owner:${person}:`;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // A browser that refuses the lock leaves this page an owner that others take for closed.
  locks.request(prefix + id, () => held).catch(() => undefined);
  return {
    id,
    async living() {
      const { held: taken = [], pending = [] } = await locks.query();
      const names = [...taken, ...pending].map(({ name = '' }) => name);
      const owners = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      return new Set([id, ...owners]);
    },
    exclusively: async (run) => await locks.request(`review-claim:${person}`, run),
    release: () => letGo(),
  };
}

/** Where there are no locks (an insecure origin), each page leaves a sign of life every few seconds. */
function beatingOwner(person: string, id: string): TabOwner {
  const prefix = `review-owner:${person}:`;
  const beat = () => void safeStorage.set(prefix + id, String(Date.now()));
  const stop = () => safeStorage.remove(prefix + id);
  beat();
  const timer = setInterval(beat, BEAT_MS);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', beat);
  return {
    id,
    living: async () => {
      const oldest = Date.now() - LIVING_FOR_MS;
      const keys = safeStorage.keys(prefix).filter((key) => Number(safeStorage.get(key)) > oldest);
      return new Set([id, ...keys.map((key) => key.slice(prefix.length))]);
    },
    exclusively: async (run) => run(),
    release() {
      clearInterval(timer);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', beat);
      stop();
    },
  };
}
