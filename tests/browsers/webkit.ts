import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { vi } from 'vitest';
import { freePort } from '../free-port';
import { pathOf, startProcess, temporaryFolder } from './started-process';

/** The window can be as narrow as its tool bar allows. */
const SMALL_TOOL_BAR = 'box *, headerbar * { min-width: 0; min-height: 0; padding: 0; font-size: 1px; }';

/** WebKitGTK's MiniBrowser on a display of its own; the driver's `quit` ends both. */
export async function startWebKit(): Promise<WebDriver> {
  const { folder, remove } = temporaryFolder();
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), SMALL_TOOL_BAR);
  const display = startProcess(pathOf('XVFB_PATH'), ['-displayfd', '3', '-screen', '0', '1400x1000x24']);
  const port = await freePort();
  const service = startProcess(pathOf('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
    DISPLAY: `:${await display.said(/^(\d+)\n/m)}`,
    XDG_CONFIG_HOME: folder,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Containers do not allow the namespaces that its sandbox needs. It only opens the tests' own pages.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(`${address}/status`);
  return WebDriver.createSession(
    new Executor(new HttpClient(address)),
    new Capabilities({
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: pathOf('MINI_BROWSER_PATH'), args: ['--automation'] },
    }),
    async () => {
      await service.stop();
      await display.stop();
      remove();
    },
  );
}

/** It does not say when it is ready. */
async function untilAnswering(url: string): Promise<void> {
  await vi.waitFor(() => fetch(url), { timeout: 30_000 });
}
