import { createFileRoute } from '@tanstack/react-router';
import { AdviceError } from '#features/advice/advice-error.tsx';
import { AdvicePage } from '#features/advice/advice-page.tsx';
import { adviceQuery, conversationQuery } from '#features/advice/advice-queries.ts';
import { AnswerPage } from '#features/advice/answer-page.tsx';

interface Search {
  readonly student?: string;
  readonly conversation?: string;
}

export const Route = createFileRoute('/_app/ncaa-counselor')({
  validateSearch: ({ student, conversation }: Record<string, unknown>): Search => ({
    ...(typeof student === 'string' ? { student } : {}),
    ...(typeof conversation === 'string' ? { conversation } : {}),
  }),
  loaderDeps: ({ search: { student, conversation } }) => ({ student, conversation }),
  // A conversation says whose it is.
  loader: async ({ context: { queryClient }, deps: { student, conversation } }) => {
    const kept = conversation ? await queryClient.ensureQueryData(conversationQuery(conversation)) : null;
    const studentId = kept?.student.studentId ?? student;
    const isAnswered = kept !== null && !kept.can.ask;
    if (!isAnswered) await queryClient.ensureQueryData(adviceQuery(studentId));
    return { studentId, isAnswered };
  },
  errorComponent: AdviceError,
  component: NcaaCounselor,
});

function NcaaCounselor() {
  const { conversation } = Route.useSearch();
  const { studentId, isAnswered } = Route.useLoaderData();
  return isAnswered && conversation ? (
    <AnswerPage conversationId={conversation} />
  ) : (
    <AdvicePage student={studentId} conversation={conversation ?? null} />
  );
}
