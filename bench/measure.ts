import { readFileSync } from 'node:fs';

/** One line of the result. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In words: '>= 1500', '<= 1.8'. */
  readonly budget: string;
  readonly pass: boolean;
  readonly detail: string;
}

export const atLeast = (name: string, value: number, budget: number, unit: string, detail: string): Line => ({
  name,
  value: rounded(value),
  unit,
  budget: `>= ${budget}`,
  pass: value >= budget,
  detail,
});

export const atMost = (name: string, value: number, budget: number, unit: string, detail: string): Line => ({
  name,
  value: rounded(value),
  unit,
  budget: `<= ${budget}`,
  pass: value <= budget,
  detail,
});

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
