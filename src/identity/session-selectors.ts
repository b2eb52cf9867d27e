import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice';
import type { AuthState } from './stored-auth';

interface WithIdentity {
  auth: AuthState;
  session: SessionState;
}

export const selectAuth = (state: WithIdentity) => state.auth;
export const useAuth = () => useSelector(selectAuth);

export const useSessionState = () => useSelector((state: WithIdentity) => state.session);
