import type { TranscriptDocument } from '../transcript-document.ts';
import { REPEAT_WORDS } from '../transcript-sheet.ts';

/** Under what a transcript was issued. */
export interface IssuedAs {
  /** As it is printed: FH-7K3M-Q9TD-2VXC. */
  readonly code: string;
  readonly issuedAt: string;
  /** Where anybody checks it. */
  readonly address: string;
}

/** Under what a transcript was issued, and who vouches for it. */
export interface ClrIssuedAs extends IssuedAs {
  /** The address of the school as an issuer of credentials, where its keys are. */
  readonly issuerId: string;
}

/** "2025-2026" for a year that is called "2025–26", "2025-26" or "2025-2026"; null: it is called something else. */
export function schoolYearOf(label: string): string | null {
  const [, from, to] = /^(\d{4})[-–](\d{2}|\d{4})$/.exec(label.trim()) ?? [];
  if (!from || !to) return null;
  const next = String(Number(from) + 1);
  return next.endsWith(to) ? `${from}-${next}` : null;
}

/** How the figures of a transcript are made, in words. */
export function methodWords({ method, summary }: TranscriptDocument): string[] {
  return [
    'Each final percent divided by 25, at most 4.0, weighted by credits and rounded once, at the end.',
    REPEAT_WORDS[method.repeats],
    ...(summary.weightedGpa === null
      ? []
      : ['The weighted GPA adds the points of each passed course, weighted by its credits.']),
  ];
}
