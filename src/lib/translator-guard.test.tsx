import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { guardAgainstTranslators } from './translator-guard';

beforeAll(guardAgainstTranslators);

interface SentenceProps {
  greeting?: string;
  isLate?: boolean;
  order?: readonly string[];
}

const Sentence = ({ greeting = '', isLate = false, order = [] }: SentenceProps) => (
  <p>
    {greeting}
    {isLate && <b>Late. </b>}
    You have boards{isLate ? ', at last' : <i>.</i>}
    {order.map((word) => (
      <Word key={word}>{word}</Word>
    ))}
  </p>
);
const Word = ({ children }: { children: string }) => children;

/** Changes each text node as a translator (replace) or a highlighting extension (surround) does. */
function changeTexts(container: HTMLElement, how: 'replace' | 'surround') {
  for (const text of [...(container.querySelector('p')?.childNodes ?? [])]) {
    if (!(text instanceof Text)) continue;
    const around = document.createElement('font');
    text.replaceWith(around);
    around.append(how === 'surround' ? text : text.data);
  }
}

it.each(['replace', 'surround'] as const)(
  'keeps rendering after an extension has changed texts (%s)',
  (how) => {
    const { container, rerender } = render(<Sentence greeting="Hello. " order={['one', 'two', 'three']} />);
    changeTexts(container, how);
    rerender(<Sentence isLate order={['three', 'four', 'one']} />);
    expect(container).toHaveTextContent(/Late\..*at last/);
    expect(container).toHaveTextContent(/four/);
    rerender(<Sentence />);
  },
);

it('removes an element that an extension has put around a text', () => {
  const { container, rerender } = render(<Sentence greeting="Hello. " order={['one']} />);
  changeTexts(container, 'surround');
  rerender(<Sentence />);
  expect(container).toHaveTextContent(/^You have boards\.$/);
});
