import { describe, expect, it } from 'vitest';
import { uncheckedTexts } from './left.ts';

const FILE = 'features/home/queries.ts';
const problemsOf = (source: string, count = 0) =>
  uncheckedTexts([[FILE, source]], count === 0 ? {} : { [FILE]: { count, why: 'of the test' } });

describe('a text that is no statement', () => {
  it.each([
    ['to the pool', "await db.pool.query('select 1')"],
    ['with a type of its own', 'await pool.query<{ yes: boolean }>(TEXT, [userId])'],
    ['over lines', 'client\n  .query(\n  `select 1`)'],
    ['to a client that may be gone', 'this.#client?.query(`listen news`)'],
    ['in a unit', "await tx.execute('select 1')"],
  ])('is named where it is sent %s', (_, source) => {
    expect(problemsOf(source)).toEqual([
      `${FILE} sends 1 texts that are no statements, 0 may be: declare them`,
    ]);
  });

  it.each([
    ['a statement of a unit', 'await tx.query(findCourse({ courseId }))'],
    ['one over lines', 'await tx\n  .query(findCourse({ courseId }))'],
    ['one by itself', 'await units.alone(findUser({ email }))'],
    ['words that somebody looks for', 'searchWords(input.query)'],
  ])('is not %s', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it('may be where it is written down, and not once more or less', () => {
    const one = "pool.query('select 1');";
    expect(problemsOf(one, 1)).toEqual([]);
    expect(problemsOf(one + one, 1)).toHaveLength(1);
    expect(problemsOf('', 1)).toEqual([
      `${FILE} sends 0 texts that are no statements: write that down in tools/sql-types/left.ts`,
    ]);
  });
});
