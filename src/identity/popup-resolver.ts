import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';
import { untilOnline } from '@/lib/loading/until-online';

/** Who is told of what the window reports. */
interface Consumer {
  /** Null for the reports of any window. */
  eventId: null;
  filter: string[];
  onAuthEvent(): void;
  onError(): void;
}

/** What opens the sign-in window, as Firebase uses it; its public type says nothing. */
interface Resolver {
  /** Loads Google's script and the frame that the window reports to, once; may be tried again after a failure. */
  _initialize(
    auth: Auth,
  ): Promise<Record<'registerConsumer' | 'unregisterConsumer', (consumer: Consumer) => void>>;
}

const FirebaseResolver = browserPopupRedirectResolver as unknown as new () => Resolver;
const resolver = new FirebaseResolver();

/** Firebase makes an instance of what it is given. It gets the one that has been warmed up. */
function SharedResolver(): Resolver {
  return resolver;
}
SharedResolver.prototype = FirebaseResolver.prototype as object;

/** For `signInWithPopup`. */
export const popupResolver = SharedResolver as unknown as PopupRedirectResolver;

/**
 * Calls back whenever a window has reported a person or a failure: what is left is Firebase's own exchange, with or
 * without the window.
 * @returns ends it
 */
export async function onPopupReport(auth: Auth, callback: () => void): Promise<() => void> {
  const reports = await resolver._initialize(auth);
  const consumer: Consumer = {
    eventId: null,
    filter: ['signInViaPopup'],
    onAuthEvent: callback,
    onError: callback,
  };
  reports.registerConsumer(consumer);
  return () => reports.unregisterConsumer(consumer);
}

let waiting: Promise<void> | undefined;

/**
 * Loads what `signInWithPopup` would otherwise wait for before it opens the window, for so long that the browser
 * would block it. Without a connection it waits for one. A failure shows at the sign-in, which tries again.
 */
export async function warmUpPopupResolver(auth: Auth): Promise<void> {
  if (!navigator.onLine) {
    waiting ??= untilOnline().then(() => {
      waiting = undefined;
      return warmUpPopupResolver(auth);
    });
    return;
  }
  try {
    await resolver._initialize(auth);
  } catch {
    // Also where a later version of Firebase has no such method: then the window opens a little later.
  }
}
