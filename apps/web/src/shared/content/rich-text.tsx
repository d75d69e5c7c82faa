import { splitFormulas } from '@fieldhouse/domain/lessons/formulas.ts';
import { Suspense } from 'react';
import { part } from '#ui/feedback/part.tsx';

/** Most lessons hold no formula, so what draws them is loaded with the first one. */
const Formula = part(() => import('./formula.tsx'));

/** Text with its formulas drawn; until they are, the way they were written stands there. */
export function RichText({ text }: { text: string }) {
  if (!text.includes('\\')) return text;
  return splitFormulas(text).map((part, at) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are their position
      <Suspense key={at} fallback={<code>{part.tex}</code>}>
        <Formula tex={part.tex} isDisplay={part.isDisplay} />
      </Suspense>
    ),
  );
}
