import type { Translate } from './landing.ts';

/** What a rule's page says besides the rule's own sentence. */
export interface RuleText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The words of a rule's page by the rule's id, ours and not the body's. */
export function ruleText(id: string, t: Translate): RuleText | null {
  switch (id) {
    case 'core_units':
      return {
        title: t('Sixteen core units'),
        paragraphs: [
          t(
            'A full year of a course is one unit, a semester half a unit, a trimester 0.34 and a quarter 0.25.',
          ),
          t(
            'Extra units in one area fill “English, math or science” first, and then the other core courses.',
          ),
        ],
      };
    case 'lab':
      return {
        title: t('Science with a lab'),
        paragraphs: [
          t(
            'Where a school offers science with a lab, one of the two units of science has one. Where it doesn’t, nothing is missing.',
          ),
        ],
      };
    case 'eight_semesters':
      return {
        title: t('Eight semesters'),
        paragraphs: [
          t(
            'The clock starts with the first enrollment in grade 9. Repeating a grade doesn’t start it again.',
          ),
          t('A course that ends later counts only as the unit after an on-time graduation.'),
        ],
      };
    case 'until_college':
      return {
        title: t('Until full-time college'),
        paragraphs: [
          t(
            'Division II counts every core course that ends before the first day of full-time college, also after graduation.',
          ),
        ],
      };
    case 'ten_seven':
      return {
        title: t('Ten units before the seventh semester'),
        paragraphs: [
          t(
            'They count if the course ends before the first day of classes of the seventh semester; the summer before it counts, too.',
          ),
          t(
            'From that day on, the grades of these units are locked: a repeat can’t replace them. Units beyond the ten can still be replaced.',
          ),
          t(
            'A student who misses it can still be an academic redshirt: practice and aid, but no competition in the first year.',
          ),
        ],
      };
    case 'core_gpa':
      return {
        title: t('The core GPA'),
        paragraphs: [
          t(
            'Plus and minus are ignored: A− is an A. A failed course gives no units and isn’t counted as zero.',
          ),
          t(
            'Points times units, added up, divided by the units: so a year weighs twice as much as a semester.',
          ),
          t(
            'Numbers become letters by the scale that the school has filed. Extra points count only where the school has filed them and they are part of its GPA.',
          ),
        ],
      };
    case 'surplus':
      return {
        title: t('More courses than needed'),
        paragraphs: [
          t(
            'The text says that the best grades are used. We read it so that no course is counted that isn’t needed for a unit.',
          ),
          t('Where counting more would lead to another result, we show that one beside ours.'),
        ],
      };
    case 'after_graduation':
      return {
        title: t('One unit after graduation'),
        paragraphs: [
          t(
            'It is finished within a year of an on-time graduation and before full-time college, at any school. It can’t replace one of the ten.',
          ),
          t('A college course that the high school doesn’t put on its transcript gives half a unit.'),
        ],
      };
    case 'disability':
      return {
        title: t('A documented disability'),
        paragraphs: [
          t(
            'The Eligibility Center must have recognized it. We read three units as the total after graduation; read as three besides the usual one, it would be four.',
          ),
        ],
      };
    case 'listed_title':
      return {
        title: t('The school’s list of core courses'),
        paragraphs: [
          t(
            'Each high school has a public list of approved titles. A course that isn’t on it doesn’t count, however good it is.',
          ),
          t(
            'The transcript has to print the title as it is listed: “English 12 OL” isn’t “English 12”. Schools can have titles added.',
          ),
        ],
      };
    case 'account_status':
      return {
        title: t('The school’s account'),
        paragraphs: [
          t(
            'Courses of a school whose account isn’t cleared don’t count. Under extended evaluation each student’s courses are looked at one by one.',
          ),
        ],
      };
    case 'nontraditional':
      return {
        title: t('Nontraditional programs'),
        paragraphs: [
          t(
            'Courses that a student goes through alone, at their own pace, were reviewed apart until August 1, 2024. Since then they follow the rules of every other course.',
          ),
          t(
            'A course that was finished before that day may have had to pass that review. We count it, and say what would be without it.',
          ),
        ],
      };
    case 'content_once':
      return {
        title: t('A course counts once'),
        paragraphs: [
          t(
            'A student who repeats a course, or takes the same content under another title, gets credit once, with the better grade. Credit recovery is such a repeat.',
          ),
        ],
      };
    case 'content_cap':
      return {
        title: t('One unit for one course'),
        paragraphs: [
          t(
            'A one-year course that is spread over more time is still one unit. Whether three trimesters of 0.34 are 1.02 units isn’t settled; we count 1.',
          ),
        ],
      };
    case 'pass_grade':
      return {
        title: t('Pass grades'),
        paragraphs: [
          t(
            'Where a transcript says “pass”, the lowest passing grade of the school is counted, usually a D. For some terms of 2020 other rules held, which we don’t compute.',
          ),
        ],
      };
    case 'rounding':
      return {
        title: t('Rounding'),
        paragraphs: [
          t(
            'GPAs are printed with three decimals. We compare exact fractions, and say so where rounding would decide.',
          ),
        ],
      };
    case 'early':
      return {
        title: t('Early qualifier'),
        paragraphs: [
          t(
            'Students with a high GPA can be certified before they graduate. We know these figures only secondhand, and say so wherever they matter.',
          ),
        ],
      };
    case 'graduation':
      return {
        title: t('Proof of graduation'),
        paragraphs: [
          t(
            'The final transcript shows the day of graduation. A copy of a diploma or a program of the ceremony isn’t enough. Each school sends its own.',
          ),
        ],
      };
    case 'amateurism':
      return {
        title: t('Amateurism'),
        paragraphs: [
          t(
            'It is certified apart from courses and grades, by questions that the student answers. We don’t assess it.',
          ),
        ],
      };
    case 'home_school':
      return {
        title: t('Students taught at home'),
        paragraphs: [
          t(
            'Besides a transcript the Eligibility Center asks for a statement of who taught and graded, a worksheet for each core course, and proof of graduation.',
          ),
          t('An online school with teachers of its own is a school: its own list and transcript apply.'),
        ],
      };
    case 'international':
      return {
        title: t('Credentials from other countries'),
        paragraphs: [
          t(
            'Where all schooling was outside the United States, the ten units before the seventh semester aren’t asked. Any schooling in the United States brings the rule back.',
          ),
        ],
      };
    case 'label_below':
      return {
        title: t('Below the qualifier in Division II'),
        paragraphs: [
          t(
            'A student who doesn’t qualify in Division II may practice and receive aid in the first year, as the college decides, but not compete. Sources differ on what to call it.',
          ),
        ],
      };
    case 'naia_gpa':
      return {
        title: t('The NAIA’s GPA'),
        paragraphs: [
          t(
            'It is the GPA of all courses as the school counts it, not the core GPA. The student graduates from an accredited high school, or is accepted in good standing.',
          ),
        ],
      };
    case 'naia_two_of_three':
      return {
        title: t('Two of three for the NAIA'),
        paragraphs: [
          t(
            'A student below that GPA needs two of three: the lower GPA, an ACT of 18 or an SAT of 970, and the upper half of the class.',
          ),
        ],
      };
    case 'naia_early':
      return {
        title: t('Early decision of the NAIA'),
        paragraphs: [
          t(
            'With a higher GPA the NAIA decides before graduation. Its figures come from a school district’s page.',
          ),
        ],
      };
    default:
      return null;
  }
}
