import type { Outlook } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';

/** Where a record leads, in a sentence. */
export function outlookSentence(outlook: Outlook, t: TFunction): string {
  switch (outlook) {
    case 'met':
      return t('What is posted already meets it.');
    case 'on_track':
      return t('With today’s grades and the usual four core courses a year, it will be met.');
    case 'at_risk':
      return t('It can still be reached, but it takes more core courses or better grades than now.');
    case 'out_of_reach':
      return t('No courses in the time left can reach it.');
    case 'unknown':
      return t('Facts that decide it are missing. The findings say which.');
  }
}

/** The lines of a division's table of core courses. */
export function laneName(area: string, t: TFunction): string {
  switch (area) {
    case 'english':
      return t('English');
    case 'math':
      return t('Math, Algebra I and up');
    case 'science':
      return t('Science');
    case 'academic':
      return t('More English, math or science');
    case 'social_science':
      return t('Social science');
    default:
      return t('Other core courses');
  }
}

/** Why a row doesn't count. */
export function whyName(why: string | null, t: TFunction): string {
  switch (why) {
    case 'not_final':
      return t('No grade is posted yet');
    case 'no_grade':
      return t('Has no grade');
    case 'failed':
      return t('Not passed, so it gives no credit');
    case 'exam':
      return t('Credit by exam never counts');
    case 'audit':
      return t('Audited, without a grade');
    case 'not_listed':
      return t('Not on the school’s NCAA list');
    case 'platform_mark':
      return t('Platform mark only, not confirmed by the school');
    case 'no_area':
      return t('Has no core area');
    case 'school_unknown':
    case 'school_not_cleared':
      return t('The school’s account isn’t cleared');
    case 'no_scale':
      return t('A number without the school’s scale');
    case 'grade_unreadable':
    case 'grade_off_scale':
      return t('The grade can’t be read');
    case 'units_unreadable':
    case 'part_unreadable':
      return t('The units can’t be read');
    case 'not_on_transcript':
      return t('Not on the high school’s transcript');
    case 'too_late':
      return t('Finished too late');
    case 'repeat':
      return t('The same course counts once, with the better grade');
    case 'held_by_lock':
      return t('The earlier grade is locked');
    case 'not_needed':
      return t('Other courses work better');
    default:
      return t('In doubt');
  }
}
