import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFolder, moveIntoPlace } from '../apps/server/tools/bundle-folder.ts';

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

it('keeps the bundle before, whoever made the same one first and whatever was never finished', () => {
  const bundles = mkdtempSync(path.join(tmpdir(), 'fieldhouse-'));
  const bundle = (name: string, day: number) => {
    const folder = path.join(bundles, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'main.mjs'), '');
    utimesSync(folder, new Date(2026, 0, day), new Date(2026, 0, day));
    return folder;
  };
  try {
    bundle('older', 1);
    bundle('before', 2);
    bundle('killed.17', 3);
    const [first, second] = [bundle('now.18', 4), bundle('now.19', 5)];
    const now = path.join(bundles, 'now');
    moveIntoPlace(first, now);
    moveIntoPlace(second, now);
    expect(readdirSync(bundles).sort()).toEqual(['before', 'now']);
  } finally {
    rmSync(bundles, { recursive: true });
  }
});
