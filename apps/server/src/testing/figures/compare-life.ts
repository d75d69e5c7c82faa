import { gradePercent } from '@fieldhouse/domain/rounding/display.ts';
import {
  decimal,
  type Fraction,
  fraction,
  nearestNumber,
  rounded,
  sum,
  times,
  written,
} from '@fieldhouse/domain/testing/figures/fraction.ts';
import {
  type LifeEnrollment,
  LifeSoFar,
  type SchoolLife,
} from '@fieldhouse/domain/testing/figures/school-life.ts';
import { creditsGiven, creditsPosted, standing } from '@fieldhouse/domain/testing/figures/second-record.ts';
import { letterOf } from '@fieldhouse/domain/testing/figures/second-totals.ts';
import type { World } from '../world.ts';
import { openStage, type SchoolStage } from './school-stage.ts';

export interface PageDifference {
  readonly where: string;
  readonly second: unknown;
  readonly shown: unknown;
}

/** Where what is shown differs from the second calculation: before each posting the totals, at the end everything. */
export async function differencesOnPages(world: World, life: SchoolLife): Promise<PageDifference[]> {
  const stage = await openStage(world, life);
  const soFar = new LifeSoFar(life);
  const seen = new Comparison();
  for (const event of life.events) {
    if (event.kind === 'post') await compareReview(stage, soFar, event.course, seen);
    await stage.play(event);
    soFar.apply(event);
  }
  await compareFigures(stage, soFar, seen);
  await compareRecord(stage, soFar, seen);
  await compareTranscript(stage, soFar, seen);
  await compareGrades(stage, soFar, seen);
  await compareExports(stage, soFar, seen);
  return seen.differences;
}

class Comparison {
  readonly differences: PageDifference[] = [];

  same(where: string, second: unknown, shown: unknown): void {
    if (!Object.is(second, shown)) this.differences.push({ where, second, shown });
  }

  /**
   * The answer is the exact value to within the last digits that a number has, and reads the same with the decimals that
   * are shown.
   */
  number(where: string, exact: Fraction | null, shown: number | null, decimals: number): void {
    if (exact === null || shown === null) {
      this.same(where, exact === null ? null : nearestNumber(exact), shown);
      return;
    }
    const isNear = Math.abs(nearestNumber(exact) - shown) <= 4 * Number.EPSILON * Math.max(1, shown);
    const reads = written(exact, decimals);
    if (isNear && written(decimal(plainDecimal(shown)), decimals) === reads) return;
    this.differences.push({ where, second: `${nearestNumber(exact)} (${reads})`, shown });
  }
}

/** A number in digits alone, without an exponent. */
const plainDecimal = (value: number): string => (/e/.test(String(value)) ? value.toFixed(30) : String(value));

/** Decimals with which GPAs, credits and shares of one are compared; percents are shown with one at most. */
const GPA = 2;
const CREDITS = 3;
const SHARE = 3;

async function compareReview(
  stage: SchoolStage,
  soFar: LifeSoFar,
  course: string,
  seen: Comparison,
): Promise<void> {
  const { students } = await stage.teacher.client.gradebook.reviewPosting({
    courseId: stage.courseId(course),
  });
  seen.same(`students to post in ${course}`, 1, students.length);
  const [line] = students;
  if (!line) return;
  const enrollment = soFar.current(course);
  seen.number(
    `${enrollment.key} so far`,
    soFar.totalOf(enrollment, 'staff', 'so_far'),
    line.soFarRatio,
    SHARE,
  );
  const rest = soFar.totalOf(enrollment, 'staff', 'if_nothing_else');
  seen.number(`${enrollment.key} if nothing else`, rest, line.ifNothingElseRatio, SHARE);
}

