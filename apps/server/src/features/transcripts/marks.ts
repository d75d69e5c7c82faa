import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import type { KeptMarks } from '#db/tables/transcripts.ts';
import type { Services } from '#platform/services.ts';

/** What a school puts on its documents besides words; null: it hasn't. */
export interface PrintedMarks {
  /** PNG. */
  readonly seal: Uint8Array | null;
  readonly signature: Uint8Array | null;
  readonly signerName: string | null;
  readonly signerTitle: string | null;
}

/** Where the picture of a signature lies: unlike the logo it is public to nobody. */
export const signatureStorageKey = (schoolId: SchoolId, key: string): string =>
  `signatures/${schoolId}/${key}`;

/** Whose marks, and which. */
interface Marked {
  readonly schoolId: SchoolId;
  readonly marks: Omit<KeptMarks, 'keyName'>;
}

/**
 * Seal and signature as the PDF takes them. One that is missing from the store is left out and said in the log; what is
 * issued asks `missingOf` first.
 */
export async function marksOf(
  { files, log }: Pick<Services, 'files' | 'log'>,
  { schoolId, marks }: Marked,
): Promise<PrintedMarks> {
  const { logoKey, signatureKey, signerName, signerTitle } = marks;
  const picture = async (key: string | null) => {
    if (key === null) return null;
    try {
      const { default: sharp } = await import('sharp');
      return new Uint8Array(
        await sharp(await files.get(key))
          .png()
          .toBuffer(),
      );
    } catch (error) {
      log.error({ err: error, key }, 'a picture for transcripts is missing from the store');
      return null;
    }
  };
  return {
    seal: await picture(logoKey && `branding/${schoolId}/${logoKey}`),
    signature: await picture(signatureKey && signatureStorageKey(schoolId, signatureKey)),
    signerName,
    signerTitle,
  };
}

/** The picture that the school wants and that wasn't found; null: none. */
export const missingOf = (
  { marks }: Marked,
  { seal, signature }: PrintedMarks,
): 'seal' | 'signature' | null => {
  if (marks.logoKey !== null && seal === null) return 'seal';
  return marks.signatureKey !== null && signature === null ? 'signature' : null;
};

/** The address at which anybody checks a document. */
export const verifyAddress = ({ mailer }: Pick<Services, 'mailer'>, code: string): string =>
  mailer.link(`/verify/${printedCode(code)}`);
