import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '@/lib/addresses/paths';
import { OpenToVisitors } from './guards/open-to-visitors';
import { RequireCompleteProfile } from './guards/require-complete-profile';
import { RequireSignedIn } from './guards/require-signed-in';
import { AppLayout } from './layout/app-layout';
import { notFoundPage, pages } from './pages';

/** Every route. A page's position in this tree is what protects it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={routePatterns.shortLink} element={<pages.shortLink.Page />} />
      <Route element={<AppLayout />}>
        <Route element={<OpenToVisitors />}>
          <Route path={routePatterns.home} element={<pages.home.Page />} />
          <Route path={routePatterns.auth} element={<pages.auth.Page />} />
          <Route path={routePatterns.board} element={<pages.board.Page />} />
          <Route path={routePatterns.comingSoon} element={<pages.comingSoon.Page />} />
          <Route path={routePatterns.error} element={<pages.error.Page />} />
          <Route path="*" element={<notFoundPage.Page />} />
        </Route>

        <Route element={<RequireSignedIn />}>
          <Route path={routePatterns.onboarding} element={<pages.onboarding.Page />} />
          <Route path={routePatterns.profile} element={<pages.profile.Page />} />
          <Route path={routePatterns.saved} element={<pages.saved.Page />} />
          <Route path={routePatterns.joinBoard} element={<pages.joinBoard.Page />} />

          <Route element={<RequireCompleteProfile />}>
            <Route path={routePatterns.createBoard} element={<pages.createBoard.Page />} />
          </Route>
          <Route element={<RequireCompleteProfile />}>
            <Route path={routePatterns.boards} element={<pages.boards.Page />} />
            <Route path={routePatterns.review} element={<pages.review.Page />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
