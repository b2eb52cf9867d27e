import { fireEvent, render, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personColour } from '@/domain/person-colour';
import { GeneratedAvatar } from './generated-avatar';
import { UserAvatar } from './user-avatar';

/** Of every kind that a backend may have let through. */
const USERNAMES = [
  ...Array.from({ length: 500 }, (_, index) => `person_${index * index}`),
  ...['a', 'maya', 'Noor-Haddad', 'x'.repeat(300), 'λάμδα', 'יעל', '用户名', '👩🏽‍🚀', '__proto__'],
];

const colourOf = (username: string) => {
  const { container, unmount } = render(<UserAvatar name="Ann" username={username} picture={null} />);
  const colour = container.firstElementChild?.getAttribute('data-colour');
  unmount();
  return colour;
};

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const AA = 4.5;
const [LIGHT = '', DARK = ''] = readFileSync('src/styles/tokens.css', 'utf8').split("[data-theme='dark']");

describe("a person's initials", () => {
  it('stand on the ground of the picture that is drawn of the same person', async () => {
    const few = USERNAMES.filter((_, index) => index % 10 === 0 || index >= 500);
    const { container } = render(
      few.map((one) => <GeneratedAvatar key={one} username={one} picture={null} />),
    );
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(few.length));
    const grounds = [...container.querySelectorAll('svg')].map((svg) =>
      svg.querySelector('g rect')?.getAttribute('fill'),
    );
    expect(grounds).toEqual(few.map((one) => `var(--avatar-${colourOf(one)})`));
  });

  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('can be read on it in the %s theme, whoever it is', (_theme, tokens) => {
    const valueOf = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)?.[1] ?? '';
    const text = luminance(valueOf('text'));
    const contrasts = USERNAMES.map((username) => {
      const ground = luminance(valueOf(`avatar-${personColour(username)}`));
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    });
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(AA);
  });

  it('differ in colour, and have none where the username is not known or hidden', () => {
    expect(new Set(USERNAMES.map(personColour))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(colourOf('')).toBe('');
  });
});

describe('a picture', () => {
  it('that has failed is tried again when the connection comes back', () => {
    const { container } = render(<UserAvatar name="Ann" picture="https://ann.example/me.png" />);
    const picture = () => container.querySelector('img');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    fireEvent(window, new Event('online'));
    expect(picture()).toHaveAttribute('src', 'https://ann.example/me.png');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
  });
});
