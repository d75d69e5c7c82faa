import { randomUUID } from 'node:crypto';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { type CoursePlace, openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
async function hasGradedCourse() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    isNcaaApproved: true,
    assignments: [{ title: 'Leaves' }, { title: 'Roots' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Moore', in: [course] });
  await grade(teacher, ada, course.assignmentIds[0] as AssignmentId, 18.2);
  await grade(teacher, ben, course.assignmentIds[0] as AssignmentId, 10);
  return { school, teacher, admin, course, ada, ben };
}

let answers = 0;
async function grade(teacher: Person, student: StudentPerson, assignmentId: AssignmentId, points: number) {
  answers += 1;
  const { attemptId } = await student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: `My work ${answers}`, matches: [] },
    idempotencyKey: randomUUID(),
  });
  const { grade: cell, rubric } = await teacher.client.grading.getWork({ attemptId });
  await teacher.client.grading.record({
    attemptId,
    criteria: rubric.map((criterion) => ({ criterionId: criterion.id, points })),
    comment: '',
    baseSeq: cell.seq,
    release: true,
  });
}

type Review = Awaited<ReturnType<Person['client']['gradebook']['reviewPosting']>>;

const linesOf = (review: Review) =>
  review.students.map((student) => ({
    enrollmentId: student.enrollmentId,
    result: 'graded' as const,
    reviewedRatio: student.soFarRatio,
    override: null,
  }));

const figuresOf = async (admin: Person, student: StudentPerson) =>
  (await admin.client.records.student({ studentId: student.studentId as StudentId })).figures;

it('completes enrolments and moves GPA, credits and core courses together', async () => {
  const { teacher, admin, course, ada, ben } = await hasGradedCourse();
  const { courseId } = course;
  const review = await teacher.client.gradebook.reviewPosting({ courseId });
  expect(review.students.map((one) => [one.name, one.soFarRatio, one.gradedCount])).toEqual([
    ['Ada Lovelace', 0.91, 1],
    ['Ben Moore', 0.5, 1],
  ]);
  expect(await figuresOf(admin, ada)).toMatchObject({ officialGpa: null, coreEarned: 0, coreProjected: 1 });

  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines: linesOf(review) });

  // Nobody takes it any more.
  expect((await teacher.client.home.teacher({})).courses).toMatchObject([{ studentCount: 0 }]);
  expect(await figuresOf(admin, ada)).toMatchObject({
    officialGpa: 3.64,
    creditsEarned: 1,
    coreEarned: 1,
    coreProjected: 0,
  });
  // 50 % doesn't count as a core course.
  expect(await figuresOf(admin, ben)).toMatchObject({ officialGpa: 2, coreEarned: 0 });
  const record = await admin.client.records.student({ studentId: ada.studentId as StudentId });
  expect(record.courses[0]).toMatchObject({
    status: 'completed',
    finalRatio: 0.91,
    postings: [{ number: 1, letter: 'A', creditsEarned: 1, postedByName: 'Nora Okafor' }],
  });
  expect(await ada.client.home.student({})).toMatchObject({ currentGpa: 3.64, activeCourseCount: 0 });
  const notes = await ada.client.notifications.latest({});
  expect(notes.notifications.map((one) => one.template)).toContain('final_grade_posted');
});

it('keeps with a posted grade who taught the course, not who only graded in it', async () => {
  const { school, teacher, admin, course } = await hasGradedCourse();
  const { courseId } = course;
  const grader = await school.hasPerson({ role: 'teacher', name: 'Greta Grader' });
  await admin.client.catalog.addTeacher({ courseId, userId: grader.userId as never, role: 'grader' });
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "select distinct course_snapshot->>'teacherName' as teacher from final_grades where course_id = $1",
      [courseId],
    ),
  );
  expect(rows).toEqual([{ teacher: 'Nora Okafor' }]);
});

