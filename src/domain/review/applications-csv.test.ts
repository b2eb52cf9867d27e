import { expect, it } from 'vitest';
import { application, QUESTIONS } from '@kit/application';
import { applicationsCsv, type CsvRow } from './applications-csv';
import { NO_MARK, type Mark } from './mark';

const BO = {
  username: 'bo-1',
  location: 'Oslo',
  role: 'designer',
  years: 7,
  tech: ['Go', 'SQL'],
  looking: 'looking',
  socialMedia: [
    { platform: 'blog', url: 'https://bo.example' },
    { platform: 'github', url: 'https://github.com/bo' },
  ],
};
const fields = (isHidden: boolean) => {
  const salary = { salary: 123_456, hidden: isHidden };
  const answers = ['Salary?,90', 'Asked before?,yes', 'Long ago?,no'];
  const mark: Mark = {
    ...NO_MARK,
    verdict: 'maybe',
    score: 4,
    tags: ['talk', 'Go'],
    comment: 'Knows Carla',
  };
  return cellsOf({
    application: application('Bo', { ...BO, salary }, answers),
    status: 'Pending',
    mark,
  });
};
const cellsOf = (row: CsvRow) => {
  const csv = applicationsCsv(QUESTIONS, [row]);
  const [head = '', line = ''] = csv.replace('\ufeff', '').split('\r\n');
  const cells = (text: string) => text.slice(1, -1).split('","');
  return Object.fromEntries(cells(head).map((name, index) => [name, cells(line)[index]]));
};

it('gives each question a column, and former questions a shared one', () => {
  expect(fields(false)).toEqual({
    Name: 'Bo',
    Username: 'bo-1',
    Status: 'Pending',
    Applied: '',
    'Current role': 'Designer',
    'Current years of experience': '7',
    'Current tech stack': 'Go, SQL',
    'Current work preference': '',
    'Current job search': 'Looking for opportunities',
    'Current location': 'Oslo',
    'Current salary (USD per year)': '123456',
    'Current links': 'https://bo.example https://github.com/bo',
    'Why, and why now?': '',
    'Salary?': '90',
    'Other answers': 'Asked before?: yes\nLong ago?: no',
    Verdict: 'Maybe',
    Score: '4',
    Tags: 'talk, Go',
  });
});

it('leaves the cell of an unknown value empty', () => {
  const row: CsvRow = {
    application: application('Bo', {}),
    status: 'Pending',
    mark: NO_MARK,
  };
  expect(cellsOf(row)).toMatchObject({
    Applied: '',
    'Current years of experience': '',
    'Current tech stack': '',
    'Current salary (USD per year)': '',
    'Current links': '',
    'Other answers': '',
    Verdict: '',
    Score: '',
    Tags: '',
  });
});

it.each([
  [
    { name: '', username: 'ada' },
    { Name: '', Username: 'ada' },
  ],
  [
    { name: ' ', username: '' },
    { Name: '', Username: '' },
  ],
  [
    { name: 'Unnamed', username: 'ada' },
    { Name: '', Username: 'ada' },
  ],
  [
    { name: ' Ada ', role: 'other' },
    { Name: 'Ada', 'Current role': '' },
  ],
])('does not export the placeholder %j', (user, expected) => {
  const row: CsvRow = {
    application: application('ada', user),
    status: 'Pending',
    mark: NO_MARK,
  };
  expect(cellsOf(row)).toMatchObject(expected);
});

it('omits a hidden salary only', () => {
  expect(fields(true)['Current salary (USD per year)']).toBe('');
  expect(fields(false)['Current salary (USD per year)']).toBe('123456');
});
