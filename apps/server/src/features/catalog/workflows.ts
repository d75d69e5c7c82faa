import { statement, type Transaction } from '#db/unit.ts';

export { adoptCourse } from './adopt.ts';
export { copyCourse } from './copy-course.ts';
export { fillPlaces, holdPlaces } from './places.ts';
export {
  archiveWithOwner,
  giveCourse,
  holdTeachers,
  isStaffNow,
  listStandIns,
  takeOffCourse,
} from './teaching.ts';
export { withdrawFromAll } from './withdraw-all.ts';

const recount = statement(`
  update course_stats set
    lesson_count = (select count(*) from lessons l where l.course_id = $1 and l.status = 'published'),
    assignment_count = (select count(*) from assignments a where a.course_id = $1 and a.status = 'published'),
    published_minutes = (
      select coalesce(sum(l.estimated_minutes), 0) from lessons l where l.course_id = $1 and l.status = 'published')
  where course_id = $1`);

/** Counts anew what lists show of a course's content. */
export async function recountCourse(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(recount(courseId));
}
