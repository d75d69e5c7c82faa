import { COURSE_COLORS } from '@fieldhouse/domain/catalog/course-colors.ts';
import { z } from 'zod';
import { FileId } from './ids.ts';
import { IMAGE_ALT_MAX } from './limits.ts';

/** One of the colors for courses, from 1. A course has the same one wherever it is named. */
export const CourseColor = z.number().int().min(1).max(COURSE_COLORS);

/** The picture of a course. */
export const CourseImage = z.object({
  url: z.string(),
  /** Empty: it is decoration, and not read out. */
  alt: z.string(),
});
export type CourseImage = z.infer<typeof CourseImage>;

/** How a course looks in lists. */
export const courseLook = {
  color: CourseColor,
  /** Null: it has none. */
  image: CourseImage.nullable(),
};

/** What its authors chose. */
export const chosenLook = {
  /** Null: the color that follows from the course's id. */
  chosenColor: CourseColor.nullable(),
  /** A picture that was uploaded for this course; null: none. */
  imageFileId: FileId.nullable(),
  /** What the picture shows; empty: it is decoration. Null without a picture. */
  imageAlt: z.string().trim().max(IMAGE_ALT_MAX).nullable(),
};
