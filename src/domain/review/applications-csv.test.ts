import { expect, it } from 'vitest';
import { application, QUESTIONS } from '../../../tests/application';
import { applicationsCsv } from './applications-csv';
import { NO_MARK } from './mark';

const fields = (isHidden: boolean, alias: string | null = null) => {
  const one = application('Bo', { username: 'bo-1', salary: { salary: 123_456, hidden: isHidden } }, [
    'Salary?,90',
    'Asked before?,yes',
  ]);
  const mark = { ...NO_MARK, isStarred: true, score: 4, tag: 'talk', note: 'Knows Carla' };
  const csv = applicationsCsv(QUESTIONS, [{ application: one, standing: 'Pending', mark, alias }]);
  const [head = '', row = ''] = csv.replace('\ufeff', '').split('\r\n');
  const cells = (line: string) => line.slice(1, -1).split('","');
  return Object.fromEntries(cells(head).map((name, index) => [name, cells(row)[index]]));
};

it('gives each question a column, and what was asked before one for all', () => {
  expect(fields(false)).toMatchObject({
    Name: 'Bo',
    Username: 'bo-1',
    Status: 'Pending',
    'Why, and why now?': '',
    'Salary?': '90',
    'Other answers': 'Asked before?: yes',
    Star: 'yes',
    Score: '4',
    Tag: 'talk',
  });
});

it('leaves out a hidden salary, and only that', () => {
  expect(fields(true)['Salary (USD per year)']).toBe('');
  expect(fields(false)['Salary (USD per year)']).toBe('123456');
});

it('names nobody in a blind pass', () => {
  expect(fields(false, 'Applicant 7')).toMatchObject({ Name: 'Applicant 7', Username: '', Links: '' });
});
