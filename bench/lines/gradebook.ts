import { createHmac } from 'node:crypto';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { benchId } from '../../apps/server/src/testing/plans/generate.ts';
import { GRADEBOOK, GRADEBOOK_COURSE, openGradebookServer, TEACHER_TOKEN } from '../gradebook-data.ts';
import { type BenchServer, startBenchServer } from '../harness.ts';
import { atLeast, atMost, type Line, median } from '../measure.ts';
import { onDatabase } from '../postgres.ts';
import { BENCH_SECRET } from '../services.ts';

const ROUNDS = 41;
const EDITS = 200;
const BATCHES = 5;
const CELLS = 2_000;

const agent = new http.Agent({ keepAlive: true });

export const teacherCookie = (): string => {
  const signature = createHmac('sha256', BENCH_SECRET).update(TEACHER_TOKEN).digest('base64');
  return `fieldhouse.session=${encodeURIComponent(`${TEACHER_TOKEN}.${signature}`)}`;
};

interface Answer {
  readonly ms: number;
  /** As they came over the wire. */
  readonly bytes: number;
  readonly body: { readonly json: Record<string, never> };
}

/** Calls a procedure as a browser would, and measures until the last byte. */
async function call(server: BenchServer, path: string, input: unknown): Promise<Answer> {
  const body = JSON.stringify({ json: input });
  const began = performance.now();
  const bytes = await new Promise<{ raw: Buffer; encoding: string | undefined }>((resolve, reject) => {
    const request = http.request(
      `${server.url}/api/rpc/${path}`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'accept-encoding': 'br',
          'sec-fetch-site': 'same-origin',
          cookie: teacherCookie(),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ raw: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
  const ms = performance.now() - began;
  const text = bytes.encoding === 'br' ? brotliDecompressSync(bytes.raw) : bytes.raw;
  return { ms, bytes: bytes.raw.length, body: JSON.parse(text.toString()) as Answer['body'] };
}

interface SavedCell {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly seq: number;
  readonly points: number | null;
}

/** The gradebook of 1,000 students and 60 assignments: its answer, one edit, and many. */
export async function measureGradebook(say: (text: string) => void): Promise<Line[]> {
  const postgres = await openGradebookServer(say);
  const server = await startBenchServer('apps/server/start.mjs', {
    DATABASE_URL: postgres.course,
    DEMO: '0',
    ROLE: 'api',
  });
  const lines: Line[] = [];
  try {
    const input = { courseId: GRADEBOOK_COURSE };
    const cold = await call(server, 'gradebook/grid', input);
    const grids: Answer[] = [];
    for (let round = 0; round < ROUNDS; round += 1) grids.push(await call(server, 'gradebook/grid', input));

    const cells = await cellVersions(postgres.course);
    const keys = [...cells.keys()];
    /** Half a point more than there is: every save changes something. */
    const save = async (chosen: readonly string[]) => {
      const changes = chosen.map((key) => {
        const [studentId = '', assignmentId = ''] = key.split(' ');
        const { seq, points } = cells.get(key) ?? { seq: 0, points: 0 };
        const to = { state: 'graded', points: (points + 0.5) % 20.5, isConfirmed: true };
        return { studentId, assignmentId, to, baseSeq: seq };
      });
      const answer = await call(server, 'gradebook/setCells', { ...input, changes, source: 'typed' });
      const { saved } = answer.body.json as unknown as { saved: SavedCell[] };
      if (saved.length !== chosen.length) throw new Error(`saved ${saved.length} of ${chosen.length}`);
      for (const { studentId, assignmentId, seq, points } of saved) {
        cells.set(`${studentId} ${assignmentId}`, { seq, points: points ?? 0 });
      }
      return answer.ms;
    };
    const single: number[] = [];
    for (let at = 0; at < EDITS; at += 1)
      single.push(await save([keys[(at * 7_919) % keys.length] as string]));
    const many: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      many.push(await save(keys.slice(batch * CELLS, (batch + 1) * CELLS)));
    }
    // After an edit only one student's cells are read again.
    const after: number[] = [];
    for (let at = 0; at < 15; at += 1) {
      await save([keys[at * 61] as string]);
      after.push((await call(server, 'gradebook/grid', input)).ms);
    }
    const setup: number[] = [];
    for (let version = 0; version < 3; version += 1) {
      setup.push(
        (await call(server, 'gradebook/saveSetup', { ...input, setup: await setupAt(postgres.course) })).ms,
      );
    }
    lines.push(
      atMost(
        'gradebook',
        median(grids.map((one) => one.ms)),
        25,
        'ms',
        `1,000 students × 60 assignments, p50 of ${ROUNDS} until the last byte; after an edit ${median(after).toFixed(1)}, by a process that has just begun ${cold.ms.toFixed(0)}`,
        'statement',
      ),
      atMost('gradebook-bytes', (grids[0]?.bytes ?? Number.NaN) / 1_024, 160, 'KB', 'brotli'),
      atMost(
        'gradebook-edit',
        median(single),
        5,
        'ms',
        `one cell saved, p50 of ${EDITS}, with events, totals and audit; the fastest tenth ${tenth(single).toFixed(1)}`,
        'statement',
      ),
      atLeast(
        'gradebook-saves',
        many.map((ms) => (CELLS / ms) * 1_000),
        1_000,
        'cells/s',
        `${CELLS} cells in one save, p50 ${median(many).toFixed(0)} ms`,
        'statement',
      ),
      atMost(
        'gradebook-setup',
        setup,
        2_000,
        'ms',
        'weights saved, 1,000 students made anew, drops solved',
        'statement',
      ),
    );
  } finally {
    await server.stop();
    await postgres.stop();
  }
  return lines;
}

async function cellVersions(url: string): Promise<Map<string, { seq: number; points: number }>> {
  return await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ key: string; seq: number; points: string | null }>(
      `select student_id || ' ' || assignment_id as key, last_seq as seq, points from grades
       order by assignment_id, student_id`,
    );
    return new Map(rows.map((row) => [row.key, { seq: row.seq, points: Number(row.points ?? 0) }]));
  });
}

/** What the fastest tenth took: what it takes where nothing else runs. */
const tenth = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? Number.NaN;

/** Three categories with drops, as a change of whatever setup there is. */
async function setupAt(url: string): Promise<unknown> {
  return await onDatabase(url, async (client) => {
    const grading = await client.query<{ version: number }>('select version from course_grading');
    const found = await client.query<{ id: string; name: string }>(
      'select id, name from grade_categories order by order_index',
    );
    const names = ['Homework', 'Quizzes', 'Examinations'];
    return {
      baseVersion: grading.rows[0]?.version ?? 0,
      ...{ weighting: 'categories', late: null, missing: { kind: 'zero' } },
      categories: names.map((name, at) => ({
        ...{ key: name, categoryId: found.rows.find((row) => row.name === name)?.id ?? null, name },
        ...{ weightRatio: [0.3, 0.3, 0.4][at], mean: at === 1 ? 'percents' : 'points' },
        ...{ dropLowest: 2, dropHighest: at, neverDropIds: [] },
      })),
      assignments: Array.from({ length: GRADEBOOK.assignmentsPerCourse }, (_, at) => ({
        assignmentId: benchId('9', at),
        categoryKey: names[at % 3],
      })),
    };
  });
}
