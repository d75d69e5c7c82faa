import { randomBytes } from 'node:crypto';
import type { MatchingBody, RubricBody } from '@fieldhouse/contract/content.ts';
import type { ConversationId } from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courseTeachers } from '#db/tables/courses.ts';
import { newId } from '#platform/ids.ts';
import type { Person, StudentPerson } from '../world.ts';
import { openSweepWorld, type SweepWorld } from './actors.ts';
import { MARKED_DAY } from './cases.ts';
import type { AnswerActor, MarkerName } from './never-in-answers.ts';

export interface AnswerWorld {
  readonly sweep: SweepWorld;
  readonly people: Readonly<Record<AnswerActor, Person | null>>;
  /** What stands in each field, in small letters where the field takes them. */
  readonly markers: Readonly<Record<MarkerName, string>>;
  /** Puts the markers back where a call of the sweep has written over them. */
  plant(): Promise<void>;
}

/** Text that stands nowhere else. */
const unique = (word: string): string => `${word}${randomBytes(6).toString('hex')}`;

/** Points that are no part of a time, an id or another number. */
const HELD_POINTS = 4713.29;
const BIRTH_DATE = '2009-09-17';

const link = (word: string): string => `https://meet.example.org/${unique(word)}`;
const email = (word: string): string => `${unique(word)}@example.test`;

/** The world of the sweep with more people around the course, and a marker in each field of the list. */
export async function openAnswerWorld(): Promise<AnswerWorld> {
  const sweep = await openSweepWorld();
  const { world, ownSchool, ownCourse, actors } = sweep;
  const names = { classmate: unique('Classmate'), parentOfClassmate: unique('Household') };
  const classmate = await ownSchool.hasStudent({ name: `Zelda ${names.classmate}`, in: [ownCourse] });
  const people: Record<AnswerActor, Person | null> = {
    ...actors,
    classmate,
    parentOfClassmate: await ownSchool.hasGuardian({
      name: `Otto ${names.parentOfClassmate}`,
      of: classmate,
    }),
    unconfirmed: await ownSchool.hasStudent({
      name: 'Un Confirmed',
      status: 'provisional',
      in: [ownCourse],
    }),
    grader: await ownSchool.hasPerson({ role: 'teacher', name: 'Gra Der' }),
  };
  const whole = people as Readonly<Record<AnswerActor, Person>>;
  const student = whole.student as StudentPerson;
  await world.services.units.write(jobInSchool(ownSchool.schoolId), (tx) =>
    tx.orm.insert(courseTeachers).values({
      ...{ schoolId: ownSchool.schoolId, id: newId(), courseId: ownCourse.courseId },
      ...{ userId: whole.grader.userId, role: 'grader' },
    }),
  );

  const markers: Record<MarkerName, string> = {
    meetingLink: link('next'),
    laterMeetingLink: link('later'),
    recordingLink: link('recording'),
    earlyRecordingLink: link('early'),
    heldPoints: String(HELD_POINTS),
    heldFeedback: unique('feedback'),
    proposalReason: unique('reason'),
    accommodationNote: unique('accommodation'),
    extensionReason: unique('extension'),
    attendanceNote: unique('attendance'),
    removalReason: unique('removal'),
    matchingPair: unique('pair'),
    gradingNotes: unique('gradingnotes'),
    levelLabel: unique('level'),
    workingCopy: unique('copy'),
    draftAssignment: unique('draftwork'),
    draftCourse: unique('draftcourse'),
    draftAnswer: unique('answer'),
    staffMessage: unique('among-staff'),
    reportedMessage: unique('reported'),
    classmatePost: unique('post'),
    removedPost: unique('removed'),
    postReportNote: unique('postnote'),
    messageReportNote: unique('messagenote'),
    problemNote: unique('problem'),
    studentEmail: email('student'),
    parentEmail: email('parent'),
    applicantEmail: email('applicant'),
    studentPhone: '+1 555 0134 7117',
    studentAddress: unique('street'),
    parentPhone: '+1 555 0134 7228',
    birthDate: BIRTH_DATE,
    classmateName: names.classmate,
    parentOfClassmateName: names.parentOfClassmate,
    schoolCode: `QZX${String(1_000 + Math.floor(Math.random() * 9_000))}`,
    sessionToken: student.token,
    ...(await readInternals(sweep, student)),
  };
  await say(sweep, whole, markers);
  const plant = () => write(sweep, whole, markers, names);
  await plant();
  return { sweep, people, markers, plant };
}

