import type { HomeDocument } from '@fieldhouse/contract/eligibility.ts';
import type { TFunction } from 'i18next';

/** What a document of home schooling is called. */
export function homeDocumentName(document: HomeDocument, title: string | null, t: TFunction): string {
  switch (document) {
    case 'transcript':
      return t('Home-school transcript');
    case 'administrator_statement':
      return t('Administrator and Accordance Statement');
    case 'core_course_worksheet':
      return t('Core-course worksheet: {{title}}', { title: title ?? '' });
    case 'proof_of_graduation':
      return t('Proof of graduation');
    case 'other_transcripts':
      return t('Transcripts of other programs');
  }
}

/** What has to stand in it. */
export function homeDocumentHelp(document: HomeDocument, t: TFunction): string {
  switch (document) {
    case 'transcript':
      return t(
        'Course titles, grades, units, the grading scale and the year of each course, the start of grade 9, the date of graduation, and the signature of whoever runs the home school.',
      );
    case 'administrator_statement':
      return t('Who taught, graded and gave credit, and that it followed the law of your state.');
    case 'core_course_worksheet':
      return t('What the course covered, the books and materials, and how it was graded.');
    case 'proof_of_graduation':
      return t('After graduation: a transcript or diploma with the date.');
    case 'other_transcripts':
      return t('Each school or program where a course was taken sends its own.');
  }
}

/** The finding of the rules that a document isn't in. */
export function homeFindingTitle(document: string, t: TFunction): string {
  switch (document) {
    case 'transcript':
      return t('The home-school transcript hasn’t been sent');
    case 'administrator_statement':
      return t('The Administrator and Accordance Statement hasn’t been sent');
    case 'core_course_worksheets':
      return t('Core-course worksheets are missing');
    case 'proof_of_graduation':
      return t('Proof of graduation hasn’t been sent');
    default:
      return t('Transcripts of other programs are missing');
  }
}

/** The documents of a finding, where several stand together. */
export const homeDocumentGroup = (document: string, t: TFunction): string =>
  document === 'core_course_worksheets'
    ? t('Core-course worksheets')
    : homeDocumentName(document as HomeDocument, null, t);
