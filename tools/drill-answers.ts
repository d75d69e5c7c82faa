import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEAKS } from './leaks.ts';
import { failuresOf, runLoosened } from './loosened-tests.ts';
import { root } from './steps.ts';

interface Outcome {
  readonly name: string;
  readonly procedure: string;
  /** False: the database gave nobody the value. */
  readonly hadValue: boolean;
  /** Leaks found with the value in an existing text field, and in a field that the contract doesn't know. */
  readonly asText: readonly string[];
  readonly asField: readonly string[];
}

/**
 * Adds a value to ten answers on purpose, and has the sweep read them.
 *
 * @returns how many it did not notice.
 */
export async function drillAnswers(say: (text: string) => void): Promise<number> {
  const began = performance.now();
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const [turns, output] = ['turns', 'outcomes'].map((name) =>
    path.join(folder, `drill-answers-${name}.json`),
  ) as [string, string];
  writeFileSync(turns, JSON.stringify(LEAKS.map(({ name, procedure }) => ({ name, procedure }))));
  rmSync(output, { force: true });
  const report = await runLoosened({
    tests: 'apps/server/src/testing/sweep/answers.drill.ts',
    env: { LEAKS: '1', TURNS_FILE: turns, OUTCOMES_FILE: output },
  });
  if (!existsSync(output))
    throw new Error(
      failuresOf(report)
        .map(({ message }) => message)
        .join('\n'),
    );
  const outcomes: Outcome[] = JSON.parse(readFileSync(output, 'utf8'));
  say(
    `\nAnswers: ${outcomes.length} that show too much, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  say('| answer | what it shows | in a text field | in a new field |\n|---|---|---|---|');
  for (const { name, procedure, hadValue, asText, asField } of outcomes) {
    const noticed = asText[0] ?? (hadValue ? 'UNSEEN' : 'UNSEEN: the database gave nobody the value');
    const inField = asField.length > 0 ? 'noticed' : hadValue ? 'left out by the contract' : 'nothing';
    say(`| ${procedure} | ${name} | ${noticed} | ${inField} |`);
  }
  return outcomes.filter(({ asText }) => asText.length === 0).length;
}