it('posts nothing from an old review, nothing twice and nothing by halves', async () => {
  const { teacher, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const { gradebook } = teacher.client;
  const review = await gradebook.reviewPosting({ courseId });
  const lines = linesOf(review);
  await grade(teacher, ada, course.assignmentIds[1] as AssignmentId, 0);
  await expect(gradebook.post({ courseId, basis: 'so_far', lines })).rejects.toMatchObject({
    code: 'STALE',
    data: { studentIds: [ada.studentId] },
  });
  const fresh = linesOf(await gradebook.reviewPosting({ courseId }));
  await expect(gradebook.post({ courseId, basis: 'so_far', lines: fresh.slice(1) })).rejects.toMatchObject({
    code: 'INCOMPLETE_LIST',
  });
  await gradebook.post({ courseId, basis: 'so_far', lines: fresh });
  await expect(gradebook.post({ courseId, basis: 'so_far', lines: fresh })).rejects.toMatchObject({
    code: 'ALREADY_POSTED',
  });
});

it('keeps what was posted, and why it was replaced', async () => {
  const { teacher, admin, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const first = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines: first });
  await expect(teacher.client.gradebook.reopen({ courseId, reason: 'A mistake' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await admin.client.gradebook.reopen({ courseId, reason: 'A mistake in one grade' });
  // Until it is posted anew, what was posted counts.
  expect(await figuresOf(admin, ada)).toMatchObject({ officialGpa: 3.64 });

  const second = linesOf(await teacher.client.gradebook.reviewPosting({ courseId })).map((line, index) =>
    index === 0 ? { ...line, override: { percent: 95, reason: 'Extra project' } } : line,
  );
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines: second });
  const { courses } = await admin.client.records.student({ studentId: ada.studentId as StudentId });
  expect(courses[0]?.postings).toMatchObject([
    { number: 2, ratio: 0.95, reason: 'A mistake in one grade' },
    { number: 1, ratio: 0.91, reason: null },
  ]);
  expect(await figuresOf(admin, ada)).toMatchObject({ officialGpa: 3.8 });
});

it('links each posting to the one that it replaces', async () => {
  const { school, teacher, admin, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const post = async () =>
    teacher.client.gradebook.post({
      ...{ courseId, basis: 'so_far' },
      lines: linesOf(await teacher.client.gradebook.reviewPosting({ courseId })),
    });
  await post();
  await admin.client.gradebook.reopen({ courseId, reason: 'A mistake' });
  await types(teacher, ada, course, 1, 20);
  await post();
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select f.number, earlier.number as replaces from final_grades f
         left join final_grades earlier on earlier.id = f.supersedes_id and earlier.enrollment_id = f.enrollment_id
       where f.student_id = $1 order by f.number`,
      [ada.studentId],
    ),
  );
  expect(rows).toEqual([
    { number: 1, replaces: null },
    { number: 2, replaces: 1 },
  ]);
});

it('posts the total that was chosen as the basis', async () => {
  const { teacher, admin, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const review = await teacher.client.gradebook.reviewPosting({ courseId });
  const lines = linesOf(review).map((line, at) => ({
    ...line,
    reviewedRatio: review.students[at]?.ifNothingElseRatio ?? null,
  }));
  await teacher.client.gradebook.post({ courseId, basis: 'if_nothing_else', lines });
  // 18.2 of 20 points, and nothing of the 20 that were never handed in.
  expect(await postingsOf(admin, ada)).toMatchObject([{ ratio: 0.455, letter: 'F', creditsEarned: 0 }]);
});

it('gives the letter of the exact grade, not of the percent that is shown', async () => {
  const { teacher, admin, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId })).map((line) => ({
    ...line,
    override: { percent: 89.99, reason: 'From the paper gradebook' },
  }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  expect(await postingsOf(admin, ada)).toMatchObject([{ ratio: 0.8999, letter: 'B' }]);
});

it('leaves an incomplete course running, and takes a withdrawn one out', async () => {
  const { teacher, admin, course, ada, ben } = await hasGradedCourse();
  const { courseId } = course;
  const review = await teacher.client.gradebook.reviewPosting({ courseId });
  const lines = linesOf(review).map((line, index) => ({
    ...line,
    dueOn: review.students[index]?.incompleteDue.earliestOn,
    result: index === 0 ? ('incomplete' as const) : ('withdrawn' as const),
  }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  const statusOf = async (student: StudentPerson) =>
    (await admin.client.records.student({ studentId: student.studentId as StudentId })).courses[0];
  expect(await statusOf(ada)).toMatchObject({ status: 'active', finalRatio: null });
  expect(await statusOf(ben)).toMatchObject({ status: 'withdrawn', finalRatio: null });
  // Nothing of it was attempted, so nothing of it counts.
  const { terms } = await ben.client.records.previewTranscript({});
  expect(terms.flatMap((term) => term.courses)).toMatchObject([
    { result: 'withdrawn', creditsAttempted: 0, creditsEarned: 0 },
  ]);
  expect(await figuresOf(admin, ada)).toMatchObject({ officialGpa: null });
  // Both results are printed; who is incomplete isn't listed a second time as running.
  for (const [student, result] of [
    [ada, 'incomplete'],
    [ben, 'withdrawn'],
  ] as const) {
    const { terms, inProgress } = await student.client.records.previewTranscript({});
    expect(terms.flatMap((term) => term.courses.map((one) => one.result))).toEqual([result]);
    expect(inProgress).toEqual([]);
  }
});

it('has no figure to post where nothing is graded', async () => {
  const { school, teacher, course } = await hasGradedCourse();
  const { courseId } = course;
  const eve = await school.hasStudent({ name: 'Eve Empty', in: [course] });
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  await expect(teacher.client.gradebook.post({ courseId, basis: 'so_far', lines })).rejects.toMatchObject({
    code: 'NO_GRADE',
    data: { studentIds: [eve.studentId] },
  });
});

it('writes who posted and why a course was opened again', async () => {
  const { school, teacher, admin, course } = await hasGradedCourse();
  const { courseId } = course;
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  await admin.client.gradebook.reopen({ courseId, reason: 'A mistake' });
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "select action, actor_user_id, reason from audit_log where entity_id = $1 and action like 'final_grades%' order by at",
      [courseId],
    ),
  );
  expect(rows).toEqual([
    { action: 'final_grades.posted', actor_user_id: teacher.userId, reason: null },
    { action: 'final_grades.reopened', actor_user_id: admin.userId, reason: 'A mistake' },
  ]);
});

it('waits for whoever is still writing a grade, and lets nobody write one into what it posts', async () => {
  const { school, teacher, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  const assignmentId = course.assignmentIds[1] as AssignmentId;
  const outcomes = await Promise.allSettled([
    teacher.client.gradebook.post({ courseId, basis: 'so_far', lines }),
    teacher.client.gradebook.setCells({
      courseId,
      source: 'typed',
      changes: [
        {
          studentId: ada.studentId as StudentId,
          assignmentId,
          to: { state: 'graded', points: 0 },
          baseSeq: 0,
        },
      ],
    }),
  ]);
  const codes = outcomes.map((one) =>
    one.status === 'fulfilled' ? 'OK' : (one.reason as { code: string }).code,
  );
  // Whichever came first: the other one is told.
  expect([
    ['OK', 'GRADES_LOCKED'],
    ['STALE', 'OK'],
  ]).toContainEqual(codes);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select e.final_ratio, t.staff_so_far_ratio from enrollments e
         join course_grades t on t.student_id = e.student_id and t.course_id = e.course_id
       where e.course_id = $1 and e.status = 'completed' and e.final_ratio <> t.staff_so_far_ratio`,
      [courseId],
    ),
  );
  expect(rows).toEqual([]);
});

