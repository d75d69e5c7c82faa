import '../../apps/server/src/job-handlers.ts';
import { declaredStatements } from '../../apps/server/src/db/unit.ts';
import '../../apps/server/src/router.ts';
import { benchToken } from '../../apps/server/src/testing/plans/generate.ts';
import { mayReadAll } from '../../apps/server/src/testing/plans/may-read-all.ts';
import { buffersOf, readSizes, wholeReads } from '../../apps/server/src/testing/plans/plans.ts';
import { READS, type ReadName, recordReads } from '../../apps/server/src/testing/plans/record.ts';
import { firstCourse } from '../harness.ts';
import { atMost, type Line } from '../measure.ts';
import { onDatabase, withDatabase } from '../postgres.ts';
import { benchServices } from '../services.ts';

const MOST_BUFFERS = 300;
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
  await services.db.close();
  return lines;
}
