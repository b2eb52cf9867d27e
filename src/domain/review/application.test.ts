import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { createApplicationReader, readApplication } from './application';

it('splits answers by the board’s questions, with former questions at the end', () => {
  const { answers } = application('x', {}, ['Old one,yes', 'Salary?,1,000', 'Why, and why now?,a, b']);
  expect(answers).toEqual([
    { question: 'Why, and why now?', answer: 'a, b' },
    { question: 'Salary?', answer: '1,000' },
    { question: 'Old one', answer: 'yes' },
  ]);
});

it('gives each of two equal questions its own answer', () => {
  const { request } = application('x', {}, ['Link?,first', 'Link?,second', 'Link?,third']);
  expect(readApplication(request, ['Link?', 'Link?']).answers.map(({ answer }) => answer)).toEqual([
    'first',
    'second',
    'third',
  ]);
});

it('matches a question regardless of outer spaces', () => {
  const { request } = application('x', {}, [' Where? ,Oslo']);
  expect(readApplication(request, [' Where? ']).answers).toEqual([{ question: 'Where?', answer: 'Oslo' }]);
});

it('searches answers, profile and links as separate texts', () => {
  const { searchText } = application(
    'Ana',
    {
      username: 'ana-1',
      email: 'ana@example.com',
      bio: 'Birds',
      location: 'Oslo',
      role: 'designer',
      tech: ['Go', 'SQL'],
      socialMedia: [{ platform: 'blog', url: 'https://ana.example' }],
    },
    ['Why, and why now?,Curious', 'Salary?,90'],
  );
  expect(searchText()).toBe(
    'curious\n90\nana\nana-1\nana@example.com\nbirds\noslo\ndesigner\ngo\nsql\nhttps://ana.example',
  );
});

it('identifies an application by its person, or by the request without an account', () => {
  expect(application('r1', { id: 'u1' }).personKey).toBe('u1');
  expect(application('r1', { id: '' }).personKey).toBe('r1');
});

it('reads each request only once', () => {
  const { request } = application('Ana', {}, ['Salary?,90']);
  const read = createApplicationReader(['Salary?']);
  const first = read([request]).get('Ana');
  expect(first).toMatchObject({ id: 'Ana', answers: [{ question: 'Salary?', answer: '90' }] });
  expect(read([request]).get('Ana')).toBe(first);
  expect(read([{ ...request }]).get('Ana')).not.toBe(first);
});

it('keeps an open application that has left the list', () => {
  const { request } = application('Ana', {});
  const read = createApplicationReader([]);
  read([request]);
  expect([...read([{ ...request, id: 'Bo' }]).keys()]).toEqual(['Ana', 'Bo']);
});
