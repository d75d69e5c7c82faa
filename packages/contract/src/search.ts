import { z } from 'zod';
import { procedure } from './base.ts';
import { Subject } from './catalog.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, LessonId, StudentId } from './ids.ts';
import { SEARCH_MAX_CHARACTERS, SEARCH_MOST_COUNTED, SEARCH_PAGE } from './limits.ts';

/** A piece of a text; never HTML. `isMatch`: it is what was searched for. */
export const Segment = z.object({ text: z.string(), isMatch: z.boolean() });
export type Segment = z.infer<typeof Segment>;

const found = {
  courseId: CourseId,
  title: z.array(Segment),
  /** The part of its text around the first match; empty: it has no text. */
  excerpt: z.array(Segment),
};

export const FoundCourse = z.object({
  ...found,
  subject: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  /** The person may open it; of other courses the catalog tells more. */
  isOpen: z.boolean(),
});
export type FoundCourse = z.infer<typeof FoundCourse>;

export const FoundAssignment = z.object({
  ...found,
  assignmentId: AssignmentId,
  courseTitle: z.string(),
  /**
   * For the student who asks, or the children of the guardian who asks, else for everybody; null: no due date, or a
   * different one for each child.
   */
  dueAt: Instant.nullable(),
  /** Of the course's school. */
  timeZone: z.string(),
});
export type FoundAssignment = z.infer<typeof FoundAssignment>;

export const FoundLesson = z.object({
  ...found,
  lessonId: LessonId,
  courseTitle: z.string(),
  moduleTitle: z.string(),
});
export type FoundLesson = z.infer<typeof FoundLesson>;

/** `total` counts what this person may open, up to a thousand; `isMore`: there is more than that. */
const group = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.number().int(), isMore: z.boolean(), results: z.array(item) });

const FoundPerson = z.object({
  kind: z.enum(['student', 'teacher', 'school_admin']),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** Null: not a student. */
  studentId: StudentId.nullable(),
  gradeLevel: z.number().int().nullable(),
  /** Titles of courses that they teach. */
  teaches: z.array(z.string()),
});

const Query = z.string().trim().min(1).max(SEARCH_MAX_CHARACTERS);

export const search = {
  /**
   * Published courses of the person's schools, and lessons and assignments of the courses that they may open: ten of
   * each, the best first. Everything in the query is plain text.
   */
  query: procedure({ scope: 'schools', relations: ['member', 'guardian'], audiences: ['S0', 'S', 'T'] })
    .input(
      z.strictObject({
        query: Query,
        /** Results of this type alone; the others are counted all the same. */
        type: z.enum(['course', 'assignment', 'lesson']).optional(),
        subject: Subject.optional(),
        offset: z
          .number()
          .int()
          .min(0)
          .max(SEARCH_MOST_COUNTED - SEARCH_PAGE)
          .optional(),
      }),
    )
    .output(
      z.object({
        /**
         * How the results came about: they hold every word; they hold the words of `corrected`, since the query itself
         * is found nowhere; or they hold some of the words.
         */
        match: z.enum(['all_words', 'corrected', 'some_words']),
        /** The query that was looked for instead; null unless corrected. */
        corrected: z.string().nullable(),
        courses: group(FoundCourse),
        assignments: group(FoundAssignment),
        lessons: group(FoundLesson),
      }),
    ),
  /** People of the actor's school by name: staff, and the students whose record the actor may see. Ten at most. */
  people: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({ query: Query }))
    .output(z.object({ people: z.array(FoundPerson), isMore: z.boolean() })),
};
