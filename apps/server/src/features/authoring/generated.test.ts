import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';

/** A provider on this machine that speaks the chat protocol and answers as it is told. */
let answer = '{}';
const prompts: string[] = [];
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    prompts.push(body);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        ...{ id: 'x', object: 'chat.completion', created: 1, model: 'stand-in' },
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
        usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
      }),
    );
  });
});

let builtIn: World;
let withModel: World;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  builtIn = await openWorld();
  withModel = await openWorld({
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'stand-in', AI_TIMEOUT_MS: '2000' },
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  });
});
afterAll(async () => {
  await builtIn.close();
  await withModel.close();
  provider.closeAllConnections();
  provider.close();
});

async function open(world: World) {
  const school = await world.hasSchool('Maple High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  return { teacher, student, assignmentId, lessonId: course.lessonIds[0] as LessonId };
}

it('fills what is missing from the lesson’s own words, in the working copy alone', async () => {
  const { teacher, student, assignmentId } = await open(builtIn);
  const fixed = await teacher.client.authoring.fixContent({ assignmentId });
  expect(fixed).toMatchObject({ engine: 'built_in', parts: ['story', 'materials', 'description'] });
  const { copy, hasChanges, version } = await teacher.client.authoring.getAssignment({ assignmentId });
  expect(hasChanges).toBe(true);
  expect(version).toBe(fixed.version);
  expect(copy.instructions.steps).toEqual(['Write']);
  expect(copy.instructions.story?.content).toContain('Plants make food.');
  expect(copy.instructions.story?.content).toContain('photosynthesis: making sugar from light.');
  expect(copy.instructions.story?.content).toContain('put together from the lesson’s own');
  expect((await student.client.coursework.get({ assignmentId })).instructions.story).toBeNull();
  const { versions } = await teacher.client.authoring.listVersions({
    entity: { kind: 'assignment', assignmentId },
  });
  expect(versions.map(({ kind }) => kind)).toEqual(['generated', 'autosave']);
  await expect(teacher.client.authoring.fixContent({ assignmentId })).rejects.toMatchObject({
    code: 'NOTHING_TO_FIX',
  });
});

it('reads the lesson as it is published, and not what its author is writing', async () => {
  const { teacher, assignmentId, lessonId } = await open(builtIn);
  const { copy, version } = await teacher.client.authoring.getLesson({ lessonId });
  await teacher.client.authoring.saveLesson({
    ...{ lessonId, baseVersion: version },
    copy: {
      ...copy,
      content: { ...copy.content, introduction: 'A secret draft.', mainContent: '<p>Unripe.</p>' },
    },
  });
  await teacher.client.authoring.fixContent({ assignmentId });
  const fixed = (await teacher.client.authoring.getAssignment({ assignmentId })).copy;
  expect(fixed.instructions.story?.content).toContain('Plants make food.');
  expect(JSON.stringify(fixed)).not.toMatch(/secret draft|Unripe/);
});

const WRITTEN = {
  description: 'Explain light.',
  durationMinutes: 40,
  materials: ['A screen'],
  steps: ['Never used: there are steps'],
  story: { title: 'A leaf', content: 'A leaf woke up.' },
};

it('takes a model’s story where it fits, with the lesson fenced as data and nobody’s name', async () => {
  const { teacher, assignmentId } = await open(withModel);
  answer = JSON.stringify(WRITTEN);
  expect(await teacher.client.authoring.fixContent({ assignmentId })).toMatchObject({ engine: 'model' });
  const { copy } = await teacher.client.authoring.getAssignment({ assignmentId });
  expect(copy.instructions).toMatchObject({ story: WRITTEN.story, steps: ['Write'], durationMinutes: 20 });
  expect(prompts.at(-1)).toContain('<<<LESSON-');
  expect(prompts.at(-1)).toContain('carbon dioxide');
  expect(prompts.at(-1)).not.toContain('Tea Cher');
});

it('leaves the assignment as it was when the model’s answer is of no use', async () => {
  const { teacher, assignmentId } = await open(withModel);
  answer = JSON.stringify({ ...WRITTEN, durationMinutes: 'soon' });
  await expect(teacher.client.authoring.fixContent({ assignmentId })).rejects.toMatchObject({
    code: 'AI_UNAVAILABLE',
  });
  expect((await teacher.client.authoring.getAssignment({ assignmentId })).hasChanges).toBe(false);
});

it('puts a video from a host that may be shown into a lesson without one', async () => {
  const { teacher, student, lessonId } = await open(builtIn);
  const { authoring } = teacher.client;
  await expect(authoring.embedVideo({ lessonId, url: 'https://example.test/v.mp4' })).rejects.toMatchObject({
    code: 'VIDEO_HOST',
  });
  await authoring.embedVideo({ lessonId, url: ' https://youtu.be/aqz-KE-bpKQ?t=3 ' });
  expect((await authoring.getLesson({ lessonId })).copy.videoUrl).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect((await student.client.lessons.get({ lessonId })).video).toBeNull();
  await expect(authoring.embedVideo({ lessonId, url: 'https://youtu.be/aqz-KE-bpKQ' })).rejects.toMatchObject(
    { code: 'HAS_VIDEO' },
  );
});
