import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { jobInSchool } from '#db/scopes.ts';
import { postGrade } from './ledger-school.ts';
import type { World } from './world.ts';

/** What issuing is asked for where nothing is special. */
export const PLAIN = { overrides: {}, overrideReason: null, recipient: null, supersedes: null };

let schools = 0;

/** A school with a student who has two posted courses and one that runs. */
export async function hasTranscriptStudent(world: World) {
  schools += 1;
  const school = await world.hasSchool(`Northfield ${schools}`);
  const schoolId = school.schoolId as SchoolId;
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher });
  const latin = await school.hasCourse({ title: 'Latin', teacher });
  const maya = await school.hasStudent({ name: 'Maya Chen', in: [biology, algebra, latin] });
  await postGrade(admin, teacher, biology, 91);
  await postGrade(admin, teacher, algebra, 75);
  const studentId = maya.studentId as StudentId;
  const sql = (text: string, values: unknown[] = []) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  return { school, schoolId, teacher, admin, maya, studentId, sql };
}
