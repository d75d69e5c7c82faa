import { creditsOfTransfer } from '@fieldhouse/domain/credits/outside-credit.ts';
import { type JudgedAttempt, judgeAttempts } from '@fieldhouse/domain/gpa/repeats.ts';
import { hasLeft, isGuardianOf } from '#access/actor.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { listScales, postedScale, usedScales } from '#features/schools/workflows.ts';
import { os } from '#platform/procedure.ts';
import { canReadTranscript, seesWholeRecord } from './policy.ts';
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
    listTranscripts({ wanted, now: context.clock.now() }),
    listTranscriptCourses({ wanted }),
    listTransferred({ wanted }),
    listRunningCourses({ wanted }),
    listScales(),
  ]);
  const [records, courses, transferred, running, scaleRows] = rows;
  const readable = records.filter((one) => canReadTranscript(actor, one));
  // Where one studies now goes before a school that one left.
  const isCurrent = ({ schoolId, studentUserId }: (typeof records)[number]) =>
    studentUserId === actor.userId && !hasLeft(actor, schoolId);
  const record = readable.find(isCurrent) ?? readable[0];
  if (!record) throw errors.NOT_FOUND();
  const isTheirs = (row: { readonly studentId: string }) => row.studentId === record.studentId;
  const own = courses.filter(isTheirs);
  const inOrder = own.toSorted((a, b) => a.attemptPlace - b.attemptPlace);
  const judged = new Map(
    judgeAttempts(inOrder, record.repeats).map((attempt) => [attempt.enrollmentId, attempt]),
  );
  const byTerm = Map.groupBy(
    own.flatMap(({ enrollmentId }) => judged.get(enrollmentId) ?? []),
    (course) => course.termLabel,
  );
  return {
    student: {
      studentId: record.studentId,
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
    scales: usedScales(
      own.flatMap(({ letter, scaleId }) =>
        letter === null ? [] : postedScale(scaleRows, record.schoolId, scaleId),
      ),
    ),
    terms: [...byTerm].map(([label, inTerm]) => ({ label, courses: inTerm.map(presentCourse) })),
    transferred: transferred
      .filter(isTheirs)
      .map(({ studentId: _, creditId, ratio, ratioDigits: __, ...credit }) => ({
        ...credit,
        creditsEarned: creditsOfTransfer(credit.credits, { ...credit, ratio }),
        creditId: creditId,
      })),
    inProgress: running.filter(isTheirs).map(({ courseId, title, credits }) => ({
      courseId: courseId,
      title,
      credits,
    })),
    officialGpa: record.officialGpa,
    creditsEarned: record.creditsEarned ?? 0,
    coreEarned: record.coreEarned ?? 0,
    can: { keep: seesWholeRecord(actor, record) },
  };
});

export const printTranscript = os.records.printTranscript.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const rows = await tx.query(listTranscripts({ wanted: input.studentId, now: context.clock.now() }));
    const record = rows.find((one) => canReadTranscript(actor, one));
    if (!record) throw errors.NOT_FOUND();
    const isOwn = record.studentUserId === actor.userId;
    const isGuardian = isGuardianOf(actor, record.studentId, 'see_record');
    recordDisclosure(tx, context.clock, {
      schoolId: record.schoolId,
      studentId: record.studentId,
      what: 'transcript',
      purpose: isOwn ? 'own_request' : isGuardian ? 'guardian_request' : 'school_work',
      legalBasis: isOwn ? 'own_record' : isGuardian ? 'guardian_right' : 'school_official',
      to: actor.userId,
    });
    return {};
  }),
);

const presentCourse = (course: TranscriptCourseRow & JudgedAttempt) => ({
  courseId: course.courseId,
  title: course.title,
  level: course.level,
  ncaaArea: course.ncaaArea,
  isCore: course.isCore,
  result: course.result,
  ratio: course.ratio,
  letter: course.letter,
  scaleId: course.scaleId,
  creditsAttempted: course.creditsAttempted,
  // Credit is given once: the attempts add up to the credits earned.
  creditsEarned: course.creditsCounted,
  countsInGpa: course.countsInGpa,
  dueOn: course.dueOn,
});