const postingsOf = async (admin: Person, student: StudentPerson) =>
  (await admin.client.records.student({ studentId: student.studentId as StudentId })).courses[0]?.postings;

it('shows the posted grade as the grade of the course, and the running total beside it', async () => {
  const { teacher, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  expect((await ada.client.gradebook.mine({})).courses[0]).toMatchObject({
    finalRatio: null,
    soFarRatio: 0.91,
  });
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId })).map((line, index) =>
    index === 0 ? { ...line, override: { percent: 95, reason: 'Extra project' } } : line,
  );
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  expect((await ada.client.gradebook.mine({})).courses[0]).toMatchObject({
    status: 'completed',
    finalRatio: 0.95,
    soFarRatio: 0.91,
  });
  const { courses } = await ada.client.analytics.mine({ range: 'month' });
  expect(courses[0]).toMatchObject({ ratio: 0.95, isFinal: true });
});

it('posts ungraded work only when somebody says how much of it there is', async () => {
  const { teacher, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  await ada.client.coursework.submit({
    assignmentId: course.assignmentIds[1] as AssignmentId,
    content: { v: 1, text: 'My roots', matches: [] },
    idempotencyKey: randomUUID(),
  });
  const { post } = teacher.client.gradebook;
  // What waits for its grade is left out of both totals.
  expect((await ada.client.gradebook.mine({})).courses[0]).toMatchObject({
    soFarRatio: 0.91,
    ifNothingElseRatio: 0.91,
  });
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  const needed = { code: 'ACKNOWLEDGE_NEEDED', data: { needsGradingCount: 1 } };
  await expect(post({ courseId, basis: 'so_far', lines })).rejects.toMatchObject(needed);
  await expect(
    post({ courseId, basis: 'so_far', lines, acknowledged: { needsGradingCount: 2 } }),
  ).rejects.toMatchObject(needed);
  await post({ courseId, basis: 'so_far', lines, acknowledged: { needsGradingCount: 1 } });
});

it('warns while the term runs and while work is not due', async () => {
  const { school, teacher, course } = await hasGradedCourse();
  const { courseId } = course;
  const review = () => teacher.client.gradebook.reviewPosting({ courseId });
  expect(await review()).toMatchObject({
    termEndsOn: null,
    students: [{ notDueCount: 0 }, { notDueCount: 0 }],
  });
  await hasTerm(school.schoolId, courseId, {
    year: '2025–26',
    name: 'Fall',
    from: '2025-08-20',
    to: '2099-12-20',
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update assignments set due_at = '2099-01-01' where id = $1", [course.assignmentIds[1]]),
  );
  expect(await review()).toMatchObject({
    termEndsOn: '2099-12-20',
    students: [{ notDueCount: 1 }, { notDueCount: 1 }],
  });
});

it('takes the last day of a term in the zone of the school', async () => {
  const { school, teacher, course } = await hasGradedCourse();
  const { courseId } = course;
  const today = world.services.clock.today('America/New_York') as CalendarDate;
  const year = { year: 'This year', name: 'Fall', from: '2025-08-20' };
  await hasTerm(school.schoolId, courseId, { ...year, to: today });
  const termEndsOn = async () => (await teacher.client.gradebook.reviewPosting({ courseId })).termEndsOn;
  // Late in the evening of that day in New York; in UTC it is the next day.
  world.isAt(`${addDays(today, 1)}T03:30:00Z`);
  expect(await termEndsOn()).toBe(today);
  world.isAt(`${addDays(today, 1)}T05:30:00Z`);
  expect(await termEndsOn()).toBeNull();
  world.isAt(new Date().toISOString());
});

/** Types points into a cell of the gradebook. */
async function types(
  teacher: Person,
  student: StudentPerson,
  course: CoursePlace,
  at: number,
  points: number,
) {
  const assignmentId = course.assignmentIds[at] as AssignmentId;
  const studentId = student.studentId as StudentId;
  const { cell } = await teacher.client.gradebook.cellHistory({ studentId, assignmentId });
  const to = { state: 'graded' as const, points };
  await teacher.client.gradebook.setCells({
    courseId: course.courseId,
    source: 'typed',
    changes: [{ studentId, assignmentId, to, baseSeq: cell.seq }],
  });
}

it('writes a reason on the record of those whom it concerns alone', async () => {
  const { teacher, admin, course, ada, ben } = await hasGradedCourse();
  const { courseId } = course;
  const { gradebook } = teacher.client;
  const reviewed = async () => linesOf(await gradebook.reviewPosting({ courseId }));
  const first = await reviewed();
  await gradebook.post({ courseId, basis: 'so_far', lines: first });

  // For the whole course: whose result changes.
  await admin.client.gradebook.reopen({ courseId, reason: 'Ada was ill' });
  await types(teacher, ada, course, 1, 20);
  await gradebook.post({ courseId, basis: 'so_far', lines: await reviewed() });
  expect(await postingsOf(admin, ada)).toMatchObject([{ reason: 'Ada was ill' }, { reason: null }]);
  expect(await postingsOf(admin, ben)).toMatchObject([{ reason: null }, { reason: null }]);
  const history = await gradebook.cellHistory({
    studentId: ada.studentId as StudentId,
    assignmentId: course.assignmentIds[1] as AssignmentId,
  });
  expect(history.events.map((event) => [event.kind, event.reason])).toContainEqual([
    'recorded',
    'Ada was ill',
  ]);

  // For a student by name: that student's alone, and nobody else's result changes.
  const enrollmentId = first[1]?.enrollmentId as (typeof first)[number]['enrollmentId'];
  await admin.client.gradebook.reopen({ courseId, reason: 'Ben asked', enrollmentIds: [enrollmentId] });
  await expect(types(teacher, ada, course, 0, 1)).rejects.toMatchObject({ code: 'GRADES_LOCKED' });
  const lines = (await reviewed()).map((line, at) =>
    at === 0 ? { ...line, override: { percent: 99, reason: 'A better figure' } } : line,
  );
  await expect(gradebook.post({ courseId, basis: 'so_far', lines })).rejects.toMatchObject({
    code: 'NOT_REOPENED',
    data: { studentIds: [ada.studentId] },
  });
  await gradebook.post({ courseId, basis: 'so_far', lines: await reviewed() });
  expect(await postingsOf(admin, ben)).toMatchObject([{ reason: 'Ben asked' }, {}, {}]);
  expect(await postingsOf(admin, ada)).toHaveLength(2);
});

async function hasTerm(
  schoolId: string,
  courseId: string,
  term: { year: string; name: string; from: string; to: string },
) {
  const [yearId, termId] = [randomUUID(), randomUUID()];
  await world.services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.execute(
      'insert into academic_years (school_id, id, label, starts_on, ends_on) values ($1, $2, $3, $4, $5)',
      [schoolId, yearId, term.year, term.from, term.to],
    );
    await tx.execute(
      `insert into terms (school_id, id, academic_year_id, name, kind, starts_on, ends_on)
       values ($1, $2, $3, $4, 'semester', $5, $6)`,
      [schoolId, termId, yearId, term.name, term.from, term.to],
    );
    await tx.execute('update courses set term_id = $2 where id = $1', [courseId, termId]);
  });
  return termId;
}