/** The figures that several pages show: each shows the same ones. */
async function compareFigures(
  { admin, student, studentId }: SchoolStage,
  soFar: LifeSoFar,
  seen: Comparison,
) {
  const second = soFar.figures();
  const [record, mine, home, analytics, transcript] = await Promise.all([
    admin.client.records.student({ studentId }),
    student.client.gradebook.mine({}),
    student.client.home.student({}),
    student.client.analytics.mine({ range: 'week' }),
    student.client.records.previewTranscript({}),
  ]);
  const official = {
    record: record.figures?.officialGpa ?? null,
    grades: mine.currentGpa,
    home: home.currentGpa,
  };
  const officialMore = { analytics: analytics.gpa.current, transcript: transcript.officialGpa };
  for (const [page, shown] of Object.entries({ ...official, ...officialMore })) {
    seen.number(`official GPA, ${page}`, second.officialGpa, shown, GPA);
  }
  const progress = { record: record.figures?.progressGpa ?? null, grades: mine.progressGpa };
  const progressMore = { home: home.progressGpa, analytics: analytics.gpa.progress };
  for (const [page, shown] of Object.entries({ ...progress, ...progressMore })) {
    seen.number(`progress GPA, ${page}`, second.progressGpa, shown, GPA);
  }
  const earned = { record: record.figures?.creditsEarned ?? null, grades: mine.creditsEarned };
  const earnedMore = { analytics: analytics.creditsEarned, transcript: transcript.creditsEarned };
  for (const [page, shown] of Object.entries({ ...earned, ...earnedMore })) {
    seen.number(`credits earned, ${page}`, second.creditsEarned, shown, CREDITS);
  }
  for (const [page, { creditsInProgress }] of Object.entries({ mine, home, analytics })) {
    seen.number(`credits in progress, ${page}`, second.creditsInProgress, creditsInProgress, CREDITS);
  }
  const cores = {
    record: record.figures?.coreEarned,
    home: home.core.earned,
    analytics: analytics.core.earned,
  };
  for (const [page, shown] of Object.entries({ ...cores, transcript: transcript.coreEarned })) {
    seen.same(`core courses earned, ${page}`, second.coreEarned, shown);
  }
  seen.same('core courses projected, record', second.coreProjected, record.figures?.coreProjected);
  seen.same('core courses projected, home', second.coreProjected, home.core.projected);
}

/** Each enrollment with all of its final grades, as those see it who keep the record. */
async function compareRecord(stage: SchoolStage, soFar: LifeSoFar, seen: Comparison) {
  const { courses } = await stage.admin.client.records.student({ studentId: stage.studentId });
  seen.same('enrollments on the record', soFar.enrollments.length, courses.length);
  const attempts = soFar.attempts();
  for (const [at, { key, course, posting, status }] of soFar.enrollments.entries()) {
    const shown = courses.find(({ enrollmentId }) => enrollmentId === stage.enrollmentId(at));
    if (!shown) {
      seen.same(`${key} on the record`, 'there', 'missing');
      continue;
    }
    // The API knows one way out of a course: who drops it is withdrawn from it.
    seen.same(`status of ${key}`, status === 'dropped' ? 'withdrawn' : status, shown.status);
    const [last] = shown.postings;
    seen.same(`result of ${key}`, posting?.result, last?.result);
    if (!posting || !last) continue;
    seen.number(`final grade of ${key}`, posting.ratio, last.ratio, SHARE);
    seen.same(`letter of ${key}`, posting.ratio && letterOf(posting.ratio), last.letter);
    seen.number(`credits of ${key}`, creditsPosted(course.credits, posting), last.creditsEarned, CREDITS);
    if (posting.result !== 'graded') continue;
    const attempt = attempts[at];
    const given = attempt ? creditsGiven(attempt, attempts) : null;
    seen.number(`credits counted of ${key}`, given, shown.creditsCounted, CREDITS);
  }
}

