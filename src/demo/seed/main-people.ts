import type { PersonSeed } from './person-seed';

/** The people that the account chooser offers, in its order. */
// oxfmt-ignore
export const MAIN_PEOPLE: readonly PersonSeed[] = [
  {
    slug: 'maya-lindqvist', name: 'Maya Lindqvist', role: 'designer', years: 11, location: 'Stockholm, Sweden', verified: true, joinedDaysAgo: 612,
    bio: 'Design lead who likes small teams and plain words. I run a few boards to bring people together who would not meet otherwise.',
    tech: ['Figma', 'Design systems', 'Prototyping', 'HTML', 'CSS'], links: ['twitter', 'linkedin', 'instagram', 'portfolio', 'wallet'],
    salary: 118000, salaryHidden: true, work: 'hybrid',
  },
  {
    slug: 'tomas-ferreira', name: 'Tomás Ferreira', role: 'developer', developerType: ['frontend', 'fullstack'], years: 4, location: 'Porto, Portugal', joinedDaysAgo: 143,
    bio: 'Front-end developer, four years in a travel start-up that has just closed. Looking for a team that ships every week and talks to its users.',
    tech: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Playwright', 'CSS'], links: ['github', 'linkedin', 'peerlist', 'leetcode', 'Reading list', 'wallet'],
    salary: 62000, looking: 'looking', work: 'remote',
  },
  {
    slug: 'noor-haddad', name: 'Noor Haddad', role: 'product', years: 7, location: 'Amman, Jordan', joinedDaysAgo: 9,
    bio: 'Product manager for payment products. New here, and curious who else is around.',
    tech: ['Roadmapping', 'SQL', 'User interviews'], links: ['linkedin', 'twitter'], salary: 74000, looking: 'no_answer', work: 'hybrid',
  },
  {
    slug: 'priya-raghunathan', name: 'Priya Raghunathan', role: 'devrel', years: 9, location: 'Bengaluru, India', verified: true, joinedDaysAgo: 540,
    bio: 'Developer relations. I read documentation for fun and rewrite it for a living.',
    tech: ['Technical writing', 'Python', 'Go', 'Public speaking'], links: ['github', 'twitter', 'youtube', 'linkedin'], salary: 96000, work: 'remote',
  },
  {
    slug: 'samuel-okonkwo', name: 'Samuel Okonkwo', role: '', years: null, location: '', joinedDaysAgo: 1, unfinished: true,
    bio: 'Site reliability engineer who got as far as the second step.', links: [],
  },
];
