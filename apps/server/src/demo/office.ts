import { Readable } from 'node:stream';
import type { AcademicYearId, StudentId, TermId } from '@fieldhouse/contract/ids.ts';
import { takeUpload } from '#features/files/upload.ts';
import type { Services } from '#platform/services.ts';
import { zipOf } from '#platform/zip.ts';
import { chance } from './chance.ts';
import type { DemoClient, DemoCourse, DemoLearner, Stage } from './stage.ts';

const DAY_MS = 86_400_000;

/** A day so many days from an instant, 'YYYY-MM-DD'. */
const dayFrom = (millis: number, days: number): string =>
  new Date(millis + days * DAY_MS).toISOString().slice(0, 10);

/** The school's calendar: the year, its terms and grading periods around today, and days without school. */
export async function planTerms(admin: DemoClient, now: number, termBegan: number): Promise<TermId> {
  const { schools } = admin;
  const fallFrom = dayFrom(termBegan, -7);
  const fallTo = dayFrom(now, 45);
  const springTo = dayFrom(now, 200);
  const year = {
    yearId: null,
    baseVersion: 0,
    label: yearLabel(now, termBegan),
    startsOn: dayFrom(termBegan, -30),
    endsOn: springTo,
  };
  const { yearId } = await schools.saveYear(year);
  const term = { yearId: yearId as AcademicYearId, termId: null, baseVersion: 0, kind: 'semester' as const };
  const { termId } = await schools.saveTerm({
    ...term,
    ...{ name: 'Fall', startsOn: fallFrom, endsOn: fallTo, gradesDueOn: dayFrom(now, 52) },
  });
  await schools.saveTerm({
    ...term,
    ...{ name: 'Spring', startsOn: dayFrom(now, 46), endsOn: dayFrom(now, 190), gradesDueOn: null },
  });
  const period = { termId, periodId: null, baseVersion: 0 };
  await schools.savePeriod({
    ...period,
    ...{ name: 'Quarter 1', startsOn: fallFrom, endsOn: dayFrom(now, -10) },
  });
  await schools.savePeriod({
    ...period,
    ...{ name: 'Quarter 2', startsOn: dayFrom(now, -9), endsOn: fallTo },
  });
  await schools.markDays({
    from: dayFrom(now, 26),
    to: dayFrom(now, 30),
    kind: 'holiday',
    label: 'Midterm break',
  });
  return termId;
}

/** What the school year of a term that began then is called. */
export const yearLabel = (now: number, termBegan: number): string =>
  `${dayFrom(termBegan, -7).slice(0, 4)}–${dayFrom(now, 200).slice(2, 4)}`;

/** More time for a student who reads slowly, from the first day of the term on. */
export async function accommodate(admin: DemoClient, learner: DemoLearner, termBegan: number): Promise<void> {
  await admin.coursework.setAccommodation({
    studentId: learner.studentId as StudentId,
    extraTimeRatio: 1.5,
    extraDays: 2,
    note: 'Reads slowly: extended time on all written work, directions read aloud on request.',
    startsOn: dayFrom(termBegan, -1),
    endsOn: null,
  });
}

const TRANSFERRED = [
  { title: 'English 9', ncaaArea: 'english', gradeRaw: 'B', percent: 85, term: 0 },
  { title: 'Algebra I', ncaaArea: 'math', gradeRaw: 'C+', percent: 78, term: 0 },
  { title: 'Biology', ncaaArea: 'science', gradeRaw: 'B-', percent: 81, term: 0 },
  { title: 'English 10', ncaaArea: 'english', gradeRaw: 'B', percent: 84, term: 1 },
  { title: 'Geometry', ncaaArea: 'math', gradeRaw: 'C', percent: 74, term: 1 },
] as const;

/** What a student brought from another school, with the transcript it was read from. */
export async function enterTransfer(
  services: Services,
  admin: DemoClient,
  adminToken: string,
  learner: Stage['learners'][number],
  now: number,
): Promise<void> {
  const studentId = learner.studentId as StudentId;
  const year = Number(dayFrom(now, 0).slice(0, 4));
  const labels = [`${year - 3}–${String(year - 2).slice(2)}`, `${year - 2}–${String(year - 1).slice(2)}`];
  const lines = TRANSFERRED.map((one) => `${labels[one.term]}   ${one.title}   ${one.gradeRaw}   1.0 credit`);
  const { fileId } = await takeUpload(services, {
    purpose: { kind: 'record', studentId },
    name: 'Transcript from Ridgeview High School.docx',
    claimedBytes: null,
    sessionToken: adminToken,
    body: Readable.from([
      Buffer.from(
        await wordFile(['Ridgeview High School', `Transcript of ${learner.student.name}`, ...lines]),
      ),
    ]),
  });
  for (const one of TRANSFERRED) {
    await admin.records.saveTransferCredit({
      ...{ studentId, creditId: null, kind: 'transfer', schoolName: 'Ridgeview High School' },
      ...{ title: one.title, ncaaArea: one.ncaaArea, gradeRaw: one.gradeRaw, percent: one.percent },
      ...{ isCore: true, credits: 1, termLabel: labels[one.term] ?? '', fileId, reason: null },
      completedOn: `${year - 2 + one.term}-06-05`,
    });
  }
}

