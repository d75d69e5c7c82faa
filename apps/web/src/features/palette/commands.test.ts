import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, matchCommands } from './commands.ts';

const command = (label: string, hint?: string): Command => ({
  id: label,
  label,
  group: 'Pages',
  icon: null as never,
  ...(hint === undefined ? {} : { hint }),
  run: () => {},
});
const ALL = [
  command('Grades'),
  command('To grade'),
  command('Español I', 'Inés Castellanos'),
  command('Algebra I'),
];
const labels = (query: string) => matchCommands(ALL, query).map((one) => one.label);

describe('palette', () => {
  it('puts what begins with the query first', () => {
    expect(labels('grade')).toEqual(['Grades', 'To grade']);
    expect(labels('to g')).toEqual(['To grade']);
  });

  it('finds without accents and by the hint', () => {
    expect(labels('espanol')).toEqual(['Español I']);
    expect(labels('ines cast')).toEqual(['Español I']);
  });

  it('shows all without a query, nothing for what is not there, and never fails', () => {
    expect(labels('  ')).toHaveLength(ALL.length);
    expect(labels('zebra')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (query) => matchCommands(ALL, query).every((one) => ALL.includes(one))),
    );
  });
});
