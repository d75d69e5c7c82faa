import { createFileRoute } from '@tanstack/react-router';
import { ParserPage } from '#features/transcript-readings/parser-page.tsx';
import { homeQuery, readingQuery } from '#features/transcript-readings/reading-queries.ts';

interface ParserSearch {
  readonly student?: string;
  /** The transcript that is open. */
  readonly reading?: string;
}

export const Route = createFileRoute('/_app/transcript-parser')({
  validateSearch: ({ student, reading }: Record<string, unknown>): ParserSearch => ({
    ...(typeof student === 'string' ? { student } : {}),
    ...(typeof reading === 'string' ? { reading } : {}),
  }),
  loaderDeps: ({ search: { student, reading } }) => ({ student, reading }),
  loader: ({ context: { queryClient }, deps: { student, reading } }) =>
    reading
      ? queryClient.ensureQueryData(readingQuery(reading))
      : queryClient.ensureQueryData(homeQuery(student)),
  component: Parser,
});

function Parser() {
  const { student, reading } = Route.useSearch();
  return <ParserPage student={student} reading={reading} />;
}
