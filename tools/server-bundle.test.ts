import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFolder } from '../apps/server/tools/bundle-folder.ts';

it('runs no bundle of other sources or packages; tests make no difference', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'fieldhouse-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  try {
    write('package-lock.json', '{}');
    write('apps/server/src/main.ts', 'one');
    write('apps/server/tools/bundle.ts', '');
    write('packages/contract/src/ids.ts', '');
    write('packages/domain/src/gpa/gpa.ts', '');
    const first = bundleFolder(project);
    write('apps/server/src/main.test.ts', 'it()');
    expect(bundleFolder(project)).toBe(first);
    const folders = new Set([first]);
    for (const [file, text] of [
      ['apps/server/src/main.ts', 'two'],
      ['apps/server/src/new.ts', ''],
      ['packages/domain/src/gpa/gpa.ts', 'exact'],
      ['package-lock.json', '{ }'],
    ] as const) {
      write(file, text);
      folders.add(bundleFolder(project));
    }
    expect(folders.size).toBe(5);
  } finally {
    rmSync(project, { recursive: true });
  }
});
