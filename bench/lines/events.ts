import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchId } from '../../apps/server/src/testing/plans/generate.ts';
import { GRADEBOOK, GRADEBOOK_COURSE, openGradebookServer, TEACHER_TOKEN } from '../gradebook-data.ts';
import { benchCookie, cookieOf, startBenchServer } from '../harness.ts';
import { atMost, type Line, median, residentMb } from '../measure.ts';
import { onDatabase } from '../postgres.ts';
import type { StreamJob, StreamWord } from '../streams.ts';

const STREAMS = 2_000;
const GRADES = 300;
const ROUNDS = 9;
/** As many people as fit into one notice of PostgreSQL; see platform/events.ts. */
const PEOPLE_AT_ONCE = 150;
const LONGEST_MS = 10_000;

/** Two thousand open streams: one person is told of a grade, and all are told at once. */
export async function measureEvents(say: (text: string) => void): Promise<Line[]> {
  const postgres = await openGradebookServer(say);
  const server = await startBenchServer('apps/server/start.mjs', {
    DATABASE_URL: postgres.course,
    DEMO: '0',
  });
  // Each student has the school open in as many browsers as it takes.
  const students = Array.from({ length: STREAMS }, (_, at) => 1 + (at % GRADEBOOK.students));
  const browsers = fork(fileURLToPath(new URL('../streams.ts', import.meta.url)));
  let hear: (word: StreamWord) => void = () => {};
  browsers.on('message', (word: StreamWord) => hear(word));
  /** Waits until `isEnough` says so of what came; fails when that takes too long. */
  const listenFor = async (isEnough: (word: StreamWord) => boolean, what: string) =>
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${what} never came`)), LONGEST_MS * 3);
      hear = (word) => {
        if (!isEnough(word)) return;
        clearTimeout(late);
        resolve();
      };
    });
  try {
    await fetch(`${server.url}/readyz`);
    const before = residentMb(server.pid);
    const job: StreamJob = { url: server.url, cookies: students.map(benchCookie) };
    const allOpen = listenFor((word) => word.kind === 'open', 'the last stream');
    browsers.send(job);
    await allOpen;
    const kbEach = ((residentMb(server.pid) - before) * 1_024) / STREAMS;

    const cells = await onDatabase(postgres.course, async (client) => {
      const { rows } = await client.query<Cell>(
        `select g.student_id as "studentId", g.assignment_id as "assignmentId", g.last_seq as seq,
           g.points::float as points, p.user_id as "userId"
         from grades g join student_profiles p on p.id = g.student_id
         where g.points is not null order by md5(g.student_id::text || g.assignment_id::text) limit $1`,
        [GRADES],
      );
      return rows;
    });
    const took: number[] = [];
    for (const { studentId, assignmentId, seq, points, userId } of cells) {
      const told = listenFor((word) => {
        if (word.kind !== 'event' || word.topic !== 'grade') return false;
        if (benchId('1', students[word.stream] ?? 0) !== userId) return false;
        took.push(Number(BigInt(word.at) - began) / 1e6);
        return true;
      }, 'word of a grade');
      const began = process.hrtime.bigint();
      const answer = await fetch(`${server.url}/api/rpc/gradebook/setCells`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: cookieOf(TEACHER_TOKEN),
        },
        body: JSON.stringify({
          json: {
            courseId: GRADEBOOK_COURSE,
            changes: [
              {
                ...{ studentId, assignmentId, baseSeq: seq },
                to: { state: 'graded', points: (points + 0.5) % 20.5, isConfirmed: true },
              },
            ],
            source: 'typed',
          },
        }),
      });
      const said = await answer.text();
      if (!answer.ok || !said.includes('"conflicts":[],"refused":[]'))
        throw new Error(`a grade was refused: ${answer.status} ${said}`);
      await told;
    }

    const everybody = [...new Set(students)].map((student) => benchId('1', student));
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      all.push(
        await onDatabase(postgres.course, async (client) => {
          let left = STREAMS;
          let last = 0n;
          const told = listenFor((word) => {
            if (word.kind !== 'event' || word.topic !== 'work') return false;
            last = BigInt(word.at);
            left -= 1;
            return left === 0;
          }, 'the last of all');
          await client.query('begin');
          for (let at = 0; at < everybody.length; at += PEOPLE_AT_ONCE) {
            const userIds = everybody.slice(at, at + PEOPLE_AT_ONCE);
            const notice = JSON.stringify({ topic: 'work', id: GRADEBOOK_COURSE, userIds });
            await client.query("select pg_notify('fieldhouse_events', $1)", [notice]);
          }
          const began = process.hrtime.bigint();
          await client.query('commit');
          await told;
          return Number(last - began) / 1e6;
        }),
      );
    }
    return [
      atMost(
        'events',
        percentile(took, 0.95),
        100,
        'ms',
        `from sending a grade to the student's browser, p95 of ${GRADES}, ${STREAMS} open streams; p50 ${median(took).toFixed(0)}`,
        'json',
      ),
      atMost('events-all', all, 250, 'ms', `commit to the last of ${STREAMS}, p50 of ${ROUNDS}`, 'json'),
      atMost('events-memory', kbEach, 40, 'KB', 'resident, each open stream'),
    ];
  } finally {
    browsers.kill();
    await server.stop();
    await postgres.stop();
  }
}

interface Cell {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly seq: number;
  readonly points: number;
  readonly userId: string;
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
