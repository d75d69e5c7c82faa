import type { OwnConsent } from '@fieldhouse/contract/consent.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { requestNumberOf } from '@fieldhouse/domain/families/consent.ts';
import { ORPCError } from '@orpc/server';
import type { RowOf } from '#db/unit.ts';
import { requireTries, sha256 } from '#features/accounts/workflows.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import { mailLimits, queueRequest, refusalLimits } from './letters.ts';
import { newSecret } from './links.ts';
import { noticeOf } from './notice.ts';
import { findOwn, nameParent as nameParentStatement } from './queries.ts';

const present = ({ services }: RequestContext, row: RowOf<typeof findOwn>): OwnConsent => ({
  state: row.request === null ? 'withdrawn' : row.parentEmail === null ? 'unnamed' : 'asked',
  givenName: row.givenName,
  schoolName: row.schoolName,
  schoolEmail: row.schoolEmail,
  parentEmail: row.parentEmail,
  endsAt: row.deletionDueAt ?? row.expiresAt ?? services.clock.now(),
  requestNumber: row.request && requestNumberOf(row.request),
  locale: row.locale as Locale,
  isClosed: row.isClosed,
  notice: noticeOf(services.config, { ...row, studentName: row.givenName }),
});

export const own = os.consent.own.handler(async ({ context }) => {
  const { rows } = await context.read([findOwn()]);
  const [row] = rows[0];
  if (!row) throw new ORPCError('NOT_FOUND');
  return present(context, row);
});

export const nameParent = os.consent.nameParent.handler(async ({ input, context, errors }) => {
  const { services, requestId: trace, clientAddress: ip } = context;
  const { email, locale } = input;
  const { userId } = await context.unit((_tx, actor) => actor);
  const limits = mailLimits(userId, email);
  const refusals = refusalLimits(userId);
  await requireTries(context, [...limits, ...refusals]);
  const secret = newSecret();
  const answer = await context.unit(async (tx) => {
    const now = services.clock.now();
    const [named] = await tx.query(
      nameParentStatement({ email, tokenHash: sha256(secret), locale, ip, trace, now }),
    );
    if (!named) throw errors.NOT_ASKED();
    if (named.outcome === 'school_closed') throw errors.SCHOOL_CLOSED();
    if (named.outcome === 'own_address' || named.outcome === 'refused') return named.outcome;
    const { givenName: studentName, schoolName } = named;
    await queueRequest(services, tx, { secret, email, locale, studentName, schoolName });
    const [row] = await tx.query(findOwn());
    if (!row) throw errors.NOT_ASKED();
    return present(context, row);
  });
  if (typeof answer === 'string') {
    await services.limiter.countWrong(refusals);
    throw answer === 'refused' ? errors.ADDRESS_REFUSED() : errors.OWN_ADDRESS();
  }
  // Each email counts, wanted or not: a child can't be made to send them to strangers.
  await services.limiter.countWrong(limits);
  return answer;
});
