import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';
import { AuthGuard } from './auth-guard';
import { AppLayout } from './layout/app-layout';
import { notFoundPage, pages } from './pages';

/** Every route. A page's position in this tree is what protects it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.shortLink} element={<pages.shortLink.Page />} />
      <Route element={<AppLayout />}>
        <Route element={<AuthGuard />}>
          <Route path={routePatterns.home} element={<pages.home.Page />} />
          <Route path={routePatterns.auth} element={<pages.auth.Page />} />
          <Route path={routePatterns.board} element={<pages.board.Page />} />
          <Route path={routePatterns.comingSoon} element={<pages.comingSoon.Page />} />
          <Route path={routePatterns.error} element={<pages.error.Page />} />
          <Route path="*" element={<notFoundPage.Page />} />
        </Route>

        <Route element={<AuthGuard requires="sign-in" />}>
          <Route path={routePatterns.onboarding} element={<pages.onboarding.Page />} />
          <Route path={routePatterns.profile} element={<pages.profile.Page />} />
          <Route path={routePatterns.saved} element={<pages.saved.Page />} />
          <Route path={routePatterns.joinBoard} element={<pages.joinBoard.Page />} />
        </Route>

        <Route element={<AuthGuard requires="complete-profile" />}>
          <Route path={routePatterns.createBoard} element={<pages.createBoard.Page />} />
          <Route path={routePatterns.boards} element={<pages.boards.Page />} />
          <Route path={routePatterns.review} element={<pages.review.Page />} />
        </Route>
      </Route>
    </Routes>
  );
}
