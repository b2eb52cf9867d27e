// @vitest-environment jsdom
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { append, type Content } from './append';
import { Fragment } from './jsx-runtime';
import * as early from './react';

/** Written with the names of both: React's, and those that stand in for it. */
type Kit = Pick<typeof React, 'createElement' | 'Fragment' | 'useState' | 'useRef' | 'forwardRef'>;
type Tree = (kit: Kit) => React.ReactNode;

const NAUGHTY = '<img src=x onerror=alert(1)> & "quotes" \u202e';

const TREES: [what: string, tree: Tree][] = [
  ['texts and numbers', ({ createElement }) => createElement('p', null, 'a', 1, ' ', 0, NAUGHTY)],
  [
    'nothing for what is not shown',
    ({ createElement }) => createElement('p', null, null, undefined, true, false, '', 'a'),
  ],
  [
    'lists, fragments and components in each other',
    ({ createElement, Fragment }) => {
      const Items = ({ names }: { names: string[] }) =>
        createElement(
          Fragment,
          null,
          names.map((name) => createElement('li', { key: name }, name)),
        );
      return createElement('ul', null, createElement(Items, { names: ['a', 'b'] }), [
        createElement('li', { key: 1 }, 'c'),
      ]);
    },
  ],
  [
    'attributes by their names in React',
    ({ createElement }) =>
      createElement('label', { className: 'a b', htmlFor: 'x', tabIndex: -1, dir: 'auto' }, NAUGHTY),
  ],
  [
    'attributes that are texts, and attributes that are there or not',
    ({ createElement }) =>
      createElement('input', {
        'aria-hidden': true,
        'aria-expanded': false,
        'data-state': NAUGHTY,
        disabled: true,
        required: false,
        title: undefined,
        lang: null,
        readOnly: true,
      }),
  ],
  [
    'an icon',
    ({ createElement }) =>
      createElement(
        'svg',
        { viewBox: '0 0 24 24', strokeWidth: 2, 'aria-label': 'Verified', role: 'img', className: 'size-4' },
        createElement('g', { fill: 'currentColor' }, createElement('rect', { x: 1, rx: 4 })),
        createElement('path', { d: 'm8 12', fillRule: 'evenodd', strokeLinecap: 'round' }),
      ),
  ],
  [
    'a picture',
    ({ createElement }) =>
      createElement('img', {
        src: 'https://example.org/a.png',
        alt: '',
        loading: 'lazy',
        decoding: 'async',
        referrerPolicy: 'no-referrer',
      }),
  ],
  [
    'state and refs for the first time',
    ({ createElement, useState, useRef, forwardRef }) => {
      const Inner = forwardRef<HTMLElement, { name: string }>(function Inner({ name }, ref) {
        return createElement('b', { ref }, name);
      });
      const Outer = () => {
        const [given] = useState('given');
        const [made] = useState(() => 'made');
        return createElement(Inner, { ref: useRef(null), name: `${given} ${made}` });
      };
      return createElement(Outer);
    },
  ],
];

describe('JSX without React makes the same elements as with it:', () => {
  it.each(TREES)('%s', (_what, tree) => {
    const drawn = document.createElement('div');
    append(drawn, tree({ ...early, Fragment } as unknown as Kit) as Content);
    const rendered = document.createElement('div');
    rendered.innerHTML = renderToStaticMarkup(tree(React));
    expect(rendered.childNodes.length).toBeGreaterThan(0);
    // React's markup has one text where there are several pieces.
    drawn.normalize();
    if (!drawn.isEqualNode(rendered)) expect(drawn.outerHTML).toBe(rendered.outerHTML);
    expect(drawn.isEqualNode(rendered)).toBe(true);
  });

  it('has no listeners, which come with the app', () => {
    const drawn = document.createElement('div');
    const press = () => {
      throw new Error('pressed');
    };
    append(drawn, early.createElement('button', { onClick: press, type: 'button' }, 'Press'));
    drawn.querySelector('button')?.click();
    expect(drawn.innerHTML).toBe('<button type="button">Press</button>');
  });
});
