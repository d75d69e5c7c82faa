import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { pause } from './cluster.ts';
import type { LoadSchool, LoadStudent } from './school.ts';

type Kind = 'submission' | 'draft' | 'message' | 'grade';

/** One thing that a client wanted done. Its text, or for a grade its points, is nobody else's. */
export interface Deed {
  readonly kind: Kind;
  readonly student: LoadStudent;
  readonly text: string;
  /** The server said that it is done. */
  isAcknowledged: boolean;
}

/** What the clients saw, kept outside of the server. */
export interface Ledger {
  readonly deeds: readonly Deed[];
  /** Answers by status; 0: none came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that must not be: 5xx other than 503, and 503 without Retry-After. */
  readonly wrong: readonly string[];
  stop(): Promise<void>;
}

/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How long a client goes on with the same deed, as a page does with what waits to be sent. */
const PERSIST_MS = 20_000;

interface LoadOptions {
  readonly url: string;
  readonly school: LoadSchool;
  readonly seed: number;
  /** Each attempt and each acknowledgement becomes a line of it; null: they are kept in memory alone. */
  readonly file: string | null;
  /** Time between two deeds of one client. */
  readonly paceMs: number;
}

/** Has every student of the school work at once, with one teacher grading them, until it is stopped. */
export function startLoad({ url, school, seed, file, paceMs }: LoadOptions): Ledger {
  const deeds: Deed[] = [];
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let isStopped = false;

  const note = (line: object) => {
    if (file) appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);
  };
  const call = async (cookie: string, procedure: string, input: object): Promise<Answer> => {
    let status = 0;
    let body: unknown = null;
    try {
      const response = await fetch(`${url}/api/v1/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-fieldhouse': '1', cookie },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(10_000),
      });
      status = response.status;
      body = await response.json().catch(() => null);
      if (status >= 500 && status !== 503) wrong.push(`${procedure} ${status} ${JSON.stringify(body)}`);
      if (status === 503 && !response.headers.has('retry-after'))
        wrong.push(`${procedure} 503 without Retry-After`);
    } catch {
      // No answer: the server or the way to it is gone.
      status = 0;
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return { status, body };
  };

  /** Asks until the server says yes, or no for good. */
  const persist = async (
    deed: Deed,
    ask: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
  ): Promise<Answer | null> => {
    deeds.push(deed);
    const { kind, text } = deed;
    note({ attempt: kind, text });
    const until = performance.now() + PERSIST_MS;
    for (;;) {
      const answer = await ask();
      if (isDone(answer)) {
        deed.isAcknowledged = true;
        note({ acknowledged: kind, text });
        return answer;
      }
      const isFinal = answer.status > 0 && answer.status < 500;
      if (isFinal || performance.now() > until) return answer;
      await pause(200);
    }
  };
  const isOk = ({ status }: Answer) => status === 200;

  const studentAtWork = async (student: LoadStudent, random: () => number) => {
    const revisions = { draft: 0 };
    while (!isStopped) {
      const text = `work ${randomUUID()}`;
      const deed = (kind: Kind): Deed => ({ kind, student, text, isAcknowledged: false });
      const choice = random();
      if (choice < 0.4) {
        const key = randomUUID();
        await persist(
          deed('submission'),
          () =>
            call(student.cookie, 'coursework/submit', {
              assignmentId: school.assignments.submitted,
              content: { v: 1, text, matches: [] },
              idempotencyKey: key,
            }),
          isOk,
        );
      } else if (choice < 0.9) {
        const answer = await persist(
          deed('draft'),
          () =>
            call(student.cookie, 'coursework/saveDraft', {
              assignmentId: school.assignments.drafted,
              content: { v: 1, text, matches: [] },
              baseRevision: revisions.draft,
              deviceId: 'load',
            }),
          // A save whose answer was lost comes back as the current one.
          (one) => isOk(one) || currentDraft(one)?.content.text === text,
        );
        const saved = answer?.body as { revision?: number } | null;
        revisions.draft = (answer && (currentDraft(answer)?.revision ?? saved?.revision)) ?? revisions.draft;
      } else {
        const key = randomUUID();
        await persist(
          deed('message'),
          () =>
            call(student.cookie, 'messages/send', {
              conversationId: student.conversationId,
              body: text,
              fileIds: [],
              messageKey: key,
            }),
          isOk,
        );
      }
      await pause(paceMs * (0.5 + random()));
    }
  };

  const teacherAtWork = async (random: () => number) => {
    const seqs = new Map<string, number>();
    for (let number = 1; !isStopped; number += 1) {
      const student = school.students[number % school.students.length] as LoadStudent;
      // Each student's cell has points of its own for each time, and other ones than under another seed.
      const points = ((seed % 10) * 1_000 + Math.floor(number / school.students.length) + 1) / 100;
      const cellOf = ({ body }: Answer) => {
        const { saved = [], conflicts = [] } = (body ?? {}) as SetCells;
        return saved[0] ?? conflicts[0]?.cell;
      };
      const answer = await persist(
        { kind: 'grade', student, text: points.toFixed(2), isAcknowledged: false },
        () =>
          call(school.teacherCookie, 'gradebook/setCells', {
            courseId: school.courseId,
            source: 'typed',
            changes: [
              {
                studentId: student.studentId,
                assignmentId: school.assignments.graded,
                to: { state: 'graded', points, isConfirmed: true },
                baseSeq: seqs.get(student.studentId) ?? 0,
              },
            ],
          }),
        (one) => isOk(one) && cellOf(one)?.points === points,
      );
      const seq = answer && cellOf(answer)?.seq;
      if (typeof seq === 'number') seqs.set(student.studentId, seq);
      await pause(paceMs * random());
    }
  };

  const working = [
    ...school.students.map((student, at) => studentAtWork(student, seeded(seed + at + 1))),
    teacherAtWork(seeded(seed)),
  ];
  return {
    deeds,
    statuses,
    wrong,
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
  };
}

interface Cell {
  readonly seq: number;
  readonly points: number | null;
}
interface SetCells {
  readonly saved?: readonly Cell[];
  readonly conflicts?: readonly { readonly cell: Cell }[];
}

function currentDraft({ body }: Answer): { revision: number; content: { text: string } } | undefined {
  const { data } = (body ?? {}) as { data?: { current?: { revision: number; content: { text: string } } } };
  return data?.current;
}
