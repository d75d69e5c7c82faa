import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, CourseId, LessonId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let teacher: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
});
afterAll(() => world.close());

const lessonSaying = (title: string, mainContent: string): LessonCopy => ({
  ...{ v: 1, title, videoUrl: null, estimatedMinutes: 15 },
  content: {
    ...{ v: 1, objectives: ['Know it', ' '], introduction: '', mainContent },
    keyConcepts: [
      { term: 'Ray', meaning: ' ' },
      { term: ' ', meaning: '' },
      { term: '', meaning: 'It has no mass' },
    ],
  },
});
const workWorth = (pointsPossible: number, criteria: number[] = []): AssignmentCopy => ({
  ...{ v: 1, title: 'Essay', description: 'Write a page.', pointsPossible, matching: null },
  instructions: { v: 1, durationMinutes: null, materials: [], steps: ['Write', ''], story: null },
  rubric: {
    v: 1,
    criteria: criteria.map((points, at) => ({
      ...{ id: `c${at}`, name: `Part ${at}`, points, description: '', source: 'manual' as const },
      levels: [],
    })),
  },
});

const keyOf = ({ courseId }: { courseId: CourseId }) => ({ courseId });

/** A draft with a lesson and an assignment that are ready. */
async function drafted(author: Person, title: string) {
  const { client } = author;
  const { courseId } = await client.authoring.create({ title, subject: 'Science', gradeLevel: 9 });
  const { details, modules, version } = await client.authoring.get({ courseId });
  await client.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, description: 'About light.' } },
  });
  const moduleId = modules[0]!.moduleId;
  const { lessonId } = await client.authoring.addLesson({ moduleId, title: 'Light' });
  const { assignmentId } = await client.authoring.addAssignment({ courseId, lessonId, title: 'Essay' });
  await client.authoring.saveLesson({
    lessonId,
    baseVersion: 1,
    copy: lessonSaying('Light', '<p>Words</p>'),
  });
  await client.authoring.saveAssignment({ assignmentId, baseVersion: 1, copy: workWorth(20, [12.5, 7.5]) });
  return { courseId, moduleId, lessonId, assignmentId };
}

const auditOf = async (entityId: string): Promise<string[]> => {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select action from audit_log where entity_id = $1 order by at, id', [entityId]),
  );
  return rows.map((row) => (row as { action: string }).action);
};

