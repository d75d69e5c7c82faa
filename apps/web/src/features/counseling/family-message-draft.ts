export const AUDIENCES = ['guardians', 'students', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Words to families, as far as they are written. */
export interface FamilyMessageDraft {
  readonly body: string;
  readonly audience: Audience;
  /** What was sent last, and under which key: the same again is written once. Null: nothing yet. */
  readonly attempt: { readonly content: string; readonly messageKey: string } | null;
}

export const EMPTY_DRAFT: FamilyMessageDraft = { body: '', audience: 'guardians', attempt: null };

/** A kept draft, as far as it is one. */
export function readDraft(kept: unknown): FamilyMessageDraft | null {
  const draft = { ...EMPTY_DRAFT, ...(kept as Partial<FamilyMessageDraft> | null) };
  return typeof draft.body === 'string' && AUDIENCES.includes(draft.audience) ? draft : null;
}

/** What would be sent, as a text. */
export const contentOf = ({ body, audience }: FamilyMessageDraft, studentIds: readonly string[]): string =>
  JSON.stringify([body.trim(), audience, [...studentIds].sort()]);
