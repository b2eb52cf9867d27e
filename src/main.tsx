import { productionPlatform, start } from './app/start';
import { reloadOnce } from './lib/loading/reload-page';
import { guardAgainstTranslators } from './lib/translator-guard';
import './styles/app.css';

// Before the first render, because translators and extensions change the page at any time.
guardAgainstTranslators();
// A deploy may have removed the chunk.
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
