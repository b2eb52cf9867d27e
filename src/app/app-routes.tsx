import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '@/lib/paths';
import { RequireCompleteProfile } from './guards/require-complete-profile';
import { RequireSignedIn } from './guards/require-signed-in';
import { lazyPage } from './lazy-page';
import { AppLayout } from './layout/app-layout';

const DiscoverPage = lazyPage(() => import('@/pages/discover-page'), 'DiscoverPage');
const AuthPage = lazyPage(() => import('@/pages/auth-page'), 'AuthPage');
const OnboardingPage = lazyPage(() => import('@/pages/onboarding-page'), 'OnboardingPage');
const ProfilePage = lazyPage(() => import('@/pages/profile-page'), 'ProfilePage');
const BoardsPage = lazyPage(() => import('@/pages/boards-page'), 'BoardsPage');
const CreateBoardPage = lazyPage(() => import('@/pages/create-board-page'), 'CreateBoardPage');
const BoardPage = lazyPage(() => import('@/pages/board-page'), 'BoardPage');
const JoinBoardPage = lazyPage(() => import('@/pages/join-board-page'), 'JoinBoardPage');
const ShortLinkPage = lazyPage(() => import('@/pages/short-link-page'), 'ShortLinkPage');
const ComingSoonPage = lazyPage(() => import('@/pages/coming-soon-page'), 'ComingSoonPage');
const ErrorPage = lazyPage(() => import('@/pages/error-page'), 'ErrorPage');
const NotFoundPage = lazyPage(() => import('@/pages/not-found-page'), 'NotFoundPage');

/** Every route (spec section 2). Where a page stands in this tree is what protects it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={routePatterns.home} element={<DiscoverPage />} />
        <Route path={routePatterns.auth} element={<AuthPage />} />
        <Route path={routePatterns.board} element={<BoardPage />} />
        <Route path={routePatterns.shortLink} element={<ShortLinkPage />} />
        <Route path={routePatterns.comingSoon} element={<ComingSoonPage />} />
        <Route path={routePatterns.error} element={<ErrorPage />} />

        <Route element={<RequireSignedIn />}>
          <Route path={routePatterns.onboarding} element={<OnboardingPage />} />
          <Route path={routePatterns.profile} element={<ProfilePage />} />
          <Route path={routePatterns.joinBoard} element={<JoinBoardPage />} />

          <Route element={<RequireCompleteProfile />}>
            <Route path={routePatterns.boards} element={<BoardsPage />} />
            <Route path={routePatterns.createBoard} element={<CreateBoardPage />} />
          </Route>
        </Route>

        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
