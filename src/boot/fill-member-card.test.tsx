import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readUserReference } from '@/api/wire/read-user';
import { MemberCard } from '@/components/member-card';
import { MemberCardTemplate } from '@/components/member-card-template';
import { fillMemberCard } from './fill-member-card';

function templateCard(): Element {
  document.body.innerHTML = renderToStaticMarkup(<MemberCardTemplate />);
  const card = document.querySelector('template')?.content.firstElementChild;
  if (!card) throw new Error('no card in the template');
  return card.cloneNode(true) as Element;
}

const ADA = {
  _id: 'ada',
  name: 'Ada Berg',
  username: 'ada99',
  location: 'Oslo',
  profilePicture: 'https://pictures.test/ada.png',
  profileQuestions: {
    role: 'designer',
    yearsOfExperience: 7,
    lookingForOpportunities: 'looking',
    techStack: ['Figma', 'Accessibility', 'CSS', 'HTML', 'SVG'],
  },
};
const withAnswers = (answers: object) => ({
  ...ADA,
  profileQuestions: { ...ADA.profileQuestions, ...answers },
});

describe('a card filled in without React is the same as one rendered by React:', () => {
  it.each<[string, unknown]>([
    ['everything', ADA],
    ['a bare id', 'somebody'],
    ['nothing but an id', { _id: 'x' }],
    ['no name, but a username', { ...ADA, name: ' ' }],
    ['no years', withAnswers({ yearsOfExperience: null })],
    ['no role', withAnswers({ role: '' })],
    ['no years, no role', withAnswers({ role: '', yearsOfExperience: null })],
    ['a role of their own', withAnswers({ role: 'other', customRole: 'Typographer' })],
    ['a role that the app does not know', withAnswers({ role: 'astronaut' })],
    ['a thousand years', withAnswers({ yearsOfExperience: 1000 })],
    ['not open to work', withAnswers({ lookingForOpportunities: 'not_looking' })],
    ['open to work, no location', { ...ADA, location: '' }],
    ['neither', { ...withAnswers({ lookingForOpportunities: '' }), location: '' }],
    ['no technologies', withAnswers({ techStack: [] })],
    ['one technology', withAnswers({ techStack: ['Go'] })],
    ['as many technologies as fit', withAnswers({ techStack: ['Go', 'Go', 'Kubernetes'] })],
    ['no picture', { ...ADA, profilePicture: null }],
    ['a picture that is none', { ...ADA, profilePicture: 'javascript:alert(1)' }],
    [
      'markup',
      {
        ...withAnswers({ role: 'other', customRole: '<i>', techStack: ['<b>x</b>'] }),
        _id: '"><b>',
        name: '<img src=x onerror=alert(1)>',
        location: '</p><script>alert(1)</script>',
      },
    ],
    [
      'right-to-left and emoji',
      { ...withAnswers({ techStack: ['أ'] }), name: 'ليلى 👩‍👩‍👧', location: '\u202eevil' },
    ],
    ['an id of dots and slashes', { ...ADA, _id: '../..' }],
  ])('%s', (_what, wire) => {
    const member = readUserReference(wire);
    for (const action of [null, <span className="block size-8" />]) {
      const filled = templateCard();
      fillMemberCard(filled, member, action !== null);
      const { container, unmount } = render(
        <MemoryRouter>
          <MemberCard member={member} action={action} />
        </MemoryRouter>,
      );
      const drawn = container.firstElementChild!;
      // The generated drawing is the app's.
      if (!filled.querySelector('img')) drawn.querySelector('span[aria-hidden]')?.replaceChildren();
      if (!filled.isEqualNode(drawn)) expect(filled.outerHTML).toBe(drawn.outerHTML);
      expect(filled.isEqualNode(drawn)).toBe(true);
      unmount();
    }
  });
});
