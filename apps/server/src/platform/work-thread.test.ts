import { expect, it, onTestFinished } from 'vitest';
import { WorkThread } from './work-thread.ts';

const program = (source: string) =>
  new URL(`data:text/javascript,import{parentPort as p}from'node:worker_threads';${source}`);

function opened(source: string, options: { readonly queueMax?: number; readonly timeoutMs?: number } = {}) {
  const thread = new WorkThread<string, string>(program(source), options);
  onTestFinished(() => thread.stop());
  return thread;
}

const ECHO = 'p.on("message",({id,work})=>{if(work==="exit")process.exit();p.postMessage({id,result:work})})';
const DEAF = 'p.on("message",()=>{})';

it('answers one after the other, each with its own', async () => {
  const thread = opened(ECHO);
  expect(await Promise.all(['a', 'b', 'c'].map((work) => thread.run(work)))).toEqual(['a', 'b', 'c']);
});

it('refuses who comes where so many wait, and tells those who wait when it stops', async () => {
  const thread = opened(DEAF, { queueMax: 2 });
  const waiting = Promise.allSettled(['works', 'waits', 'waits'].map((work) => thread.tryRun(work)));
  await expect(thread.tryRun('too many')).rejects.toMatchObject({ isStopping: false });
  await thread.stop();
  expect(await waiting).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { isStopping: true } })),
  );
});

it('begins anew after an order that ended the thread, or took too long', async () => {
  const thread = opened(ECHO);
  await expect(thread.tryRun('exit')).rejects.toMatchObject({ reason: 'crash' });
  expect(await thread.run('exit')).toBeNull();
  expect(await thread.run('next')).toBe('next');
  await expect(opened(DEAF, { timeoutMs: 1 }).tryRun('long')).rejects.toMatchObject({ reason: 'timeout' });
});
