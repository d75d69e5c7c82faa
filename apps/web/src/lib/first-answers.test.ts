import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const session = { json: { me: null } };
const course = { json: { title: 'Biology' } };

/** The module as it starts in a page with these answers. */
async function startIn(textContent: string | null) {
  const remove = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    getElementById: () => (textContent === null ? null : { textContent, remove }),
  });
  return { ...(await import('./first-answers.ts')), remove };
}

const block = JSON.stringify([
  { path: 'accounts/session', input: {}, answer: session },
  { path: 'lessons/course', input: { courseId: 'a' }, answer: course },
]);

it('gives each answer once, for the call it belongs to, and takes the block out of the document', async () => {
  const { takeFirstAnswer, remove } = await startIn(block);
  expect(remove).toHaveBeenCalledOnce();
  expect(takeFirstAnswer(['lessons', 'course'], { courseId: 'b' })).toBeUndefined();
  expect(await takeFirstAnswer(['lessons', 'course'], { courseId: 'a' })?.json()).toEqual(course);
  expect(takeFirstAnswer(['lessons', 'course'], { courseId: 'a' })).toBeUndefined();
  expect(await takeFirstAnswer(['accounts', 'session'], {})?.json()).toEqual(session);
});

it('forgets what nobody asked for in time, and all of it when the session changes', async () => {
  const { takeFirstAnswer, forgetFirstAnswers } = await startIn(block);
  vi.advanceTimersByTime(10_000);
  expect(takeFirstAnswer(['accounts', 'session'], {})).toBeUndefined();
  vi.resetModules();
  const again = await startIn(block);
  again.forgetFirstAnswers();
  expect(again.takeFirstAnswer(['accounts', 'session'], {})).toBeUndefined();
  forgetFirstAnswers();
});

it('leaves a page that came without any to ask the server', async () => {
  for (const text of [null, '']) {
    const { takeFirstAnswer } = await startIn(text);
    expect(takeFirstAnswer(['accounts', 'session'], {})).toBeUndefined();
    vi.resetModules();
  }
});
