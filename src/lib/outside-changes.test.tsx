import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startChangingTexts } from '@kit/change-texts';
import { surviveOutsideChanges } from './outside-changes';

beforeAll(surviveOutsideChanges);

interface SentenceProps {
  greeting?: string;
  count?: number;
  isLate?: boolean;
  order?: readonly string[];
}

/** Everything that React does with texts which are not alone in their element. */
function Sentence({ greeting = '', count = 1, isLate = false, order = [] }: SentenceProps) {
  return (
    <p>
      {greeting}
      {isLate && <b>Late. </b>}
      You have {count} boards{isLate ? ', at last' : <i>.</i>}
      {order.map((word) => (
        <Word key={word}>{word}</Word>
      ))}
    </p>
  );
}
const Word = ({ children }: { children: string }) => children;

/** Observers, the translator's among them, are called after the current task. */
const settled = () => act(async () => {});

/* First in this file: once somebody has changed the page, a node that is not there may be theirs. */
it('lets nothing pass on a page that nobody else changes, also where texts are new', async () => {
  const { container, rerender } = render(<p>Hello {'you'}.</p>);
  rerender(<p>Good-bye.</p>);
  await settled();
  const paragraph = container.querySelector('p') as HTMLElement;
  paragraph.textContent = 'Good night.';
  await settled();
  const stranger = document.createElement('b');
  expect(() => paragraph.removeChild(stranger)).toThrow(/not a child/);
  expect(() => paragraph.insertBefore(document.createElement('i'), stranger)).toThrow(/child/);
});

let stop = () => {};
afterEach(() => stop());

describe.each(['replace', 'insert', 'join', 'exchange', 'link', 'surround'] as const)(
  'on a page whose texts others change (%s)',
  (how) => {
    async function changed(props: SentenceProps) {
      const { container, rerender } = render(<Sentence {...props} />);
      const before = [...(container.querySelector('p')?.childNodes ?? [])].filter(
        (node) => node instanceof Text,
      );
      stop = startChangingTexts(how);
      await settled();
      expect(before.filter(({ parentNode, data }) => parentNode?.nodeName === 'P' && data !== '')).toEqual(
        [],
      );
      return {
        container,
        async become(next: SentenceProps) {
          rerender(<Sentence {...next} />);
          await settled();
          await settled();
        },
      };
    }

    it.each<[what: string, before: SentenceProps, after: SentenceProps]>([
      ['a text that has changed', { count: 1 }, { count: 2 }],
      ['a text that has come', {}, { greeting: 'Hello. ' }],
      ['a text that has gone', { greeting: 'Hello. ' }, {}],
      ['an element before a text', { greeting: 'Hello. ' }, { greeting: 'Hello. ', isLate: true }],
      ['an element that has gone', { isLate: true }, {}],
      ['texts in another order', { order: ['one', 'two', 'three'] }, { order: ['three', 'one', 'two'] }],
      ['fewer texts', { order: ['one', 'two', 'three'] }, { order: ['two'] }],
      [
        'all of that',
        { greeting: 'Hi. ', order: ['a', 'b'] },
        { count: 5, isLate: true, order: ['b', 'c', 'a'] },
      ],
    ])('shows %s', async (_what, before, after) => {
      const { container, become } = await changed(before);
      await become(after);
      const plain = render(<Sentence {...after} />);
      expect(container.textContent).toBe(plain.container.textContent);
      plain.unmount();
      // And back, now that the others have been there again.
      await become(before);
      expect(container.textContent).toBe(render(<Sentence {...before} />).container.textContent);
    });
  },
);

it('stands texts whose replacement nobody has seen', async () => {
  const { container, rerender } = render(<Sentence greeting="Hello. " />);
  const texts = [...(container.querySelector('p')?.childNodes ?? [])].filter((node) => node instanceof Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    // As if nobody had seen it: in an element that is not on the page.
    const paragraph = text.parentElement;
    paragraph?.remove();
    text.replaceWith(font);
    container.append(paragraph ?? '');
  }
  await settled();
  expect(() => rerender(<Sentence isLate order={['one']} />)).not.toThrow();
  expect(container).toHaveTextContent(/at last/);
});

it('stands elements that somebody has removed or put an element around', async () => {
  const list = (words: readonly string[]) => (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
  const { container, rerender } = render(list(['one', 'two', 'three', 'four']));
  await settled();
  const [, second, third] = container.querySelectorAll('li');
  second?.remove();
  const around = document.createElement('div');
  third?.replaceWith(around);
  around.append(third ?? '');
  await settled();
  rerender(list(['four', 'new', 'three', 'one']));
  await settled();
  expect([...container.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual([
    'four',
    'new',
    'three',
    'one',
  ]);
  rerender(list([]));
  expect(container.querySelector('ul')).toBeEmptyDOMElement();
});
