import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEAKS } from './leaks.ts';
import { root } from './steps.ts';

describe('answers that show too much on purpose', () => {
  it.each(LEAKS)('finds each place of $name once', ({ edits }) => {
    for (const { file, from } of edits) {
      const text = readFileSync(path.join(root, 'apps/server/src/features', file), 'utf8');
      expect(text.split(from), `${file}: ${from}`).toHaveLength(2);
    }
  });
});
