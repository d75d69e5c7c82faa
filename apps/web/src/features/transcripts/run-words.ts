import type { TFunction } from 'i18next';
import type { Outputs } from '#lib/api.ts';
import type { Run } from './transcripts-queries.ts';

type Refusal = Outputs['transcriptRuns']['get']['left'][number]['refusal'];

/** What a run is called. */
export function runTitle({ courseTitle, graduationYear, total }: Run, t: TFunction): string {
  if (courseTitle !== null) return courseTitle;
  if (graduationYear !== null) return t('Graduates of {{year}}', { year: graduationYear });
  return t('{{count}} chosen students', { count: total });
}

/** Why a student got no transcript. */
export function whyLeftOut(refusal: Refusal, t: TFunction): string {
  switch (refusal) {
    case 'too_close':
      return t('it’s for you or your child; someone else has to issue it');
    case 'on_hold':
      return t('official transcripts are on hold');
    case 'figures_differ':
      return t('GPA or credits on file don’t match the record');
    case 'unprintable':
      return t(
        'the name has characters that can’t be printed; issue this one on its own, with different letters',
      );
    case 'picture_missing':
      return t('the image of the seal or the signature is missing; upload it again');
    case 'no_key':
      return t('the key that signs isn’t on the server');
    case 'not_allowed':
      return t('the person who started it can no longer issue transcripts, or the school is closed');
    case 'gone':
      return t('the record is gone');
    case 'cancelled':
      return t('stopped before it was issued');
    case 'failed':
      return t('it failed three times; try this one on its own');
  }
}
