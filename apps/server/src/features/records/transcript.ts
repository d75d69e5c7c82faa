import type { CourseId, StudentId, TransferCreditId } from '@fieldhouse/contract/ids.ts';
import { os } from '#platform/procedure.ts';
import { canReadTranscript } from './policy.ts';
import {
  listRunningCourses,
  listTranscriptCourses,
  listTranscripts,
  listTransferred,
  type TranscriptCourseRow,
} from './transcript-queries.ts';

export const previewTranscript = os.records.previewTranscript.handler(async ({ input, context, errors }) => {
  const wanted = input.studentId ?? null;
  const { actor, rows } = await context.read([
    listTranscripts(wanted),
    listTranscriptCourses(wanted),
    listTransferred(wanted),
    listRunningCourses(wanted),
  ]);
  const [records, courses, transferred, running] = rows;
  const record = records.find((one) => canReadTranscript(actor, one));
  if (!record) throw errors.NOT_FOUND();
  const isTheirs = (row: { readonly studentId: string }) => row.studentId === record.studentId;
  const byTerm = Map.groupBy(courses.filter(isTheirs), (course) => course.termLabel);
  return {
    student: {
      studentId: record.studentId as StudentId,
      name: record.name,
      studentNumber: record.studentNumber,
      gradeLevel: record.gradeLevel,
      graduationYear: record.graduationYear,
    },
    school: {
      name: record.schoolName,
      address: record.address,
      phone: record.phone,
      website: record.website,
    },
    printedOn: context.clock.today(record.timeZone),
    terms: [...byTerm].map(([label, inTerm]) => ({ label, courses: inTerm.map(presentCourse) })),
    transferred: transferred.filter(isTheirs).map(({ studentId: _, creditId, ...credit }) => ({
      ...credit,
      creditId: creditId as TransferCreditId,
    })),
    inProgress: running.filter(isTheirs).map(({ courseId, title, credits }) => ({
      courseId: courseId as CourseId,
      title,
      credits,
    })),
    officialGpa: record.officialGpa,
    creditsEarned: record.creditsEarned ?? 0,
    coreEarned: record.coreEarned ?? 0,
  };
});

const presentCourse = ({ studentId: _, termLabel: __, courseId, ...course }: TranscriptCourseRow) => ({
  ...course,
  courseId: courseId as CourseId,
});
