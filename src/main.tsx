import { productionPlatform, start } from './app/start';
import { reloadOnce } from './lib/loading/reload-page';
import { surviveOutsideChanges } from './lib/outside-changes';
import './styles/app.css';

// Translators and extensions may change the page as soon as it shows something.
surviveOutsideChanges();
// A deploy removes the code of the previous build.
window.addEventListener('vite:preloadError', () => void reloadOnce());

if (__DEMO__) {
  const { loadDemo } = await import('./demo/load-demo');
  const { DemoFrame, ...platform } = await (await loadDemo()).startDemo();
  await start(platform, DemoFrame);
} else if (__DEVELOPMENT_SIGN_IN__) {
  const { startDevelopment } = await import('./demo/start-development');
  const { DemoFrame, ...platform } = startDevelopment();
  await start(platform, DemoFrame);
} else {
  await start(productionPlatform());
}
