import type { Prerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { TFunction } from 'i18next';

/** Stands for words in the list of courses. */
export const WORDS = 'words';

/** One prerequisite while it is typed. */
export interface AskedDraft {
  readonly key: string;
  /** A course, WORDS, or empty: nothing chosen yet. */
  readonly courseId: string;
  readonly text: string;
  readonly kind: Prerequisite['kind'];
  /** Empty: to have passed is enough. */
  readonly percent: string;
}

export const emptyAsked = (): AskedDraft => ({
  ...{ key: crypto.randomUUID(), courseId: '', text: '', kind: 'required', percent: '' },
});

export const draftOfAsked = (kept: Prerequisite): AskedDraft =>
  kept.of === 'text'
    ? { ...emptyAsked(), courseId: WORDS, text: kept.text, kind: kept.kind }
    : {
        ...emptyAsked(),
        courseId: kept.courseId,
        kind: kept.kind,
        percent: kept.minRatio === null ? '' : String(Math.round(kept.minRatio * 10_000) / 100),
      };

/** What was typed as the server takes it, or what is wrong with it. */
export function readAsked(
  { courseId, text, kind, percent }: AskedDraft,
  t: TFunction,
): { readonly prerequisite: Prerequisite | null; readonly error: string | null } {
  const wrong = (error: string) => ({ prerequisite: null, error });
  if (courseId === '') return wrong(t('Choose a course.'));
  if (courseId === WORDS) {
    if (!text.trim()) return wrong(t('Say what is needed.'));
    return { prerequisite: { of: 'text', text: text.trim(), kind }, error: null };
  }
  const share = percent.trim() === '' ? null : Number(percent.trim().replace(',', '.'));
  const isShare = share === null || (share > 0 && share <= 100);
  if (!isShare) return wrong(t('Enter a number above 0 and up to 100, or leave it empty.'));
  const minRatio = share === null ? null : Math.round(share * 100) / 10_000;
  if (minRatio === 0) return wrong(t('Enter a number above 0 and up to 100, or leave it empty.'));
  return { prerequisite: { of: 'course', courseId: courseId as CourseId, kind, minRatio }, error: null };
}
