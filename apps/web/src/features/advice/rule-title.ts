import type { TFunction } from 'i18next';

/** What a rule is called, in some words. */
export function ruleTitle(ruleId: string, t: TFunction): string {
  switch (ruleId) {
    case 'core_units':
      return t('Core units');
    case 'lab':
      return t('Lab science');
    case 'eight_semesters':
      return t('Eight semesters');
    case 'until_college':
      return t('Until college begins');
    case 'ten_seven':
      return t('10/7');
    case 'core_gpa':
      return t('Core GPA');
    case 'surplus':
      return t('More courses than needed');
    case 'after_graduation':
      return t('After graduation');
    case 'disability':
      return t('Documented disability');
    case 'listed_title':
      return t('Listed titles');
    case 'account_status':
      return t('School’s account');
    case 'content_once':
      return t('Repeated courses');
    case 'content_cap':
      return t('Parts of one course');
    case 'pass_grade':
      return t('Pass grades');
    case 'rounding':
      return t('Rounding');
    case 'early':
      return t('Early decision');
    case 'graduation':
      return t('Graduation');
    case 'amateurism':
      return t('Amateur status');
    case 'home_school':
      return t('Taught at home');
    case 'international':
      return t('Schooling abroad');
    case 'label_below':
      return t('Below a qualifier');
    case 'naia_gpa':
      return t('Overall GPA');
    case 'naia_two_of_three':
      return t('Two of three');
    case 'naia_early':
      return t('Early decision');
    default:
      return t('Rule');
  }
}