/** The transcript prints every attempt that was posted, and the outside credit that stands. */
async function compareTranscript(stage: SchoolStage, soFar: LifeSoFar, seen: Comparison) {
  const transcript = await stage.student.client.records.previewTranscript({});
  const lines = transcript.terms.flatMap(({ courses }) => courses);
  const textOf = (title: string, result: string, ratio: string | null, letter: string | null) =>
    [title, result, ratio, letter].join(' | ');
  const posted = soFar.enrollments.flatMap(({ course, posting }) =>
    posting
      ? [
          textOf(
            stage.courseId(course.key),
            posting.result,
            posting.ratio && written(posting.ratio, 10),
            posting.ratio && letterOf(posting.ratio),
          ),
        ]
      : [],
  );
  const printed = lines.map(({ courseId, result, ratio, letter }) =>
    textOf(courseId, result, ratio === null ? null : written(decimal(plainDecimal(ratio)), 10), letter),
  );
  seen.same('courses on the transcript', posted.sort().join('\n'), printed.sort().join('\n'));
  // Credit is given once per content: what the lines print adds up to the figure.
  const printedCredits = [...lines, ...transcript.transferred].map(({ creditsEarned }) =>
    decimal(creditsEarned),
  );
  seen.same(
    'credits on the lines of the transcript',
    written(soFar.figures().creditsEarned, CREDITS),
    written(sum(printedCredits), CREDITS),
  );
  const outside = [...soFar.credits.values()].filter(({ status }) => status === 'approved');
  const titles = (list: readonly string[]) => [...list].sort().join();
  seen.same(
    'credit from elsewhere on the transcript',
    titles(outside.map(({ credit }) => credit)),
    titles(transcript.transferred.map(({ title }) => title)),
  );
}

/** The courses that run, as the student sees them. */
const running = (soFar: LifeSoFar): LifeEnrollment[] =>
  soFar.enrollments.filter((one) => one.status === 'active' && soFar.current(one.course.key) === one);

async function compareGrades(stage: SchoolStage, soFar: LifeSoFar, seen: Comparison) {
  const { courses } = await stage.student.client.gradebook.mine({});
  for (const enrollment of running(soFar)) {
    const { key, course } = enrollment;
    const shown = courses.find(
      (one) => one.courseId === stage.courseId(course.key) && one.status === 'active',
    );
    if (!shown) {
      seen.same(`${key} among the grades`, 'there', 'missing');
      continue;
    }
    const released = (basis: 'so_far' | 'if_nothing_else') => soFar.totalOf(enrollment, 'released', basis);
    seen.number(`${key} so far, released`, released('so_far'), shown.soFarRatio, SHARE);
    seen.number(
      `${key} if nothing else, released`,
      released('if_nothing_else'),
      shown.ifNothingElseRatio,
      SHARE,
    );
  }
}

async function compareExports(stage: SchoolStage, soFar: LifeSoFar, seen: Comparison) {
  for (const enrollment of running(soFar)) {
    const { key, course } = enrollment;
    const file = await stage.teacher.client.gradebook.export({
      courseId: stage.courseId(course.key),
      format: 'csv',
    });
    const [headings = [], ...lines] = cellsOf(Buffer.from(file.base64, 'base64').toString('utf8'));
    const line = lines.find(([name]) => name?.includes('Lovelace')) ?? [];
    const cell = (heading: string) => line[headings.indexOf(heading)] ?? '';
    const percent = (basis: 'so_far' | 'if_nothing_else') => {
      const total = soFar.totalOf(enrollment, 'staff', basis);
      return total === null ? '' : String(nearestNumber(rounded(times(total, fraction(100n)), 4)));
    };
    seen.same(`${key} so far, export`, percent('so_far'), cell('So far (%)'));
    seen.same(
      `${key} at the end, export`,
      percent('if_nothing_else'),
      cell('If nothing else is handed in (%)'),
    );
  }
  const { csv } = await stage.student.client.analytics.exportCsv({ range: 'year' });
  const [, ...lines] = cellsOf(csv);
  const attempts = soFar.attempts();
  for (const { course, status, key } of soFar.enrollments) {
    const attempt = attempts.findLast(({ enrollment }) => enrollment === key);
    if (!attempt || (status !== 'active' && status !== 'completed')) continue;
    // Like the page, the file is about the current attempt at a course.
    const ofCourse = soFar.enrollments.filter((other) => other.course.key === course.key);
    const current =
      ofCourse.findLast((other) => other.status === 'active') ??
      ofCourse.findLast((other) => other.status === 'completed');
    if (current?.key !== key) continue;
    const ratio = standing(attempt);
    const expected = ratio === null ? '' : `${gradePercent(nearestNumber(ratio), 1).toFixed(1)}%`;
    const shown = lines.filter(([title]) => title === course.key).map(([, grade]) => grade ?? '');
    seen.same(`${key} in the progress file`, true, shown.includes(expected));
  }
}

/** The cells of a file whose texts hold no quotes and no line ends. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
