import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal, times } from '../grading/exact-decimal.ts';
import { type ExactRatio, ratioNumber } from '../grading/exact-ratio.ts';
import type { NotCountable } from './candidates.ts';
import { academicOf, type Coverage, lessOrZero, totalOf } from './coverage.ts';
import type { DivisionEvaluation } from './evaluate.ts';
import { type Finding, type FindingParts, findingOf, type OtherReading, type Repair } from './finding.ts';
import { homeSchoolTasks } from './home-school.ts';
import { type Judgment, reaches } from './judge.ts';
import type { NaiaVerdict } from './naia.ts';
import { fractionText } from './readings.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules, NaiaRules } from './rule-set.ts';
import { known, type TimeFrame } from './timing.ts';

/** All that findings are made of. */
export interface FindingContext
  extends Pick<
    DivisionEvaluation,
    'verdict' | 'bounds' | 'early' | 'readings' | 'lock' | 'coverage' | 'isComplete'
  > {
  readonly record: EligibilityRecord;
  readonly rules: DivisionRules;
  readonly frame: TimeFrame;
  readonly asOf: CalendarDate;
  readonly stated: Judgment;
}

/** Everything to know and to do about a division's verdict. */
export function divisionFindings(context: FindingContext): Finding[] {
  const parts = [
    ...shortFindings(context),
    ...lockFindings(context),
    ...gpaFindings(context),
    ...rowFindings(context),
    ...unknownFindings(context),
    ...readingFindings(context),
    ...taskFindings(context),
  ];
  return parts.map((one) => findingOf(context.rules, one));
}

/** The last day on which a course still counts; null: none is known, or none is left. */
function lastCourseDay({ rules, frame, asOf }: FindingContext): CalendarDate | null {
  const last = rules.afterGraduation === null ? frame.fullTimeCollegeOn : frame.lastDayOn;
  return last !== null && last >= asOf ? last : null;
}

const takeCourse = (context: FindingContext): Finding['repair'] => {
  const by = lastCourseDay(context);
  const isOver = context.rules.afterGraduation !== null && context.frame.lastDayOn !== null && by === null;
  return { how: isOver ? 'none' : 'take_course', by };
};

/** Units missing by area, then together. */
function shortFindings(context: FindingContext): FindingParts[] {
  const { needs, unlocked } = context.stated;
  const { coverage } = context;
  const have: Record<string, readonly [need: ExactRatio, have: ExactRatio]> = {
    english: [needs.english, coverage.english],
    math: [needs.math, coverage.math],
    science: [needs.science, coverage.science],
    social_science: [needs.socialScience, coverage.socialScience],
    academic: [needs.academic, academicOf(coverage)],
    total: [needs.total, totalOf(coverage)],
    lab: [needs.lab, coverage.lab],
  };
  const short = Object.entries(have).flatMap(([area, [need, there]]): FindingParts[] => {
    const missing = lessOrZero(need, there);
    if (missing.numerator === 0n) return [];
    return [
      {
        code: 'units_short',
        severity: 'blocks',
        ruleId: area === 'lab' ? 'lab' : 'core_units',
        courses: rowsIn(context, area),
        params: { area, need: ratioNumber(need), have: ratioNumber(there), missing: ratioNumber(missing) },
        repair: takeCourse(context),
      },
    ];
  });
  if (short.length > 0 || unlocked !== null) return short;
  return [{ code: 'no_legal_set', severity: 'blocks', ruleId: 'core_units', repair: takeCourse(context) }];
}

const AREA_OF: Readonly<Record<string, keyof Coverage>> = {
  english: 'english',
  math: 'math',
  science: 'science',
  social_science: 'socialScience',
};

const rowsIn = ({ stated }: FindingContext, area: string): string[] =>
  stated.rows.flatMap(({ row, candidate }) => (candidate && candidate.area === AREA_OF[area] ? row.id : []));

function lockFindings(context: FindingContext): FindingParts[] {
  const { lock, stated, rules } = context;
  if (!lock || !rules.lock || lock.state === 'exempt') return [];
  const isOver = lock.state === 'missed';
  const repair = {
    how: isOver ? 'none' : 'finish_before_seventh_semester',
    by: isOver ? null : lock.startsOn,
  } as const;
  const short = (code: string, missing: ExactRatio, there: ExactRatio, need: number): FindingParts[] =>
    missing.numerator === 0n
      ? []
      : [
          {
            code,
            severity: 'blocks',
            ruleId: 'ten_seven',
            courses: stated.rows.flatMap(({ row, candidate }) => (candidate?.isBefore ? row.id : [])),
            params: { need, have: ratioNumber(there), missing: ratioNumber(missing) },
            repair,
          },
        ];
  const found = [
    ...short('ten_seven_units', lock.missingUnits, lock.units, rules.lock.units),
    ...short('ten_seven_academic', lock.missingAcademic, lock.academic, rules.lock.academic),
  ];
  if (found.length === 0 && stated.locked === null && stated.unlocked !== null) {
    found.push({ code: 'no_locked_set', severity: 'blocks', ruleId: 'ten_seven', repair });
  }
  return found;
}

