import type {
  AssignmentId,
  CourseId,
  EnrollmentId,
  LiveSessionId,
  MembershipId,
  PostId,
  ResourceId,
  SchoolId,
  StudentId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import type { Person, SchoolPlace, World } from '../world.ts';
import { type ActorName, openSweepWorld, type SweepWorld } from './actors.ts';

/** Everybody of the sweep, and those who stand between two kinds of standing. */
export type ListActor =
  | Exclude<ActorName, 'anon'>
  | 'coTeacher'
  | 'grader'
  | 'formerTeacher'
  | 'suspendedTeacher'
  | 'suspendedMember'
  | 'child';

export interface ListWorld {
  readonly sweep: SweepWorld;
  readonly people: Readonly<Record<ListActor, Person>>;
}

/** The world of the sweep with rows that lists must leave out, and people who no longer stand where they stood. */
export async function openListWorld(): Promise<ListWorld> {
  const sweep = await openSweepWorld();
  const { world, ownSchool, ownCourse, own, actors } = sweep;
  const { anon: _, ...known } = actors;
  const whole = known as Readonly<Record<Exclude<ActorName, 'anon'>, Person>>;
  const teacherOf = async (name: string) => await ownSchool.hasPerson({ role: 'teacher', name });
  const inSchool = (sql: string, ...params: unknown[]) =>
    world.services.units.write(jobInSchool(ownSchool.schoolId), (tx) => tx.execute(sql, params));
  const teaches = (person: Person, role: string, endedAt: string | null = null) =>
    inSchool(
      `insert into course_teachers (school_id, id, course_id, user_id, role, created_at, ended_at)
       values ($1, $2, $3, $4, $5, '2026-01-01', $6)`,
      ...[ownSchool.schoolId, newId(), ownCourse.courseId, person.userId, role, endedAt],
    );
  const people = {
    ...whole,
    coTeacher: await teacherOf('Co Teacher'),
    grader: await teacherOf('Gra Der'),
    formerTeacher: await teacherOf('Former Teacher'),
    suspendedTeacher: await teacherOf('Sus Teacher'),
    suspendedMember: await ownSchool.hasPerson({ role: 'school_admin', name: 'Sus Admin' }),
  };
  await teaches(people.coTeacher, 'teacher');
  await teaches(people.grader, 'grader');
  await teaches(people.formerTeacher, 'teacher', '2026-02-01');
  await teaches(people.suspendedTeacher, 'teacher');
  await inSchool(
    "update school_memberships set status = 'suspended', suspended_at = now() where user_id = any ($1)",
    [people.suspendedTeacher.userId, people.suspendedMember.userId],
  );

  await ownSchool.hasCourse({ title: 'Own draft', teacher: whole.teacher, status: 'draft' });
  const archived = await ownSchool.hasCourse({ title: 'Own archive', teacher: whole.teacher });
  await inSchool("update courses set status = 'archived' where id = $1", archived.courseId);
  await inSchool(
    `insert into enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at)
     values ($1, $2, $3, $4, 'active', now(), now())`,
    ...[ownSchool.schoolId, newId(), own.studentId, archived.courseId],
  );
  await inSchool(
    `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, credits_attempted,
       credits_earned, course_snapshot, due_on, posted_by, posted_at)
     select e.school_id, $2, e.id, e.student_id, e.course_id, 1, 'incomplete', 1, 0, '{}', '2026-01-05', $3, now()
     from enrollments e where e.school_id = $1 and e.course_id = $4`,
    ...[ownSchool.schoolId, newId(), whole.teacher.userId, archived.courseId],
  );
  const asker = await ownSchool.hasStudent({ name: 'As Ker' });
  await inSchool(
    `insert into enrollments (school_id, id, student_id, course_id, status, requested_at)
     values ($1, $2, $3, $4, 'requested', now())`,
    ...[ownSchool.schoolId, newId(), asker.studentId, ownCourse.courseId],
  );
  const waiting = await ownSchool.hasPerson({ role: 'parent', name: 'Wai Ting' });
  for (const studentId of [own.studentId, asker.studentId]) {
    await inSchool(
      `insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis,
         source, starts_on)
       values ($1, $2, $3, $4, 'parent', 'pending', '{see_record}', 'minor', 'pairing_code', '2026-01-01')`,
      ...[ownSchool.schoolId, newId(), waiting.userId, studentId],
    );
  }
  await speak(sweep, whole);
  for (const { schoolId } of [own, sweep.foreign])
    await world.services.units.write(jobInSchool(schoolId), (tx) =>
      tx.execute("update assignments set due_at = now() + interval '3 days' where school_id = $1", [
        schoolId,
      ]),
    );
  return { sweep, people: { ...people, child: await liveAtHome(sweep.homeschool, whole.homeschoolParent) } };
}

/** Questions, reports and material, of which each list shows some. */
async function speak(
  { world, own, foreign }: SweepWorld,
  by: Readonly<Record<Exclude<ActorName, 'anon'>, Person>>,
): Promise<void> {
  for (const [student, admin, targets] of [
    [by.student, by.admin, own],
    [by.foreignStudent, by.foreignAdmin, foreign],
  ] as const) {
    const { studentId, gradedAssignmentId, assignmentId, schoolId } = targets;
    await student.client.gradebook.ask({
      ...{ studentId, assignmentId: gradedAssignmentId, criterionId: null, text: 'Why?' },
    });
    await student.client.coursework.reportProblem({
      ...{ subject: { kind: 'assignment', assignmentId }, note: 'A step is missing.' },
    });
    await student.client.corrections.ask({
      ...{ studentId, part: 'grade', entry: 'Lab 1', reason: 'Counted twice', wanted: '20 points' },
    });
    // A change that the family said no to waits; one that it acknowledged doesn't, nor one that was taken back.
    const asked = (state: string) =>
      world.services.units.write(jobInSchool(schoolId), (tx) =>
        tx.execute(
          `insert into eligibility_guards (school_id, id, student_id, procedure, change_sha256, title, broken, repairs,
             asked_by, reason, asked_at, due_on, ${state})
           values ($1, $2, $3, 'catalog.withdraw', $2::uuid::text, 'Lab 1', '[]', '[]', $4, 'Moves', now(), current_date,
             $4, now())`,
          [schoolId, newId(), studentId, admin.userId],
        ),
      );
    for (const state of ['declined_by, declined_at', 'signed_by, signed_at', 'ended_by, ended_at'])
      await asked(state);
    const material = { title: 'For everybody', description: '', isFeatured: false, schoolId, courseId: null };
    const source = { kind: 'link' as const, url: 'https://example.org/all' };
    await admin.client.resources.create({ ...material, source });
    const { resourceId } = await admin.client.resources.create({ ...material, source });
    await admin.client.resources.archive({ resourceId, isArchived: true });
  }
}

/** A family's school with a course and the child who takes it. */
async function liveAtHome(home: SchoolPlace, parent: Person): Promise<Person> {
  const course = await home.hasCourse({ title: 'At home', teacher: parent });
  await home.hasCourse({ title: 'At home, by nobody', teacher: null });
  return await home.hasStudent({ name: 'Chi Ld', in: [course] });
}

export interface CourseFact {
  readonly courseId: CourseId;
  readonly schoolId: SchoolId;
  readonly schoolKind: 'school' | 'homeschool' | 'personal';
  readonly status: 'draft' | 'published' | 'archived';
}

/** All rows of all schools that a list may be made of, as they stand in the tables. */
export interface Facts {
  readonly courses: readonly CourseFact[];
  readonly teachers: readonly {
    courseId: CourseId;
    userId: UserId;
    role: 'owner' | 'teacher' | 'grader';
    endedAt: string | null;
  }[];
  readonly students: readonly {
    studentId: StudentId;
    schoolId: SchoolId;
    userId: UserId | null;
    name: string;
  }[];
  readonly enrollments: readonly {
    enrollmentId: EnrollmentId;
    courseId: CourseId;
    studentId: StudentId;
    status: 'requested' | 'waitlisted' | 'active' | 'completed' | 'dropped' | 'withdrawn' | 'declined';
    isCurrent: boolean;
  }[];
  readonly links: readonly { linkId: string; studentId: StudentId; userId: UserId; status: string }[];
  readonly memberships: readonly {
    membershipId: MembershipId;
    schoolId: SchoolId;
    userId: UserId;
    role: SignUpRole;
    status: string;
  }[];
  readonly assignments: readonly {
    assignmentId: AssignmentId;
    courseId: CourseId;
    status: string;
    dueAt: string | null;
  }[];
  readonly sessions: readonly {
    sessionId: LiveSessionId;
    courseId: CourseId;
    status: 'scheduled' | 'cancelled';
    isOver: boolean;
    fileIds: readonly string[];
  }[];
  readonly resources: readonly {
    resourceId: ResourceId;
    schoolId: SchoolId;
    courseId: CourseId | null;
    isArchived: boolean;
  }[];
  readonly posts: readonly {
    postId: PostId;
    threadId: PostId;
    courseId: CourseId;
    authorId: UserId;
    isUnanswered: boolean;
  }[];
  readonly postReports: readonly { reportId: string; postId: PostId; state: string }[];
  readonly messageReports: readonly {
    reportId: string;
    schoolId: SchoolId;
    authorId: UserId;
    state: string;
  }[];
  readonly conversations: readonly { conversationId: string; userId: UserId }[];
  readonly work: readonly { attemptId: string; studentId: StudentId; courseId: CourseId; waits: boolean }[];
  readonly inquiries: readonly {
    inquiryId: string;
    studentId: StudentId;
    courseId: CourseId;
    state: string;
  }[];
  /** Whose last posting is an incomplete. */
  readonly incompletes: readonly { enrollmentId: EnrollmentId; courseId: CourseId }[];
  readonly contentReports: readonly { reportId: string; courseId: CourseId }[];
  readonly corrections: readonly { correctionId: string; studentId: StudentId; state: string }[];
  readonly guards: readonly { guardId: string; studentId: StudentId; waits: boolean }[];
  readonly codes: readonly { codeId: string; schoolId: SchoolId }[];
}

const FACTS: Readonly<Record<keyof Facts, string>> = {
  courses: `select c.id as "courseId", c.school_id as "schoolId", s.kind as "schoolKind", c.status
    from courses c join schools s on s.id = c.school_id`,
  teachers: `select course_id as "courseId", user_id as "userId", role, ended_at as "endedAt" from course_teachers`,
  students: `select id as "studentId", school_id as "schoolId", user_id as "userId", legal_name as name from student_profiles`,
  enrollments: `select id as "enrollmentId", course_id as "courseId", student_id as "studentId", status,
    is_current as "isCurrent" from enrollments`,
  links: `select id as "linkId", student_id as "studentId", guardian_user_id as "userId", status from guardian_links`,
  memberships: `select id as "membershipId", school_id as "schoolId", user_id as "userId", role, status
    from school_memberships`,
  assignments: `select id as "assignmentId", course_id as "courseId", status, due_at as "dueAt" from assignments
    where school_id is not null`,
  sessions: `select s.id as "sessionId", s.course_id as "courseId", s.status,
    s.scheduled_at + make_interval(mins => s.duration_minutes + 15) <= now() as "isOver",
    array(select m.file_id::text from session_materials m where m.session_id = s.id) as "fileIds" from live_sessions s`,
  resources: `select id as "resourceId", school_id as "schoolId", course_id as "courseId",
    archived_at is not null as "isArchived" from resources`,
  posts: `select id as "postId", coalesce(root_id, id) as "threadId", course_id as "courseId", user_id as "authorId",
    not has_staff_reply and not is_staff and removed_at is null and locked_at is null as "isUnanswered"
    from discussions`,
  postReports: `select id as "reportId", discussion_id as "postId", state from discussion_reports`,
  messageReports: `select r.id as "reportId", r.school_id as "schoolId", x.user_id as "authorId", r.state
    from message_reports r join messages x on x.id = r.message_id`,
  conversations: `select conversation_id as "conversationId", user_id as "userId" from conversation_members`,
  work: `select attempt_id as "attemptId", student_id as "studentId", course_id as "courseId",
    needs_grading as waits from grades where attempt_id is not null`,
  inquiries: `select id as "inquiryId", student_id as "studentId", course_id as "courseId", state from grade_inquiries`,
  incompletes: `select enrollment_id as "enrollmentId", course_id as "courseId" from (
    select distinct on (enrollment_id) enrollment_id, course_id, result from final_grades
    order by enrollment_id, number desc) last where result = 'incomplete'`,
  contentReports: `select id as "reportId", course_id as "courseId" from content_reports`,
  corrections: `select id as "correctionId", student_id as "studentId", state from correction_requests`,
  guards: `select id as "guardId", student_id as "studentId",
    signed_at is null and proceeded_at is null and used_at is null and ended_at is null as waits from eligibility_guards`,
  codes: `select id as "codeId", school_id as "schoolId" from school_codes`,
};

/** Reads them past every policy. */
export const readFacts = async (world: World): Promise<Facts> =>
  await world.services.units.write(jobForPlatform, async (tx) => {
    const facts: Record<string, unknown> = {};
    for (const [name, sql] of Object.entries(FACTS)) facts[name] = (await tx.execute(sql, [])).rows;
    return facts as unknown as Facts;
  });
