import { expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { unsentWork } from './unsent-work.ts';

const draft = (text: string, isUnsaved: boolean) => ({
  ...{ revision: 1, keptAt: '2030-03-01T12:00:00Z', isUnsaved },
  content: { v: 1, text, matches: [] },
});

it('names what the server does not have, each once, and of this person alone', async () => {
  const device = createMemoryStore();
  const records: Record<string, unknown> = {
    'submission/ada/lab': { assignmentId: 'lab', title: 'Lab 1', refusal: null },
    'submission/ada/essay': { assignmentId: 'essay', title: 'Essay', refusal: 'SCHOOL_READ_ONLY' },
    'submission/ben/other': { assignmentId: 'other', title: 'Of somebody else', refusal: null },
    'draft/ada/lab/1': draft('as it was submitted', true),
    'draft/ada/poem/1': draft('Roses', true),
    'draft/ada/poem/2': draft('Roses are', true),
    'draft/ada/saved/1': draft('The server has this', false),
    'draft/ada/emptied/1': draft('', true),
    'lesson-events/ada/1': { lessonId: 'waits', kind: 'completed' },
    'lesson-events/ada/2': { lessonId: 'opened', kind: 'opened' },
    'lesson-events-earlier/ada/3': { lessonId: 'earlier', kind: 'uncompleted' },
    'lesson-events-refused/ada/4': {
      event: { lessonId: 'refused', kind: 'completed' },
      refusal: 'FORBIDDEN',
    },
    'lesson-events-refused/ada/5': {
      event: { lessonId: 'refused', kind: 'uncompleted' },
      refusal: 'FORBIDDEN',
    },
  };
  for (const [key, value] of Object.entries(records)) await device.write(key, value);
  expect(await unsentWork(device, 'ada')).toEqual([
    { kind: 'hand_in', assignmentId: 'essay', title: 'Essay' },
    { kind: 'hand_in', assignmentId: 'lab', title: 'Lab 1' },
    { kind: 'draft', assignmentId: 'poem' },
    { kind: 'lesson', lessonId: 'waits' },
    { kind: 'lesson', lessonId: 'earlier' },
    { kind: 'lesson', lessonId: 'refused' },
  ]);
});

it.each([
  ['message/ada/1', { messageKey: '1', body: 'Hello' }, 'messages'],
  ['gradebook/ada/biology', [{ edit: {}, source: 'typed' }], 'grades'],
  ['grading/ada/attempt', { given: {}, comment: '' }, 'grades'],
  ['copy/ada/lesson/one/1', { copy: {}, version: 3 }, 'copies'],
  ['text/ada/report', 'The page is blank', 'texts'],
  ['form/ada/message/one', { body: 'Half a', files: [] }, 'texts'],
])('names the kind of what is kept under %s', async (key, value, kind) => {
  const device = createMemoryStore();
  await device.write(key, value);
  expect(await unsentWork(device, 'ada')).toEqual([{ kind }]);
});

it.each([
  ['text/ada/report', ' \n'],
  ['text/ada/schedule/new', '[]'],
  ['form/ada/message/one', { body: '', files: [], schoolId: null }],
  ['saved/ada/lessons.get', { data: 'what the server said' }],
  ['searches/ada', ['mitosis']],
])('finds nothing to lose in what is kept under %s', async (key, value) => {
  const device = createMemoryStore();
  await device.write(key, value);
  expect(await unsentWork(device, 'ada')).toEqual([]);
});

it('keeps nobody signed in because the device cannot be read', async () => {
  expect(await unsentWork({ list: () => Promise.reject(new Error('switched off')) }, 'ada')).toEqual([]);
});
