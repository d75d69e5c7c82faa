import type { LinkProps } from '@tanstack/react-router';

/** Where a lesson is written. */
export const lessonEditor = (lessonId: string): LinkProps => ({ to: `/teach/lesson/${lessonId}` as never });

/** Where an assignment is written. */
export const assignmentEditor = (assignmentId: string): LinkProps => ({
  to: `/teach/assignment/${assignmentId}` as never,
});
