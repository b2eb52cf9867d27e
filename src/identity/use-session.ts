import { createContext, useContext } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from './session';
import type { SessionState } from './session-slice';
import type { AuthState } from './stored-auth';

interface WithIdentity {
  auth: AuthState;
  session: SessionState;
}

export const selectAuth = (state: WithIdentity) => state.auth;
export const useAuth = () => useSelector(selectAuth);

export const useSessionState = () => useSelector((state: WithIdentity) => state.session);

export const SessionContext = createContext<Session | null>(null);

/** The session of the running app, for signing in and out. @throws Error outside the app's providers */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionContext provider');
  return session;
}
