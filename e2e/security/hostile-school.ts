import type { APIRequestContext } from '@playwright/test';
import { makePdf } from '../../apps/server/src/testing/documents.ts';
import { call } from '../accounts/people.ts';
import { expect } from '../fixtures.ts';
import { FORMULAS, HOSTILE, HOSTILE_ADDRESSES, HOSTILE_POSTS, hostileTexts } from '../hostile.ts';

type Ask = <Answer>(path: string, input: object) => Promise<Answer>;
type Ids = Record<string, string>;

/** Those who write: a teacher, a student with a parent at the school, another student, and the school's office. */
export interface Writers {
  readonly teacher: APIRequestContext;
  readonly student: APIRequestContext;
  readonly classmate: APIRequestContext;
  readonly office: APIRequestContext;
}

export const ALL = `Everything ${HOSTILE.join(' ')}`;
export const SUBJECTS = hostileTexts('Subject', 150);
export const NOTES = hostileTexts('Note', 500);
export const REASONS = hostileTexts('Reason', 500);
export const POST_TITLES = hostileTexts('Post', 200);
export const SESSION_TITLES = hostileTexts('Class', 200);
export const COURSE_TITLES = hostileTexts('Hostile', 300);
export const PREREQUISITES = hostileTexts('Asks for', 300);
/** The name of the teacher and that of the student who writes posts. */
export const NAMES = hostileTexts('', 180).map((text) => text.trim());

const COURSE = 'Biology';
/** Far enough away that nobody else has a class then. */
export const CLASS_DAY = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
const PDF = makePdf(['Words']);

const once = () => ({ messageKey: crypto.randomUUID() });

