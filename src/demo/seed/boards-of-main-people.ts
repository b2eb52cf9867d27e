import type { BoardSeed } from './board-seed';

// prettier-ignore
export const BOARDS_OF_MAIN_PEOPLE: readonly BoardSeed[] = [
  { slug: 'northern-design-circle', name: 'Northern Design Circle', types: ['designers', 'product-managers'], shortLink: 'nordic1', madeDaysAgo: 410,
    description: 'Product designers from the north and everywhere else who show unfinished work once a month. We give notes, not praise, and everyone leaves with one thing to try.',
    questions: ['Which piece of work, finished or not, would you show first?', 'What is your location, and how often could you come to Stockholm?', 'What are your salary expectations per year?'],
    creator: 'maya-lindqvist', members: ['matteo-ricci', 'eszter-nagy', 'bao-chen'], moreMembers: 6 },
  { slug: 'open-source-interface-crew', name: 'Open Source Interface Crew', types: ['designers', 'developers'], shortLink: 'oss-ui', madeDaysAgo: 205,
    description: 'We adopt open-source projects with good code and bad screens, two at a time, and stay until the maintainers can go on alone.',
    questions: ['Which open-source project would you adopt, and why?', 'How many hours a week can you give?'],
    creator: 'maya-lindqvist', members: ['tomas-ferreira', 'yael-ben-david', 'jonas-kettler'], moreMembers: 9 },
  { slug: 'first-portfolio-reviews', name: 'First Portfolio Reviews', types: ['designers', 'others'], shortLink: 'folio22', madeDaysAgo: 62,
    description: 'Kind, thorough portfolio reviews for people looking for their first job in design. Reviewers have hired before; nobody is asked to pay.',
    questions: ['Where can we see your portfolio?'],
    creator: 'maya-lindqvist', members: ['isabel-quintanilla'], moreMembers: 0 },
  { slug: 'stockholm-breakfast-table', name: 'Stockholm Breakfast Table', types: ['others'], shortLink: 'frukost', madeDaysAgo: 6,
    description: 'Eight chairs, one long table, every first Thursday at half past seven. Come hungry, leave with a name you did not know.',
    questions: ['Which location in Stockholm suits you best?'],
    creator: 'maya-lindqvist', members: ['oscar-lindgren', 'ingrid-solheim'], moreMembers: 0 },
  { slug: 'docs-people-who-ship', name: 'Docs People Who Ship', types: ['developers', 'marketers'], shortLink: 'docship', madeDaysAgo: 300,
    description: 'Technical writers, developer advocates and engineers who believe that an undocumented feature does not exist. Weekly peer review of real pages.',
    questions: ['Link one page you wrote, and tell us what you would change today', 'Which languages, human or otherwise, do you write in?'],
    creator: 'priya-raghunathan', members: ['oscar-lindgren', 'mirela-popescu', 'tala-morales'], moreMembers: 31 },
  { slug: 'bengaluru-backend-evenings', name: 'Bengaluru Backend Evenings', types: ['developers'], shortLink: 'blr-be', madeDaysAgo: 118,
    description: 'Two short talks and one long argument about queues, every second Wednesday. Remote people are on the big screen, not in a corner of it.',
    questions: ['What broke in production last, and what did you learn?'],
    creator: 'priya-raghunathan', members: ['wang-xiaoming', 'diego-castellanos'], moreMembers: 14 },
];
