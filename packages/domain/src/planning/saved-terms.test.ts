import { describe, expect, it } from 'vitest';
import { type TermSpan, termsNow } from './saved-terms.ts';

const term = (id: string, startsOn: TermSpan['startsOn'], endsOn: TermSpan['endsOn']): TermSpan => ({
  ...{ id, name: id, startsOn, endsOn },
});
const FALL = term('fall+1', '2027-08-16', '2027-12-17');
const SPRING = term('spring+1', '2028-01-04', '2028-05-26');

const ids = (saved: readonly TermSpan[], now: readonly TermSpan[]) =>
  termsNow(saved, now)?.map(({ id }) => id) ?? null;

describe('the terms of a saved plan', () => {
  it('are those of their ids, whatever days they have by now', () => {
    expect(ids([FALL], [{ ...FALL, startsOn: '2027-09-01' }])).toEqual(['fall+1']);
  });

  it('are found by their place once the school has entered them', () => {
    const entered = [term('a', '2027-08-18', '2027-12-20'), term('b', '2028-01-05', '2028-06-01')];
    expect(ids([FALL, SPRING], entered)).toEqual(['a', 'b']);
  });

  it('are none where one of them isn’t there any more, or two became one', () => {
    expect(ids([FALL, SPRING], [FALL])).toBeNull();
    expect(ids([FALL, SPRING], [term('year', '2027-08-16', '2028-05-26')])).toBeNull();
    expect(ids([FALL], [term('later', '2028-08-14', '2028-12-15')])).toBeNull();
  });

  it('are the ones that share more days where two have the place', () => {
    const quarter = term('quarter', '2027-10-10', '2027-12-17');
    expect(ids([FALL], [quarter, term('half', '2027-08-20', '2027-12-20')])).toEqual(['half']);
  });
});
