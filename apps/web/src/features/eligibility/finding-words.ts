import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { Finding } from '@fieldhouse/contract/eligibility-ledger.ts';
import { fewestUnits } from '@fieldhouse/domain/eligibility/fewest-units.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { verdictName } from '#shared/eligibility/body-words.ts';
import { whyName } from './eligibility-words.ts';
import { homeDocumentGroup, homeFindingTitle } from './home-document-words.ts';

/** A finding as its page says it: what is so, and what to do. */
export interface FindingWords {
  readonly title: string;
  readonly text: string;
}

const text = (value: string | number | null | undefined): string => (value == null ? '' : `${value}`);

/** The words of a finding; figures and dates come from it, never from the page. */
export function findingWords(finding: Finding, t: TFunction, format: Formats): FindingWords {
  const { params, repair } = finding;
  const number = (value: unknown) => format.number(Number(value ?? 0));
  const until = repair.by === null ? '' : t('By {{date}}.', { date: format.calendarDate(repair.by) });
  const also = (sentence: string) => [sentence, until].filter(Boolean).join(' ');
  switch (finding.code) {
    case 'units_short':
      return {
        title: t('{{count}} more units: {{area}}', {
          count: Number(params.missing ?? 0),
          area: shortArea(text(params.area), t),
        }),
        text: also(
          t('{{have}} of {{need}} units are posted.', {
            have: number(params.have),
            need: number(params.need),
          }),
        ),
      };
    case 'no_legal_set':
      return {
        title: t('The courses don’t add up to a full set'),
        text: also(t('There are enough units in each area, but no combination of them meets every rule.')),
      };
    case 'ten_seven_units':
      return {
        title: t('{{count}} more units before the seventh semester', { count: Number(params.missing ?? 0) }),
        text: also(
          t('{{have}} of {{need}} core units are finished in time.', {
            have: number(params.have),
            need: number(params.need),
          }),
        ),
      };
    case 'ten_seven_academic':
      return {
        title: t('{{count}} more units of English, math or science before the seventh semester', {
          count: Number(params.missing ?? 0),
        }),
        text: also(
          t('{{have}} of {{need}} are finished in time.', {
            have: number(params.have),
            need: number(params.need),
          }),
        ),
      };
    case 'no_locked_set':
      return {
        title: t('The units before the seventh semester don’t fit the rest'),
        text: also(t('No combination of courses meets the 10/7 rule and every area.')),
      };
    case 'gpa_below':
      return {
        title: t('The core GPA is below {{need}}', { need: text(params.need) }),
        text: also(
          [
            t('{{points}} quality points are missing over {{units}} units.', {
              points: number(params.missingPoints),
              units: number(params.units),
            }),
            repairText(repair.how, t),
          ]
            .filter(Boolean)
            .join(' '),
        ),
      };
    case 'unknown':
      return { title: factTitle(text(params.fact), t), text: t('The school’s registrar can enter it.') };
    case 'search_incomplete':
      return {
        title: t('Too many combinations to check all'),
        text: t('The result is the best of those that were checked.'),
      };
    case 'graduation_proof':
      return {
        title: t('Proof of graduation'),
        text: also(t('The school sends a final transcript with the date of graduation.')),
      };
    case 'home_school_document':
      return {
        title: homeFindingTitle(text(params.document), t),
        text: also(t('The Eligibility Center asks for it from everyone who was taught at home.')),
      };
    case 'amateurism_not_assessed':
      return {
        title: t('Amateurism isn’t assessed here'),
        text: t('The Eligibility Center asks about it when the student registers.'),
      };
    case 'graduated_late':
      return {
        title: t('Graduated after four years'),
        text: t('Only courses from the first eight semesters count.'),
      };
    case 'early_qualifier':
      return {
        title: t('Could be an early academic qualifier'),
        text: t('Six semesters already reach the threshold, as far as its rules are known.'),
      };
    case 'naia_short':
      return {
        title: t('Two of three are needed, or a GPA of {{gpa}}', { gpa: text(params.gpa) }),
        text: t('A GPA of 2.000, a test score (ACT 18 or SAT 970), and the upper half of the class.'),
      };
    case 'naia_early':
      return {
        title: t('An early decision is possible'),
        text: t('The GPA already reaches the threshold for one.'),
      };
    case 'not_listed':
      return {
        title: t('A title isn’t on the school’s NCAA list'),
        text: params.nearTitle
          ? t('The list has “{{title}}”. Titles must match exactly.', { title: text(params.nearTitle) })
          : t('It counts once the school lists exactly this title.'),
      };
    default:
      return finding.reading
        ? readingWords(finding, t)
        : { title: rowTitle(finding.code, t), text: also(repairText(repair.how, t)) };
  }
}

