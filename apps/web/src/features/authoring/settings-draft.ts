import type { TermId } from '@fieldhouse/contract/ids.ts';
import type { TFunction } from 'i18next';
import type { FieldErrors } from '#lib/forms.ts';
import type { Details } from './authoring-queries.ts';

/** The settings while they are typed. An empty text stands for none. */
export interface Draft {
  readonly title: string;
  readonly subject: Details['subject'];
  readonly description: string;
  readonly gradeLevel: string;
  readonly credits: string;
  readonly level: Details['level'];
  readonly termId: string;
  readonly ncaaArea: string;
  readonly transcriptTitle: string;
  readonly provider: string;
  readonly mode: '' | NonNullable<Details['mode']>;
  readonly enrollmentMode: '' | 'auto' | 'approval';
  readonly capacity: string;
  /** Null: the color that the course has by itself. */
  readonly chosenColor: number | null;
  readonly imageFileId: string | null;
  readonly imageAlt: string;
  /** The picture shows nothing that somebody would miss who doesn't see it. */
  readonly isDecoration: boolean;
}

export const draftOf = (details: Details): Draft => ({
  title: details.title,
  subject: details.subject,
  description: details.description,
  gradeLevel: details.gradeLevel === null ? '' : String(details.gradeLevel),
  credits: String(details.credits),
  level: details.level,
  termId: details.termId ?? '',
  ncaaArea: details.ncaaArea ?? '',
  transcriptTitle: details.transcriptTitle ?? '',
  provider: details.provider ?? '',
  mode: details.mode ?? '',
  enrollmentMode: details.enrollmentMode ?? '',
  capacity: details.capacity === null ? '' : String(details.capacity),
  chosenColor: details.chosenColor,
  imageFileId: details.imageFileId,
  imageAlt: details.imageAlt ?? '',
  isDecoration: details.imageAlt === '',
});

const MOST_CREDITS = 10;
const MOST_PLACES = 100_000;

/** What was typed as the server takes it, or what is wrong with it. */
export function readDraft(
  draft: Draft,
  t: TFunction,
): { readonly details: Details | null; readonly errors: FieldErrors } {
  const credits = Number(draft.credits.trim().replace(',', '.'));
  const isCredits =
    draft.credits.trim() !== '' &&
    credits > 0 &&
    credits <= MOST_CREDITS &&
    Math.abs(credits * 1000 - Math.round(credits * 1000)) < 1e-6;
  const capacity = draft.capacity.trim() === '' ? null : Number(draft.capacity.trim());
  const isCapacity =
    capacity === null || (Number.isInteger(capacity) && capacity > 0 && capacity <= MOST_PLACES);
  const errors = {
    title: draft.title.trim() ? undefined : t('Enter a title.'),
    credits: isCredits ? undefined : t('Enter a number above 0 and up to 10.'),
    capacity: isCapacity ? undefined : t('Enter a whole number above 0, or leave it empty.'),
    imageAlt: hasImageWords(draft) ? undefined : t('Say what the picture shows, or that it is decoration.'),
  };
  if (!draft.title.trim() || !isCredits || !isCapacity || !hasImageWords(draft))
    return { details: null, errors };
  return {
    errors: {},
    details: {
      title: draft.title.trim(),
      subject: draft.subject,
      description: draft.description.trim(),
      gradeLevel: draft.gradeLevel === '' ? null : Number(draft.gradeLevel),
      credits,
      level: draft.level,
      termId: draft.termId === '' ? null : (draft.termId as TermId),
      ncaaArea: draft.ncaaArea === '' ? null : (draft.ncaaArea as NonNullable<Details['ncaaArea']>),
      transcriptTitle: draft.transcriptTitle.trim() || null,
      provider: draft.provider.trim() || null,
      mode: draft.mode || null,
      enrollmentMode: draft.enrollmentMode === '' ? null : draft.enrollmentMode,
      capacity,
      chosenColor: draft.chosenColor,
      imageFileId: draft.imageFileId as Details['imageFileId'],
      imageAlt: draft.imageFileId === null ? null : draft.isDecoration ? '' : draft.imageAlt.trim(),
    },
  };
}

const hasImageWords = ({ imageFileId, isDecoration, imageAlt }: Draft): boolean =>
  imageFileId === null || isDecoration || imageAlt.trim() !== '';
