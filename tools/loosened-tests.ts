import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

const REPORT = path.join(root, '.cache/drill-policies-report.json');

export interface LoosenedTests {
  readonly tests: string;
  /** Only tests whose titles match. */
  readonly titles?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs tests with what is weakened on purpose; null: they didn't come to an end. */
export async function runLoosened({ tests, titles, env = {} }: LoosenedTests): Promise<Report | null> {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  // Not synchronously: the database beside us waits until somebody reads what it says.
  const child = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      ...['run', '--config', 'tools/loosen.vitest.config.ts', '--reporter=json', `--outputFile=${REPORT}`],
      ...(titles ? ['-t', titles] : []),
      tests,
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } },
  );
  await once(child, 'exit');
  return existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : null;
}

/** Every test that failed, and files whose set-up did. */
export const failuresOf = (report: Report | null): { readonly title: string; readonly message: string }[] =>
  report === null
    ? [{ title: 'the run', message: 'Vitest wrote no report.' }]
    : report.testResults.flatMap(({ assertionResults, message }) => [
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') })),
        // A world that can't be built, since building it asks the same rules.
        ...(assertionResults.every(({ status }) => status !== 'failed') && message
          ? [{ title: `the set-up of a test: ${message.split('\n')[0]}`, message }]
          : []),
      ]);
