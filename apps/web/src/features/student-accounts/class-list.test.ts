import { expect, it } from 'vitest';
import { readClassList } from './class-list.ts';

const read = (text: string, isMonthFirst = true) =>
  readClassList(text, isMonthFirst).map(({ givenName, familyName, birthOn, gradeLevel }) =>
    [givenName, familyName, birthOn, gradeLevel].join('|'),
  );

it('reads a spreadsheet with headings, in whatever order', () => {
  expect(
    read(
      'First name\tLast name\tBirthday\tGrade\nAda\tLake\t3/4/2019\t2nd\n\nBen\tvan der Berg\t2018-12-31\tK\n',
    ),
  ).toEqual(['Ada|Lake|2019-03-04|2', 'Ben|van der Berg|2018-12-31|0']);
  expect(read('2;Lake, Ada;4.3.2019', false)).toEqual(['Ada|Lake|2019-03-04|2']);
});

it('reads days and months in the order of the language, unless only one is possible', () => {
  expect(read('Ada Lake, 13/4/2019, 2')).toEqual(['Ada|Lake|2019-04-13|2']);
  expect(read('Ada Lake, 4/13/2019, 2', false)).toEqual(['Ada|Lake|2019-04-13|2']);
  expect(read('Ada Lake, 3/4/2019, 2', false)).toEqual(['Ada|Lake|2019-04-03|2']);
});

it('leaves empty what it can’t read', () => {
  expect(read('Ada Lake')).toEqual(['Ada|Lake||']);
  expect(read('Ada Lake, 31/31/2019, 99')).toEqual(['Ada Lake|31/31/2019 99||']);
  expect(read('Zoë')).toEqual(['Zoë|||']);
});