it('makes a course from nothing, tells what is missing, asks the admin, and shows it to students', async () => {
  const { client } = teacher;
  const { courseId } = await client.authoring.create({ title: 'Optics', subject: 'Science', gradeLevel: 9 });
  const begun = await client.authoring.get({ courseId });
  expect(begun.modules).toHaveLength(1);
  expect(begun.problems.map(({ code }) => code)).toEqual(['no_description', 'no_lessons']);
  await expect(client.authoring.publish({ courseId })).rejects.toMatchObject({
    code: 'NOT_READY',
    data: { problems: [{ code: 'no_description' }, { code: 'no_lessons' }] },
  });

  const { lessonId } = await client.authoring.addLesson({
    moduleId: begun.modules[0]!.moduleId,
    title: 'Light',
  });
  // It stays a draft when the course is published.
  await client.authoring.addLesson({ moduleId: begun.modules[0]!.moduleId, title: 'Not written yet' });
  const { assignmentId: unready } = await client.authoring.addAssignment({
    ...{ courseId, lessonId, title: 'Essay' },
  });
  const { assignmentId } = await client.authoring.addAssignment({ courseId, lessonId: null, title: 'Lab' });
  const saved = await client.authoring.saveLesson({
    lessonId,
    baseVersion: 1,
    copy: lessonSaying('Light', '<p onclick="x()">Words<script>bad()</script></p>'),
  });
  expect(saved).toMatchObject({ version: 2, mainContent: '<p>Words</p>', problems: [] });
  const told = await client.authoring.saveAssignment({
    ...{ assignmentId: unready, baseVersion: 1, copy: workWorth(20, [12, 7.5]) },
  });
  expect(told.problems).toEqual([{ code: 'rubric_does_not_add_up', expected: 20, found: 19.5 }]);
  await client.authoring.saveAssignment({ assignmentId, baseVersion: 1, copy: workWorth(10) });
  await client.authoring.saveDetails({
    courseId,
    baseVersion: 1,
    details: { ...begun.details, description: 'About light.' },
  });

  expect(await client.authoring.publish({ courseId })).toEqual({ outcome: 'requested' });
  expect(await client.authoring.publish({ courseId })).toEqual({ outcome: 'requested' });
  const student = await school.hasStudent({ name: 'Stu Dent' });
  const inCatalog = async () =>
    (await student.client.catalog.list({})).courses.find((course) => course.courseId === courseId);
  expect(await inCatalog()).toBeUndefined();
  await expect(
    client.authoring.decidePublish({ courseId, isApproved: true, reason: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await admin.client.notifications.latest({})).notifications[0]).toMatchObject({
    template: 'publish_requested',
    course: { title: 'Optics' },
    count: 1,
  });
  const [first] = (await admin.client.authoring.list({})).courses;
  expect(first).toMatchObject({
    ...{ courseId, publishing: { isRequested: true }, can: { decide: true } },
    lessonCount: 2,
  });
  await expect(
    admin.client.authoring.decidePublish({ courseId, isApproved: false, reason: ' ' }),
  ).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
  await admin.client.authoring.decidePublish({ courseId, isApproved: false, reason: 'Add a source.' });
  expect((await client.authoring.get({ courseId })).publishing).toEqual({
    ...{ status: 'draft', isRequested: false, refusal: 'Add a source.', needsApproval: true },
  });
  await expect(
    admin.client.authoring.decidePublish({ courseId, isApproved: true, reason: null }),
  ).rejects.toMatchObject({ code: 'NOT_REQUESTED' });
  await client.authoring.publish({ courseId });
  await admin.client.authoring.decidePublish({ courseId, isApproved: true, reason: null });

  expect(await inCatalog()).toMatchObject({ lessonCount: 1, assignmentCount: 1, durationMinutes: 15 });
  const after = await client.authoring.get({ courseId });
  expect(after.publishing).toEqual({
    ...{ status: 'published', isRequested: false, refusal: null, needsApproval: false },
  });
  await student.client.catalog.enroll({ courseId });
  // Lines that were left blank stay with the authors.
  const { objectives, keyConcepts } = await student.client.lessons.get({ lessonId });
  expect(objectives).toEqual(['Know it']);
  expect(keyConcepts).toEqual([
    { term: 'Ray', meaning: ' ' },
    { term: '', meaning: 'It has no mass' },
  ]);
  expect(after.assignments.map(({ title, status }) => [title, status])).toEqual([
    ['Essay', 'draft'],
    ['Essay', 'published'],
  ]);
  expect(await auditOf(courseId)).toEqual([
    ...['course.created', 'course.updated', 'course.publish_requested', 'course.publish_refused'],
    ...['course.publish_requested', 'course.publish_approved'],
  ]);
});

it('lets teachers publish themselves where the school says so, and a parent at home', async () => {
  const free = await world.hasSchool('Free School');
  await free.hasPolicy({ coursePublishing: 'teacher' });
  const itsTeacher = await free.hasPerson({ role: 'teacher', name: 'Free Teacher' });
  const { courseId } = await drafted(itsTeacher, 'Free optics');
  expect(await itsTeacher.client.authoring.publish({ courseId })).toEqual({ outcome: 'published' });

  const home = await world.hasSchool('Home', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Home Parent' });
  const own = await drafted(parent, 'Home optics');
  expect(await parent.client.authoring.publish({ courseId: own.courseId })).toEqual({ outcome: 'published' });
});

it('asks another admin about a course that an admin wrote', async () => {
  const own = await drafted(admin, 'An admin’s course');
  expect(await admin.client.authoring.publish({ courseId: own.courseId })).toEqual({ outcome: 'requested' });
  await expect(
    admin.client.authoring.decidePublish({ courseId: own.courseId, isApproved: true, reason: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const other = await school.hasPerson({ role: 'school_admin', name: 'Other Admin' });
  await other.client.authoring.decidePublish({ courseId: own.courseId, isApproved: true, reason: null });
});

it('lets a grader read and not write', async () => {
  const { courseId, lessonId } = await drafted(teacher, 'With a grader');
  const grader = await school.hasPerson({ role: 'teacher', name: 'Gra Der' });
  await expect(grader.client.authoring.get({ courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into course_teachers (school_id, id, course_id, user_id, role)
       values ($1, gen_random_uuid(), $2, $3, 'grader')`,
      [school.schoolId, courseId, grader.userId],
    ),
  );
  expect((await grader.client.authoring.get({ courseId })).can).toMatchObject({ edit: false, delete: false });
  await expect(grader.client.authoring.deleteLesson({ lessonId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('shows students nothing of a working copy until it is published', async () => {
  const course = await school.hasCourse({ title: 'Live', teacher });
  const student = await school.hasStudent({ name: 'Rea Der', in: [course] });
  const lessonId = course.lessonIds[0] as LessonId;
  const { copy, version } = await teacher.client.authoring.getLesson({ lessonId });
  const saved = await teacher.client.authoring.saveLesson({
    ...{ lessonId, baseVersion: version, copy: { ...copy, title: 'Renamed' } },
  });
  expect((await student.client.lessons.get({ lessonId })).title).toBe('Lesson 1');
  expect((await teacher.client.authoring.get(keyOf(course))).modules[0]?.lessons[0]).toMatchObject({
    ...{ title: 'Renamed', hasChanges: true, status: 'published' },
  });
  await expect(
    teacher.client.authoring.publishLesson({ lessonId, baseVersion: version }),
  ).rejects.toMatchObject({ code: 'STALE' });
  await teacher.client.authoring.publishLesson({ lessonId, baseVersion: saved.version });
  expect((await student.client.lessons.get({ lessonId })).title).toBe('Renamed');

  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const work = await teacher.client.authoring.getAssignment({ assignmentId });
  const wrong = await teacher.client.authoring.saveAssignment({
    ...{ assignmentId, baseVersion: work.version, copy: workWorth(30, [10, 10]) },
  });
  await expect(
    teacher.client.authoring.publishAssignment({ assignmentId, baseVersion: wrong.version }),
  ).rejects.toMatchObject({ code: 'NOT_READY', data: { problems: [{ expected: 30, found: 20 }] } });
  expect((await student.client.coursework.get({ assignmentId })).pointsPossible).toBe(20);
  const right = await teacher.client.authoring.saveAssignment({
    ...{ assignmentId, baseVersion: wrong.version, copy: workWorth(30, [10, 20]) },
  });
  await teacher.client.authoring.publishAssignment({ assignmentId, baseVersion: right.version });
  const page = await student.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({ pointsPossible: 30, instructions: { steps: ['Write'] } });
});

it('G-03 answers a stale save with the newer text and its author, and overwrites nothing', async () => {
  const { lessonId } = await drafted(teacher, 'Two at once');
  const { version } = await teacher.client.authoring.getLesson({ lessonId });
  const mine = lessonSaying('Light', '<p>The admin’s words</p>');
  await admin.client.authoring.saveLesson({ lessonId, baseVersion: version, copy: mine });
  await expect(
    teacher.client.authoring.saveLesson({
      ...{ lessonId, baseVersion: version, copy: lessonSaying('Light', '<p>Mine</p>') },
    }),
  ).rejects.toMatchObject({
    code: 'STALE',
    data: {
      version: version + 1,
      byName: 'Ad Min',
      current: { content: { mainContent: '<p>The admin’s words</p>' } },
    },
  });
  expect((await teacher.client.authoring.getLesson({ lessonId })).copy.content.mainContent).toContain(
    'admin',
  );
});

it('keeps few versions, but nobody’s words are lost, and restores one beside what was there', async () => {
  const { lessonId } = await drafted(teacher, 'Versions');
  const entity = { kind: 'lesson' as const, lessonId };
  let version = (await teacher.client.authoring.getLesson({ lessonId })).version;
  const says = async (person: Person, words: string) => {
    const copy = lessonSaying('Light', `<p>${words}</p>`);
    version = (await person.client.authoring.saveLesson({ lessonId, baseVersion: version, copy })).version;
  };
  const lines = async () =>
    (await teacher.client.authoring.listVersions({ entity })).versions.map(({ kind, byName }) => [
      kind,
      byName,
    ]);
  const before = (await lines()).length;
  for (const words of ['a', 'ab', 'abc']) await says(teacher, words);
  expect(await lines()).toHaveLength(before);
  // Somebody else begins: the last words before theirs are kept, and theirs.
  await says(admin, 'gone');
  expect((await lines()).slice(0, 2)).toEqual([
    ['autosave', 'Ad Min'],
    ['autosave', 'Tea Cher'],
  ]);
  const { versions } = await teacher.client.authoring.listVersions({ entity });
  const kept = await teacher.client.authoring.getVersion({ versionId: versions[1]!.versionId });
  expect(kept.lesson?.content.mainContent).toBe('<p>abc</p>');
  await says(admin, 'unsaved elsewhere');

  await teacher.client.authoring.restoreVersion({ versionId: versions[1]!.versionId });
  const restored = await teacher.client.authoring.getLesson({ lessonId });
  expect(restored).toMatchObject({ hasChanges: true, copy: { content: { mainContent: '<p>abc</p>' } } });
  expect((await lines()).slice(0, 2)).toEqual([
    ['restored', 'Tea Cher'],
    ['autosave', 'Ad Min'],
  ]);
  const [, saved] = (await teacher.client.authoring.listVersions({ entity })).versions;
  const before2 = await teacher.client.authoring.getVersion({ versionId: saved!.versionId });
  expect(before2.lesson?.content.mainContent).toBe('<p>unsaved elsewhere</p>');

  // After ten minutes a version of its own, and not before.
  version = restored.version;
  const count = (await lines()).length;
  world.isAt(new Date(Date.now() + 9.5 * 60_000).toISOString());
  await says(teacher, 'soon');
  expect(await lines()).toHaveLength(count);
  world.isAt(new Date(Date.now() + 10.5 * 60_000).toISOString());
  await says(teacher, 'later');
  expect((await lines())[0]).toEqual(['autosave', 'Tea Cher']);
  world.isAt(new Date().toISOString());
});

it('refuses to delete what students touched, and deletes a draft with all its history', async () => {
  const course = await school.hasCourse({ title: 'Used', teacher });
  const student = await school.hasStudent({ name: 'Wor Ker', in: [course] });
  const [lessonId] = course.lessonIds as [LessonId];
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  await student.client.coursework.saveDraft({
    ...{ assignmentId, baseRevision: 0, deviceId: 'here' },
    content: { v: 1, text: 'Begun', matches: [] },
  });
  await student.client.lessons.recordEvents({
    events: [
      { clientEventId: crypto.randomUUID(), lessonId, kind: 'opened', occurredAt: '2026-01-05T15:00:00Z' },
    ],
  });
  const inUse = { code: 'IN_USE' };
  const { authoring } = teacher.client;
  await expect(authoring.delete(keyOf(course))).rejects.toMatchObject(inUse);
  await expect(authoring.deleteLesson({ lessonId })).rejects.toMatchObject(inUse);
  await expect(authoring.deleteAssignment({ assignmentId })).rejects.toMatchObject(inUse);
  const { modules } = await authoring.get(keyOf(course));
  await expect(authoring.deleteModule({ moduleId: modules[0]!.moduleId })).rejects.toMatchObject(inUse);

  const mayPublish = async () => (await authoring.get({ courseId: course.courseId })).can.publish;
  expect(await mayPublish()).toBe(true);
  expect(await authoring.archive({ courseId: course.courseId, isArchived: true })).toEqual({
    status: 'archived',
  });
  expect(await mayPublish()).toBe(false);
  expect((await student.client.lessons.get({ lessonId })).title).toBe('Lesson 1');
  expect(await authoring.archive({ courseId: course.courseId, isArchived: false })).toEqual({
    status: 'published',
  });

  const draft = await drafted(teacher, 'Never taken');
  const saved = await authoring.saveAssignmentSettings({
    assignmentId: draft.assignmentId,
    baseVersion: 2,
    settings: {
      ...(await authoring.getAssignment({ assignmentId: draft.assignmentId })).settings,
      dueAt: '2027-01-11T04:59:00.000Z',
    },
  });
  expect(saved).toEqual({ version: 3 });
  await authoring.shiftDates({ ...keyOf(draft), days: 1, skipDaysOff: false, onlyFuture: false });
  await authoring.delete(keyOf(draft));
  await expect(authoring.get(keyOf(draft))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await auditOf(draft.courseId)).at(-1)).toBe('course.deleted');
});

it('deletes a course whose discussions people opened, and none in which somebody posted', async () => {
  const { authoring, discussions } = teacher.client;
  const quiet = await school.hasCourse({ title: 'Opened Once', teacher });
  for (const { client } of [teacher, admin]) {
    await client.discussions.markRead({ ...keyOf(quiet), threadId: null, upTo: world.services.clock.now() });
    await client.discussions.follow({ ...keyOf(quiet), threadId: null, isOn: true });
  }
  await authoring.delete(keyOf(quiet));
  await expect(authoring.get(keyOf(quiet))).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const spoken = await school.hasCourse({ title: 'Spoken In', teacher });
  await discussions.post({
    ...keyOf(spoken),
    ...{ title: 'Welcome', content: 'Soon we begin.', postKey: crypto.randomUUID() },
  });
  await expect(authoring.delete(keyOf(spoken))).rejects.toMatchObject({ code: 'IN_USE' });
});

it('gives an archived course without a teacher to whoever takes it back', async () => {
  const course = await school.hasCourse({ title: 'Left behind', teacher });
  await admin.client.authoring.archive({ courseId: course.courseId, isArchived: true });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update course_teachers set ended_at = now() where course_id = $1', [course.courseId]),
  );
  await admin.client.authoring.archive({ courseId: course.courseId, isArchived: false });
  expect((await admin.client.catalog.listTeachers({ courseId: course.courseId })).teachers).toMatchObject([
    { userId: admin.userId, role: 'owner' },
  ]);
});

it('brings a course back as it was: published where somebody agreed to it, else as a draft', async () => {
  const { authoring } = teacher.client;
  const backAs = async (courseId: CourseId) => {
    await admin.client.authoring.archive({ courseId, isArchived: true });
    const { status } = await admin.client.authoring.archive({ courseId, isArchived: false });
    const { teachers } = await admin.client.catalog.listTeachers({ courseId });
    return [status, teachers.map(({ name, role }) => [name, role])];
  };
  const decided = async (title: string, isApproved: boolean) => {
    const { courseId } = await drafted(teacher, title);
    await authoring.publish({ courseId });
    await admin.client.authoring.decidePublish({
      courseId,
      isApproved,
      reason: isApproved ? null : 'Too short',
    });
    return courseId;
  };
  const approved = await decided('Approved', true);
  const helper = await school.hasPerson({ role: 'teacher', name: 'Hel Per' });
  await admin.client.catalog.addTeacher({
    ...{ courseId: approved, userId: helper.userId as never, role: 'teacher' },
  });
  expect(await backAs(approved)).toEqual([
    'published',
    [
      ['Tea Cher', 'owner'],
      ['Hel Per', 'teacher'],
    ],
  ]);
  expect((await backAs(await decided('Refused', false)))[0]).toBe('draft');
  expect((await backAs((await drafted(teacher, 'Never asked')).courseId))[0]).toBe('draft');
});

it('publishes nothing that nobody agreed to by way of the archive', async () => {
  const { authoring, catalog } = teacher.client;
  const student = await school.hasStudent({ name: 'Ear Ly' });
  const backAs = async (courseId: CourseId) => {
    await authoring.archive({ courseId, isArchived: true });
    return (await authoring.archive({ courseId, isArchived: false })).status;
  };
  // Students may be put into a draft before it is published.
  const { courseId: enrolled } = await drafted(teacher, 'Enrolled early');
  await catalog.enrollFor({ courseId: enrolled, studentId: student.studentId, reason: null });
  expect(await backAs(enrolled)).toBe('draft');
  const { courseId: later } = await drafted(teacher, 'Enrolled later');
  await authoring.archive({ courseId: later, isArchived: true });
  await catalog.enrollFor({ courseId: later, studentId: student.studentId, reason: null });
  expect((await authoring.archive({ courseId: later, isArchived: false })).status).toBe('draft');
  const { courseId: refused } = await drafted(teacher, 'Refused, asked again');
  await authoring.publish({ courseId: refused });
  await admin.client.authoring.decidePublish({ courseId: refused, isApproved: false, reason: 'Too short' });
  expect(await authoring.publish({ courseId: refused })).toEqual({ outcome: 'requested' });
  expect(await backAs(refused)).toBe('draft');
  // What was published without a decision, as what comes from the library, is published again.
  const { courseId: adopted } = await school.hasCourse({ title: 'From the library', teacher });
  expect(await backAs(adopted)).toBe('published');
});

it('offers an assignment the lessons and the grade categories of its course, in their order', async () => {
  const course = await school.hasCourse({ title: 'In order', teacher });
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grade_categories (school_id, id, course_id, name, mean, order_index)
       select $1, gen_random_uuid(), $2, name, 'points', place
       from unnest(array['Tests', 'Essays', 'Homework'], array[1, 2, 2]) c(name, place)`,
      [school.schoolId, course.courseId],
    ),
  );
  const { lessons, categories } = await teacher.client.authoring.getAssignment({ assignmentId });
  expect(lessons.map(({ title }) => title)).toEqual(['Lesson 1', 'Lesson 2']);
  expect(categories.map(({ name }) => name)).toEqual(['Tests', 'Essays', 'Homework']);
});

it('puts modules and lessons in the order asked for, whole or not at all', async () => {
  const { courseId, moduleId, lessonId } = await drafted(teacher, 'Order');
  const { authoring } = teacher.client;
  const { lessonId: second } = await authoring.addLesson({ moduleId, title: 'Second' });
  const { moduleId: other } = await authoring.addModule({ courseId, title: 'Other' });
  await authoring.reorder({
    courseId,
    modules: [
      { moduleId: other, lessonIds: [second] },
      { moduleId, lessonIds: [lessonId] },
    ],
  });
  const shown = async () =>
    (await authoring.get({ courseId })).modules.map((module) => [
      module.moduleId,
      module.lessons.map((lesson) => lesson.lessonId),
    ]);
  expect(await shown()).toEqual([
    [other, [second]],
    [moduleId, [lessonId]],
  ]);
  await expect(
    authoring.reorder({ courseId, modules: [{ moduleId: other, lessonIds: [second, lessonId] }] }),
  ).rejects.toMatchObject({ code: 'STALE' });
  await expect(
    authoring.reorder({
      courseId,
      modules: [
        { moduleId: other, lessonIds: [second, second] },
        { moduleId, lessonIds: [] },
      ],
    }),
  ).rejects.toMatchObject({ code: 'STALE' });
  const { lessonId: copy } = await authoring.duplicateLesson({ lessonId });
  await authoring.addLesson({ moduleId, title: 'Last' });
  expect((await shown())[1]?.[1]?.slice(0, 2)).toEqual([lessonId, copy]);
  await authoring.deleteModule({ moduleId: other });
  expect(await shown()).toHaveLength(1);
});

it('holds details to what is there, and the NCAA’s title to the letter', async () => {
  const course = await school.hasCourse({ title: 'English 9', teacher, isNcaaApproved: true });
  await school.hasStudent({ name: 'One', in: [course] });
  const { authoring } = teacher.client;
  const { details, version } = await authoring.get(keyOf(course));
  const save = (change: object, baseVersion = version) =>
    authoring.saveDetails({ courseId: course.courseId, baseVersion, details: { ...details, ...change } });
  await expect(save({}, version + 1)).rejects.toMatchObject({ code: 'STALE' });
  await expect(save({ termId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'TERM_NOT_FOUND' });
  await expect(save({ transcriptTitle: 'Other' })).rejects.toMatchObject({ code: 'NCAA_TITLE_FIXED' });
  const saved = await save({ title: 'Reading and writing' });
  expect((await authoring.get(keyOf(course))).details).toMatchObject({
    ...{ title: 'Reading and writing', transcriptTitle: 'English 9' },
  });
  await save({ title: 'Third name', transcriptTitle: null }, saved.version);
  expect((await authoring.get(keyOf(course))).details.transcriptTitle).toBe('English 9');
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update course_stats set enrolled_count = 2 where course_id = $1', [course.courseId]),
  );
  await expect(save({ capacity: 1 }, saved.version + 1)).rejects.toMatchObject({
    code: 'CAPACITY_BELOW_ENROLLED',
  });
});

it('copies a whole course as a draft with moved dates and the same ids in rubrics', async () => {
  const { courseId, assignmentId } = await drafted(teacher, 'Original');
  const { authoring } = teacher.client;
  const { settings, copy } = await authoring.getAssignment({ assignmentId });
  await authoring.saveAssignmentSettings({
    ...{ assignmentId, baseVersion: 2, settings: { ...settings, dueAt: '2026-10-31T03:59:59.000Z' } },
  });
  await authoring.publish({ courseId });
  const made = await authoring.duplicate({ courseId, title: 'Copy', shiftDays: 7 });
  const twin = await authoring.get(made);
  expect(twin.publishing).toMatchObject({ status: 'draft', isRequested: false });
  expect(twin.studentCount).toBe(0);
  expect(twin.modules[0]?.lessons).toMatchObject([{ title: 'Light', status: 'draft' }]);
  expect(twin.assignments).toMatchObject([
    {
      title: 'Essay',
      status: 'draft',
      dueAt: '2026-11-07T04:59:59Z',
      lessonId: twin.modules[0]?.lessons[0]?.lessonId,
    },
  ]);
  const twinWork = await authoring.getAssignment({ assignmentId: twin.assignments[0]!.assignmentId });
  expect(twinWork.copy.rubric).toEqual(copy.rubric);
  expect(twin.assignments[0]?.assignmentId).not.toBe(assignmentId);
});

it('begins a course in the school where somebody works, not where they are a parent', async () => {
  const elsewhere = await world.hasSchool('Child High');
  const person = await elsewhere.hasPerson({ role: 'parent', name: 'Both Ends' });
  await school.joins(person, 'teacher');
  const made = await person.client.authoring.create({ title: 'Mine', subject: 'Science', gradeLevel: 9 });
  const { courses } = await admin.client.authoring.list({});
  expect(courses.map(({ courseId }) => courseId)).toContain(made.courseId);
});

it('adds a column for what is graded and not handed in, which students see and teachers grade at once', async () => {
  const { courseId } = await drafted(teacher, 'Columns');
  const { client } = teacher;
  await client.authoring.publish({ courseId });
  await admin.client.authoring.decidePublish({ courseId, isApproved: true, reason: null });
  const column = {
    ...{ courseId, title: 'Oral exam', pointsPossible: 12.5, categoryId: null },
    description: 'Graded in class.',
  };
  const { assignmentId } = await client.authoring.addColumn(column);
  expect(await auditOf(assignmentId)).toEqual(['assignment.published']);
  const grid = await client.gradebook.grid({ courseId });
  expect(grid.assignments.find((one) => one.assignmentId === assignmentId)).toMatchObject({
    ...{ title: 'Oral exam', pointsPossible: 12.5, dueAt: null },
  });
  // The letters that may be typed are those of the school's scale.
  expect(grid.letters).toEqual([
    { letter: 'A', percent: 100 },
    { letter: 'B', percent: 89 },
    { letter: 'C', percent: 79 },
    { letter: 'D', percent: 69 },
    { letter: 'F', percent: 59 },
  ]);
  const student = await school.hasStudent({
    name: 'Ada Reed',
    in: [{ courseId, schoolId: school.schoolId, lessonIds: [], assignmentIds: [] } as never],
  });
  expect(await student.client.coursework.get({ assignmentId })).toMatchObject({
    ...{ title: 'Oral exam', description: 'Graded in class.', dueAt: null },
  });
  await expect(
    client.authoring.addColumn({ ...column, categoryId: courseId as never }),
  ).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
  await expect(student.client.authoring.addColumn(column)).rejects.toMatchObject({
    code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/),
  });
});

it('publishes the lessons of a module, or of the course, that are ready, and names the others', async () => {
  const { courseId, moduleId, lessonId } = await drafted(teacher, 'Many lessons');
  const { authoring } = teacher.client;
  const second = await authoring.addModule({ courseId, title: 'Second' });
  const other = await authoring.addLesson({ moduleId: second.moduleId, title: 'Shadows' });
  const empty = await authoring.addLesson({ moduleId, title: 'Nothing yet' });
  await authoring.saveLesson({
    ...{ lessonId: other.lessonId, baseVersion: 1 },
    copy: lessonSaying('Shadows', '<p>Dark</p>'),
  });
  const left = [{ lessonId: empty.lessonId, title: 'Nothing yet' }];
  expect(await authoring.publishLessons({ courseId, moduleId })).toEqual({ publishedCount: 1, left });
  expect(await auditOf(lessonId)).toEqual(['lesson.published']);
  const states = async () =>
    Object.fromEntries(
      (await authoring.get({ courseId })).modules.flatMap(({ lessons }) =>
        lessons.map(({ title, status, hasChanges }) => [title, `${status}${hasChanges ? ', changed' : ''}`]),
      ),
    );
  expect(await states()).toEqual({
    Light: 'published',
    'Nothing yet': 'draft',
    Shadows: 'draft, changed',
  });
  // Changes of published lessons go along.
  const { version } = await authoring.getLesson({ lessonId });
  await authoring.saveLesson({ lessonId, baseVersion: version, copy: lessonSaying('Light', '<p>More</p>') });
  expect(await authoring.publishLessons({ courseId, moduleId: null })).toEqual({ publishedCount: 2, left });
  expect(await states()).toMatchObject({ Light: 'published', Shadows: 'published' });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Stran Ger' });
  await expect(stranger.client.authoring.publishLessons({ courseId, moduleId: null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('tells authors who else has a lesson open', async () => {
  const { lessonId } = await drafted(teacher, 'Shared');
  const entity = { kind: 'lesson' as const, lessonId };
  expect(await teacher.client.authoring.presence({ entity })).toEqual({ others: [] });
  expect(await admin.client.authoring.presence({ entity })).toEqual({ others: [{ name: 'Tea Cher' }] });
  await teacher.client.authoring.presence({ entity, isLeaving: true });
  expect(await admin.client.authoring.presence({ entity })).toEqual({ others: [] });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Not Here' });
  await expect(stranger.client.authoring.presence({ entity })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