/** What people say to each other, once. */
async function say(
  { ownSchool, own }: SweepWorld,
  by: Readonly<Record<AnswerActor, Person>>,
  words: Readonly<Record<MarkerName, string>>,
): Promise<void> {
  const post = (content: string) =>
    by.classmate.client.discussions.reply({
      ...{ postId: own.threadId, content: `<p>${content}</p>`, postKey: newId() },
    });
  await post(words.classmatePost);
  const { postId } = await post(words.removedPost);
  await by.teacher.client.discussions.remove({ postId, reason: words.removalReason });
  const send = (conversationId: ConversationId, body: string) =>
    by.teacher.client.messages.send({ conversationId, body, fileIds: [], messageKey: newId() });
  await send(own.groupId, words.staffMessage);
  await send(own.conversationId, words.reportedMessage);
  await ownSchool.hasCourse({ title: words.draftCourse, teacher: by.teacher, status: 'draft' });
}

/** Values that the server made itself, as they stand in the database. */
async function readInternals({ world, ownSchool, own }: SweepWorld, student: Person) {
  await student.client.calendar.createFeed({});
  const { rows: sign } = await world.services.db.pool.query<{ password: string }>(
    'select password from auth_accounts where user_id = $1',
    [student.userId],
  );
  const [feed] = await rowsOf<{ hash: string }>(
    world,
    jobForPlatform,
    'select secret_hash as hash from feed_tokens where user_id = $1 and revoked_at is null',
    [student.userId],
  );
  const [file] = await rowsOf<{ key: string }>(
    world,
    jobInSchool(ownSchool.schoolId),
    'select storage_key as key from files where id = $1',
    [own.fileId],
  );
  return {
    passwordHash: sign[0]?.password ?? '',
    feedHash: feed?.hash ?? '',
    storageKey: file?.key ?? '',
  };
}

async function rowsOf<Row>(
  world: SweepWorld['world'],
  entry: Parameters<SweepWorld['world']['services']['units']['write']>[0],
  sql: string,
  params: unknown[],
): Promise<Row[]> {
  const { rows } = await world.services.units.write(entry, (tx) => tx.execute(sql, params));
  return rows as Row[];
}

