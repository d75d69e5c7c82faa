import { v5 } from 'uuid';
import { jobForPlatform } from '#db/scopes.ts';
import { courseModules, courseStats, courses, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { statement, type Transaction, type Units } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { sanitize } from '#platform/html/sanitize.ts';
import { stored } from '#platform/html/stored.ts';
import type { Sql } from '../rows.gen.ts';
import type { AssignmentContent, CourseContent } from './types.ts';

/** Their keys, so that a start that finds them all needs no more. */
export const LIBRARY_KEYS: readonly string[] = [
  'english-9',
  'algebra-1',
  'biology',
  'spanish-1',
  'geometry',
  'chemistry',
  'english-11',
  'us-history',
  'government',
  'philosophy-religion',
  'science-4',
];

const NAMESPACE = '2f0c2c1e-6d0f-4f3e-9a57-5f1d0c8f3b11';

/** Ids of library rows are made from their keys, so that loading again finds them. */
export const libraryId = (...path: readonly string[]): string => v5(path.join('/'), NAMESPACE);

/** Any number: the library is loaded by one process at a time. */
const LIBRARY_LOCK = 7_305_114;
const waitWithoutEnd = statement<Sql['waitWithoutEnd']>(
  "select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)",
);
const takeTurn = statement<Sql['takeTurn'], { lock: number }>('select pg_advisory_xact_lock(:lock)');
/** HTML of the library as it is stored: cleaned like everybody's. */
const kept = (html: string): string => stored('lesson', sanitize('lesson', html));

/** Puts the library courses that aren't there yet into the platform's library. Safe to run at each start. */
export async function loadLibrary(units: Units, clock: Clock): Promise<void> {
  await units.write(jobForPlatform, async (tx) => {
    const isMissing = async () => {
      const present = await tx.orm.select({ id: courses.id }).from(courses);
      const ids = new Set(present.map((course) => course.id));
      return LIBRARY_KEYS.some((key) => !ids.has(libraryId(key))) ? ids : null;
    };
    if (!(await isMissing())) return;
    // Several processes start at once; the others wait for the first for as long as it takes, and look again.
    await tx.query(waitWithoutEnd());
    await tx.query(takeTurn({ lock: LIBRARY_LOCK }));
    const ids = await isMissing();
    if (!ids) return;
    const { LIBRARY } = await import('./courses.ts');
    for (const course of LIBRARY) {
      if (!ids.has(libraryId(course.key))) await insertLibraryCourse(tx, course, clock.now());
    }
  });
}

async function insertLibraryCourse(tx: Transaction, course: CourseContent, at: string): Promise<void> {
  const { orm } = tx;
  const courseId = libraryId(course.key);
  const stamps = { schoolId: null, createdAt: at, updatedAt: at };
  await orm.insert(courses).values({
    ...stamps,
    id: courseId,
    title: course.title,
    subject: course.subject,
    description: course.description,
    status: 'published',
    gradeLevel: course.gradeLevel,
    credits: course.credits,
    ncaaApproved: course.ncaaArea !== null,
    ncaaSetAt: course.ncaaArea && at,
    ncaaArea: course.ncaaArea,
    isPublic: true,
  });
  let minutes = 0;
  let order = 0;
  for (const [moduleIndex, module] of course.modules.entries()) {
    const moduleId = libraryId(course.key, `module-${moduleIndex + 1}`);
    await orm
      .insert(courseModules)
      .values({ ...stamps, id: moduleId, courseId, title: module.title, orderIndex: moduleIndex + 1 });
    for (const [lessonIndex, lesson] of module.lessons.entries()) {
      const lessonId = libraryId(course.key, lesson.key);
      minutes += lesson.estimatedMinutes;
      await orm.insert(lessons).values({
        ...stamps,
        id: lessonId,
        courseId,
        moduleId,
        title: lesson.title,
        orderIndex: lessonIndex + 1,
        estimatedMinutes: lesson.estimatedMinutes,
        status: 'published',
        content: {
          v: 1,
          objectives: [...lesson.objectives],
          introduction: lesson.introduction,
          mainContent: kept(lesson.mainContent.trim()),
          keyConcepts: [...lesson.keyConcepts],
        },
      });
      order += 1;
      await orm.insert(assignments).values({
        ...stamps,
        ...assignmentRow(course.key, lesson.assignment),
        courseId,
        lessonId,
        orderIndex: order,
      });
    }
  }
  await orm.insert(courseStats).values({
    courseId,
    schoolId: null,
    lessonCount: order,
    assignmentCount: order,
    publishedMinutes: minutes,
  });
}

function assignmentRow(courseKey: string, assignment: AssignmentContent) {
  const side = (text: string, figure: string | null = null) => ({
    text,
    imageFileId: null,
    alt: null,
    figure: figure && kept(figure),
  });
  return {
    id: libraryId(courseKey, 'assignment', assignment.key),
    title: assignment.title,
    description: assignment.description,
    kind: assignment.kind,
    pointsPossible: assignment.pointsPossible,
    status: 'published' as const,
    instructions: {
      v: 1 as const,
      durationMinutes: assignment.instructions.durationMinutes,
      materials: [...assignment.instructions.materials],
      steps: [...assignment.instructions.steps],
      story: assignment.instructions.story,
    },
    rubric: {
      v: 1 as const,
      criteria: assignment.rubric.map((criterion) => ({
        ...criterion,
        levels: criterion.levels.map((level) => ({ ...level })),
      })),
    },
    matching: assignment.matching && {
      v: 1 as const,
      pairs: assignment.matching.map((pair, index) => ({
        id: `pair-${index + 1}`,
        left: side(pair.left, pair.leftFigure),
        right: side(pair.right),
      })),
    },
  };
}
