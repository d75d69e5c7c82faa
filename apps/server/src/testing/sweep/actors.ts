import { Readable } from 'node:stream';
import type {
  AdviceConversationId,
  AdviceMessageId,
  AdviceQuestionId,
  AssignmentId,
  AttemptId,
  ConversationId,
  CourseId,
  DateShiftId,
  EnrollmentId,
  FileId,
  LegalHoldId,
  LessonId,
  LiveSessionId,
  MailId,
  MembershipId,
  MessageId,
  MessageReportId,
  ModuleId,
  PostId,
  PostReportId,
  ResourceId,
  SchoolCodeId,
  SchoolId,
  StudentId,
  TranscriptId,
  UserId,
  VersionId,
} from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courseStats, courses } from '#db/tables/courses.ts';
import { takeMaterial } from '#features/files/materials.ts';
import { takeUpload } from '#features/files/upload.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import { ensureSigningKey } from '#features/transcripts/signing.ts';
import { newId } from '#platform/ids.ts';
import { makeDocx } from '../documents.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '../world.ts';
import { signInNameOf } from './cases.ts';

/** Who calls, in every kind of standing that the walls tell apart. */
export type ActorName =
  | 'anon'
  | 'student'
  | 'schoolmate'
  | 'dropped'
  | 'provisional'
  /** Under 13, and no parent has consented. */
  | 'child'
  | 'teacher'
  | 'otherTeacher'
  | 'admin'
  | 'parent'
  | 'parentOfOther'
  | 'parentEnded'
  | 'parentBlind'
  | 'pendingTeacher'
  | 'suspended'
  | 'homeschoolParent'
  | 'operator'
  | 'operatorReadOnly'
  | 'foreignStudent'
  | 'foreignTeacher'
  | 'foreignAdmin';

/** Ids of one school's things, as a caller may name them. */
export interface Targets {
  readonly courseId: CourseId;
  readonly lessonId: LessonId;
  readonly assignmentId: AssignmentId;
  readonly attemptId: AttemptId;
  readonly studentId: StudentId;
  /** A grade of that student, released. */
  readonly gradedAssignmentId: AssignmentId;
  /** A document of that attempt. */
  readonly fileId: FileId;
  /** A document that isn't handed in. */
  readonly looseFileId: FileId;
  /** Somebody who waits. */
  readonly membershipId: MembershipId;
  /** A library course not adopted yet. */
  readonly libraryCourseId: CourseId;
  readonly mailId: MailId;
  readonly moduleId: ModuleId;
  /** What a lesson said before. */
  readonly versionId: VersionId;
  /** A move of the course's dates. */
  readonly shiftId: DateShiftId;
  /** A class that starts soon. */
  readonly sessionId: LiveSessionId;
  /** One in some days. */
  readonly laterSessionId: LiveSessionId;
  /** One that is over. */
  readonly pastSessionId: LiveSessionId;
  /** A file of the class that is over. */
  readonly materialFileId: FileId;
  readonly schoolId: SchoolId;
  /** Material of the course. */
  readonly resourceId: ResourceId;
  /** A student's thread, which a teacher has reported. */
  readonly threadId: PostId;
  readonly postReportId: PostReportId;
  /** Replies of that student: one as it was, one that was changed, one to be removed. */
  readonly postId: PostId;
  readonly editedPostId: PostId;
  readonly removablePostId: PostId;
  /** Between that student and a teacher, with a report; and one among staff. */
  readonly conversationId: ConversationId;
  readonly groupId: ConversationId;
  /** Messages of the student: one with a file that was reported, one that is taken back. */
  readonly messageId: MessageId;
  readonly takenBackMessageId: MessageId;
  readonly messageFileId: FileId;
  readonly messageReportId: MessageReportId;
  /** What that student asked the counselor, which waits for a person; and words of danger. */
  readonly adviceConversationId: AdviceConversationId;
  readonly adviceMessageId: AdviceMessageId;
  readonly adviceQuestionId: AdviceQuestionId;
  readonly dangerMessageId: AdviceMessageId;
  /** Another teacher of the school. */
  readonly colleagueId: UserId;
  /** A teacher of the school whom those who run it let go. */
  readonly leaverId: UserId;
  readonly leaverMembershipId: MembershipId;
  /** Of a student whose account the school made, and who has left. */
  readonly returnerMembershipId: MembershipId;
  readonly codeId: SchoolCodeId;
  /** Of that student's data. */
  readonly holdId: LegalHoldId;
  /** Of that student in the course, and an official transcript. */
  readonly enrollmentId: EnrollmentId;
  readonly transcriptId: TranscriptId;
  /** A course without teachers. */
  readonly spareCourseId: CourseId;
}