/** How far the GPA lies below what qualifies, in points of the set that came nearest. */
function gpaFindings(context: FindingContext): FindingParts[] {
  const { stated, rules } = context;
  const set = stated.locked ?? (rules.lock ? null : stated.unlocked);
  if (!set || reaches(set, rules.qualifierGpa)) return [];
  const missing = lessOrZero(times(exactDecimal(rules.qualifierGpa), set.units), set.quality);
  return [
    {
      code: 'gpa_below',
      severity: 'blocks',
      ruleId: 'core_gpa',
      courses: stated.rows.flatMap(({ row, candidate }) =>
        candidate && set.orders.includes(candidate.order) ? row.id : [],
      ),
      params: {
        gpa: fractionText(set.gpa),
        need: rules.qualifierGpa,
        missingPoints: ratioNumber(missing),
        units: ratioNumber(set.units),
      },
      repair: { ...takeCourse(context), how: takeCourse(context).how === 'none' ? 'none' : 'raise_grades' },
    },
  ];
}

/** Rows that are barred by something that can be mended, by reason. */
const BARRED: Partial<Record<NotCountable, readonly [ruleId: string, how: Repair]>> = {
  school_not_cleared: ['account_status', 'clear_account'],
  school_unknown: ['account_status', 'correct_row'],
  not_listed: ['listed_title', 'list_exact_title'],
  platform_mark: ['listed_title', 'confirm_listing'],
  no_area: ['listed_title', 'correct_row'],
  no_scale: ['core_gpa', 'file_scale'],
  grade_unreadable: ['core_gpa', 'correct_row'],
  grade_off_scale: ['core_gpa', 'correct_row'],
  units_unreadable: ['core_units', 'correct_row'],
  part_unreadable: ['content_once', 'correct_row'],
  not_on_transcript: ['core_units', 'correct_row'],
  too_late: ['eight_semesters', 'none'],
};

function rowFindings({ stated, rules, frame, coverage }: FindingContext): FindingParts[] {
  const isShort = compareRatios(totalOf(coverage), stated.needs.total) < 0 || stated.verdict !== 'qualifier';
  const byWhy = Map.groupBy(
    stated.rows.filter(({ why }) => why !== null && why in BARRED),
    // A title that is nearly right is mended by itself.
    ({ why, row }) => `${why}\0${why === 'not_listed' && row.listing.nearTitle ? row.id : ''}`,
  );
  const barred = [...byWhy.values()].flatMap((same): FindingParts[] => {
    const why = same[0]?.why;
    const known = why ? BARRED[why] : undefined;
    if (!why || !known) return [];
    const [ruleId, how] = known;
    return [
      {
        code: why,
        severity: isShort ? 'blocks' : 'note',
        ruleId: ruleId === 'eight_semesters' && rules.afterGraduation === null ? 'until_college' : ruleId,
        courses: same.map(({ row }) => row.id),
        params: why === 'not_listed' ? { nearTitle: same[0]?.row.listing.nearTitle ?? null } : {},
        repair: { how, by: how === 'none' ? null : (frame.graduatedOn ?? frame.lastDayOn) },
      },
    ];
  });
  const doubted = (
    code: 'pass_assumed' | 'listing_ended_midway' | 'extended_evaluation' | 'nontraditional_earlier',
    ruleId: string,
  ) => {
    const courses = stated.rows.flatMap(({ row, doubts }) => (doubts.includes(code) ? row.id : []));
    const parts: FindingParts = {
      code,
      severity: 'doubt',
      ruleId,
      courses,
      repair: { how: 'ask_eligibility_center', by: null },
    };
    return courses.length === 0 ? [] : [parts];
  };
  return [
    ...barred,
    ...doubted('pass_assumed', 'pass_grade'),
    ...doubted('listing_ended_midway', 'listed_title'),
    ...doubted('extended_evaluation', 'account_status'),
    ...doubted('nontraditional_earlier', 'nontraditional'),
  ];
}

