import { DateTime } from 'luxon';
import { jobInSchool } from '#db/scopes.ts';
import type { Services } from '#platform/services.ts';
import { chance } from './chance.ts';
import type { DemoCourse, DemoLearner } from './stage.ts';

/** A course is studied on about two days of the week, longer by those who are diligent. */
const DAYS_OF_SEVEN = 2.3;
const SHORTEST_MINUTES = 12;
const LONGEST_MINUTES = 52;

/** Minutes of study on the days of the term, as the beats of the lesson pages would have recorded them. */
export async function recordStudyTime(
  services: Services,
  courses: readonly DemoCourse[],
  learners: readonly DemoLearner[],
  termBegan: number,
  now: number,
  timeZone: string,
): Promise<void> {
  const days: string[] = [];
  const last = DateTime.fromMillis(now, { zone: timeZone });
  for (let day = DateTime.fromMillis(termBegan, { zone: timeZone }); day <= last; day = day.plus({ days: 1 }))
    days.push(day.toFormat('yyyy-MM-dd'));
  for (const [schoolId, ofSchool] of Map.groupBy(learners, (learner) => learner.schoolId)) {
    const studentIds: string[] = [];
    const courseIds: string[] = [];
    const ons: string[] = [];
    const minutes: number[] = [];
    for (const { student, studentId } of ofSchool) {
      const since = student.joinedDaysAgo === undefined ? 0 : days.length - student.joinedDaysAgo;
      for (const course of courses) {
        if (course.schoolId !== schoolId || !student.courses.includes(course.key)) continue;
        days.forEach((on, index) => {
          if (index < since) return;
          const luck = chance('study', student.key, course.key, index);
          if (luck > (DAYS_OF_SEVEN / 7) * (0.4 + 0.8 * student.diligence)) return;
          const length = chance('minutes', student.key, course.key, index) * student.diligence;
          studentIds.push(studentId);
          courseIds.push(course.courseId);
          ons.push(on);
          minutes.push(Math.round(SHORTEST_MINUTES + length * (LONGEST_MINUTES - SHORTEST_MINUTES)));
        });
      }
    }
    await services.units.write(jobInSchool(schoolId), (tx) =>
      tx.execute(
        `insert into study_days (school_id, student_id, course_id, "on", active_minutes)
         select $1, * from unnest($2::uuid[], $3::uuid[], $4::date[], $5::int[])
         on conflict (school_id, student_id, course_id, "on") do update set active_minutes = excluded.active_minutes`,
        [schoolId, studentIds, courseIds, ons, minutes],
      ),
    );
  }
}
