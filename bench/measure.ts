import { readFileSync } from 'node:fs';

/** Operations of the same run that say how quick the machine is just then; see references.ts. */
export type Reference = 'statement' | 'hash' | 'json';
/** How quick it is, each as a part of what it was where the budgets were written: 1 is as quick. */
export type Speed = Readonly<Record<Reference, number>>;

/** What was measured, before it is judged. */
export interface Line {
  readonly name: string;
  /** The median of its rounds. */
  readonly value: number;
  /** Between the slowest and the quickest round, as a part of the median; null: one round. */
  readonly spread: number | null;
  readonly unit: string;
  readonly isAtLeast: boolean;
  /** On a machine with a speed of 1. */
  readonly budget: number;
  /** What the budget follows; null: a size, a count or a ratio, the same on any machine. */
  readonly reference: Reference | null;
  readonly detail: string;
}

/** One line of the result. */
export interface JudgedLine extends Pick<Line, 'name' | 'value' | 'spread' | 'unit' | 'detail'> {
  /** In words: '>= 1500', '<= 1.8'. */
  readonly budget: string;
  readonly pass: boolean;
}

type Measured = number | readonly number[];

const lineOf =
  (isAtLeast: boolean) =>
  (
    name: string,
    measured: Measured,
    budget: number,
    unit: string,
    detail: string,
    reference: Reference | null = null,
  ): Line => ({
    ...{ name, unit, isAtLeast, budget, detail, reference },
    value: typeof measured === 'number' ? measured : median(measured),
    spread: typeof measured === 'number' ? null : spreadOf(measured),
  });

/** @param measured one figure, or one of each round. */
export const atLeast = lineOf(true);
export const atMost = lineOf(false);

/** The line against its budget on a machine of that speed: a slower one has to do less. */
export function judge(line: Line, speed: Speed): JudgedLine {
  const { name, value, spread, unit, isAtLeast, budget, reference, detail } = line;
  const factor = reference ? speed[reference] : 1;
  const due = isAtLeast ? budget * factor : budget / factor;
  return {
    ...{ name, unit, detail, value: rounded(value), spread },
    budget: `${isAtLeast ? '>=' : '<='} ${rounded(due)}`,
    pass: isAtLeast ? value >= due : value <= due,
  };
}

const spreadOf = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values);

const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const TICKS_PER_SECOND = 100;

/** CPU seconds (user and system) that a process and its children have used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // After the name: state is 0, utime 11, stime 12, cutime 13, cstime 14.
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
  return ticks / TICKS_PER_SECOND;
}

/** The process and everything it started. */
export function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(processTree) : [])];
}

/** CPU seconds of a process and its living children, for servers that fork. */
export const cpuOfTree = (pid: number): number =>
  processTree(pid).reduce((sum, one) => sum + safeCpu(one), 0);

function safeCpu(pid: number): number {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}

/** Resident memory in MB. */
export function residentMb(pid: number): number {
  const match = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Number(match?.[1] ?? 0) / 1024;
}