/** Several areas of which units are missing, or both parts of the 10/7 rule, in one. */
export function togetherWords(findings: readonly Finding[], t: TFunction, format: Formats): FindingWords {
  const missingOf = ({ params }: Finding) => Number(params.missing ?? 0);
  const most = Math.max(...findings.map(missingOf));
  const [first] = findings;
  const by = first?.repair.by;
  const until = by ? t('By {{date}}.', { date: format.calendarDate(by) }) : '';
  if (first?.code === 'home_school_document')
    return {
      title: t('{{count}} home-school documents to send', { count: findings.length }),
      text: [format.list(findings.map(({ params }) => homeDocumentGroup(text(params.document), t))), until]
        .filter(Boolean)
        .join('. '),
    };
  if (first?.ruleId === 'ten_seven') {
    const academic = findings.find(({ code }) => code === 'ten_seven_academic');
    return {
      title: t('{{count}} more units before the seventh semester', { count: most }),
      text: [
        academic &&
          t('At least {{missing}} of them in English, math or science.', {
            missing: format.number(missingOf(academic)),
          }),
        until,
      ]
        .filter(Boolean)
        .join(' '),
    };
  }
  const areas = findings
    .filter(({ params }) => params.area !== 'total')
    .map((one) =>
      t('{{area}}: {{missing}}', {
        area: shortArea(text(one.params.area), t),
        missing: format.number(missingOf(one)),
      }),
    );
  return {
    title: t('{{count}} more core units', {
      count: fewestUnits(new Map(findings.map((one) => [text(one.params.area), missingOf(one)] as const))),
    }),
    text: [areas.join(' · '), until].filter(Boolean).join('. ').replace('..', '.'),
  };
}

function shortArea(area: string, t: TFunction): string {
  switch (area) {
    case 'academic':
      return t('English, math or science');
    case 'total':
      return t('core courses in total');
    case 'lab':
      return t('science with a lab');
    default:
      return areaName(area as NcaaArea, t);
  }
}

function factTitle(fact: string, t: TFunction): string {
  switch (fact) {
    case 'grade_9_start':
      return t('The start of grade 9 isn’t entered');
    case 'seventh_semester_start':
      return t('The start of the seventh semester isn’t known');
    case 'last_day':
      return t('The end of the eighth semester isn’t known');
    case 'exit_dates':
      return t('Courses have no last day');
    case 'birth':
      return t('The birth date isn’t entered');
    case 'schooling':
      return t('Where the student went to school isn’t entered');
    default:
      return t('The school’s overall GPA isn’t entered');
  }
}

function rowTitle(code: string, t: TFunction): string {
  switch (code) {
    case 'platform_mark':
      return t('Courses with a platform mark are waiting for the school to confirm them');
    case 'school_not_cleared':
    case 'school_unknown':
      return t('The school’s account with the Eligibility Center isn’t cleared');
    case 'pass_assumed':
      return t('A pass counts as a D');
    case 'listing_ended_midway':
      return t('A title was removed from the list during the course');
    case 'extended_evaluation':
      return t('The school is under extended evaluation');
    case 'nontraditional_earlier':
      return t('A nontraditional program from before August 2024');
    default:
      return whyName(code, t);
  }
}

/** What to do about a row or a grade, and who does it. */
function repairText(how: string, t: TFunction): string {
  switch (how) {
    case 'confirm_listing':
      return t('They count once the school’s registrar confirms their titles on the NCAA list.');
    case 'clear_account':
      return t('Its courses count once the account is cleared and the registrar has entered that.');
    case 'file_scale':
      return t('The registrar can enter the scale of the school that gave the grade.');
    case 'correct_row':
      return t('The registrar can correct it on the record.');
    case 'raise_grades':
      return t('Better grades raise it, in current or repeated courses.');
    case 'ask_eligibility_center':
      return t('Ask the Eligibility Center how it reads this.');
    default:
      return '';
  }
}

/** Rules that aren't settled: what the other way to read them comes to. */
function readingWords({ reading, code }: Finding, t: TFunction): FindingWords {
  const verdict = verdictName(reading?.verdict ?? null, t);
  const other = t('Read the other way: {{verdict}}.', { verdict });
  return { title: readingTitle(code, t), text: other };
}

function readingTitle(code: string, t: TFunction): string {
  switch (code) {
    case 'surplus_rows':
      return t('More courses than needed may raise the GPA');
    case 'rounded_gpa':
      return t('Rounding could decide');
    case 'parts_as_printed':
      return t('Parts of one course add up to more than one unit');
    case 'schools_cleared':
      return t('It would differ if the school’s account were cleared');
    case 'pass_left_out':
      return t('It would differ without pass grades');
    case 'listing_ended':
      return t('It would differ without a title that was removed from the list');
    case 'extended_evaluation_left_out':
      return t('It would differ without the school under extended evaluation');
    case 'nontraditional_left_out':
      return t('It would differ without a nontraditional program');
    case 'disability_wider':
      return t('A documented disability may allow one more unit');
    default:
      return t('The name of this result isn’t settled');
  }
}
