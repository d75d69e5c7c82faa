import { statement, type Transaction } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export { adoptCourse } from './adopt.ts';
export { askForPlace } from './ask-for-place.ts';
export { copyCourse } from './copy-course.ts';
export { fillPlaces, holdPlaces } from './places.ts';
export { courseRecordOf } from './prerequisites.ts';
export {
  archiveWithOwner,
  giveCourse,
  holdTeachers,
  isStaffNow,
  listStandIns,
  takeOffCourse,
} from './teaching.ts';
export { withdrawFromAll } from './withdraw-all.ts';

const recount = statement<Sql['recount'], { courseId: string }>(`
  update course_stats set
    lesson_count = (select count(*) from lessons l where l.course_id = :courseId and l.status = 'published'),
    assignment_count = (select count(*) from assignments a where a.course_id = :courseId and a.status = 'published'),
    published_minutes = (
      select coalesce(sum(l.estimated_minutes), 0) from lessons l where l.course_id = :courseId and l.status = 'published')
  where course_id = :courseId`);

/** Counts anew what lists show of a course's content. */
export async function recountCourse(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(recount({ courseId }));
}
