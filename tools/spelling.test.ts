import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Sentences } from '../apps/web/tools/sentences.ts';
import { root } from './steps.ts';

it('says "email", and never "e-mail", on every page', () => {
  const { places } = new Sentences(path.join(root, 'apps/web/src'));
  expect(places.size).toBeGreaterThan(3_000);
  expect([...places.keys()].filter((sentence) => /e-mail/i.test(sentence))).toEqual([]);
});

it('says "email", and never "e-mail", in what the server writes in English', () => {
  const files = globSync(
    'apps/server/src/{platform,features,access,db/*.ts,db/tables,db/rls}/**/*.{ts,sql}',
    {
      cwd: root,
    },
  ).filter((file) => !/(?:sentences|export-words)[\\/](?:es|fr|de)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const said = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // The letters of all languages stand in one file, English first.
    const [english = ''] = text.split(/^const es: /m, 1);
    return /\be-mail/i.test(english);
  });
  expect(said).toEqual([]);
});