/** Everything that a marker stands in, written so that it may be done again. */
async function write(
  { world, ownSchool, ownCourse, own, actors }: SweepWorld,
  people: Readonly<Record<AnswerActor, Person>>,
  markers: Readonly<Record<MarkerName, string>>,
  names: { readonly classmate: string; readonly parentOfClassmate: string },
): Promise<void> {
  const { schoolId } = ownSchool;
  const { courseId } = ownCourse;
  const { studentId, assignmentId, gradedAssignmentId, attemptId, lessonId } = own;
  const teacherId = people.teacher.userId;
  const pool = world.services.db.pool;
  for (const [person, address] of [
    [people.student, markers.studentEmail],
    [people.parent, markers.parentEmail],
    [people.pendingTeacher, markers.applicantEmail],
  ] as const)
    await pool.query('update users set email = $2 where id = $1', [person.userId, address]);

  await world.services.units.write(jobForPlatform, async (tx) => {
    await tx.execute('update profiles set phone = $2, address = $3 where id = $1', [
      ...[people.student.userId, markers.studentPhone, markers.studentAddress],
    ]);
    await tx.execute('update profiles set phone = $2 where id = $1', [
      people.parent.userId,
      markers.parentPhone,
    ]);
    for (const [userId, given, family] of [
      [people.classmate.userId, 'Zelda', names.classmate],
      [people.parentOfClassmate.userId, 'Otto', names.parentOfClassmate],
    ])
      await tx.execute('update profiles set given_name = $2, family_name = $3 where id = $1', [
        ...[userId, given, family],
      ]);
  });

  await world.services.units.write(jobInSchool(schoolId), async (tx) => {
    const put = (sql: string, ...params: unknown[]) => tx.execute(sql, params);
    for (const [userId, name] of [
      [people.classmate.userId, `Zelda ${names.classmate}`],
      [people.parentOfClassmate.userId, `Otto ${names.parentOfClassmate}`],
    ])
      await put('update school_memberships set display_name = $2 where user_id = $1', userId, name);
    await put(
      'update student_profiles set legal_name = $2 where user_id = $1',
      ...[people.classmate.userId, `Zelda ${names.classmate}`],
    );
    await put('update student_profiles set birth_on = $2 where id = $1', studentId, BIRTH_DATE);
    // The sweep approves the one who waits.
    await put(
      `update school_memberships set status = 'pending', decided_by = null, decided_at = null, ended_at = null,
         end_reason = null where user_id = $1`,
      actors.pendingTeacher?.userId,
    );

    await put(
      `update live_sessions set meeting_url = case id when $2 then $3 else $4 end, status = 'scheduled',
         cancel_reason = null, meeting_state = 'ready', recording_state = 'available',
         recording_url = case id when $5 then $6 else $7 end
       where course_id = $1 and id in ($2, $5, $8)`,
      ...[courseId, own.sessionId, markers.meetingLink, markers.laterMeetingLink, own.pastSessionId],
      ...[markers.recordingLink, markers.earlyRecordingLink, own.laterSessionId],
    );

    // The work that was handed in is graded, and the grade kept back.
    await put(
      `update grades set state = 'graded', points = $3, points_possible = 5000, source = 'teacher', is_held = true,
         released_at = null, feedback = $4, set_at = now(), set_by = $5
       where student_id = $1 and attempt_id = $2`,
      ...[studentId, attemptId, HELD_POINTS],
      ...[JSON.stringify({ v: 1, comment: markers.heldFeedback }), teacherId],
    );
    const proposed = JSON.stringify([
      {
        ...{ criterionId: 'work', levelId: null, points: 1, quotes: [], confidence: 0.9 },
        reason: { kind: 'text', text: markers.proposalReason },
      },
    ]);
    await put(
      `insert into ai_proposals (school_id, id, attempt_id, course_id, assignment_id, student_id, ai_run_id, engine,
         state, criteria, total_points, confidence)
       select school_id, $2::uuid, attempt_id, course_id, assignment_id, student_id, $2::uuid, 'built_in', 'proposed',
         $3::jsonb, 1, 0.9
       from grades where attempt_id = $1::uuid
         and not exists (select from ai_proposals p where p.attempt_id = $1)`,
      ...[attemptId, newId(), proposed],
    );
    await put(
      "update ai_proposals set criteria = $2, state = 'proposed', decided_by = null, decided_at = null where attempt_id = $1",
      ...[attemptId, proposed],
    );

    await put(
      `insert into accommodations (school_id, id, student_id, starts_on, by)
       select $1::uuid, $2::uuid, $3::uuid, '2026-01-01'::date, $4::uuid
       where not exists (select from accommodations where student_id = $3 and ended_at is null)`,
      ...[schoolId, newId(), studentId, teacherId],
    );
    await put(
      'update accommodations set note = $2 where student_id = $1',
      studentId,
      markers.accommodationNote,
    );
    await put(
      `insert into assignment_overrides (school_id, id, assignment_id, student_id, enrollment_id, extra_attempts, reason, by)
       select $1::uuid, $2::uuid, $3::uuid, $4::uuid, e.id, 1, $5::text, $6::uuid
       from assignments a join enrollments e on e.course_id = a.course_id and e.student_id = $4 and e.is_current
       where a.id = $3 and not exists (select from assignment_overrides where student_id = $4 and assignment_id = $3
         and ended_at is null)`,
      ...[schoolId, newId(), gradedAssignmentId, studentId, markers.extensionReason, teacherId],
    );
    await put(
      `insert into attendance_records (school_id, id, student_id, "on", course_id, session_id, status, source, note, by)
       values ($1, $2, $3, $4, $5, null, 'late', 'teacher', $6, $7)
       on conflict on constraint attendance_records_key do update set note = excluded.note`,
      ...[schoolId, newId(), studentId, MARKED_DAY, courseId, markers.attendanceNote, teacherId],
    );

    const side = (text: string) => ({ text, imageFileId: null, alt: null });
    const key: MatchingBody = {
      v: 1,
      pairs: [
        { id: markers.matchingPair, left: side('Leaf'), right: side('Makes sugar') },
        { id: `${markers.matchingPair}-2`, left: side('Root'), right: side('Takes water') },
      ],
    };
    await put(
      "update assignments set matching = $2, status = 'published' where id = $1",
      ...[assignmentId, JSON.stringify(key)],
    );
    const rubric: RubricBody = {
      v: 1,
      criteria: [
        {
          ...{ id: 'work', name: 'Work', points: 10, description: 'Does what was asked', source: 'manual' },
          notes: markers.gradingNotes,
          levels: [{ id: 'full', label: markers.levelLabel, points: 10 }],
        },
      ],
    };
    await put(
      'update assignments set rubric = $3 where id in ($1, $2)',
      ...[assignmentId, gradedAssignmentId, JSON.stringify(rubric)],
    );
    await put(
      `insert into assignments (school_id, id, course_id, title, kind, points_possible, instructions, rubric, status)
       select school_id, $2::uuid, course_id, $3::text, kind, points_possible, instructions, rubric, 'draft'
       from assignments where id = $1 and not exists (select from assignments where title = $3)`,
      ...[assignmentId, newId(), markers.draftAssignment],
    );
    await put(
      `update lessons set working_copy = jsonb_build_object('v', 1, 'title', $2::text, 'videoUrl', null,
         'estimatedMinutes', 5, 'content', content) where id = $1`,
      ...[lessonId, markers.workingCopy],
    );
    await put(
      `insert into drafts (school_id, student_id, enrollment_id, assignment_id, content, revision, device_id, saved_at)
       select $1::uuid, $2::uuid, e.id, a.id, $4::jsonb, 1, 'planted', now()
       from assignments a join enrollments e on e.course_id = a.course_id and e.student_id = $2 and e.is_current
       where a.id = $3
       on conflict (school_id, enrollment_id, assignment_id) do update set content = excluded.content`,
      ...[schoolId, studentId, assignmentId],
      JSON.stringify({ v: 1, text: markers.draftAnswer, matches: [] }),
    );

    await put(
      'update discussion_reports set note = $2 where id = $1',
      own.postReportId,
      markers.postReportNote,
    );
    await put(
      'update message_reports set note = $2 where id = $1',
      own.messageReportId,
      markers.messageReportNote,
    );
    await put(
      `insert into content_reports (school_id, id, entity, entity_id, course_id, reporter, note, state)
       select $1::uuid, $2::uuid, 'lesson', $3::uuid, $4::uuid, $5::uuid, $6::text, 'open'
       where not exists (select from content_reports where note = $6)`,
      ...[schoolId, newId(), lessonId, courseId, people.classmate.userId, markers.problemNote],
    );
    await put(
      `insert into school_codes (school_id, id, code, roles)
       select $1::uuid, $2::uuid, $3::text, '{student}'::text[] where not exists (select from school_codes where code = $3)`,
      ...[schoolId, newId(), markers.schoolCode],
    );
  });
}