/** Three weeks of attendance in each course: most are there, and some more than others. */
export async function keepAttendance(
  courses: Stage['courses'],
  learners: Stage['learners'],
  now: number,
): Promise<void> {
  for (const course of courses.filter((one) => one.place === 'northfield')) {
    const takers = learners.filter(
      ({ student }) => student.place === course.place && student.courses.includes(course.key),
    );
    for (let back = 21; back > 0; back--) {
      const on = dayFrom(now, -back);
      const weekday = new Date(`${on}T12:00:00Z`).getUTCDay();
      // Each course meets twice a week.
      if (weekday !== 2 && weekday !== 4) continue;
      await course.teacher.live.markAttendance({
        ...{ courseId: course.courseId, on, sessionId: null },
        marks: takers.map(({ student, studentId }) => {
          const luck = chance('there', student.key, course.key, on);
          const status =
            luck < 0.55 + 0.45 * student.diligence
              ? ('present' as const)
              : luck > 0.97
                ? ('late' as const)
                : luck > 0.9
                  ? ('excused' as const)
                  : ('absent' as const);
          return { studentId: studentId as StudentId, status, note: null };
        }),
      });
    }
  }
}

/** English 9 weighs essays over the rest, lets the weakest piece of each kind go, and takes points for late work. */
export async function weighEnglish(courses: readonly DemoCourse[]): Promise<void> {
  const english = courses.find((one) => one.place === 'northfield' && one.key === 'english-9');
  if (!english) return;
  const category = { categoryId: null, mean: 'percents' as const, dropHighest: 0, neverDropIds: [] };
  await english.teacher.gradebook.saveSetup({
    courseId: english.courseId,
    setup: {
      baseVersion: 0,
      weighting: 'categories',
      late: { kind: 'percent_per_day', percent: 5, mostPercent: 30 },
      missing: null,
      categories: [
        { ...category, key: 'practice', name: 'Practice', weightRatio: 0.4, dropLowest: 1 },
        { ...category, key: 'essays', name: 'Essays', weightRatio: 0.6, dropLowest: 0 },
      ],
      assignments: english.works.map(({ assignmentId }, index) => ({
        assignmentId,
        categoryKey: index % 2 === 0 ? 'practice' : 'essays',
      })),
    },
  });
}

const COMMENTS = [
  'Well argued. Name the source the next time.',
  'Show each step, so that I can see where it turns.',
  'A good start: add an example of your own.',
  'Read the question again: the second half is still open.',
];

/** What waits for the teacher whose account is printed: questions, a reported problem, and sentences of their own. */
export async function askAndReport(
  courses: readonly DemoCourse[],
  learners: readonly DemoLearner[],
): Promise<void> {
  const english = courses.find((one) => one.place === 'northfield' && one.key === 'english-9');
  if (!english) return;
  for (const text of COMMENTS) await english.teacher.grading.keepComment({ text });
  const questions: Readonly<Record<string, string>> = {
    priya: 'I quoted two lines of the poem in my second paragraph. Were they missed?',
    jonah: 'Could you tell me what a stronger ending would have looked like?',
  };
  for (const [key, text] of Object.entries(questions)) {
    const learner = learners.find(({ student }) => student.key === key);
    if (!learner) continue;
    const studentId = learner.studentId as StudentId;
    const { courses: graded } = await learner.client.gradebook.mine({});
    const work = graded
      .find((course) => course.courseId === english.courseId)
      ?.assignments.findLast((one) => one.state === 'graded');
    if (!work) continue;
    await learner.client.gradebook.ask({
      studentId,
      assignmentId: work.assignmentId,
      criterionId: null,
      text,
    });
  }
  const zoe = learners.find(({ student }) => student.key === 'zoe');
  const [work] = english.works;
  if (zoe && work) {
    await zoe.client.coursework.reportProblem({
      subject: { kind: 'lesson', lessonId: work.lessonId },
      note: 'The third paragraph says "see the table below", but I can’t find a table.',
    });
  }
}

/**
 * Geometry asks for Algebra I, and Government has no place left: so the catalog has something to show besides courses
 * that anybody may take at once.
 */
export async function fillGeometry(
  courses: readonly DemoCourse[],
  learners: readonly DemoLearner[],
): Promise<void> {
  const of = (key: string) => courses.find((one) => one.place === 'northfield' && one.key === key);
  const [geometry, algebra, government] = [of('geometry'), of('algebra-1'), of('government')];
  if (!geometry || !algebra || !government) return;
  await geometry.teacher.catalog.savePrerequisites({
    courseId: geometry.courseId,
    prerequisites: [{ of: 'course', kind: 'required', courseId: algebra.courseId, minRatio: 0.7 }],
  });
  const { courseId, teacher } = government;
  const { details, version, studentCount } = await teacher.authoring.get({ courseId });
  await teacher.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, capacity: Math.max(1, studentCount) } },
  });
  const others = learners.filter(
    ({ student }) => student.place === 'northfield' && !student.courses.includes('government'),
  );
  for (const { client, student } of others.filter((one) => one.student.key !== 'student').slice(0, 2)) {
    if (student.gradeLevel < 11) await client.catalog.enroll({ courseId });
  }
}

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A plain Word file with these paragraphs, which hold no markup. */
function wordFile(paragraphs: readonly string[]): Promise<Uint8Array> {
  const body = paragraphs
    .map((one) => `<w:p><w:r><w:t xml:space="preserve">${one}</w:t></w:r></w:p>`)
    .join('');
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const entry = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
  return zipOf([
    entry('[Content_Types].xml', TYPES),
    entry('_rels/.rels', RELATIONS),
    entry('word/document.xml', document),
  ]);
}
