import type { NoLonger } from '@fieldhouse/domain/eligibility/what-applies.ts';
import type {
  Scenario,
  SupposedCourse,
  SupposedOverall,
  SupposedTime,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';

/** When a course ends that somebody might take. */
export function timeName(when: SupposedTime, t: TFunction): string {
  switch (when) {
    case 'before_lock':
      return t('By summer before semester 7');
    case 'later':
      return t('Later, within eight semesters');
    case 'by_graduation':
      return t('By the later graduation');
    case 'after_graduation':
      return t('In the summer after graduation');
  }
}

type TitleOf = (rowId: string) => string;

/** What a scenario changes, a sentence each. */
export function changeLines(scenario: Scenario, titleOf: TitleOf, t: TFunction, format: Formats): string[] {
  const { grades, dropped, retaken, added, graduationOn, overall } = scenario;
  const isDropped = new Set(dropped);
  return [
    ...Object.entries(grades)
      .filter(([rowId]) => !isDropped.has(rowId))
      .map(([rowId, grade]) => t('{{title}}: grade {{grade}}', { title: titleOf(rowId), grade })),
    ...dropped.map((rowId) => t('{{title}}: left out', { title: titleOf(rowId) })),
    ...Object.entries(retaken).map(([rowId, grade]) =>
      t('{{title}}: retaken with {{grade}}', { title: titleOf(rowId), grade }),
    ),
    ...added.map((course) => addedLine(course, titleOf, t)),
    ...overallLines(overall ?? null, t, format),
    ...(graduationOn === null
      ? []
      : [t('Graduation on {{date}}', { date: format.calendarDate(graduationOn) })]),
  ];
}

function overallLines(overall: SupposedOverall | null, t: TFunction, format: Formats): string[] {
  if (overall === null) return [];
  const { gpa, act, sat, isTopHalf } = overall;
  return [
    ...(gpa === null ? [] : [t('Overall GPA {{gpa}}', { gpa: format.number(Number(gpa), 3) })]),
    ...(act === null ? [] : [t('ACT {{score}}', { score: act })]),
    ...(sat === null ? [] : [t('SAT {{score}}', { score: sat })]),
    ...(isTopHalf === null
      ? []
      : [isTopHalf ? t('In the upper half of the class') : t('In the lower half of the class')]),
  ];
}

function addedLine(
  { area, units, grade, when, isElsewhere, sameAs }: SupposedCourse,
  titleOf: TitleOf,
  t: TFunction,
): string {
  const words = {
    area: areaName(area, t),
    units: t('{{count}} units', { count: units }),
    grade,
    when: timeName(when, t),
  };
  const line = isElsewhere
    ? t('New at another school: {{area}}, {{units}}, {{grade}}. {{when}}', words)
    : t('New: {{area}}, {{units}}, {{grade}}. {{when}}', words);
  return sameAs ? `${line}. ${t('Same content as “{{title}}”', { title: titleOf(sameAs) })}` : line;
}

/** What of a scenario doesn't apply any more, a sentence. */
export function noLongerLine({ rowId, why }: NoLonger, titleOf: TitleOf, t: TFunction): string {
  const title = rowId === null ? '' : titleOf(rowId);
  switch (why) {
    case 'gone':
      return t('{{title}} isn’t on the record anymore.', { title });
    case 'posted':
      return t('{{title}} now has a posted grade, which counts.', { title });
    case 'not_posted':
      return t('{{title}} no longer has a posted grade for it to replace.', { title });
    case 'lock_begun':
      return t('The seventh semester has begun: courses that were supposed to end before it end later.');
    case 'graduation_passed':
      return t('The assumed graduation day has passed.');
  }
}

/** The name of a row: as it is, as it was when the scenario was saved, or that it has none. */
export const titlesOf =
  (
    rows: readonly { readonly rowId: string; readonly title: string }[],
    kept: Readonly<Record<string, string>>,
    t: TFunction,
  ): TitleOf =>
  (rowId) =>
    rows.find((row) => row.rowId === rowId)?.title ?? kept[rowId] ?? t('A course');
