import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';
import type { Draft } from './draft.ts';
import type { Issued } from './transcripts-queries.ts';

/** Why a transcript wasn't issued or withdrawn. */
export function refusalText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'REASON_REQUIRED':
      return t('Something is printed differently from the record: say why.');
    case 'UNPRINTABLE':
      return t(
        'These characters can’t be printed: {{signs}}. Enter the name with different letters under “Print something differently”.',
        {
          signs: (error as { data: { signs: string[] } }).data.signs.join(' '),
        },
      );
    case 'PICTURE_MISSING':
      return missingText((error as { data: { which: 'seal' | 'signature' } }).data.which, t);
    case 'FIGURES_DIFFER':
      return t('GPA or credits on file don’t match the record. Nothing is signed until this is cleared up.');
    case 'NO_SIGNING_KEY':
      return t('The key that signs transcripts isn’t on this server. Ask the people who run it.');
    case 'RECORD_CHANGED':
      return t(
        'The record has changed since you looked at it. Close this and generate the transcript again: only what you’ve looked at is signed.',
      );
    case 'ISSUED_ALREADY':
      return t('Someone else is issuing one for this request right now. Close this and look again.');
    case 'NOT_CURRENT':
      return t('This transcript was replaced or withdrawn in the meantime. Close this and look again.');
    default:
      return errorText(error, t);
  }
}

/** Which picture is missing, and where it is uploaded. */
export const missingText = (which: 'seal' | 'signature', t: TFunction): string =>
  which === 'seal'
    ? t(
        'The seal image is missing. Upload the school’s logo again under School Settings, then issue the transcript.',
      )
    : t(
        'The signature image is missing. Upload it again under “What appears on transcripts”, then issue the transcript.',
      );

/** What may be printed otherwise, by its name on the form. */
export const overrideNames = (t: TFunction): Readonly<Record<keyof Draft, string>> => ({
  studentName: t('Student name'),
  studentId: t('Student ID'),
  studentDob: t('Date of birth'),
  gradeLevel: t('Grade level'),
  graduationYear: t('Graduation year'),
  graduationDate: t('Graduation date'),
  transcriptDate: t('Transcript date'),
});

/** What the page that checks a code shows of the student, in a sentence. */
export function shownText(shown: Issued['shown'], t: TFunction, format: Formats): string {
  if (!shown) return t('Anyone who checks its code sees nothing about the student.');
  const until = format.date(shown.expiresAt);
  if (shown.isPaused)
    return t(
      'What its check page showed is paused. Unless it’s ended, it resumes automatically until {{until}} once it’s allowed.',
      {
        until,
      },
    );
  const words =
    shown.shows === 'name'
      ? t('Until {{until}}, anyone who checks its code sees the name.', { until })
      : t('Until {{until}}, anyone who checks its code sees name, graduation, credits and GPA.', { until });
  return shown.openings === 0
    ? words
    : `${words} ${t('Shown {{count}} times so far.', { count: shown.openings })}`;
}

/** How an issued transcript stands, in a word. */
export function statusText(
  status: Issued['status'],
  t: TFunction,
): { readonly text: string; readonly tone: BadgeTone } {
  switch (status) {
    case 'valid':
      return { text: t('Valid'), tone: 'success' };
    case 'superseded':
      return { text: t('Replaced'), tone: 'warning' };
    case 'revoked':
      return { text: t('Withdrawn'), tone: 'danger' };
  }
}
