import type { CalendarDate } from '../dates/calendar-date.ts';
import {
  CHECK_TERMS,
  type CheckCourse,
  type CheckInput,
  type CheckTerm,
  schoolYearOf,
} from './check-input.ts';
import { known } from './timing.ts';

/** Between two columns, so that a long title or grade never runs into what follows it. */
const GAP = 2;
const LEAST_TITLE_WIDTH = 40;
const LEAST_GRADE_WIDTH = 8;
const HEADS: Readonly<Record<CheckTerm, string>> = {
  year: '',
  fall: 'Fall',
  spring: 'Spring',
  summer: 'Summer',
};

/** Signs that would end a row or a cell. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/**
 * The courses of a check as the text of a transcript, so that they go the way of every transcript that a family brings: read
 * on the server, reviewed, and approved by a registrar before anything counts. It says that no school issued it.
 */
export function checkAsText({ courses, grade9StartOn }: CheckInput): string {
  const start = known(grade9StartOn as CalendarDate);
  const given = courses.filter(({ title }) => plain(title) !== '');
  const finished = given.filter(({ state, grade }) => state === 'final' && plain(grade) !== '');
  const open = given.filter((course) => !finished.includes(course));
  const widest = (texts: readonly string[], least: number) =>
    Math.max(least, ...texts.map((text) => plain(text).length)) + GAP;
  const titleWidth = widest(
    finished.map(({ title }) => title),
    LEAST_TITLE_WIDTH,
  );
  const gradeWidth = widest(
    finished.map(({ grade }) => grade),
    LEAST_GRADE_WIDTH,
  );
  const sectionOf = ({ when }: CheckCourse) =>
    when === null ? '9' : `${when.year + 2}${CHECK_TERMS.indexOf(when.term)}`;
  const sections = [...Map.groupBy(finished, sectionOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    'Entered by the family in the eligibility check; issued by no school',
    ...sections.flatMap(([, rows]) => [
      '',
      ...headOf(rows[0]?.when ?? null, start),
      `${'Course'.padEnd(titleWidth)}${'Final'.padEnd(gradeWidth)}Credit`,
      ...rows.map(
        ({ title, grade, units }) =>
          `${plain(title).padEnd(titleWidth)}${plain(grade).padEnd(gradeWidth)}${plain(units).replace(',', '.')}`,
      ),
    ]),
    ...(open.length === 0 ? [] : ['', 'Courses in progress', ...open.map(({ title }) => plain(title))]),
  ].join('\n');
}

function headOf(when: CheckCourse['when'], start: CalendarDate | null): string[] {
  if (when === null || start === null) return [];
  const year = schoolYearOf(start) + when.year;
  return [
    `${year}-${year + 1}   ${[`Grade ${9 + when.year}`, HEADS[when.term]].filter(Boolean).join('   ')}`,
  ];
}
