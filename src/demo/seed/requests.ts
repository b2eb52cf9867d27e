import type { RequestSeed } from './records';

/** Accepted applicants are listed as members in their board's seed. */
// oxfmt-ignore
export const REQUESTS: readonly RequestSeed[] = [
  { board: 'northern-design-circle', user: 'zoe-vandenberghe', sentDaysAgo: 1, answers: [
    'I have worked alone for two years, and I notice that I stopped changing my mind. I would like people around me who ask why.',
    'A booking flow for a climbing hall. It is ugly, it is unfinished, and the empty state is the best part of it.',
    'Ghent, Belgium. Four times a year by night train.',
    'About 52,000 USD, less for something that matters.'] },
  { board: 'northern-design-circle', user: 'amara-diallo', sentDaysAgo: 2, answers: [
    'Three reasons:\n\n1. Nobody in Dakar reviews my brand work as strictly as I need it.\n2. I can give honest notes in French, English and Wolof.\n3. Matteo said that you laugh a lot.',
    'The identity of a bus company: 14 lines, 3 alphabets, one van to paint it on.',
    'Dakar. Remote, mostly; I could come once a year.',
    ''] },
  { board: 'northern-design-circle', user: 'isabel-quintanilla', sentDaysAgo: 3, answers: [
    'Maya’s review of my portfolio changed how I work, so I would like to return the favour to others.',
    'My case study on contrast in weather apps, version 6',
    'Valparaíso, Chile', '24,000 USD'] },
  { board: 'northern-design-circle', user: 'leila-haddadi', sentDaysAgo: 5, answers: [
    'می‌خواهم از دیگران یاد بگیرم. I want to learn from designers who do not read my script, because they see the shape before the word.',
    'A savings account for people who cannot read well: icons, voice, very large numbers.',
    'Tehran; a visa takes three months, so tell me early.',
    'Hard to compare across countries, let us talk.'] },
  { board: 'northern-design-circle', user: 'arjun-mehta', sentDaysAgo: 9, answers: [
    'I am a product manager, not a designer. If that is a reason to say no, I understand, but the best designers I know say that they learned most from arguing with one.',
    'A prototype that failed in testing with 9 of 10 people, with recordings.',
    'Pune, remote',
    'INR 30 lakh, which is around 36,000 USD'] },
  { board: 'northern-design-circle', user: 'sione-tuilagi', sentDaysAgo: 16, answers: [
    'Curious.', '', 'Apia', ''] },
  { board: 'open-source-interface-crew', user: 'kofi-mensah', sentDaysAgo: 2, answers: [
    'I use open-source maps every day, and I would like to give something back that is not a bug report.',
    'A map editor, because its users are the most patient people on earth, and they should not have to be.',
    'Six, on Tuesdays and Sundays'] },
  { board: 'open-source-interface-crew', user: 'fatima-zahra-el-idrissi', sentDaysAgo: 4, answers: [
    'I want my first real pull request to be one that somebody sees.',
    'A note-taking app: I have 14 screenshots of things that confused me, and a proposal for each.',
    'Ten until June, then five'] },
  { board: 'docs-people-who-ship', user: 'tomas-ferreira', sentDaysAgo: 3, answers: [
    'Our product died, but its documentation was praised until the last day. I wrote a third of it, and I would like to get better at it.',
    'The page on rate limits: I would put the number first, and the reason second.',
    'Portuguese, English, some Spanish, TypeScript'] },
  { board: 'docs-people-who-ship', user: 'beatriz-almeida', sentDaysAgo: 6, answers: [
    'I write for the theatre and I would like to write for people who are in a hurry.', 'No page yet, only programmes', 'Portuguese and English'] },
  { board: 'accessibility-first', user: 'min-jun-park', sentDaysAgo: 7, answers: [
    'A customer told me that our check-out cannot be used with the keyboard. He was right.', 'Once; I did not get past the cookie banner.'] },
  { board: 'remote-react-guild', user: 'rania-mansour', sentDaysAgo: 8, answers: [
    'I have more work than hours in some months, and the other way round in others.', 'The timetable of a school in Giza; all of the front end is mine', '42,000 USD, remote'] },
  { board: 'juniors-and-mentors', user: 'ines-carvalho', sentDaysAgo: 10, answers: [
    'I would like to move from selling solar kits to planning them.', 'Read a balance sheet', 'Luanda, evenings'] },
  { board: 'tiny-apps-club', user: 'gustav-holm', sentDaysAgo: 5, answers: ['I made an app that says whether it will rain on my way home.', 'It says yes. It is usually right.'] },
  { board: 'growth-without-tricks', user: 'beatriz-almeida', sentDaysAgo: 11, answers: ['To learn it the right way first.', '', '16,000 USD'] },

  { board: 'northern-design-circle', user: 'eszter-nagy', status: 'accepted', sentDaysAgo: 120, decidedDaysAgo: 118,
    note: 'Your work on letters from the authorities is exactly what we never get to see. Welcome.',
    answers: ['I design services, and screens are only a third of them.', 'A letter, before and after', 'Budapest, twice a year', '60,000 USD'] },
  { board: 'northern-design-circle', user: 'bao-chen', status: 'accepted', sentDaysAgo: 96, decidedDaysAgo: 95,
    note: 'Please bring the elevator animation to the next session.',
    answers: ['我想看看北方的設計師怎麼工作。I want to see how designers up north work.', 'An animation for a slow elevator', 'Taipei, remote', ''] },
  { board: 'northern-design-circle', user: 'jamal-whitfield', status: 'rejected', sentDaysAgo: 80, decidedDaysAgo: 78,
    note: 'The circle is for people who design every week. The open evening in spring would love to have you.',
    answers: ['I work with designers daily, and I want to understand them better.', 'A newsletter', 'Atlanta', '95,000 USD'] },
  { board: 'northern-design-circle', user: 'gustav-holm', status: 'rejected', sentDaysAgo: 14, decidedDaysAgo: 13,
    note: '', answers: ['Free breakfast?', '', 'Aarhus', ''] },
  { board: 'open-source-interface-crew', user: 'tomas-ferreira', status: 'accepted', sentDaysAgo: 54, decidedDaysAgo: 52,
    note: 'Your patch to the calendar said more than the application. Welcome, you start with the settings screen.',
    answers: ['I would like to work with designers again, even unpaid, and to learn how a maintainer thinks.', 'A calendar server, because its week view starts on the wrong day', 'Eight, while I am looking for a job'] },
  { board: 'open-source-interface-crew', user: 'jonas-kettler', status: 'accepted', sentDaysAgo: 150, decidedDaysAgo: 149,
    note: 'We need you more than you need us.',
    answers: ['Because you keep shipping buttons that my screen reader calls “button”.', 'Any, as long as they listen', 'Two'] },
  { board: 'first-portfolio-reviews', user: 'isabel-quintanilla', status: 'accepted', sentDaysAgo: 40, decidedDaysAgo: 39,
    note: 'Strong case studies. We will talk about the order they come in.',
    answers: ['I have sent 31 applications and got 29 silences.', 'https://isabel-quintanilla.example.com/'] },
  { board: 'remote-react-guild', user: 'tomas-ferreira', status: 'rejected', sentDaysAgo: 31, decidedDaysAgo: 29,
    note: 'We only take people one of us has worked with. Do apply again after a project with Łukasz, he asked about you.',
    answers: ['I am between jobs and can take a contract next week.', 'The seat map of a bus booking site, all of it', '62,000 USD, open to less for four days a week'] },
  { board: 'bengaluru-backend-evenings', user: 'diego-castellanos', status: 'accepted', sentDaysAgo: 60, decidedDaysAgo: 59,
    note: 'Good story about the lost migration. Come and tell it.',
    answers: ['The time zone is awful, the talks are worth it.', 'A migration that ran twice'] },
  { board: 'accessibility-first', user: 'mirela-popescu', status: 'accepted', sentDaysAgo: 101, decidedDaysAgo: 100,
    note: 'Words are half of accessibility.', answers: ['I write labels, and I want to hear them.', 'Yes, every week'] },
  { board: 'community-keepers', user: 'tala-morales', status: 'rejected', sentDaysAgo: 22, decidedDaysAgo: 20,
    note: 'Come back once your community is half a year old.', answers: ['To learn early', 'A study group of nine', 'Nothing yet'] },
];
