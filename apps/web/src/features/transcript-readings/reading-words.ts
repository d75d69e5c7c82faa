import type { TFunction } from 'i18next';
import { codeOf } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { uploadText } from '#lib/upload-words.ts';
import type { Entry, Reading, ReadingRow } from './reading-queries.ts';
import type { RowProblem } from './row-problems.ts';

/** What the file dialog offers. */
export const ACCEPTED_SOURCES = '.pdf,.docx,.doc,.txt,image/jpeg,image/png,image/webp,image/tiff';

/** Why a document isn't read, and what to do about it. */
export function readingRefusal(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'EMPTY':
      return t('No text was found in it. Take a photo of the page in good light, or paste the text.');
    case 'SCAN_UNREADABLE':
      return t('This scan can’t be read here. Take a photo of each page, or paste the text.');
    case 'TOO_LONG':
      return t('This is longer than a transcript can be. Upload only the pages of the transcript.');
    case 'NOT_A_TRANSCRIPT':
      return t(
        'No line of it reads like a course with a mark. Check that it’s a transcript, take a clearer photo, or paste the text.',
      );
    case 'TOO_MANY':
      return t(
        'Ten of this student’s transcripts are already open. Submit one and have it decided, or discard one.',
      );
    case 'BUSY':
      return t('Many documents are being read. Try again in a minute.');
    case 'WRONG_TYPE':
      return t('Only PDF, Word, text and image files can be read.');
    case 'NOT_FOUND':
      return t('You can’t submit a transcript for this student.');
    default:
      return uploadText(error, t);
  }
}

export function stateName(state: ReadingRow['state'], t: TFunction): string {
  switch (state) {
    case 'draft':
      return t('To review');
    case 'submitted':
      return t('Waiting for approval');
    case 'approved':
      return t('Approved');
    case 'rejected':
      return t('Sent back');
    case 'withdrawn':
      return t('Discarded');
  }
}

/** A flag in words, made from its code and what stands on its line. */
export function flagText(
  { code, line }: Reading['parsed']['flags'][number],
  { parsed }: Reading,
  t: TFunction,
  format: Formats,
): string {
  switch (code) {
    case 'totals_differ': {
      const total = parsed.totals.find((one) => one.source.line === line && one.matches === false);
      return t('Line {{line}}, {{label}}: {{printed}} is printed, but the rows come to {{computed}}.', {
        line,
        label: total?.label ?? '',
        printed: total ? exactNumber(total.printed, format) : '–',
        computed: total?.computed == null ? '–' : exactNumber(total.computed, format),
      });
    }
    case 'two_students':
      return t('The document is about more than one student. Choose whose record it is.');
    case 'mark_unknown':
      return t('Line {{line}} looks like a course, and its mark can’t be read.', { line });
    case 'semesters_without_final':
      return t('Line {{line}} has partial-year marks but no final one.', { line });
    case 'credits_missing':
      return t('Line {{line}} prints no credits.', { line });
    case 'repeated':
      return t('Line {{line}}: the course was repeated. Which attempt counts isn’t printed.', { line });
    case 'name_missing':
      return t('The document doesn’t say whose record it is.');
    case 'line_too_long':
      return t('Line {{line}} is too long to be read. Enter what’s on it by hand.', { line });
    case 'page_unread':
      return t('A page of the document has no readable text. Enter what’s on it by hand.');
    case 'readings_differ':
      return t('Two readings of line {{line}} differ. Compare it with the document.', { line });
  }
}

/** A number with the decimals that it has, three at most. */
export function exactNumber(value: number, format: Formats): string {
  const [, decimals = ''] = String(Math.round(value * 1_000) / 1_000).split('.');
  return format.number(value, decimals.length);
}

/** The largest numbers that the record takes. */
export const MOST = { percent: 150, credits: 10 } as const;

/** What stands in the way of a row. */
export function problemText(problem: RowProblem, t: TFunction): string {
  switch (problem) {
    case 'percent_mistyped':
      return t('Percent must be a number up to {{most}}.', { most: MOST.percent });
    case 'credits_mistyped':
      return t('Credits must be a number up to {{most}}.', { most: MOST.credits });
    case 'repeated':
      return t('The document doesn’t show this course that many times. Leave this row out.');
    case 'credited':
      return t('This course is already on the record. Leave this row out.');
    case 'title':
      return t('The title is missing.');
    case 'grade':
      return t('The mark is missing.');
    case 'credits':
      return t('Say how many credits it gives.');
    case 'term':
      return t('Say what year or term it was taken in.');
    case 'outcome':
      return t('Say whether the course was passed.');
    case 'ncaa':
      return t('Say whether the NCAA lists this title for that school.');
  }
}

export const CREDIT_KINDS: readonly Entry['kind'][] = ['transfer', 'dual_enrollment', 'homeschool', 'exam'];

/** Where credit from elsewhere comes from. */
export function kindName(kind: Entry['kind'], t: TFunction): string {
  switch (kind) {
    case 'transfer':
      return t('Transfer');
    case 'dual_enrollment':
      return t('Dual enrollment');
    case 'homeschool':
      return t('Homeschool');
    case 'exam':
      return t('Examination');
  }
}
