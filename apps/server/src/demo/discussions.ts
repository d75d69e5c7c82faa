import type { UserId } from '@fieldhouse/contract/ids.ts';
import { postHtml } from '@fieldhouse/domain/discussions/markup.ts';
import { newId } from '#platform/ids.ts';
import type { DemoClient, DemoCourse, DemoLearner } from './stage.ts';
import { TALK } from './talk.ts';

const DAY_MS = 86_400_000;

interface Talk {
  readonly courses: readonly DemoCourse[];
  readonly learners: readonly DemoLearner[];
  readonly now: number;
  readonly moveTo: (millis: number) => void;
}

/** Lets the people of Northfield discuss, each post at its time and in the order in which they were written. */
export async function discussCourses({ courses, learners, now, moveTo }: Talk): Promise<void> {
  for (const { key, courseId, teacher, place } of courses) {
    if (place !== 'northfield') continue;
    const clientOf = (by: string): DemoClient => {
      const client =
        by === 'teacher'
          ? teacher
          : learners.find(({ student }) => student.place === place && student.key === by)?.client;
      if (!client) throw new Error(`nobody is called ${by}`);
      return client;
    };
    for (const thread of TALK[key] ?? []) {
      const say = async (by: string, daysAgo: number) => {
        moveTo(now - daysAgo * DAY_MS);
        const client = clientOf(by);
        const { people } = await client.discussions.people({ courseId });
        const named = people.map(({ userId, name }: { userId: UserId; name: string }) => ({
          userId,
          label: name,
        }));
        return { client, html: (text: string) => postHtml(text, named) };
      };
      const first = await say(thread.by, thread.daysAgo);
      const { threadId } = await first.client.discussions.post({
        courseId,
        title: thread.title,
        content: first.html(thread.text),
        postKey: newId(),
      });
      if (thread.isPinned) await first.client.discussions.pin({ threadId, isOn: true });
      const written = [threadId];
      for (const { by, daysAgo, text, to = 0 } of thread.replies) {
        const { client, html } = await say(by, daysAgo);
        const postId = written[to] ?? threadId;
        const reply = await client.discussions.reply({ postId, content: html(text), postKey: newId() });
        written.push(reply.postId);
      }
    }
  }
  moveTo(now);
}
