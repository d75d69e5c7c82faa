/**
 * Why a row that names a person outlives their account.
 *
 * - `record`: the student's academic record, which the school keeps by rule (FERPA leaves keeping it to the school).
 * - `act`: only the id of an account that has no name any more, so that what others rely on keeps its author.
 * - `money`: payments, kept for the tax office.
 * - `proof`: that the account was deleted, and who had which rights when.
 */
export type KeepReason = 'record' | 'act' | 'money' | 'proof';

interface Whose {
  /** SQL condition that finds the person's rows, where the column doesn't hold them: `p_user` is the account. */
  readonly whose?: string;
  /** Narrows the person's rows. */
  readonly where?: string;
}

/** What becomes of a person's rows when their account is deleted. */
export type OnDeletion =
  | ({ readonly do: 'delete' } & Whose)
  /** SQL values by column; `p_user` is the account, `p_at` the instant. */
  | ({ readonly do: 'anonymize'; readonly set: Readonly<Record<string, string>> } & Whose)
  | { readonly do: 'keep'; readonly why: KeepReason };

export const DELETED: OnDeletion = { do: 'delete' };
export const IN_RECORD: OnDeletion = { do: 'keep', why: 'record' };
export const AS_ACT: OnDeletion = { do: 'keep', why: 'act' };
export const AS_MONEY: OnDeletion = { do: 'keep', why: 'money' };
export const AS_PROOF: OnDeletion = { do: 'keep', why: 'proof' };
export const cleared = (
  set: Readonly<Record<string, string>>,
  rows: { readonly whose?: string; readonly where?: string } = {},
): OnDeletion => ({ do: 'anonymize', set, ...rows });

/** SQL condition for the rows of a person, under the name of their column. */
export function isOf(column: string, rule: Exclude<OnDeletion, { do: 'keep' }>): string {
  const whose =
    rule.whose ??
    (column === 'student_id'
      ? '(school_id, student_id) in (select sp.school_id, sp.id from student_profiles sp where sp.user_id = p_user)'
      : `${column} = p_user`);
  return rule.where ? `${whose} and ${rule.where}` : whose;
}
