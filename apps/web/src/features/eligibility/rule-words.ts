import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { accountName } from './status-words.ts';

/** Decimals of a GPA that a rule asks for. */
const GPA_DECIMALS = 3;

/** A rule in a sentence, by its id in the rule sets. */
export function ruleName(ruleId: string, t: TFunction, format: Formats): string {
  const gpa = (value: number) => format.number(value, GPA_DECIMALS);
  switch (ruleId) {
    case 'core_units':
      return t('Sixteen core units, with a set number in each area.');
    case 'lab':
      return t('One unit of science has a lab, where the school offers one.');
    case 'eight_semesters':
      return t('Only courses from the first eight semesters count.');
    case 'until_college':
      return t('Courses count until full-time college begins.');
    case 'ten_seven':
      return t('Ten core units before the seventh semester, seven of them in English, math or science.');
    case 'core_gpa':
      return t('The core GPA uses the best grades that fill the units: A 4, B 3, C 2, D 1.');
    case 'surplus':
      return t('Whether more courses than needed may raise the GPA.');
    case 'after_graduation':
      return t('After an on-time graduation one more unit counts.');
    case 'disability':
      return t('With a documented disability, three more units count after an on-time graduation.');
    case 'listed_title':
      return t('A title must match the school’s NCAA list exactly.');
    case 'account_status':
      return t('The school’s account is “{{cleared}}” or “{{extended}}”.', {
        cleared: accountName('cleared', t),
        extended: accountName('extended_evaluation', t),
      });
    case 'nontraditional':
      return t('Nontraditional programs had a review of their own until August 2024.');
    case 'content_once':
      return t('A course counts once, with the better grade.');
    case 'content_cap':
      return t('Parts of one course count for up to one unit.');
    case 'pass_grade':
      return t('A pass is worth the school’s lowest passing grade.');
    case 'rounding':
      return t('How a GPA is rounded at a threshold.');
    case 'early':
      return t('Fourteen core units and a high GPA after six semesters.');
    case 'graduation':
      return t('Graduation is proven by the final transcript.');
    case 'amateurism':
      return t('Athletes must be amateurs.');
    case 'home_school':
      return t('Students taught at home send more documents.');
    case 'international':
      return t('Credentials only from outside the United States need no 10/7.');
    case 'age_clock':
      return t('Five years in Division I, by age or by the first college year.');
    case 'pace':
      return t('The outlook counts the semesters to come.');
    case 'label_below':
      return t('What a student below the qualifier is called.');
    case 'naia_gpa':
      return t('An overall GPA of {{gpa}}.', { gpa: gpa(2.3) });
    case 'naia_two_of_three':
      return t(
        'A GPA of {{gpa}}, or two of three: GPA {{lower}}, a test score, the upper half of the class.',
        { gpa: gpa(2.3), lower: gpa(2) },
      );
    case 'naia_early':
      return t(
        'A decision before graduation: GPA {{junior}} after the junior year, {{seventh}} after the seventh semester.',
        { junior: gpa(3.3), seventh: gpa(2.8) },
      );
    default:
      return t('Our own reading of the rules');
  }
}
