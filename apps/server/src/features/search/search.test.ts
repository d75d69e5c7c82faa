import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryId, loadLibrary } from '#db/library/load.ts';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  await school.hasPolicy({ coursePublishing: 'teacher' });
  teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
});
afterAll(() => world.close());

const textOf = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join('');
const marked = (segments: readonly { text: string; isMatch: boolean }[]) =>
  segments.filter(({ isMatch }) => isMatch).map(({ text }) => text);

async function totals(person: Person, query: string) {
  const { courses, assignments, lessons } = await person.client.search.query({ query });
  return [courses.total, assignments.total, lessons.total];
}

describe('what is found', () => {
  it('stands in the title, the text or the key concepts, with the words marked and no markup', async () => {
    const course = await school.hasCourse({
      title: 'Biology',
      teacher,
      assignments: [{ title: 'Leaf report', dueAt: '2026-11-20T15:00:00Z' }],
    });
    const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
    const { lessons } = await ada.client.search.query({ query: 'carbon dioxide' });
    expect(lessons.total).toBe(2);
    const [first] = lessons.results;
    expect(first).toMatchObject({
      courseId: course.courseId,
      courseTitle: 'Biology',
      moduleTitle: 'Module one',
    });
    expect(textOf(first?.title ?? [])).toBe('Lesson 1');
    expect(marked(first?.excerpt ?? [])).toEqual(['carbon', 'dioxide']);
    expect(textOf(first?.excerpt ?? [])).toBe(
      'Plants make food. Plants turn light, water and carbon dioxide into sugar and oxygen.',
    );
    expect(await totals(ada, 'PHOTOSYNTH')).toEqual([0, 0, 2]);
    // By the stem: the text says "plants" and "turn".
    expect(await totals(ada, 'plant turning')).toEqual([0, 0, 2]);
    const { assignments } = await ada.client.search.query({ query: 'leaf' });
    expect(assignments.results).toMatchObject([
      { assignmentId: course.assignmentIds[0], dueAt: '2026-11-20T15:00:00Z', courseTitle: 'Biology' },
    ]);
  });

  it('is found without its accents, and the best first', async () => {
    for (const title of ['Música y energía', 'Energía', 'Un mundo de energía']) {
      await school.hasCourse({ title, teacher });
    }
    const { courses } = await teacher.client.search.query({ query: 'ENERGIA' });
    expect(courses.results.map(({ title }) => textOf(title))[0]).toBe('Energía');
    expect(courses.total).toBe(3);
    expect(marked(courses.results[0]?.title ?? [])).toEqual(['Energía']);
  });

  it('can be narrowed to a type and a subject, and pages on', async () => {
    const work = Array.from({ length: 23 }, (_, index) => ({ title: `Zither practice ${index + 1}` }));
    const course = await school.hasCourse({ title: 'Zither', teacher, assignments: work });
    const { search } = teacher.client;
    const all = await search.query({ query: 'zither' });
    expect(all.assignments).toMatchObject({ total: 23, isMore: false });
    expect(all.assignments.results).toHaveLength(10);
    const seen = new Set<string>();
    for (const offset of [0, 10, 20]) {
      const page = await search.query({ query: 'zither', type: 'assignment', offset });
      expect(page.courses).toMatchObject({ total: 1, results: [] });
      for (const { assignmentId } of page.assignments.results) seen.add(assignmentId);
    }
    expect(seen.size).toBe(23);
    expect(await search.query({ query: 'zither', subject: 'Science' })).toMatchObject({
      courses: { total: 1 },
    });
    expect(await search.query({ query: 'zither', subject: 'Mathematics' })).toMatchObject({
      courses: { total: 0 },
      assignments: { total: 0 },
    });
    expect(course.assignmentIds).toHaveLength(23);
  });

  it('counts no further than a thousand, in a school that is asked by its index too', async () => {
    const large = await world.hasSchool('Large School');
    const admin = await large.hasPerson({ role: 'school_admin', name: 'Ad Min' });
    const course = await large.hasCourse({ title: 'Yodel studies', teacher: null });
    await world.services.units.write(jobInSchool(large.schoolId), async (tx) => {
      await tx.execute(
        `insert into courses (id, school_id, title, subject, status, is_opened)
         select gen_random_uuid(), $1, 'Filler ' || n, 'Science', 'published', true from generate_series(1, 60) n`,
        [large.schoolId],
      );
      await tx.execute(
        `insert into assignments (id, school_id, course_id, title, kind, instructions, rubric, status)
         select gen_random_uuid(), $1, $2, 'Yodel ' || n, 'assignment',
           '{"v":1,"durationMinutes":null,"materials":[],"steps":[],"story":null}', '{"v":1,"criteria":[]}', 'published'
         from generate_series(1, 1100) n`,
        [large.schoolId, course.courseId],
      );
    });
    const found = await admin.client.search.query({ query: 'yodel' });
    expect(found.assignments).toMatchObject({ total: 1_000, isMore: true });
    expect(found.assignments.results).toHaveLength(10);
    const last = await admin.client.search.query({ query: 'yodel', type: 'assignment', offset: 990 });
    expect(last.assignments.results).toHaveLength(10);
    expect(await totals(admin, 'photosynthesis')).toEqual([0, 0, 2]);
    expect(await admin.client.search.query({ query: 'yodle' })).toMatchObject({
      match: 'corrected',
      corrected: 'Yodel',
    });
  });
});