export interface SweepWorld {
  readonly world: World;
  /** The school of the own things, and the course that they are about. */
  readonly ownSchool: SchoolPlace;
  readonly ownCourse: CoursePlace;
  /** The school of the homeschool parent. */
  readonly homeschool: SchoolPlace;
  readonly actors: Readonly<Record<ActorName, Person | null>>;
  readonly own: Targets;
  readonly foreign: Targets;
  readonly absent: Targets;
  /** Stands in every text of the foreign school. */
  readonly foreignCanary: string;
}

const absentTargets = (): Targets => ({
  courseId: newId() as CourseId,
  lessonId: newId() as LessonId,
  assignmentId: newId() as AssignmentId,
  attemptId: newId() as AttemptId,
  studentId: newId() as StudentId,
  gradedAssignmentId: newId() as AssignmentId,
  fileId: newId() as FileId,
  looseFileId: newId() as FileId,
  membershipId: newId() as MembershipId,
  libraryCourseId: newId() as CourseId,
  mailId: newId() as MailId,
  moduleId: newId() as ModuleId,
  versionId: newId() as VersionId,
  shiftId: newId() as DateShiftId,
  sessionId: newId() as LiveSessionId,
  laterSessionId: newId() as LiveSessionId,
  pastSessionId: newId() as LiveSessionId,
  materialFileId: newId() as FileId,
  schoolId: newId() as SchoolId,
  resourceId: newId() as ResourceId,
  threadId: newId() as PostId,
  postReportId: newId() as PostReportId,
  postId: newId() as PostId,
  editedPostId: newId() as PostId,
  removablePostId: newId() as PostId,
  conversationId: newId() as ConversationId,
  groupId: newId() as ConversationId,
  messageId: newId() as MessageId,
  takenBackMessageId: newId() as MessageId,
  messageFileId: newId() as FileId,
  messageReportId: newId() as MessageReportId,
  adviceConversationId: newId() as AdviceConversationId,
  adviceMessageId: newId() as AdviceMessageId,
  adviceQuestionId: newId() as AdviceQuestionId,
  dangerMessageId: newId() as AdviceMessageId,
  colleagueId: newId() as UserId,
  leaverId: newId() as UserId,
  leaverMembershipId: newId() as MembershipId,
  returnerMembershipId: newId() as MembershipId,
  codeId: newId() as SchoolCodeId,
  holdId: newId() as LegalHoldId,
  enrollmentId: newId() as EnrollmentId,
  transcriptId: newId() as TranscriptId,
  spareCourseId: newId() as CourseId,
});

