import { z } from 'zod';
import { procedure } from './base.ts';
import { CourseId } from './ids.ts';

export const PrerequisiteKind = z.enum(['required', 'recommended', 'corequisite']);
export type PrerequisiteKind = z.infer<typeof PrerequisiteKind>;

const fields = {
  kind: PrerequisiteKind,
  /** Least share of one in the other course; null: to have passed it is enough. */
  minRatio: z.number().gt(0).max(1).multipleOf(0.0001).nullable(),
};

/** What a course asks for: another course of the school, or words. */
const Prerequisite = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('course'), courseId: CourseId, ...fields }),
  z.strictObject({
    of: z.literal('text'),
    text: z.string().trim().min(1).max(300),
    kind: PrerequisiteKind,
  }),
]);
export type Prerequisite = z.infer<typeof Prerequisite>;

/** The same as somebody reads it who thinks of enrolling. */
export const OwnPrerequisite = z.object({
  /** The course's title, or the words. */
  title: z.string(),
  /** Null: words, or a course that isn't in the catalog. */
  courseId: CourseId.nullable(),
  ...fields,
  /** Unknown where only the school can tell; null: the reader is no student here. */
  standing: z.enum(['met', 'missing', 'unknown']).nullable(),
});
export type OwnPrerequisite = z.infer<typeof OwnPrerequisite>;

export const MissingPrerequisites = z.object({
  missing: z.array(z.object({ title: z.string(), minRatio: z.number().nullable() })),
});
export type MissingPrerequisites = z.infer<typeof MissingPrerequisites>;

/** Most things one course may ask for. */
const MOST = 20;

export const catalogPrerequisites = {
  /** What a course asks for, with the courses it could name. */
  listPrerequisites: procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] })
    .input(z.strictObject({ courseId: CourseId }))
    .output(
      z.object({
        prerequisites: z.array(Prerequisite),
        choices: z.array(z.object({ courseId: CourseId, title: z.string() })),
        can: z.object({ save: z.boolean() }),
      }),
    ),
  /** Replaces all of them. Students who are in the course already stay in it. */
  savePrerequisites: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({
      /** A course would ask for itself in the end: the titles of that way, the course first and last. */
      PREREQUISITE_CYCLE: { status: 422, data: z.object({ titles: z.array(z.string()) }) },
      COURSE_NOT_FOUND: { status: 422 },
      TWICE: { status: 422 },
    })
    .input(z.strictObject({ courseId: CourseId, prerequisites: z.array(Prerequisite).max(MOST) }))
    .output(z.object({})),
};
