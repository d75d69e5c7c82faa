import type { GuardedStudent } from '@fieldhouse/contract/eligibility-guard.ts';
import { ORPCError } from '@orpc/client';
import { Suspense, useState } from 'react';
import { part } from '#ui/feedback/part.tsx';

// Words and layout come once something breaks, which is rare.
const GuardFacts = part(() => import('./guard-facts.tsx'));

/** Whom a refused change would harm; null: it was refused for something else, or wasn't. */
export const worsenedBy = (error: unknown): readonly GuardedStudent[] | null =>
  error instanceof ORPCError && error.code === 'WORSENS'
    ? (error.data as { students: GuardedStudent[] }).students
    : null;

/** A change that the server refuses while the families don't know what it breaks. */
interface GuardedChange<Input> {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly variables: Input | undefined;
  readonly mutate: (input: Input) => void;
}

/** What a change would break for which students, and the request to their families. Nothing where it wasn't refused for that. */
export function GuardNotice<
  Input extends { guard?: { reason: string } | undefined; reason?: string | null },
>({ change }: { change: GuardedChange<Input> }) {
  const { variables, isPending } = change;
  const refused = worsenedBy(change.error);
  const [known, setKnown] = useState(refused);
  if (refused && refused !== known) setKnown(refused);
  // While the family is being asked there is no error.
  const students = refused ?? (isPending ? known : null);
  if (!students || !variables) return null;
  return (
    <Suspense>
      <GuardFacts
        students={students}
        isPending={isPending}
        reason={variables.reason ?? ''}
        onAsk={(reason) => change.mutate({ ...variables, guard: { reason } })}
      />
    </Suspense>
  );
}
