import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

it('reads every known transcript right, as text and as PDF, and invents nothing', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tools/check-transcripts.ts'], { cwd: root });
  const lines = stdout.toString().trim().split('\n');
  const [, fields, right, ...others] = (lines.find((line) => line.startsWith('all ')) ?? '').split(/ +/);
  expect([status, right, others]).toEqual([0, fields, ['0', '0', '0', '0']]);
  expect(lines.filter((line) => / {2}PDF {2}/.test(line)).length).toBeGreaterThanOrEqual(19);
  expect(lines.at(-1)).toBe('200 damaged versions: 0 invented values.');
}, 180_000);
