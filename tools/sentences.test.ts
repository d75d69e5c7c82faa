import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sentences, sentenceOf } from '../apps/web/tools/sentences.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'routes/_app.tsx': "import { Bell } from '#features/inbox/bell.tsx';\nimport '#ui/card.tsx';\n",
  'routes/home.tsx': "import { Home } from '#features/home/page.tsx';\n",
  'routes/grades.tsx':
    "import type { Home } from '#features/home/page.tsx';\nimport {\n  one,\n  Grades,\n} from '#features/grades/page.tsx';\n",
  'features/inbox/bell.tsx': "t('In the frame'); const List = part(() => import('./list.tsx'));\n",
  'features/inbox/list.tsx': "t('In a list'); t('In two features'); t('In three features');\n",
  'features/home/page.tsx':
    "import { words } from './words.ts';\nt('On the page'); t('Everywhere'); t('In three features');\n",
  'features/home/words.ts': "t('In two features'); t('It\\'s said twice'); t(`Typed`, { count });\n",
  'features/grades/page.tsx': "import { Plot } from './plot.tsx';\nexport { words } from './plot.tsx';\n",
  'features/grades/plot.tsx': "t('{{count}} grades', { count: 2 }); t('In three features');\n",
  'features/grades/plot.test.tsx': "t('In a test');\n",
  'ui/card.tsx': "t('Everywhere');\n",
  'landing/landing.ts': "t('Come in'); t(\"It's said twice\");\n",
};

let src = '';
let sentences: Sentences;

beforeAll(() => {
  src = mkdtempSync(path.join(tmpdir(), 'fieldhouse-sentences-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
    writeFileSync(path.join(src, file), text);
  }
  sentences = new Sentences(src);
});

afterAll(() => rmSync(src, { recursive: true, force: true }));

it('puts a sentence into the files of the one or two features that say it, else into the common one', () => {
  expect(Object.fromEntries(sentences.places)).toEqual({
    'On the page': ['home'],
    Typed: ['home'],
    "It's said twice": ['home'],
    '{{count}} grades': ['grades'],
    'In a list': ['grading'],
    'In the frame': ['common'],
    'In two features': ['grading', 'home'],
    'In three features': ['common'],
    Everywhere: ['common'],
    'Come in': ['landing'],
  });
});

it('says whose words a page needs: of all that it imports, but not of types and what is loaded later', () => {
  const wordsOf = (file: string) => sentences.wordsOf([path.join(src, file)]);
  expect(wordsOf('routes/home.tsx')).toEqual(['home']);
  expect(wordsOf('routes/grades.tsx')).toEqual(['grades']);
  expect(wordsOf('routes/_app.tsx')).toEqual([]);
  expect(wordsOf('features/inbox/list.tsx')).toEqual(['grading']);
});

it('finds the source of an import, and none for what is not ours', () => {
  const importer = path.join(src, 'features/grades/page.tsx');
  expect(sentences.resolve('./plot.tsx?tsr-split=component', importer)).toBe(
    path.join(src, 'features/grades/plot.tsx'),
  );
  expect(sentences.resolve('#ui/card.tsx', importer)).toBe(path.join(src, 'ui/card.tsx'));
  expect(sentences.resolve('../../../elsewhere.ts', importer)).toBeNull();
});

it('knows the sentence of a plural form', () => {
  expect(sentenceOf('{{count}} grades_one')).toBe('{{count}} grades');
  expect(sentenceOf('{{count}} grades_many')).toBe('{{count}} grades');
  expect(sentenceOf('of_other')).toBe('of_other');
});