it('keeps the autumns of two years apart on a transcript, in the order of their terms', async () => {
  const { school, teacher, admin, course, ada } = await hasGradedCourse();
  const other = await school.hasCourse({ title: 'Algebra', teacher, assignments: [{ title: 'Sums' }] });
  await hasTerm(school.schoolId, course.courseId, {
    year: '2025–26',
    name: 'Fall',
    from: '2025-08-20',
    to: '2025-12-20',
  });
  await hasTerm(school.schoolId, other.courseId, {
    year: '2024–25',
    name: 'Fall',
    from: '2024-08-20',
    to: '2024-12-20',
  });
  // The one is posted where no term was noted; the other is placed into its course's.
  await admin.client.catalog.enrollFor({
    courseId: other.courseId,
    studentId: ada.studentId as StudentId,
    reason: null,
  });
  // From the first published assignment on there is a total for what never comes.
  const enrolled = (await ada.client.gradebook.mine({})).courses.find(
    (one) => one.courseId === other.courseId,
  );
  expect(enrolled).toMatchObject({ soFarRatio: null, ifNothingElseRatio: 0 });
  await grade(teacher, ada, other.assignmentIds[0] as AssignmentId, 20);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select term_id is not null as placed from enrollments where course_id = $1', [
      other.courseId,
    ]),
  );
  expect(rows).toEqual([{ placed: true }]);
  for (const { courseId } of [course, other]) {
    const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
    await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  }
  const placed = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select distinct term_id is not null as placed from enrollments where student_id = $1', [
      ada.studentId,
    ]),
  );
  expect(placed.rows).toEqual([{ placed: true }]);
  const { terms } = await ada.client.records.previewTranscript({});
  expect(terms.map((term) => [term.label, term.courses.map((one) => one.title)])).toEqual([
    ['2024–25, Fall', ['Algebra']],
    ['2025–26, Fall', ['Biology']],
  ]);
});

