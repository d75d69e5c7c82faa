import { expect, it } from 'vitest';
import { datesProblem } from './terms.ts';

const fall = { name: 'Fall', startsOn: '2026-08-20', endsOn: '2026-12-18' };
const year = { name: '2026-27', startsOn: '2026-08-01', endsOn: '2027-07-31' };

it('takes dates in order, inside and apart', () => {
  expect(datesProblem({ startsOn: '2026-12-19', endsOn: '2027-05-30' }, [fall], year)).toBeNull();
  expect(datesProblem({ startsOn: '2026-09-01', endsOn: '2026-09-01' }, [], year)).toBeNull();
});

it('takes a term from the first to the last day of its year, and none that shares a day with another', () => {
  expect(datesProblem({ startsOn: year.startsOn, endsOn: year.endsOn }, [], year)).toBeNull();
  expect(datesProblem({ startsOn: '2026-08-01', endsOn: '2026-08-19' }, [fall], year)).toBeNull();
  expect(datesProblem({ startsOn: '2026-08-01', endsOn: '2026-08-20' }, [fall], year)?.why).toBe('overlap');
  expect(datesProblem({ startsOn: '2027-01-01', endsOn: '2027-08-01' }, [], year)?.why).toBe('outside');
});

it('names what is wrong, and with what', () => {
  expect(datesProblem({ startsOn: '2027-01-02', endsOn: '2027-01-01' }, [], year)).toEqual({
    why: 'order',
    other: null,
  });
  expect(datesProblem({ startsOn: '2026-07-31', endsOn: '2026-09-01' }, [], year)).toEqual({
    why: 'outside',
    other: '2026-27',
  });
  expect(datesProblem({ startsOn: '2026-12-18', endsOn: '2027-05-30' }, [fall], year)).toEqual({
    why: 'overlap',
    other: 'Fall',
  });
});
