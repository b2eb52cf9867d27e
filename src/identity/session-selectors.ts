import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice';
import type { AuthState } from './stored-auth';

interface WithIdentity {
  auth: AuthState;
  session: SessionState;
}

export const selectAuth = (state: WithIdentity) => state.auth;
const selectSession = (state: WithIdentity) => state.session;

export function useAuth(): AuthState {
  return useSelector(selectAuth);
}

export function useSessionState(): SessionState {
  return useSelector(selectSession);
}