/** Dates and facts that are missing, heavier where they decide the verdict. */
function unknownFindings({
  record,
  frame,
  verdict,
  bounds,
  rules,
  isComplete,
}: FindingContext): FindingParts[] {
  const severity = verdict === null ? 'unknown' : 'note';
  const { student, courses } = record;
  const fact = (name: string, ruleId: string, isMissing: boolean, ids: string[] = []): FindingParts[] =>
    isMissing
      ? [
          {
            code: 'unknown',
            severity,
            ruleId,
            courses: ids,
            params: { fact: name, best: bounds?.best ?? null, worst: bounds?.worst ?? null },
            repair: { how: 'enter_date', by: null },
          },
        ]
      : [];
  const undated = courses.flatMap((row) =>
    row.state === 'final' && known(row.exitedOn) === null ? row.id : [],
  );
  const isLimited = rules.afterGraduation !== null;
  return [
    ...fact('grade_9_start', isLimited ? 'eight_semesters' : 'pace', known(student.grade9StartOn) === null),
    // Where no lock asks for it, the outlook counts the semesters to come by it.
    ...fact(
      'seventh_semester_start',
      rules.lock === null ? 'pace' : 'ten_seven',
      frame.seventhSemesterStartOn === null,
    ),
    ...fact('last_day', 'eight_semesters', isLimited && frame.lastDayOn === null),
    ...fact('exit_dates', 'eight_semesters', isLimited && undated.length > 0, undated),
    ...fact('birth', 'age_clock', rules.body === 'DI' && known(student.birthOn) === null),
    ...fact('schooling', 'international', rules.lock !== null && student.schooling === null),
    ...(isComplete ? [] : [{ code: 'search_incomplete', severity: 'unknown', ruleId: 'core_gpa' } as const]),
  ];
}

const READING_RULES: Readonly<Record<OtherReading['code'], string>> = {
  surplus_rows: 'surplus',
  rounded_gpa: 'rounding',
  parts_as_printed: 'content_cap',
  schools_cleared: 'account_status',
  pass_left_out: 'pass_grade',
  listing_ended: 'listed_title',
  extended_evaluation_left_out: 'account_status',
  nontraditional_left_out: 'nontraditional',
  disability_wider: 'disability',
  label_nonqualifier: 'label_below',
};

const readingFindings = ({ readings }: FindingContext): FindingParts[] =>
  readings.map((reading) => ({
    code: reading.code,
    severity: 'doubt',
    ruleId: READING_RULES[reading.code],
    reading,
    repair: { how: 'ask_eligibility_center', by: null },
  }));

function taskFindings({ record, frame, asOf, early }: FindingContext): FindingParts[] {
  const isLate = frame.isGraduationOnTime === false;
  // Of a student taught at home, proof of graduation is one of the documents.
  const graduation: FindingParts[] =
    record.student.homeSchool === null && (frame.graduatedOn === null || frame.graduatedOn > asOf)
      ? [
          {
            code: 'graduation_proof',
            severity: 'task',
            ruleId: 'graduation',
            repair: {
              how: 'hand_in_document',
              by: known(record.student.graduationExpectedOn) ?? frame.lastDayOn,
            },
          },
        ]
      : [];
  return [
    ...(isLate ? [{ code: 'graduated_late', severity: 'note', ruleId: 'eight_semesters' } as const] : []),
    ...graduation,
    ...homeSchoolTasks(record),
    ...(early.isMet ? [{ code: 'early_qualifier', severity: 'doubt', ruleId: 'early' } as const] : []),
    { code: 'amateurism_not_assessed', severity: 'note', ruleId: 'amateurism' },
  ];
}

/** What the NAIA's verdict lacks. */
export function naiaFindings(verdict: NaiaVerdict, rules: NaiaRules): Finding[] {
  const of = (parts: FindingParts) => findingOf(rules, parts);
  if (verdict.isEligible === null) {
    return [
      of({
        code: 'unknown',
        severity: 'unknown',
        ruleId: 'naia_gpa',
        params: { fact: 'overall_gpa' },
        repair: { how: 'enter_gpa', by: null },
      }),
    ];
  }
  const missing = verdict.missing.join(',');
  return [
    ...(verdict.isEligible
      ? []
      : [
          of({
            code: 'naia_short',
            severity: 'blocks',
            ruleId: 'naia_two_of_three',
            params: { missing, gpa: rules.gpa },
            repair: { how: 'raise_grades', by: null },
          }),
        ]),
    ...(verdict.isEarly ? [of({ code: 'naia_early', severity: 'note', ruleId: 'naia_early' })] : []),
  ];
}