describe('a mistyped query', () => {
  it('finds the thing by its nearest word, and says so', async () => {
    const course = await school.hasCourse({ title: 'Thermodynamics for athletes', teacher });
    const bea = await school.hasStudent({ name: 'Bea Student', in: [course] });
    for (const query of ['thermodinamics', 'tehrmodynamics', 'thermodynamic s', 'athltes']) {
      const { courses, match } = await bea.client.search.query({ query });
      expect(textOf(courses.results[0]?.title ?? []), query).toBe('Thermodynamics for athletes');
      if (query !== 'thermodynamic s') expect(match, query).toBe('corrected');
    }
    expect(await bea.client.search.query({ query: 'thermodynamics' })).toMatchObject({
      match: 'all_words',
      corrected: null,
    });
    expect(await bea.client.search.query({ query: 'thermodynamics wombat' })).toMatchObject({
      match: 'some_words',
      courses: { total: 1 },
    });
    expect(await bea.client.search.query({ query: 'wombat' })).toMatchObject({ courses: { total: 0 } });
  });
});

describe('a hostile query', () => {
  it('is plain text: no wildcard, operator, quote or escape does anything', async () => {
    const course = await school.hasCourse({ title: 'Percent 100% <script>alert(1)</script>', teacher });
    const cy = await school.hasStudent({ name: 'Cy Student', in: [course] });
    // An id that never changes: a piece of one made now may be a slip of the hand for "100".
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    for (const query of [
      ...['%', '_', "'", '&|!:*', '\\', '*:*', "'; drop table search_entries; --", '<', '((', '= '],
      ...['\u0000', '\ud800', '😀', 'a'.repeat(200), '字'.repeat(200), "' | 'x", `=${id}`],
    ]) {
      const answer = await cy.client.search.query({ query });
      expect([answer.courses.total, answer.lessons.total], JSON.stringify(query)).toEqual([0, 0]);
    }
    const { courses } = await cy.client.search.query({ query: "100% & 'percent'" });
    expect(textOf(courses.results[0]?.title ?? [])).toBe('Percent 100% <script>alert(1)</script>');
    await expect(cy.client.search.query({ query: '   ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(cy.client.search.query({ query: 'x'.repeat(201) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('meets a lesson of the longest text there may be, found by its beginning', async () => {
    const course = await school.hasCourse({ title: 'Long course', teacher });
    const words = Array.from({ length: 60_000 }, (_, index) => index.toString(36).padStart(5, 'q')).join(' ');
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `update lessons set content = jsonb_set(content, '{mainContent}', to_jsonb('<p>' || $2::text || '</p>'))
         where id = $1`,
        [course.lessonIds[0], words],
      ),
    );
    expect((await totals(teacher, 'qqqqz'))[2]).toBe(1);
  });
});

describe('the index follows', () => {
  it('publishing, working copies, changed titles, unpublishing and deleting', async () => {
    const { authoring } = teacher.client;
    const made = await authoring.create({ title: 'Kayak lore', subject: 'Science', gradeLevel: null });
    const { courseId } = made;
    const dee = await school.hasStudent({ name: 'Dee Student' });
    // The teacher's own draft; nobody else's.
    expect(await totals(teacher, 'kayak')).toEqual([1, 0, 0]);
    expect(await totals(dee, 'kayak')).toEqual([0, 0, 0]);

    const { moduleId } = await authoring.addModule({ courseId, title: 'Kayak module' });
    const { lessonId } = await authoring.addLesson({ moduleId, title: 'Kayak whispers' });
    const opened = await authoring.getLesson({ lessonId });
    const copy = {
      ...opened.copy,
      content: { ...opened.copy.content, mainContent: '<p>The J-stroke &amp; the sweep.</p>' },
    };
    const saved = await authoring.saveLesson({ lessonId, baseVersion: opened.version, copy });
    expect(await totals(teacher, 'kayak')).toEqual([1, 0, 0]);
    const shown = await authoring.publishLesson({ lessonId, baseVersion: saved.version });
    expect(await totals(teacher, 'kayak')).toEqual([1, 0, 1]);
    expect(await totals(teacher, 'j stroke sweep')).toEqual([0, 0, 1]);

    const changed = await authoring.saveLesson({
      lessonId,
      baseVersion: shown.version,
      copy: { ...copy, title: 'Paddle secrets' },
    });
    expect(await totals(teacher, 'paddle')).toEqual([0, 0, 0]);
    await authoring.publishLesson({ lessonId, baseVersion: changed.version });
    expect(await totals(teacher, 'paddle')).toEqual([0, 0, 1]);
    expect(await totals(teacher, 'whispers')).toEqual([0, 0, 0]);

    const { version } = await authoring.get({ courseId });
    await authoring.saveDetails({
      courseId,
      baseVersion: version,
      details: {
        ...{ title: 'Kayak lore', subject: 'Science', description: 'Of boats', gradeLevel: 9, credits: 1 },
        ...{
          level: 'general',
          termId: null,
          ncaaArea: null,
          transcriptTitle: null,
          provider: null,
          mode: null,
          enrollmentMode: null,
        },
        ...{ capacity: null, chosenColor: null, imageFileId: null, imageAlt: null },
      },
    });
    await authoring.publish({ courseId });
    expect(await totals(dee, 'kayak')).toEqual([1, 0, 0]);
    await dee.client.catalog.enroll({ courseId });
    expect(await totals(dee, 'paddle')).toEqual([0, 0, 1]);

    await authoring.unpublishLesson({ lessonId });
    expect(await totals(dee, 'paddle')).toEqual([0, 0, 0]);
    await authoring.archive({ courseId, isArchived: true });
    const bystander = await school.hasStudent({ name: 'By Stander' });
    expect(await totals(dee, 'kayak')).toEqual([1, 0, 0]);
    expect(await totals(bystander, 'kayak')).toEqual([0, 0, 0]);

    const other = await authoring.create({ title: 'Gondola lore', subject: 'Science', gradeLevel: null });
    await authoring.delete({ courseId: other.courseId });
    expect(await totals(teacher, 'gondola')).toEqual([0, 0, 0]);
  });

  it('adopting and copying a course, and keeps answer keys and the library out', async () => {
    await loadLibrary(world.services.units, world.services.clock);
    const asked = await school.hasStudent({ name: 'As Ked' });
    expect((await totals(teacher, 'chloroplast'))[2]).toBe(0);
    const { courseId } = await teacher.client.catalog.adopt({
      courseId: libraryId('biology') as CourseId,
    });
    expect((await totals(teacher, 'chloroplast'))[2]).toBeGreaterThan(0);
    expect((await totals(asked, 'chloroplast'))[2]).toBe(0);

    const before = (await totals(teacher, 'chloroplast'))[2] ?? 0;
    await teacher.client.authoring.duplicate({ courseId, title: 'Biology twice', shiftDays: 0 });
    // The copy's lessons are drafts.
    expect((await totals(teacher, 'chloroplast'))[2]).toBe(before);
    expect((await totals(teacher, 'biology twice'))[0]).toBe(1);

    const keyed = await school.hasCourse({
      title: 'Keyed',
      teacher,
      assignments: [
        {
          title: 'Match them',
          matching: {
            v: 1,
            pairs: [
              {
                id: 'one',
                left: { text: 'Leftsecret', imageFileId: null, alt: null },
                right: { text: 'Rightsecret', imageFileId: null, alt: null },
              },
            ],
          },
        },
      ],
    });
    expect(keyed.assignmentIds).toHaveLength(1);
    expect(await totals(teacher, 'leftsecret')).toEqual([0, 0, 0]);
    expect(await totals(teacher, 'rightsecret')).toEqual([0, 0, 0]);
  });
});
