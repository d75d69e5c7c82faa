import { linesOf, parseTranscript } from '../transcripts/parse.ts';

/** Values that were read of a text and don't stand, letter for letter, in the line that is named with them. */
export function inventedIn(text: string): string[] {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) return [];
  const lines = linesOf(text);
  const invented: string[] = [];
  const expect = (isThere: boolean, what: string) => {
    if (!isThere) invented.push(what);
  };
  const stands = ({ line, text: said }: { readonly line: number; readonly text: string }) =>
    said === lines[line - 1]?.trimEnd();
  for (const { title, grade, credits, source } of parsed.completedCourses) {
    expect(stands(source), `line ${source.line}`);
    expect(source.text.includes(title), title);
    expect(source.text.includes(grade), `${title}: ${grade}`);
    if (credits !== null) expect(numbersIn(source.text).includes(credits), `${title}: ${credits}`);
  }
  for (const { title, source } of parsed.inProgress) expect(source.text.includes(title), title);
  for (const { label, printed, source } of parsed.totals) {
    expect(source.text.includes(label), label);
    expect(numbersIn(source.text).includes(printed), `${label}: ${printed}`);
  }
  const { name, studentId, graduationYear, gpa, creditsEarned } = parsed.studentInfo;
  for (const value of [name, studentId, graduationYear])
    if (value !== null) expect(text.includes(String(value)), String(value));
  for (const value of [gpa, creditsEarned])
    if (value !== null) expect(numbersIn(text).includes(value), String(value));
  return invented;
}

const numbersIn = (line: string): number[] =>
  [...line.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => Number(one.replace(',', '.')));

/** Numbers that look random and are the same each time. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

/** Versions of a text with lines cut, lines left out, lines in another order, and other totals, by turns. */
export function damagedVersions(text: string, count: number): string[] {
  const random = numbersFrom(text.length);
  const next = (below: number) => Math.floor(random.next().value * below);
  const lines = text.split('\n');
  return Array.from({ length: count }, (_, turn) =>
    lines
      .map((line) => ({ line, key: turn % 3 === 0 ? random.next().value : 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ line }) => (turn % 4 === 1 && next(4) === 0 ? line.slice(0, next(line.length + 1)) : line))
      .filter(() => turn % 4 !== 2 || next(5) > 0)
      .map((line) =>
        turn % 4 === 3 && /gpa|credits/i.test(line) ? line.replace(/\d/g, () => String(next(10))) : line,
      )
      .join('\n'),
  );
}
