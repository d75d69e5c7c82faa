import { benchId, benchToken } from '../../apps/server/src/testing/plans/generate.ts';
import {
  type BenchServer,
  benchCookie,
  cookieOf,
  firstCourse,
  runChild,
  startBenchServer,
} from '../harness.ts';
import { atLeast, atMost, cpuOfTree, cpuSeconds, type Line, median } from '../measure.ts';
import { onDatabase } from '../postgres.ts';
import { ADMIN_TOKEN, openSearchServer, SEARCHED, TITLE_WORDS } from '../search-data.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 5;
const PEOPLE = 400;
const MISSPELT = 50;

interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** Numbers that look like chance and are the same each time. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/**
 * What people type: of eight, three look for a word of a title and two for two of its words, the last not to its end;
 * two for any word, as it stands in many texts or in none of theirs; one for words that have nothing to do with each
 * other.
 */
function typedQueries(titles: readonly string[]): string[] {
  const next = sequence(7);
  const anyWord = () => TITLE_WORDS[next(TITLE_WORDS.length)] ?? '';
  const begun = (word: string) => word.slice(0, Math.max(3, word.length - next(4)));
  return titles.map((title, index) => {
    const words = title.toLowerCase().split(' ');
    const at = next(words.length - 1);
    if (index % 8 < 3) return begun(words[at] ?? '');
    if (index % 8 < 5) return `${words[at]} ${begun(words[at + 1] ?? '')}`;
    if (index % 8 < 7) return begun(anyWord());
    return `${anyWord()} ${begun(anyWord())}`;
  });
}

/** The title of a lesson that each of the students may open. */
async function titlesOf(url: string, students: readonly number[]): Promise<string[]> {
  const next = sequence(3);
  return await onDatabase(url, async (client) => {
    const titles: string[] = [];
    for (const student of students) {
      const { rows } = await client.query<{ title: string }>(
        'select title from lessons where course_id = $1 order by id offset $2 limit 1',
        [benchId('c', firstCourse(student, SEARCHED)), next(40)],
      );
      titles.push(rows[0]?.title ?? '');
    }
    return titles;
  });
}

/** One edit: two letters exchanged, one left out, doubled or changed. */
function misspell(word: string, next: (below: number) => number): string {
  const at = 1 + next(word.length - 2);
  switch (next(4)) {
    case 0:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    case 1:
      return word.slice(0, at) + word.slice(at + 1);
    case 2:
      return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
    default:
      return word.slice(0, at) + String.fromCharCode(97 + next(26)) + word.slice(at + 1);
  }
}

interface Answer {
  readonly match: string;
  readonly courses: { readonly results: readonly { courseId: string }[] };
  readonly assignments: { readonly results: readonly { assignmentId: string }[] };
  readonly lessons: { readonly results: readonly { lessonId: string }[] };
}

