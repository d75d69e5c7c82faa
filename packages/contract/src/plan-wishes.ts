import { z } from 'zod';
import { Subject } from './catalog.ts';
import { CourseId, StudentId } from './ids.ts';
import { PLAN_GRADES_MAX, PLAN_WISHES_MAX } from './limits.ts';

export const PlanGoal = z.enum(['graduation', 'DI', 'DII', 'NAIA']);
export type PlanGoal = z.infer<typeof PlanGoal>;

export const PlanGrade = z.enum(['A', 'B', 'C', 'D', 'F']);
/** A term of the school, or one of a year that it hasn't entered. */
export const TermKey = z.string().min(1).max(60);
const Limits = z.strictObject({
  /** Null: no limit. */
  credits: z.number().min(0).max(20).multipleOf(0.25).nullable(),
  courses: z.number().int().min(0).max(20).nullable(),
});
const isOnce = (all: readonly string[]) => new Set(all).size === all.length;

const PlanWish = z.strictObject({
  kind: z.enum(['take', 'avoid']),
  courseId: CourseId,
  /** Null: in any term. */
  termId: TermKey.nullable(),
});

/** What is asked of a plan, whoever's it is. */
export const SavedWishes = z.strictObject({
  /** The most important first. */
  goals: z.array(PlanGoal).min(1).refine(isOnce, { error: 'Each goal once' }),
  limits: z.strictObject({ regular: Limits, optional: Limits }),
  /** Subjects that are liked best. */
  focus: z.array(Subject).refine(isOnce, { error: 'Each subject once' }),
  difficulty: z.enum(['lighter', 'balanced', 'challenging']),
  wishes: z.array(PlanWish).max(PLAN_WISHES_MAX),
  /** The grade that planned courses are supposed to get. */
  grade: PlanGrade,
  /** By course, where another one is supposed. */
  grades: z
    .record(CourseId, PlanGrade)
    .refine((grades) => Object.keys(grades).length <= PLAN_GRADES_MAX, { error: 'Too many courses' }),
});
export type SavedWishes = z.infer<typeof SavedWishes>;

/** What is asked of a plan for a student. */
export const PlanWishes = SavedWishes.extend({ studentId: StudentId });
export type PlanWishes = z.infer<typeof PlanWishes>;
