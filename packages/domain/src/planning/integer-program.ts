/** A whole number times a variable, by its place. */
export type Term = readonly [variable: number, times: number];

interface Variable {
  readonly lower: number;
  readonly upper: number;
}

/** A sum of terms that lies between two bounds; infinite ones don't bind. */
export interface Row {
  readonly terms: readonly Term[];
  readonly lower: number;
  readonly upper: number;
}

/** Whole-numbered variables, rows that bind them, and the sum that is to be the least. */
export interface IntegerProgram {
  readonly variables: readonly Variable[];
  readonly rows: readonly Row[];
  readonly objective: readonly Term[];
  /** Values that hold to all rows, from which a solver may begin; null: none are known. */
  readonly start: readonly number[] | null;
}

/** The values with the least objective, proven; null: no values hold to all rows. */
export type Solve = (program: IntegerProgram) => readonly number[] | null;

/** A program that is put together piece by piece, and solved for one objective after the other. */
export class ProgramBuilder {
  readonly #variables: Variable[] = [];
  readonly #rows: Row[] = [];

  variable(lower: number, upper: number): number {
    return this.#variables.push({ lower, upper }) - 1;
  }

  binary(): number {
    return this.variable(0, 1);
  }

  /** Terms of one variable are added up. */
  row(terms: readonly Term[], { lower = Number.NEGATIVE_INFINITY, upper = Number.POSITIVE_INFINITY }): void {
    const [summed, divisor] = inLowestTerms(together(terms));
    this.#rows.push({ terms: summed, lower: Math.ceil(lower / divisor), upper: Math.floor(upper / divisor) });
  }

  atMost(terms: readonly Term[], upper: number): void {
    this.row(terms, { upper });
  }

  atLeast(terms: readonly Term[], lower: number): void {
    this.row(terms, { lower });
  }

  /** Takes back every row from a number of them on. */
  get rowCount(): number {
    return this.#rows.length;
  }

  dropRowsFrom(count: number): void {
    this.#rows.length = count;
  }

  program(objective: readonly Term[], start: readonly number[] | null = null): IntegerProgram {
    return {
      variables: [...this.#variables],
      rows: [...this.#rows],
      objective: inLowestTerms(together(objective))[0],
      start,
    };
  }
}

/** Terms without a common divisor, and that divisor. Sums of whole numbers of them skip no whole number. */
function inLowestTerms(terms: readonly Term[]): [terms: Term[], divisor: number] {
  const divisor = terms.reduce((common, [, times]) => commonDivisor(common, Math.abs(times)), 0) || 1;
  return [terms.map(([variable, times]) => [variable, times / divisor]), divisor];
}

/** The largest whole number that divides both; 0 divides nothing. */
export const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function together(terms: readonly Term[]): Term[] {
  const sums = new Map<number, number>();
  for (const [variable, times] of terms) sums.set(variable, (sums.get(variable) ?? 0) + times);
  return [...sums].filter(([, times]) => times !== 0);
}

/** The sum of terms at some values. */
export const sumAt = (terms: readonly Term[], values: readonly number[]): number =>
  terms.reduce((sum, [variable, times]) => sum + times * (values[variable] ?? 0), 0);

/** Whether values are whole, within their bounds, and hold to every row: reckoned in whole numbers, without a tolerance. */
export const holds = ({ variables, rows }: IntegerProgram, values: readonly number[]): boolean =>
  variables.every(
    ({ lower, upper }, at) => Number.isInteger(values[at]) && values[at]! >= lower && values[at]! <= upper,
  ) &&
  rows.every(({ terms, lower, upper }) => {
    const sum = sumAt(terms, values);
    return sum >= lower && sum <= upper;
  });
