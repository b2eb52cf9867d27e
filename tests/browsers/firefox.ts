import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Session, WebDriver } from 'selenium-webdriver';
import { createBidiExecutor } from './bidi-executor';
import { pathOf, startProcess, temporaryFolder } from './started-process';

/** Turns off everything that Firefox requests by itself. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** A headless Firefox with a fresh profile; the driver's `quit` ends it. */
export async function startFirefox(): Promise<WebDriver> {
  const { folder, remove } = temporaryFolder();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const firefox = startProcess(
    pathOf('FIREFOX_PATH'),
    ['-headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { HOME: folder },
  );
  const address = await firefox.said(/WebDriver BiDi listening on (ws:\S+)/);
  const session = new Session('', { webSocketUrl: `${address}/session` });
  // Selenium opens the connection; the executor that uses it is attached afterwards.
  const connection = await new WebDriver(session, { execute: () => Promise.resolve(null) }).getBidi();
  const send = async (method: string, params: object = {}) => {
    const answer = (await connection.send({ method, params: { ...params } })) as {
      result?: unknown;
      error?: string;
      message?: string;
    };
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const executor = createBidiExecutor(send, contexts[0]?.context ?? '', async () => {
    await connection.close();
    await firefox.stop();
    remove();
  });
  return new WebDriver(session, executor);
}
