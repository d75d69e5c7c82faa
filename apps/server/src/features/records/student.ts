import { creditsOfTransfer } from '@fieldhouse/domain/credits/outside-credit.ts';
import { judgeAttempts } from '@fieldhouse/domain/gpa/repeats.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { isTooClose } from '#access/actor.ts';
import { listScales, nextLetterPercent } from '#features/schools/workflows.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { canKeepRecord, canSeeRecord, canWriteAbout, seesWholeRecord } from './policy.ts';
import {
  type AttendanceRow,
  type CreditRow,
  countAttendance,
  findRecord,
  listCredits,
  listPostings,
  listRecordCourses,
  listRecordGuardians,
  listStudents,
  type PostingRow,
  type RecordCourseRow,
  STUDENTS_AT_ONCE,
} from './queries.ts';

const pictureOf = (row: { studentUserId: string | null; avatarKey: string | null }) =>
  row.studentUserId === null ? null : avatarUrl(row.studentUserId, row.avatarKey);

export const students = os.records.students.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    listStudents({
      search: input.search || null,
      schoolId: input.schoolId ?? null,
      courseId: input.courseId ?? null,
    }),
  ]);
  const seen = rows[0].filter((row) => canSeeRecord(actor, row));
  return {
    students: seen.slice(0, STUDENTS_AT_ONCE).map((row) => ({
      studentId: row.studentId,
      name: row.name,
      sortName: sortName(splitFullName(row.name)),
      avatarUrl: pictureOf(row),
      gradeLevel: row.gradeLevel,
      courseCount: row.courseCount,
      missingCount: row.missingCount,
      averageRatio: row.averageRatio,
    })),
    hasMore: rows[0].length > STUDENTS_AT_ONCE,
  };
});

export const student = os.records.student.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findRecord({ studentId, now: context.clock.now() }),
    listRecordCourses({ studentId }),
    listPostings({ studentId }),
    countAttendance({ studentId }),
    listCredits({ studentId }),
    listScales(),
    listRecordGuardians({ studentId, now: context.clock.now() }),
  ]);
  const [[record], courses, postings, attendance, credits, scales, guardians] = rows;
  if (!record || !canSeeRecord(actor, record)) throw errors.NOT_FOUND();
  const isWhole = seesWholeRecord(actor, record);
  const seen = (row: { readonly teaches: boolean }) => isWhole || row.teaches;
  const postingsOf = Map.groupBy(postings, (one) => one.enrollmentId);
  // The first of the postings is the one that holds.
  const graded = courses
    .toSorted((a, b) => a.attemptPlace - b.attemptPlace)
    .flatMap(({ enrollmentId, contentId, countsAnyway }) => {
      const [held] = postingsOf.get(enrollmentId) ?? [];
      return held?.result === 'graded'
        ? [
            {
              ...{ enrollmentId, contentId, ratio: held.ratio, creditsEarned: held.creditsEarned },
              countsAnyway,
            },
          ]
        : [];
    });
  const judged = new Map(judgeAttempts(graded, record.repeats).map((one) => [one.enrollmentId, one]));
  const keepsRecord = canKeepRecord(actor, record);
  const mayWrite = canWriteAbout(actor, record.schoolId, courses);
  return {
    studentId: record.studentId,
    name: record.name,
    avatarUrl: pictureOf(record),
    gradeLevel: record.gradeLevel,
    graduationYear: record.graduationYear,
    languages: record.languages,
    birthday:
      record.birthMonth === null || record.birthDay === null
        ? null
        : { month: record.birthMonth, day: record.birthDay },
    guardians: guardians.map(({ name, relationship, canBeWrittenTo }) => ({
      name,
      relationship,
      can: { message: mayWrite && canBeWrittenTo },
    })),
    figures: isWhole
      ? {
          officialGpa: record.officialGpa,
          progressGpa: record.progressGpa,
          creditsEarned: record.creditsEarned ?? 0,
          coreEarned: record.coreEarned ?? 0,
          coreProjected: record.coreProjected ?? 0,
        }
      : null,
    courses: courses.filter(seen).map((course) => {
      const attempt = isWhole ? judged.get(course.enrollmentId) : undefined;
      return {
        courseId: course.courseId,
        enrollmentId: course.enrollmentId,
        title: course.title,
        status: course.status,
        soFarRatio: course.soFarRatio,
        missingCount: course.missingCount,
        finalRatio: course.finalRatio,
        countsInGpa: attempt?.countsInGpa ?? null,
        creditsCounted: attempt?.creditsCounted ?? null,
        countsAnyway: attempt?.countsAnyway ? presentDecision(course) : null,
        can: {
          countCredit:
            keepsRecord && attempt !== undefined && attempt.creditsEarned > 0 && attempt.creditsCounted === 0,
          countCreditOnce: keepsRecord && attempt?.countsAnyway === true,
        },
        postings: (postingsOf.get(course.enrollmentId) ?? []).map((posting) => ({
          ...presentPosting(posting),
          nextLetterPercent: nextLetterPercent(scales, record.schoolId, posting),
        })),
      };
    }),
    attendance: attendanceOf(attendance.filter(seen)),
    credits: isWhole ? credits.map(presentCredit) : [],
    isTooClose: isTooClose(actor, record),
    accountName: record.accountName,
    can: { keepRecord: keepsRecord, message: mayWrite && record.canBeWrittenTo },
  };
});

const presentDecision = ({ decisionReason, decidedByName, decidedAt }: RecordCourseRow) =>
  decisionReason === null || decidedAt === null
    ? null
    : { reason: decisionReason, byName: decidedByName, at: decidedAt };

const presentPosting = ({ enrollmentId: _, scaleId: __, ...posting }: PostingRow) => ({
  ...posting,
  finalGradeId: posting.finalGradeId,
});

function attendanceOf(rows: readonly AttendanceRow[]) {
  const counts = { present: 0, absent: 0, late: 0, excused: 0 };
  for (const { status, count } of rows) counts[status] += count;
  return counts;
}

const presentCredit = ({
  creditId,
  fileId,
  fileName,
  ratio,
  contentSays,
  contentRowId,
  contentPart,
  contentParts,
  ...credit
}: CreditRow) => ({
  ...credit,
  content: {
    says: contentSays ?? ('nothing' as const),
    rowId: contentRowId,
    part: contentPart === null || contentParts === null ? null : { number: contentPart, of: contentParts },
  },
  creditId: creditId,
  percent: ratio === null ? null : Math.round(ratio * 10_000) / 100,
  creditsEarned: creditsOfTransfer(credit.credits, { ...credit, ratio }),
  file: fileName === null ? null : { fileId, name: fileName },
});
