import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isOfSchool } from '#access/actor.ts';
import { type CourseScope, canReadCourse, isCourseStaff } from '#access/courses.ts';

/** How the actor stands to a resource, as `RESOURCE_SCOPE` loads it. */
export interface ResourceScope extends Omit<CourseScope, 'schoolId' | 'courseStatus'> {
  readonly schoolId: SchoolId;
  /** Null: for the whole school; then there is no course to stand to. */
  readonly courseId: string | null;
  readonly courseStatus: CourseScope['courseStatus'] | null;
  readonly isArchived: boolean;
}

const courseOf = (resource: ResourceScope): CourseScope | null =>
  resource.courseStatus === null ? null : { ...resource, courseStatus: resource.courseStatus };

/** Teaches the course in any role, or runs the school; what is for the whole school is its admins' alone. */
export function canEditResource(actor: Actor, resource: ResourceScope): boolean {
  const course = courseOf(resource);
  return course ? isCourseStaff(actor, course) : isAdminOf(actor, resource.schoolId);
}

/**
 * What is for the whole school is for its members and the guardians of its students; what is of a course for whoever
 * may open the course. What was put away, only those see who could bring it back.
 */
export function canReadResource(actor: Actor, resource: ResourceScope): boolean {
  if (resource.isArchived) return canEditResource(actor, resource);
  const course = courseOf(resource);
  if (course) return canReadCourse(actor, course);
  return isOfSchool(actor, resource.schoolId);
}
