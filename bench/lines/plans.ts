import { randomUUID } from 'node:crypto';
import '../../apps/server/src/job-handlers.ts';
import { declaredStatements } from '../../apps/server/src/db/unit.ts';
import '../../apps/server/src/router.ts';
import { benchId, benchToken } from '../../apps/server/src/testing/plans/generate.ts';
import { mayReadAll } from '../../apps/server/src/testing/plans/may-read-all.ts';
import { buffersOf, readSizes, wholeReads } from '../../apps/server/src/testing/plans/plans.ts';
import {
  READS,
  type ReadName,
  recordReads,
  recordWrites,
} from '../../apps/server/src/testing/plans/record.ts';
import { firstCourse } from '../harness.ts';
import { atMost, type Line } from '../measure.ts';
import { onDatabase, withDatabase } from '../postgres.ts';
import { benchServices } from '../services.ts';

const MOST_BUFFERS = 300;
/** What is a student's own, in a class of a hundred: walking through it costs more. */
const MOST_OF_A_WRITE = 100;
const PEOPLE = 20;

/** Plans at 100,000 students: statements that read a large table from end to end, and buffers of each page's read. */
export async function measurePlans(url: string): Promise<Line[]> {
  const large = withDatabase(url, 'large');
  const bad: string[] = [];
  await onDatabase(large, async (client) => {
    const sizes = await readSizes(client);
    for (const text of declaredStatements) {
      const reads = await wholeReads(client, text, sizes);
      if (reads.length > 0 && !mayReadAll(text)) bad.push(text.trim().slice(0, 60).replaceAll(/\s+/g, ' '));
    }
  });
  const lines: Line[] = [
    atMost(
      'plans',
      bad.length,
      0,
      'stmts',
      `of ${declaredStatements.size} read a large table from end to end${bad.length > 0 ? `: ${bad.join('; ')}` : ''}`,
    ),
  ];
  const services = benchServices(large, 2);
  // Makes the queues, which no server may have started on this database yet.
  await services.jobs.start();
  for (const name of Object.keys(READS) as ReadName[]) {
    const { path, input } = READS[name];
    const sums: number[] = [];
    for (let student = 1; student <= PEOPLE; student += 1) {
      const recorded = await recordReads(
        services,
        { path, input: input(firstCourse(student)) },
        benchToken(student),
      );
      const sum = await onDatabase(large, async (client) => {
        let buffers = 0;
        for (const one of recorded) {
          for (const count of (await buffersOf(client, one)).values()) buffers += count;
        }
        return buffers;
      });
      sums.push(sum);
    }
    lines.push(
      atMost(`buffers-${name}`, Math.max(...sums), MOST_BUFFERS, '8 KB', `the most of ${PEOPLE} students`),
    );
  }
  let dearest = { text: '', count: 0 };
  for (let student = 1; student <= PEOPLE; student += 1) {
    const content = { v: 1, text: 'Plants take in light.', matches: [] };
    const assignmentId = benchId('9', firstCourse(student) * 20 + 15);
    const input = { assignmentId, content, idempotencyKey: randomUUID() };
    for (const [text, count] of await recordWrites(
      services,
      { path: 'coursework/submit', input },
      benchToken(student),
    )) {
      if (count > dearest.count) dearest = { text, count };
    }
  }
  lines.push(
    atMost(
      'buffers-submit',
      dearest.count,
      MOST_OF_A_WRITE,
      '8 KB',
      `one statement of ${PEOPLE} students: ${dearest.text.trim().slice(0, 60).replaceAll(/\s+/g, ' ')}`,
    ),
  );
  await services.jobs.stop();
  await services.db.close();
  return lines;
}
