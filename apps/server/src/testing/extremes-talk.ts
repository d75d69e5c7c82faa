import type {
  ConversationId,
  FileId,
  LiveSessionId,
  MessageId,
  PostId,
  SchoolId,
} from '@fieldhouse/contract/ids.ts';
import { newId } from '#platform/ids.ts';
import { makePdf } from './documents.ts';
import { begin, decide, open, write } from './messages.ts';
import { uploadMaterial, uploadMessageFile } from './uploads.ts';
import type { CoursePlace, Person, SchoolPlace, StudentPerson, World } from './world.ts';

const CONVERSATIONS = 40;
const REPORTS = 12;
const THREADS = 24;
const DEPTH = 12;
const CLASSES = 9;
const MATERIALS = 14;
const RESOURCES = 30;
/** Words that nothing breaks on its own. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);

interface Crowd {
  readonly school: SchoolPlace;
  readonly courses: readonly CoursePlace[];
  readonly admin: Person;
  readonly teacher: Person;
  readonly student: StudentPerson;
  /** Takes part in the first course too. */
  readonly sibling: StudentPerson;
  readonly parent: Person;
  /** A title as long as titles get. */
  readonly title: string;
}

/** More talk than anybody reads: conversations, reports, threads, live classes with files, and resources. */
export async function talkTooMuch(world: World, crowd: Crowd): Promise<void> {
  await messages(world, crowd);
  await discussions(crowd);
  await classes(world, crowd);
  await resources(world, crowd);
}

async function messages(
  world: World,
  { school, admin, teacher, student, sibling, parent, title }: Crowd,
): Promise<void> {
  const subject = (number: number) => `${number}. ${title}`.slice(0, 150);
  const started: ConversationId[] = [];
  for (let number = 1; number <= CONVERSATIONS; number++) {
    started.push(await begin(school, teacher, student, { subject: subject(number), body: title }));
  }
  for (let number = 1; number <= REPORTS; number++) {
    const { messages: first } = await open(student, started[number] as ConversationId);
    await student.client.messages.report({
      ...{ messageId: first[0]?.messageId as MessageId, reason: 'other', note: `${UNBROKEN} ${title}` },
    });
  }
  await begin(school, teacher, parent, {
    subject: subject(0),
    body: `${UNBROKEN}\n${title}`,
    about: student,
  });
  await decide(school, admin, { studentToStudent: 'shared_courses' });
  const group = await begin(school, teacher, [student, sibling], {
    ...{ subject: subject(99), body: `${title}\n\n${UNBROKEN}` },
  });
  const files: FileId[] = [];
  for (let number = 1; number <= 5; number++) {
    const name = `${`${number} ${title}`.slice(0, 180)}.pdf`;
    files.push((await uploadMessageFile(world, student, school.schoolId, name, makePdf([title]))).fileId);
  }
  for (let number = 0; number < 30; number++) {
    const from = [student, sibling, teacher][number % 3] as Person;
    await write(from, group, number % 4 === 0 ? UNBROKEN : `${number}. ${title}. `.repeat(1 + (number % 5)));
  }
  await write(student, group, title, { files });
}

async function discussions({ courses, teacher, student, sibling, title }: Crowd): Promise<void> {
  const { courseId } = courses[0] as CoursePlace;
  const post = (from: Person, number: number) =>
    from.client.discussions.post({
      ...{ courseId, title: `${number}. ${title}`.slice(0, 200), postKey: newId() },
      content: `<p>${UNBROKEN}</p><ul><li>${title}</li></ul><pre><code>${UNBROKEN}</code></pre>`,
    });
  let last: PostId | null = null;
  for (let number = 1; number <= THREADS; number++) {
    last = (await post(number % 2 === 0 ? teacher : student, number)).postId;
  }
  for (let number = 0; last && number < DEPTH; number++) {
    const from = [student, sibling, teacher][number % 3] as Person;
    const content = `<p>${number % 2 === 0 ? UNBROKEN : `${title}. `.repeat(6)}</p>`;
    last = (await from.client.discussions.reply({ postId: last, content, postKey: newId() })).postId;
  }
}

async function classes(world: World, { school, courses, teacher, title }: Crowd): Promise<void> {
  const { courseId } = courses[0] as CoursePlace;
  const on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const fileIds: FileId[] = [];
  for (let number = 1; number <= MATERIALS; number++) {
    const name = `${`${number} ${title}`.slice(0, 180)}.pdf`;
    const pdf = makePdf([`${number}. ${title}`]);
    fileIds.push((await uploadMaterial(world, teacher, school.schoolId, name, pdf, 'session')).fileId);
  }
  let first: LiveSessionId | null = null;
  for (let number = 1; number <= CLASSES; number++) {
    const { sessionIds } = await teacher.client.live.schedule({
      ...{
        courseId,
        title: `${number}. ${title}`.slice(0, 200),
        description: `${UNBROKEN} ${title}. `.repeat(4),
      },
      ...{ durationMinutes: 60, on, at: `${String(8 + number).padStart(2, '0')}:30`, repeat: null },
      ...{ meeting: { kind: 'jitsi' }, isOverlapFine: true, idempotencyKey: newId() },
    });
    first ??= sessionIds[0] as LiveSessionId;
  }
  if (first) await teacher.client.live.addMaterials({ sessionId: first, fileIds, part: 'this' });
}

async function resources(world: World, { school, courses, teacher, title }: Crowd): Promise<void> {
  const pdf = makePdf([UNBROKEN, title]);
  const { fileId } = await uploadMaterial(world, teacher, school.schoolId, `${UNBROKEN}.pdf`, pdf);
  for (let number = 1; number <= RESOURCES; number++) {
    await teacher.client.resources.create({
      schoolId: school.schoolId as SchoolId,
      courseId: (courses[number % courses.length] as CoursePlace).courseId,
      title: `${number}. ${title}`.slice(0, 300),
      description: `${UNBROKEN} ${title}. `.repeat(3),
      isFeatured: number % 3 === 0,
      source:
        number === 1
          ? { kind: 'file', fileId }
          : { kind: 'link', url: `https://example.com/${UNBROKEN}/${number}` },
    });
  }
}