/** A school with a course, a student who handed something in, and somebody who waits. */
async function furnish(world: World, school: SchoolPlace, mark: string) {
  const teacher = await school.hasPerson({ role: 'teacher', name: `Teacher ${mark}` });
  const course = await school.hasCourse({
    title: `Course ${mark}`,
    teacher,
    assignments: [
      { title: `First ${mark}`, dueAt: '2026-11-20T15:00:00Z' },
      { title: `Second ${mark}` },
      { title: `Third ${mark}` },
    ],
  });
  const student = await school.hasStudent({ name: `Student ${mark}`, in: [course] });
  const [assignmentId, handedIn, graded] = course.assignmentIds as [AssignmentId, AssignmentId, AssignmentId];
  const upload = (name: string) =>
    takeUpload(world.services, {
      purpose: { kind: 'submission', assignmentId: handedIn },
      name,
      claimedBytes: null,
      sessionToken: student.token,
      body: Readable.from([makeDocx(`Words of ${mark}`)]),
    });
  const { fileId } = await upload(`${mark}.docx`);
  const { fileId: looseFileId } = await upload(`Loose ${mark}.docx`);
  const { attemptId } = await student.client.coursework.submit({
    assignmentId: handedIn,
    content: { v: 1, text: `An answer ${mark}`, matches: [], fileIds: [fileId] },
    idempotencyKey: newId(),
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points,
         points_possible, source, released_at, set_at, last_seq)
       select $1::uuid, $2::uuid, $3::uuid, e.id, $4::uuid, 'graded', 5, 20, 'teacher', now(), now(), 1
       from enrollments e where e.student_id = $3 and e.course_id = $2 and e.is_current`,
      [school.schoolId, course.courseId, student.studentId, graded],
    ),
  );
  const waiting = await school.hasPerson({ role: 'teacher', name: `Waiting ${mark}`, status: 'pending' });
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select id from school_memberships where user_id = $1', [waiting.userId]),
  );
  await student.client.lessons.recordEvents({
    events: [
      {
        ...{ clientEventId: newId(), lessonId: course.lessonIds[0] as LessonId, kind: 'opened' },
        occurredAt: '2026-01-05T15:00:00Z',
      },
    ],
  });
  const leaver = await school.hasPerson({ role: 'teacher', name: `Leaver ${mark}` });
  const returner = await school.hasStudent({ name: `Returner ${mark}` });
  const spare = await school.hasCourse({ title: `Spare ${mark}`, teacher: null });
  const codeId = newId<SchoolCodeId>();
  const holdId = newId<LegalHoldId>();
  const transcriptId = newId<TranscriptId>();
  await ensureSigningKey(world.services);
  const leaving = await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute('update schools set sign_in_name = $2 where id = $1', [
      school.schoolId,
      signInNameOf(school.schoolId),
    ]);
    await tx.execute(
      "insert into school_codes (school_id, id, code, roles) values ($1, $2, $3, '{student}')",
      [school.schoolId, codeId, mark === 'own' ? 'OWN1001' : 'FOR1001'],
    );
    await tx.execute(
      'insert into legal_holds (school_id, id, student_id, reason, created_by) values ($1, $2, $3, $4, $5)',
      [school.schoolId, holdId, student.studentId, `Case ${mark}`, leaver.userId],
    );
    await tx.execute(
      `insert into issued_transcripts (school_id, id, student_id, code, document, document_sha256, pdf_sha256, pdf_bytes,
         storage_key, key_id, signature, issued_by, issued_at)
       select $1, $2, $3, $4, '{}', '', '', 0, $4, k.id, '', $5, now() from signing_keys k where k.retired_at is null`,
      [school.schoolId, transcriptId, student.studentId, `swept-${mark}`, leaver.userId],
    );
    await tx.execute(
      `insert into student_accounts (school_id, user_id, student_id, username, made_by, batch_id, line)
       values ($1, $2, $3, 'returner', $4, $5, 0)`,
      [school.schoolId, returner.userId, returner.studentId, leaver.userId, newId()],
    );
    const returning = await tx.execute(
      `update school_memberships set status = 'ended', end_reason = 'left', ended_at = now() where user_id = $1 returning id`,
      [returner.userId],
    );
    const leaves = await tx.execute('select id from school_memberships where user_id = $1', [leaver.userId]);
    const taken = await tx.execute('select id from enrollments where student_id = $1 and course_id = $2', [
      student.studentId,
      course.courseId,
    ]);
    return { rows: [...leaves.rows, ...returning.rows, ...taken.rows] };
  });
  const authored = await author(teacher, course.courseId, course.lessonIds[0] as LessonId, mark);
  const held = await hold(world, school.schoolId, course.courseId, teacher.userId, mark);
  const schoolId = school.schoolId as SchoolId;
  const { fileId: materialFileId } = await takeMaterial(world.services, {
    ...{ use: 'session', schoolId, name: `Slides ${mark}.docx`, claimedBytes: null },
    ...{ sessionToken: teacher.token, body: Readable.from([makeDocx(`Slides of ${mark}`)]) },
  });
  await teacher.client.live.addMaterials({
    ...{ sessionId: held.pastSessionId, fileIds: [materialFileId], part: 'this' },
  });
  const { resourceId } = await teacher.client.resources.create({
    ...{ schoolId, courseId: course.courseId, title: `Material ${mark}`, description: '', isFeatured: false },
    source: { kind: 'link', url: 'https://example.org/reading' },
  });
  const targets: Targets = {
    ...authored,
    ...held,
    ...{ schoolId, resourceId, materialFileId },
    ...(await discuss(student, teacher, course.courseId, mark)),
    ...(await write(world, school, student, teacher, mark)),
    ...(await advise(student, mark)),
    courseId: course.courseId,
    lessonId: course.lessonIds[0] as LessonId,
    assignmentId,
    attemptId,
    studentId: student.studentId as StudentId,
    gradedAssignmentId: graded,
    fileId,
    looseFileId,
    membershipId: (rows[0] as { id: MembershipId }).id,
    libraryCourseId: newId() as CourseId,
    mailId: newId() as MailId,
    spareCourseId: spare.courseId,
    ...{ codeId, holdId, leaverId: leaver.userId as UserId },
    leaverMembershipId: (leaving.rows[0] as { id: MembershipId }).id,
    returnerMembershipId: (leaving.rows[1] as { id: MembershipId }).id,
    ...{ transcriptId, enrollmentId: (leaving.rows[2] as { id: EnrollmentId }).id },
  };
  return { teacher, course, student, waiting, targets };
}

/** One class that starts in five minutes, one in some days, and one that is over. */
async function hold(world: World, schoolId: string, courseId: CourseId, teacherId: string, mark: string) {
  const held = {
    sessionId: newId() as LiveSessionId,
    laterSessionId: newId() as LiveSessionId,
    pastSessionId: newId() as LiveSessionId,
  };
  const starts = { sessionId: 5, laterSessionId: 5_000, pastSessionId: -300 };
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    scheduleSessions(
      tx,
      Object.entries(starts).map(([name, minutes]) => ({
        ...{ schoolId, courseId, teacherId, id: held[name as keyof typeof held] },
        title: `Class ${mark}`,
        platform: 'jitsi' as const,
        meetingUrl: 'https://meet.example.org/room',
        scheduledAt: new Date(world.services.clock.millis() + minutes * 60_000).toISOString(),
      })),
    ),
  );
  return held;
}

/** A thread with replies, and a report. */
async function discuss({ client }: Person, teacher: Person, courseId: CourseId, mark: string) {
  const content = `<p>Words of ${mark}</p>`;
  const begun = { courseId, title: `Thread ${mark}`, content, postKey: newId() };
  const { threadId } = await client.discussions.post(begun);
  const reply = async () =>
    (await client.discussions.reply({ postId: threadId, content, postKey: newId() })).postId;
  const [postId, editedPostId, removablePostId] = [await reply(), await reply(), await reply()];
  await client.discussions.edit({ postId: editedPostId, title: '', content: `${content}!`, version: 1 });
  await teacher.client.discussions.report({ postId: threadId, reason: 'other', note: `Note ${mark}` });
  const { reports } = await teacher.client.discussions.reports({ courseId });
  const postReportId = reports[0]?.reportId as PostReportId;
  return { threadId, postId, editedPostId, removablePostId, postReportId };
}

/** A conversation with a file and a report, and one among staff. */
async function write(world: World, school: SchoolPlace, student: Person, teacher: Person, mark: string) {
  const schoolId = school.schoolId as SchoolId;
  const colleague = await school.hasPerson({ role: 'teacher', name: `Colleague ${mark}` });
  const office = await school.hasPerson({ role: 'school_admin', name: `Office ${mark}` });
  const { fileId } = await takeMaterial(world.services, {
    ...{
      use: 'message',
      schoolId,
      name: `Sent ${mark}.docx`,
      claimedBytes: null,
      sessionToken: student.token,
    },
    body: Readable.from([makeDocx(`Words of ${mark}`)]),
  });
  const begin = async (by: Person, to: readonly Person[], fileIds: FileId[]) =>
    await by.client.messages.start({
      ...{ schoolId, recipientIds: to.map(({ userId }) => userId as UserId), studentId: null, fileIds },
      ...{ subject: '', body: `Message ${mark}`, messageKey: newId() },
    });
  const { conversationId } = await begin(student, [teacher], [fileId]);
  const { conversationId: groupId } = await begin(teacher, [colleague, office], []);
  const taken = await student.client.messages.send({
    ...{ conversationId, body: `Taken back ${mark}`, fileIds: [], messageKey: newId() },
  });
  const { messages } = await teacher.client.messages.get({ conversationId, cursor: null });
  const messageId = messages[0]?.messageId as MessageId;
  await teacher.client.messages.report({ messageId, reason: 'other', note: `Note ${mark}` });
  const { reports } = await office.client.messages.reports({});
  return {
    ...{ conversationId, groupId, messageId, takenBackMessageId: taken.messageId, messageFileId: fileId },
    messageReportId: reports[0]?.reportId as MessageReportId,
    colleagueId: colleague.userId as UserId,
  };
}

/** A question to the counselor that waits for a person, and words of danger. */
async function advise({ client, studentId }: StudentPerson, mark: string) {
  const ask = async (text: string, conversationId: AdviceConversationId | null) => {
    const parts = await client.advice.ask({ studentId, conversationId, text, messageKey: newId() });
    const ids: { conversationId: AdviceConversationId; messageId: AdviceMessageId }[] = [];
    for await (const part of parts)
      if (part.kind === 'asked')
        ids.push({ conversationId: part.conversationId, messageId: part.question.messageId });
    return ids[0]!;
  };
  const asked = await ask(`Where do I stand? ${mark}`, null);
  const danger = await ask(`I want to die. ${mark}`, asked.conversationId);
  const { questionId } = await client.advice.handOver({ messageId: asked.messageId, messageKey: newId() });
  return {
    adviceConversationId: asked.conversationId,
    adviceMessageId: asked.messageId,
    adviceQuestionId: questionId,
    dangerMessageId: danger.messageId,
  };
}

/** What authoring leaves behind: a changed lesson with its versions, and dates that were moved. */
async function author({ client }: Person, courseId: CourseId, lessonId: LessonId, mark: string) {
  const { copy, version } = await client.authoring.getLesson({ lessonId });
  await client.authoring.saveLesson({
    lessonId,
    baseVersion: version,
    copy: { ...copy, title: `Light ${mark}` },
  });
  const { versions } = await client.authoring.listVersions({ entity: { kind: 'lesson', lessonId } });
  const { shiftId } = await client.authoring.shiftDates({
    ...{ courseId, days: 1, skipDaysOff: false, onlyFuture: false },
  });
  const { modules } = await client.authoring.get({ courseId });
  return {
    shiftId,
    moduleId: modules[0]?.moduleId as ModuleId,
    versionId: versions.at(-1)?.versionId as VersionId,
  };
}

/** Two schools, a homeschool, the platform, and everyone who might call. */
export async function openSweepWorld(env: Record<string, string> = {}): Promise<SweepWorld> {
  const world = await openWorld(env);
  const foreignCanary = `CANARY-${newId()}`;
  const ownSchool = await world.hasSchool('Own School');
  const foreignSchool = await world.hasSchool(`Foreign ${foreignCanary}`);
  const own = await furnish(world, ownSchool, 'own');
  const foreign = await furnish(world, foreignSchool, foreignCanary);

  const libraryCourseId = newId<CourseId>();
  const mailId = newId<MailId>();
  await world.services.units.write(jobForPlatform, async (tx) => {
    await tx.orm
      .insert(courses)
      .values({ id: libraryCourseId, title: 'Library course', subject: 'Science', status: 'published' });
    await tx.orm.insert(courseStats).values({ courseId: libraryCourseId });
    await tx.execute('select app.queue_mail($1, $2, null, $3, $4, $5, $6, $7, null, null, null)', [
      mailId,
      `sweep:${mailId}`,
      'x@example.test',
      'en',
      'confirm-email',
      'Subject',
      'Body',
    ]);
  });

  const otherCourse = await ownSchool.hasCourse({ title: 'Another course', teacher: null });
  const schoolmate = await ownSchool.hasStudent({ name: 'School Mate', in: [otherCourse] });
  const dropped = await ownSchool.hasStudent({ name: 'Dropped Out', in: [own.course] });
  await world.services.units.write(jobForPlatform, async (tx) => {
    await tx.execute("select set_config('app.school_ids', $1, true)", [`{${ownSchool.schoolId}}`]);
    await tx.execute("update enrollments set status = 'dropped' where student_id = $1", [dropped.studentId]);
  });
  const suspended = await ownSchool.hasPerson({ role: 'school_admin', name: 'Sus Pended' });
  await world.services.db.pool.query('update users set suspended_at = now() where id = $1', [
    suspended.userId,
  ]);
  const homeschool = await world.hasSchool('Home School', 'homeschool');
  const child = await ownSchool.hasStudent({
    name: 'Young Child',
    status: 'provisional',
    birthOn: '2019-05-06',
  });
  await ownSchool.waitsForConsent(child);

  const actors: Record<ActorName, Person | null> = {
    anon: null,
    student: own.student,
    schoolmate,
    dropped,
    provisional: await ownSchool.hasStudent({ name: 'Pro Visional', status: 'provisional' }),
    child,
    teacher: own.teacher,
    otherTeacher: await ownSchool.hasPerson({ role: 'teacher', name: 'Other Teacher' }),
    admin: await ownSchool.hasPerson({ role: 'school_admin', name: 'School Admin' }),
    parent: await ownSchool.hasGuardian({ name: 'Par Ent', of: own.student }),
    parentOfOther: await ownSchool.hasGuardian({ name: 'Other Parent', of: schoolmate }),
    parentEnded: await ownSchool.hasGuardian({ name: 'Former Parent', of: own.student, status: 'ended' }),
    parentBlind: await ownSchool.hasGuardian({ name: 'Blind Parent', of: own.student, rights: ['alerts'] }),
    pendingTeacher: own.waiting,
    suspended,
    homeschoolParent: await homeschool.hasPerson({ role: 'homeschool_parent', name: 'Home Parent' }),
    operator: await world.hasOperator('Master Admin'),
    operatorReadOnly: await world.hasOperator('Read Only', 'admin'),
    foreignStudent: foreign.student,
    foreignTeacher: foreign.teacher,
    foreignAdmin: await foreignSchool.hasPerson({ role: 'school_admin', name: `Admin ${foreignCanary}` }),
  };
  const shared = { libraryCourseId, mailId };
  return {
    world,
    ...{ ownSchool, ownCourse: own.course, homeschool },
    actors,
    own: { ...own.targets, ...shared },
    foreign: { ...foreign.targets, ...shared },
    absent: absentTargets(),
    foreignCanary,
  };
}