it('takes the school year of a course without a term in the zone of its school', async () => {
  const { school, teacher, course, ada } = await hasGradedCourse();
  const { courseId } = course;
  const lines = linesOf(await teacher.client.gradebook.reviewPosting({ courseId }));
  await teacher.client.gradebook.post({ courseId, basis: 'so_far', lines });
  // Still the evening of July 31 in New York.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set completed_at = '2025-08-01T03:00:00Z' where course_id = $1", [
      courseId,
    ]),
  );
  const { terms } = await ada.client.records.previewTranscript({});
  expect(terms.map((term) => term.label)).toEqual(['2024–25']);
});

it('is posted by the owner or the school, and opened again by the school alone', async () => {
  const { school, admin, course, teacher } = await hasGradedCourse();
  const { courseId } = course;
  const second = await school.hasPerson({ role: 'teacher', name: 'Co Teacher' });
  await teacher.client.catalog.addTeacher({ courseId, userId: second.userId as never, role: 'teacher' });
  const review = await second.client.gradebook.reviewPosting({ courseId });
  expect(review.can).toEqual({ post: false, reopen: false });
  expect(review.students[0]?.can.setDue).toBe(false);
  const posting = { courseId, basis: 'so_far' as const, lines: linesOf(review) };
  await expect(second.client.gradebook.post(posting)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await admin.client.gradebook.reviewPosting({ courseId })).can.post).toBe(true);
  // Running another school opens nothing here.
  const elsewhere = await world.hasSchool('Run Elsewhere');
  await elsewhere.joins(teacher, 'school_admin');
  await expect(teacher.client.gradebook.reopen({ courseId, reason: 'A mistake' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
