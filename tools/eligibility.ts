/**
 * Reads cases, `{ "vectors": [ … ] }`, from standard input and prints the verdicts on those that hold courses as a JSON
 * list: `npm run --silent eligibility < cases.json`.
 */
import { text } from 'node:stream/consumers';
import { type Case, resultOfCase } from '../packages/domain/src/eligibility/case-file.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCase = (value: unknown): value is Case => isObject(value) && Array.isArray(value.courses);

function casesIn(json: string): readonly Case[] {
  const parsed: unknown = JSON.parse(json);
  const list = isObject(parsed) ? parsed.vectors : null;
  if (!Array.isArray(list)) throw new TypeError('There is no list "vectors"');
  return list.filter(isCase).map((one) => ({ ...one, courses: one.courses.filter(isObject) }));
}

try {
  const cases = casesIn(await text(process.stdin));
  process.stdout.write(`${JSON.stringify(cases.map(resultOfCase), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