/** Everything that people can write at a school, written by somebody hostile. Each part is sent as the form sends it. */
export async function writeHostileWords(url: string, writers: Writers) {
  const asking =
    (from: APIRequestContext): Ask =>
    (path, input) =>
      call(from, url, path, input);
  const teacher = asking(writers.teacher);
  const { courses } = await teacher<{ courses: { courseId: string; schoolId: string; title: string }[] }>(
    'live/scheduleCourses',
    {},
  );
  const { courseId, schoolId } = courses.find(({ title }) => title === COURSE) as Ids;
  const upload = async (from: APIRequestContext, kind: string, name: string) => {
    const answer = await from.post(`${url}/api/files/${kind}/${schoolId}`, {
      data: PDF,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { fileId: string; name: string };
  };
  const people = { teacher, student: asking(writers.student), classmate: asking(writers.classmate) };
  const place = { courseId: courseId as string, schoolId: schoolId as string };
  const school = { ...people, office: asking(writers.office), ...place };
  return {
    ...place,
    messages: await writeMessages(school, (name) => upload(writers.student, 'message', name)),
    posts: await writePosts(school),
    sessions: await planSessions(school, (name) => upload(writers.teacher, 'session', name)),
    courses: await makeCourses(school),
  };
}

interface School {
  readonly teacher: Ask;
  readonly student: Ask;
  readonly classmate: Ask;
  readonly office: Ask;
  readonly courseId: string;
  readonly schoolId: string;
}
type Upload = (name: string) => Promise<{ fileId: string; name: string }>;

/**
 * Names of files as a device may call them: with markup, from right to left, and as long as a file system allows. What
 * stands before a slash is no part of a name.
 */
const FILE_NAMES = [
  ...hostileTexts('File', 155)
    .slice(0, 2)
    .map((text) => `${text.replaceAll('/', '')}.pdf`),
  `\u202Efdp.exe \u05E9\u05DC\u05D5\u05DD ${'N'.repeat(235)}.pdf`,
];

async function writeMessages({ teacher, student, office, schoolId }: School, upload: Upload) {
  const { rules, version } = await office<{ rules: object; version: number }>('messages/rules', { schoolId });
  await office('messages/saveRules', {
    ...{ schoolId, baseVersion: version, rules: { ...rules, guardiansReadAlong: 'minors' } },
  });
  const { people } = await student<{ people: { userId: string }[] }>('messages/recipients', {
    ...{ schoolId, query: 'Lind' },
  });
  const files = [];
  for (const name of FILE_NAMES) files.push(await upload(name));
  let first = '';
  for (const subject of SUBJECTS) {
    const { conversationId } = await student<{ conversationId: string }>('messages/start', {
      ...{
        schoolId,
        recipientIds: [people[0]?.userId],
        subject,
        studentId: null,
        body: 'Hello',
        fileIds: [],
      },
      ...once(),
    });
    first ||= conversationId;
  }
  const send = (by: Ask, body: string, fileIds: readonly string[] = []) =>
    by<{ messageId: string }>('messages/send', { conversationId: first, body, fileIds, ...once() });
  await send(
    student,
    ALL,
    files.map(({ fileId }) => fileId),
  );
  await send(student, HOSTILE_POSTS.join('\n'));
  for (const formula of FORMULAS) await send(student, formula);
  for (const note of [...NOTES, ...REASONS]) {
    const { messageId } = await send(teacher, `About ${note.split(' ')[0]}`);
    await student('messages/report', { messageId, reason: 'other', note });
  }
  // What is decided is told to the author with its reason; the others wait.
  const { reports } = await office<{ reports: { reportId: string; note: string }[] }>('messages/reports', {});
  const decided = reports.filter(({ note }) => note?.startsWith('Reason'));
  for (const [at, reason] of REASONS.entries())
    await office('messages/decideReport', { reportId: decided[at]?.reportId, decision: 'remove', reason });
  // A group is called by what it is about.
  const staff = await Promise.all(
    ['Alvarez', 'Okafor'].map((query) =>
      teacher<{ people: { userId: string }[] }>('messages/recipients', { schoolId, query }),
    ),
  );
  const { conversationId: groupId } = await teacher<{ conversationId: string }>('messages/start', {
    ...{ schoolId, recipientIds: staff.map((found) => found.people[0]?.userId), subject: SUBJECTS[0] },
    ...{ studentId: null, body: ALL, fileIds: [], ...once() },
  });
  return { conversationId: first, groupId, fileNames: files.map(({ name }) => name) };
}

async function writePosts({ teacher, student, classmate, courseId }: School) {
  const content = `<p>Hostile words</p>${HOSTILE_POSTS.map((one) => `<p>${one}</p>`).join('')}`
    // Somebody who isn't in the course would be refused.
    .replaceAll(/data-mention="01a1[^"]*"/g, 'data-mention="x"');
  const post = (by: Ask, title: string) =>
    by<{ postId: string; version: number }>('discussions/post', {
      ...{ courseId, title, content, postKey: crypto.randomUUID() },
    });
  const reply = (by: Ask, postId: string) =>
    by('discussions/reply', { postId, content, postKey: crypto.randomUUID() });
  const [first, ...others] = await Promise.all(POST_TITLES.map((title) => post(classmate, title)));
  const { postId: threadId = '', version } = first ?? {};
  await reply(student, threadId);
  await classmate('discussions/edit', { postId: threadId, title: POST_TITLES[0], content: ALL, version });
  for (const [at, { postId }] of others.slice(0, NOTES.length).entries())
    await student('discussions/report', { postId, reason: 'other', note: NOTES[at] });
  // The parent reads their own child's posts with what staff answered, and the child why one was removed.
  const own = await post(student, POST_TITLES[1] ?? '');
  await reply(teacher, own.postId);
  const removed = await Promise.all(REASONS.map((_, at) => post(student, `Removed ${at}`)));
  for (const [at, { postId }] of removed.entries())
    await teacher('discussions/remove', { postId, reason: REASONS[at] });
  return { threadId, removed: removed.map(({ postId }) => postId) };
}

async function planSessions({ teacher, courseId }: School, upload: Upload) {
  const plan = (title: string, at: number, meeting: object = { kind: 'jitsi' }) => ({
    ...{ courseId, title, description: ALL, durationMinutes: 30, on: CLASS_DAY, at: `0${4 + at}:00` },
    ...{ repeat: null, meeting, isOverlapFine: true, idempotencyKey: crypto.randomUUID() },
  });
  const ids: string[] = [];
  for (const [at, title] of [...SESSION_TITLES, 'Called off'].entries()) {
    const { sessionIds } = await teacher<{ sessionIds: string[] }>('live/schedule', plan(title, at));
    ids.push(...sessionIds);
  }
  // A card shows two files of each class.
  const files = await Promise.all(FILE_NAMES.map(upload));
  for (const [at, { fileId }] of files.entries())
    await teacher('live/addMaterials', { sessionId: ids[at === 2 ? 1 : 0], fileIds: [fileId], part: 'this' });
  await teacher('live/cancel', { sessionId: ids.pop(), part: 'this', reason: REASONS[0] });
  for (const address of HOSTILE_ADDRESSES) {
    const link = { kind: 'link', url: address };
    await expect(teacher('live/schedule', plan('Rejected', 0, link)), address).rejects.toThrow('400');
    const recording = teacher('live/setRecording', { sessionId: ids[0], url: address });
    await expect(recording, address).rejects.toThrow('400');
  }
  return { ids, fileNames: files.map(({ name }) => name) };
}

/** Published courses whose every word is hostile. The student takes the first; it begins like a formula, too. */
async function makeCourses({ teacher, student }: School) {
  const ids: string[] = [];
  for (const [at, title] of COURSE_TITLES.entries()) {
    const { courseId } = await teacher<{ courseId: string }>('authoring/create', {
      ...{ title: at === 0 ? `=${title.slice(0, 299)}` : title, subject: 'Technology', gradeLevel: 11 },
    });
    const { details, version, modules } = await teacher<{
      details: object;
      version: number;
      modules: { moduleId: string }[];
    }>('authoring/get', { courseId });
    await teacher('authoring/saveDetails', {
      ...{ courseId, baseVersion: version },
      details: { ...details, description: ALL, credits: 0.5, enrollmentMode: 'approval' },
    });
    const { moduleId } = modules[0] ?? {};
    await teacher('authoring/renameModule', { moduleId, title: COURSE_TITLES[0] });
    const { lessonId } = await teacher<{ lessonId: string }>('authoring/addLesson', {
      ...{ moduleId, title: COURSE_TITLES[1] },
    });
    const lesson = await teacher<{ version: number; copy: { content: object } }>('authoring/getLesson', {
      lessonId,
    });
    const body = { introduction: ALL, mainContent: HOSTILE_POSTS.join('') };
    await teacher('authoring/saveLesson', {
      ...{ lessonId, baseVersion: lesson.version },
      copy: { ...lesson.copy, content: { ...lesson.copy.content, ...body } },
    });
    await teacher('catalog/savePrerequisites', {
      courseId,
      prerequisites: PREREQUISITES.map((text) => ({ of: 'text', text, kind: 'recommended' })),
    });
    await teacher('authoring/publish', { courseId });
    ids.push(courseId);
  }
  const [taken = '', other = ''] = ids;
  const { enrollmentId } = await student<Ids>('catalog/enroll', { courseId: taken });
  await teacher('catalog/decideRequest', { enrollmentId, isAccepted: true, reason: REASONS[0] });
  return { ids, taken, other };
}
