import { z } from 'zod';
import { MOST_PARTS } from './limits.ts';

/** A part of a course's content: the first of two for the first semester. */
export const ContentPart = z
  .strictObject({ number: z.number().int().min(1), of: z.number().int().min(2).max(MOST_PARTS) })
  .refine(({ number, of }) => number <= of);

/** How a course is taught; a nontraditional program is one that a student goes through alone, at their own pace. */
export const CourseMode = z.enum(['in_person', 'online', 'nontraditional']);
export type CourseMode = z.infer<typeof CourseMode>;
