import { os } from '#platform/procedure.ts';
import { canSeeSchoolFigures } from './policy.ts';
import { listSchoolCourses, listSchoolFigures } from './queries.ts';

export const school = os.home.school.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([
    listSchoolFigures({ now: context.clock.now() }),
    listSchoolCourses(),
  ]);
  const [schools, courses] = rows;
  const found = schools.find((row) => canSeeSchoolFigures(actor, row.schoolId));
  if (!found) throw errors.NOT_FOUND();
  const { schoolId, ...figures } = found;
  return {
    ...figures,
    courses: courses
      .filter((course) => course.schoolId === schoolId)
      .map(({ courseId, title, studentCount }) => ({ courseId: courseId, title, studentCount })),
  };
});
