import { type Command, Name } from 'selenium-webdriver/lib/command.js';

/** The key of an element reference in classic WebDriver. Firefox uses the same ids in both protocols. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = (method: string, params?: object) => Promise<unknown>;
type Parameters = Record<string, unknown>;

interface Node {
  type: 'node';
  sharedId: string;
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && ELEMENT in value ? String(value[ELEMENT]) : null;

/** JSON values and elements are all that the scripts of these tests take. */
function localValue(value: unknown): object {
  const id = idOf(value);
  if (id !== null) return { sharedId: id };
  if (Array.isArray(value)) return { type: 'array', value: value.map(localValue) };
  if (typeof value === 'object' && value !== null) {
    return { type: 'object', value: Object.entries(value).map(([key, part]) => [key, localValue(part)]) };
  }
  if (value === null || value === undefined) return { type: 'null' };
  return { type: typeof value, value };
}

/** Origins of pointer moves are elements too. */
function inputActions(actions: unknown): unknown {
  return JSON.parse(JSON.stringify(actions), (_key, value: unknown) => {
    const id = idOf(value);
    return id === null ? value : { type: 'element', element: { sharedId: id } };
  });
}

const press = (button: 'pointerDown' | 'pointerUp') => ({ type: button, button: 0 });

/**
 * Executes Selenium's WebDriver commands over WebDriver BiDi, which Firefox speaks by itself; classic WebDriver
 * would need geckodriver, which distributions do not package. Only the commands that these tests use are supported.
 *
 * @param send sends one BiDi command
 * @param context the tab
 */
export function createBidiExecutor(send: Send, context: string, quit: () => Promise<void>) {
  async function run(body: string, args: unknown[]): Promise<unknown> {
    const answer = (await send('script.callFunction', {
      // JSON expresses everything but elements more briefly than BiDi's own values.
      functionDeclaration: `async (...args) => {
        const result = await (function () { ${body} }).apply(null, args);
        return result instanceof Node ? result : JSON.stringify(result ?? null);
      }`,
      arguments: args.map(localValue),
      awaitPromise: true,
      target: { context },
      userActivation: false,
    })) as {
      type: string;
      result: Node | { type: 'string'; value: string };
      exceptionDetails?: { text: string };
    };
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result.type === 'node'
      ? { [ELEMENT]: answer.result.sharedId }
      : (JSON.parse(answer.result.value) as unknown);
  }

  const perform = (actions: unknown) =>
    send('input.performActions', { context, actions: inputActions(actions) });

  const onElement = (body: string, element: unknown) => run(body, [element]);

  const commands: Record<string, (parameters: Parameters) => Promise<unknown>> = {
    // Returns as soon as the navigation has started, like the page load strategy 'none'.
    [Name.GET]: ({ url }) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    [Name.GO_BACK]: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    [Name.GET_CURRENT_URL]: () => run('return location.href', []),
    [Name.GET_ELEMENT_TEXT]: ({ id: element }) => onElement('return arguments[0].innerText', element),
    [Name.EXECUTE_SCRIPT]: ({ script, args }) => run(String(script), args as unknown[]),
    [Name.CLICK_ELEMENT]: async ({ id: element }) => {
      await onElement(
        `arguments[0].scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })`,
        element,
      );
      const pointer = [
        { type: 'pointerMove', x: 0, y: 0, origin: element },
        press('pointerDown'),
        press('pointerUp'),
      ];
      await perform([{ type: 'pointer', id: 'mouse', actions: pointer }]);
    },
    [Name.ACTIONS]: ({ actions }) => perform(actions),
    // Of the page: a headless browser has no window frame.
    setWindowRect: ({ width, height }) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    [Name.SCREENSHOT]: async () =>
      ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
    [Name.QUIT]: quit,
  };

  return {
    async execute(command: Command): Promise<unknown> {
      const execute = commands[command.getName()];
      if (!execute) throw new Error(`The BiDi executor does not know ${command.getName()}`);
      return execute(command.getParameters() as Parameters);
    },
  };
}
