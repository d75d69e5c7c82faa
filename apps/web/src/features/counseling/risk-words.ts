import type { TFunction } from 'i18next';

/** A finding in a few words; the student's own page says it with figures and sources. */
export function findingShort(code: string, t: TFunction): string {
  switch (code) {
    case 'units_short':
      return t('Core units are missing');
    case 'no_legal_set':
      return t('Courses don’t add up to a full set');
    case 'ten_seven_units':
      return t('Units before the seventh semester');
    case 'ten_seven_academic':
      return t('English, math or science before the seventh semester');
    case 'no_locked_set':
      return t('Locked courses don’t add up');
    case 'gpa_below':
      return t('Core GPA is too low');
    case 'unknown':
      return t('A date or fact is missing');
    case 'search_incomplete':
      return t('Too many combinations to decide');
    case 'graduation_proof':
      return t('Proof of graduation');
    case 'home_school_document':
      return t('Home-school documents');
    case 'graduated_late':
      return t('Graduated after four years');
    case 'naia_short':
      return t('NAIA asks for more');
    case 'not_listed':
      return t('A course isn’t on the NCAA list');
    default:
      return t('Something to look at');
  }
}
