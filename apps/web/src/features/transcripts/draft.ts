import type { TranscriptOverrides } from '@fieldhouse/contract/transcripts.ts';

/** What is typed; empty: as the record has it. */
export interface Draft {
  readonly studentName: string;
  readonly studentId: string;
  readonly studentDob: string;
  readonly gradeLevel: string;
  readonly graduationYear: string;
  readonly graduationDate: string;
  readonly transcriptDate: string;
}

export const EMPTY_DRAFT: Draft = {
  studentName: '',
  studentId: '',
  studentDob: '',
  gradeLevel: '',
  graduationYear: '',
  graduationDate: '',
  transcriptDate: '',
};

/** What is typed, with the student whom it is about. */
export interface KeptDraft {
  /** Null: nothing is typed. */
  readonly student: string | null;
  readonly draft: Draft;
}

export const NOTHING_KEPT: KeptDraft = { student: null, draft: EMPTY_DRAFT };

/** As the device kept it; null: it means nothing any more. */
export function readKeptDraft(kept: unknown): KeptDraft | null {
  const { student, draft } = (kept ?? {}) as { student?: unknown; draft?: Partial<Record<string, unknown>> };
  if (typeof student !== 'string' || typeof draft !== 'object' || draft === null) return null;
  const typed = Object.keys(EMPTY_DRAFT).map((name) => [name, draft[name]] as const);
  return typed.every(([, value]) => typeof value === 'string')
    ? { student, draft: Object.fromEntries(typed) as unknown as Draft }
    : null;
}

/** What is filled in, as the server takes it. */
export function overridesOf(draft: Draft): TranscriptOverrides {
  const filled = Object.entries(draft).flatMap(([name, typed]) => {
    const value = typed.trim();
    if (value === '') return [];
    return [[name, name === 'gradeLevel' || name === 'graduationYear' ? Number(value) : value]];
  });
  return Object.fromEntries(filled) as TranscriptOverrides;
}

/** Whether both print the same. */
export const areSame = (one: TranscriptOverrides, other: TranscriptOverrides): boolean =>
  Object.keys(EMPTY_DRAFT).every(
    (name) => one[name as keyof TranscriptOverrides] === other[name as keyof TranscriptOverrides],
  );
