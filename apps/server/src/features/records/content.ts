import type { SchoolId, StudentId, TransferCreditId } from '@fieldhouse/contract/ids.ts';
import type { ContentSaid } from '@fieldhouse/contract/records.ts';
import type { transferCredits } from '#db/tables/records.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { findContent, type lockCredit, ownContent } from './queries.ts';

type Row = typeof transferCredits.$inferInsert;

/** What is kept of the content of credit from elsewhere. */
export type KeptContent = Required<
  Pick<Row, 'contentSays' | 'contentRowId' | 'contentId' | 'contentPart' | 'contentParts'>
>;

const NOTHING: KeptContent = {
  contentSays: null,
  contentRowId: null,
  contentId: null,
  contentPart: null,
  contentParts: null,
};

/**
 * The content of an entry as it is kept. A row that it is compared with keeps its content, and has one of its own from now on
 * where nothing was said of it. Left out: as of the entry that is corrected. Null: there is no such row.
 */
export async function contentOf(
  tx: Transaction,
  { schoolId, studentId }: { readonly schoolId: SchoolId; readonly studentId: StudentId },
  creditId: TransferCreditId,
  said: ContentSaid | undefined,
  earlier: RowOf<typeof lockCredit> | undefined,
): Promise<KeptContent | null> {
  if (said === undefined) return earlier ? keptOf(earlier) : NOTHING;
  // Others may share the content of the entry that is corrected.
  if (said.says === 'nothing') return { ...NOTHING, contentId: isShared(earlier) ? earlier.contentId : null };
  if (said.says === 'own')
    return {
      contentSays: 'own',
      contentRowId: null,
      contentId: isShared(earlier) ? earlier.contentId : creditId,
      ...partOf(said.part),
    };
  const { row } = said;
  const enrollmentId = 'enrollmentId' in row ? row.enrollmentId : null;
  const transferCreditId = 'creditId' in row ? row.creditId : null;
  if (earlier && transferCreditId === earlier.creditId) return null;
  const [found] = await tx.query(findContent({ schoolId, studentId, enrollmentId, transferCreditId }));
  if (!found) return null;
  if (found.contentId === null && transferCreditId !== null)
    await tx.query(ownContent({ schoolId, transferCreditId }));
  return {
    contentSays: said.says,
    contentRowId: enrollmentId ?? transferCreditId,
    contentId: found.contentId ?? transferCreditId,
    ...(said.says === 'repeat'
      ? { contentPart: found.contentPart, contentParts: found.contentParts }
      : partOf(said.part)),
  };
}

/** Whether the entry's content was its own, so that other rows may have been told to be of it. */
const isShared = (earlier: RowOf<typeof lockCredit> | undefined): earlier is RowOf<typeof lockCredit> =>
  earlier !== undefined && earlier.contentId !== null && earlier.contentRowId === null;

const keptOf = ({
  contentSays,
  contentRowId,
  contentId,
  contentPart,
  contentParts,
}: KeptContent): KeptContent => ({ contentSays, contentRowId, contentId, contentPart, contentParts });

const partOf = (part: { readonly number: number; readonly of: number } | null) => ({
  contentPart: part?.number ?? null,
  contentParts: part?.of ?? null,
});