async function ask(server: BenchServer, cookie: string, query: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api/rpc/search/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ json: { query } }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`search answered ${response.status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { json: Answer }).json;
}

/** Searching in 200,000 lessons: what students feel while typing, a school's administrator, and mistyped words. */
export async function measureSearch(say: (text: string) => void): Promise<Line[]> {
  const postgres = await openSearchServer(say);
  const server = await startBenchServer('apps/server/start.mjs', {
    DATABASE_URL: postgres.searched,
    DEMO: '0',
    ROLE: 'api',
  });
  const under = (
    cookies: readonly string[],
    queries: readonly string[],
    connections = CONNECTIONS,
    seconds = SECONDS,
  ) =>
    runChild<Load>('bench/load.ts', {
      url: `${server.url}/api/rpc/search/query`,
      cookies,
      bodies: queries.map((query) => JSON.stringify({ json: { query } })),
      connections,
      seconds,
    });
  const numbers = Array.from({ length: PEOPLE }, (_, index) => 1 + index);
  const students = numbers.map(benchCookie);
  const admin = cookieOf(ADMIN_TOKEN);
  try {
    const typed = typedQueries(await titlesOf(postgres.searched, numbers));
    await under(students, typed, CONNECTIONS, 3);
    const rounds: (Load & { node: number; database: number })[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = { node: cpuSeconds(server.pid), database: cpuOfTree(postgres.pid) };
      const load = await under(students, typed);
      rounds.push({
        ...load,
        node: ((cpuSeconds(server.pid) - before.node) / load.requests) * 1e6,
        database: ((cpuOfTree(postgres.pid) - before.database) / load.requests) * 1e6,
      });
    }
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    const node = Math.round(median(rounds.map((round) => round.node)));
    const database = Math.round(median(rounds.map((round) => round.database)));
    await under([admin], typed, 1, 2);
    const school = await under([admin], typed, 1);
    return [
      atLeast(
        'search',
        rounds.map(({ perSecond }) => perSecond),
        400,
        '/s',
        `c=8, students, ${failed} failed, node ${node} + postgres ${database} µs`,
        'statement',
      ),
      atMost(
        'search-p95',
        rounds.map(({ p95 }) => p95),
        60,
        'ms',
        'p97.5, c=8',
        'statement',
      ),
      atMost(
        'search-school',
        school.p95,
        100,
        'ms',
        `p97.5, c=1, an administrator of 100 courses, ${Math.round(school.perSecond)}/s, ${school.failed} failed`,
      ),
      ...(await misspelt(postgres.searched, server, admin)),
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Titles with one letter wrong: how often the right thing is among the first ten of its type. */
async function misspelt(url: string, server: BenchServer, admin: string): Promise<Line[]> {
  const lessonsOf = (course: number, count: number, from: number) =>
    onDatabase(url, async (client) => {
      const { rows } = await client.query<{ id: string; title: string }>(
        `select id, title from lessons where course_id = $1 order by id offset $2 limit $3`,
        [benchId('c', course), from, count],
      );
      return rows;
    });
  const next = sequence(42);
  const found = { titles: 0, words: 0, school: 0 };
  const times: number[] = [];
  for (let index = 0; index < MISSPELT; index += 1) {
    const student = 1 + index * 3;
    const [lesson] = await lessonsOf(firstCourse(student, SEARCHED), 1, next(40));
    const [inSchool] = await lessonsOf(next(100) * 50, 1, next(40));
    if (!lesson || !inSchool) throw new Error('there is no such lesson');
    const wrongTitle = (title: string) => {
      const words = title.toLowerCase().split(' ');
      const at = next(words.length);
      return words.map((word, place) => (place === at ? misspell(word, next) : word)).join(' ');
    };
    const has = (answer: Answer, id: string) =>
      answer.lessons.results.some(({ lessonId }) => lessonId === id);
    const began = performance.now();
    if (has(await ask(server, cookieOf(benchToken(student)), wrongTitle(lesson.title)), lesson.id))
      found.titles += 1;
    times.push(performance.now() - began);
    const words = lesson.title.toLowerCase().split(' ');
    const word = misspell(words[next(words.length)] ?? '', next);
    if (has(await ask(server, cookieOf(benchToken(student)), word), lesson.id)) found.words += 1;
    if (has(await ask(server, admin, wrongTitle(inSchool.title)), inSchool.id)) found.school += 1;
  }
  const percent = (count: number) => (count / MISSPELT) * 100;
  times.sort((a, b) => a - b);
  return [
    atLeast(
      'search-recall',
      percent(found.titles),
      90,
      '%',
      `${MISSPELT} titles with one wrong letter; ${percent(found.words)} % by the wrong word alone, ${percent(found.school)} % in a whole school`,
    ),
    atMost(
      'search-typo',
      times[Math.floor(times.length * 0.95)] ?? 0,
      100,
      'ms',
      'p95 of those titles, c=1',
      'statement',
    ),
  ];
}
