import { drawEarly, endEarly } from './early-frame';
import { drawPage } from './pages/draw-page';
import { home } from './pages/home';

/*
 * Part of index.html, after the start frame: has the page drawn into it. For most pages that waits for their own script
 * (boot/pages), which may have come before the frame, or may come later.
 */
const isHome = document.documentElement.dataset.page === 'home';
let tellDrawn = () => {};
if (isHome) window.earlyBoards = new Promise((resolve) => (tellDrawn = resolve));
window.endEarly = endEarly;
window.drawEarlyPage = () => {
  if (window.earlyPage) void drawEarly(window.earlyPage).then(tellDrawn);
};
if (isHome) drawPage(home);
else window.drawEarlyPage();
