import { SEARCH_MOST_COUNTED } from '@fieldhouse/contract/limits.ts';
import { correctWords } from '@fieldhouse/domain/search/spelling.ts';
import { excerptOf, foldText, markWords, searchWords } from '@fieldhouse/domain/search/words.ts';
import { os } from '#platform/procedure.ts';
import { type FoundKind, type FoundRow, findEntries, findTitles, listStems } from './queries.ts';

/** What came of one way of looking: rows, and what to mark in them. */
interface Found {
  readonly rows: readonly FoundRow[];
  readonly terms: readonly string[];
}

/** What was found; a kind of which nothing was found has a row with its count alone. */
type EntryRow = FoundRow & {
  readonly [Column in Exclude<keyof FoundRow, 'moduleTitle' | 'dueAt'>]: NonNullable<FoundRow[Column]>;
};

const isEntry = (row: FoundRow): row is EntryRow => row.entityId !== null;

const NOTHING: Found = { rows: [], terms: [] };

export const query = os.search.query.handler(async ({ input, context }) => {
  const look = async (words: readonly string[], isAny = false): Promise<Found> => {
    const { rows } = await context.read([
      findEntries({
        words,
        type: input.type ?? null,
        subject: input.subject ?? null,
        offset: input.offset ?? 0,
        isAny,
        now: context.clock.now(),
      }),
      listStems({ words }),
    ]);
    const stems = rows[1].flatMap(({ stem }) => (stem ? [stem] : []));
    return { rows: rows[0], terms: [...words, ...stems] };
  };

  const words = searchWords(input.query);
  if (words.length === 0) {
    // Nothing but signs: found nowhere. Who asks is looked at all the same.
    await context.read([]);
    return present('all_words', NOTHING);
  }
  const found = await look(words);
  if (hasAny(found)) return present('all_words', found);

  const { rows } = await context.read([findTitles({ words })]);
  const [{ titles, known }] = rows[0] as [{ titles: string[]; known: string[] }];
  const corrected = correctWords(words, known, titles);
  if (corrected) {
    const better = await look(corrected.map(foldText));
    if (hasAny(better)) return present('corrected', better, corrected.join(' '));
  }
  const others = (corrected ?? known).map(foldText);
  if (words.length > 1 && others.length > 0) {
    const some = await look(others, true);
    if (hasAny(some)) return present('some_words', some);
  }
  return present('all_words', found);
});

const hasAny = ({ rows }: Found): boolean => rows.some(({ total }) => total > 0);

function present(
  match: 'all_words' | 'corrected' | 'some_words',
  { rows, terms }: Found,
  corrected: string | null = null,
) {
  const group = <Result>(kind: FoundKind, presentOne: (row: EntryRow, entityId: string) => Result) => {
    const own = rows.filter((row) => row.kind === kind);
    const total = own[0]?.total ?? 0;
    return {
      total: Math.min(total, SEARCH_MOST_COUNTED),
      isMore: total > SEARCH_MOST_COUNTED,
      results: own.filter(isEntry).map((row) => presentOne(row, row.entityId)),
    };
  };
  const words = (row: EntryRow) => ({
    courseId: row.courseId,
    title: markWords(row.title, terms),
    excerpt: excerptOf(row.excerpt, terms, row.isCut),
  });
  return {
    match,
    corrected,
    courses: group('course', (row) => ({
      ...words(row),
      subject: row.subject,
      status: row.status,
      isOpen: row.isOpen,
    })),
    assignments: group('assignment', (row, id) => ({
      ...words(row),
      assignmentId: id,
      courseTitle: row.courseTitle,
      dueAt: row.dueAt,
      timeZone: row.timeZone,
    })),
    lessons: group('lesson', (row, id) => ({
      ...words(row),
      lessonId: id,
      courseTitle: row.courseTitle,
      moduleTitle: row.moduleTitle ?? '',
    })),
  };
}
