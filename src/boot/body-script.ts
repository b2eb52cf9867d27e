import { drawEarly, endEarly } from './early-frame';
import { drawPage } from './pages/draw-page';
import { home } from './pages/home';

/*
 * Part of index.html, after the start frame: has the page drawn into it. For most pages that waits for their own script
 * (boot/pages), which may have come before the frame, or may come later.
 */
const isHome = document.documentElement.dataset.page === 'home';
const { early } = window;
if (early) {
  let tellDrawn = () => {};
  if (isHome || early.hasPageScript) early.drawn = new Promise((resolve) => (tellDrawn = resolve));
  early.end = endEarly;
  early.drawPage = () => {
    if (early.page) void drawEarly(early.page).then(tellDrawn);
  };
  if (isHome) drawPage(home);
  else early.drawPage();
}
