import { partsOf, type TranscriptDocument } from '../transcript-document.ts';
import { schoolYearOf } from './issued-as.ts';
import { courseOfLine, outsideCourse, runningCourse } from './pesc-course.ts';
import { fitted, gpaElement, notes } from './pesc-parts.ts';
import { element, valueElement, type XmlElement } from './xml.ts';

type Year = TranscriptDocument['years'][number];

/** A course with where it stands; null: in no year, or in no term of it. */
interface Placed {
  readonly year: string | null;
  readonly term: string | null;
  /** `more`: notes of the place, where no session says it. */
  readonly course: (more: readonly XmlElement[]) => XmlElement;
}

/** Courses in their sessions, and what stands in none. */
export interface PlacedCourses {
  readonly sessions: readonly XmlElement[];
  readonly courses: readonly XmlElement[];
  /** Of years that the standard can't name. */
  readonly summaries: readonly XmlElement[];
}

/**
 * Each year is a session, with its courses of the whole year and its figures, and so is each term. Credit from elsewhere
 * and courses of years that aren't called like school years stand outside of sessions, with a note of when they were taken.
 */
export function coursesOf({ years, inProgress, outside }: TranscriptDocument): PlacedCourses {
  const placed: Placed[] = [
    ...years.flatMap(({ label, lines }) =>
      lines.map((line) => ({ year: label, term: line.term, course: courseOfLine(line) })),
    ),
    ...inProgress.map((one) => ({
      ...(one.term === null ? { year: null, term: null } : partsOf(one.term)),
      course: runningCourse(one),
    })),
  ];
  const labels = new Set([...years.map(({ label }) => label), ...placed.flatMap(({ year }) => year ?? [])]);
  const sessions = [...labels].flatMap((label) => {
    const schoolYear = schoolYearOf(label);
    const own = placed.filter(({ year }) => year === label);
    const year = years.find((one) => one.label === label);
    return schoolYear === null ? [] : sessionsOf(label, schoolYear, own, year);
  });
  const unnamed = years.filter(({ label }) => schoolYearOf(label) === null);
  return {
    sessions,
    courses: [
      ...placed
        .filter(({ year }) => year === null || schoolYearOf(year) === null)
        .map(({ year, term, course }) => course([...notes('School year', year), ...notes('Term', term)])),
      ...outside.map(outsideCourse),
    ],
    summaries: unnamed.flatMap((year) => summariesOf(year, notes('School year', year.label))),
  };
}

function sessionsOf(
  label: string,
  schoolYear: string,
  placed: readonly Placed[],
  year: Year | undefined,
): XmlElement[] {
  const terms = [...Map.groupBy(placed, ({ term }) => term)].filter(([term]) => term !== null);
  const whole = placed.filter(({ term }) => term === null);
  return [
    element('AcademicSession', [
      sessionDetail({ name: label, schoolYear, suffix: null, type: 'FullYear' }),
      whole.map(({ course }) => course([])),
      year ? summariesOf(year, []) : [],
    ]),
    ...terms.map(([term, courses], at) =>
      element('AcademicSession', [
        sessionDetail({ name: term ?? '', schoolYear, suffix: String(at + 1), type: null }),
        courses.map(({ course }) => course([])),
      ]),
    ),
  ];
}

interface Session {
  readonly name: string;
  readonly schoolYear: string;
  readonly suffix: string | null;
  readonly type: string | null;
}

function sessionDetail({ name, schoolYear, suffix, type }: Session): XmlElement {
  const called = fitted('SessionName', name, 30, 'Session');
  return element('AcademicSessionDetail', [
    // The standard asks for a month, which a transcript doesn't print.
    valueElement('SessionDesignator', `${schoolYear.slice(0, 4)}-08`),
    valueElement('SessionDesignatorSuffix', suffix),
    called.element,
    valueElement('SessionType', type),
    valueElement('SessionSchoolYear', schoolYear),
    called.notes,
    notes('SessionDesignator', 'only the year is on record, the month is nominal'),
  ]);
}

const summariesOf = ({ gpa, weightedGpa, creditsEarned }: Year, more: readonly XmlElement[]): XmlElement[] =>
  [
    { type: 'NonWeighted', value: gpa },
    ...(weightedGpa === null ? [] : [{ type: 'Weighted', value: weightedGpa }]),
  ].map(({ type, value }) =>
    element('AcademicSummary', [
      valueElement('AcademicSummaryType', type),
      gpaElement(value, creditsEarned),
      more,
    ]),
  );
