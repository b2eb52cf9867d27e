import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { personColour } from '@/domain/member';
import { UserAvatar } from './user-avatar';

const USERNAMES = Array.from({ length: 100 }, (_, index) => `person_${index * index}`);

const colourOf = (username: string) => {
  const { container, unmount } = render(<UserAvatar name="Ann" username={username} picture={null} />);
  const colour = container.firstElementChild?.getAttribute('data-colour');
  unmount();
  return colour;
};
describe("a person's initials", () => {
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
