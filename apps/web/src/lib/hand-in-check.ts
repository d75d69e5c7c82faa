/** An answer for which Submit was pressed, kept on this device until the server has it. */
export interface HandIn {
  readonly assignmentId: string;
  /** The attempt at the course that it was written for; absent in what an older page kept. */
  readonly enrollmentId?: string | null;
  readonly title: string;
  readonly content: {
    readonly v: 1;
    readonly text: string;
    readonly matches: { leftId: string; rightId: string }[];
    readonly fileIds?: string[] | undefined;
  };
  readonly idempotencyKey: string;
  readonly pressedAt: string;
  /** The server's draft that the answer was based on, and how much was handed in before it. */
  readonly revision: number;
  readonly attemptCount: number;
  /** Code of what keeps it from being sent by itself; null: nothing does. */
  readonly refusal: string | null;
}

/** What the server holds now of the same assignment. */
export interface HeldWork {
  readonly draft: { readonly content: { readonly text: string }; readonly revision: number } | null;
  readonly attempts: readonly { readonly text: string; readonly attemptNumber: number }[];
}

/**
 * True when work went on elsewhere after Submit was pressed here: another text was saved or handed in. Sending the older one
 * by itself would then not be what the person wants. The same text is the trace of this very hand-in.
 */
export function wentOnElsewhere(handIn: HandIn, { draft, attempts }: HeldWork): boolean {
  const isOther = ({ text }: { readonly text: string }) => text !== handIn.content.text;
  const hasOtherDraft = draft !== null && draft.revision > handIn.revision && isOther(draft.content);
  const added = attempts.toSorted((a, b) => a.attemptNumber - b.attemptNumber).slice(handIn.attemptCount);
  return hasOtherDraft || (added.length > 0 && added.every(isOther));
}
