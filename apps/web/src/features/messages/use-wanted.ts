import { useQueries } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type Recipient, recipientsQuery } from './message-queries.ts';

/** The person that a link asked to write to, as one who may be written to in one of these schools. */
export function useWanted(userId: string | undefined, schoolIds: readonly string[]) {
  const name = useLocation({ select: ({ state }) => state.writeTo });
  const isWanted = userId !== undefined || name !== undefined;
  const answers = useQueries({
    queries: schoolIds.map((schoolId) => ({
      ...recipientsQuery(schoolId, (name ?? '').slice(0, 100)),
      enabled: isWanted,
    })),
  });
  const isPending = isWanted && answers.some((answer) => answer.isPending);
  const matches = (person: Recipient) => (userId ? person.userId === userId : person.name === name);
  const found = answers.flatMap(({ data }, at) =>
    (data?.people ?? []).filter(matches).map((person) => ({ schoolId: schoolIds[at] ?? '', person })),
  );
  // Two people of one name: the person chooses.
  const only = found.length === 1 ? found[0] : undefined;
  return { isPending, found: only, name, isMissing: isWanted && !isPending && found.length === 0 };
}
