import type { TFunction } from 'i18next';

/** Why a course doesn't count, as a sentence of its own. */
export function notCountedWhy(why: string | null, t: TFunction): string {
  switch (why) {
    case 'not_final':
      return t('no grade is posted yet.');
    case 'no_grade':
      return t('it has no grade.');
    case 'failed':
      return t('it isn’t passed, so it gives no credit.');
    case 'exam':
      return t('credit by exam never counts.');
    case 'audit':
      return t('it is audited, without a grade.');
    case 'not_listed':
      return t('its title isn’t on the school’s NCAA list.');
    case 'platform_mark':
      return t('it has the platform’s mark alone, which the school hasn’t confirmed.');
    case 'no_area':
      return t('it has no core area.');
    case 'school_unknown':
    case 'school_not_cleared':
      return t('the school’s account isn’t cleared.');
    case 'no_scale':
      return t('its grade is a number, and the school’s scale isn’t on file.');
    case 'grade_unreadable':
    case 'grade_off_scale':
      return t('its grade can’t be read.');
    case 'units_unreadable':
    case 'part_unreadable':
      return t('its units can’t be read.');
    case 'not_on_transcript':
      return t('it isn’t on the high school’s transcript.');
    case 'too_late':
      return t('it ended too late.');
    case 'repeat':
      return t('it is repeated, and the better grade counts.');
    case 'held_by_lock':
      return t('the earlier grade is locked.');
    case 'not_needed':
      return t('other courses serve better.');
    default:
      return t('it is in doubt.');
  }
}
