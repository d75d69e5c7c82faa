import { instantOf } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { requestNumberOf } from '@fieldhouse/domain/families/consent.ts';
import { isClosedSchool, isWritable } from '#access/actor.ts';
import { requireTries, sha256 } from '#features/accounts/workflows.ts';
import { os, refusalAbout, requireNotClosed, requireWritable } from '#platform/procedure.ts';
import { allConsents, presentConsent, record as recordAct, tellKeepers } from './family.ts';
import { mailLimits, queueRequest, refusalLimits } from './letters.ts';
import { newSecret } from './links.ts';
import { noticeOf } from './notice.ts';
import { deletionDueAt } from './parent.ts';
import { canBeRecorded, canBeTakenBack, canKeepConsent, canReadDirectory } from './policy.ts';
import {
  askAnew,
  findAddressObstacle,
  findConsent,
  findFirstDay,
  findRequest,
  findState,
  findStudent,
  holdAccount,
  listConsents,
  listElsewhere,
  replaceConsent,
  settle,
  tellRecorded,
  withdrawOwn,
} from './queries.ts';
import { recordConsent } from './workflows.ts';

const NO_ACCOUNT = { state: 'not_needed', isUnder13: false, deletionDueAt: null } as const;

export const student = os.consent.student.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findStudent({ studentId, now }),
    findState({ studentId, now }),
    findRequest({ studentId }),
    listConsents({ studentIds: [studentId] }),
    listElsewhere({ studentIds: [studentId], now }),
  ]);
  const [[found], [state = NO_ACCOUNT], [request], own, elsewhere] = rows;
  const consents = allConsents(own, elsewhere);
  if (!found || !canReadDirectory(actor, found)) throw errors.NOT_FOUND();
  const directory = consents.find(({ kind, withdrawnAt }) => kind === 'directory' && withdrawnAt === null);
  const { config } = context.services;
  return {
    studentId,
    directory: !directory ? 'unanswered' : directory.decision === 'refused' ? 'objected' : 'not_objected',
    details: canKeepConsent(actor, found)
      ? {
          name: found.name,
          ...state,
          request: request
            ? {
                requestNumber: requestNumberOf(request.request),
                parentEmail: request.parentEmail,
                isSent: request.isSent === true,
                openedAt: request.openedAt,
                expiresAt: request.expiresAt,
              }
            : null,
          consents: consents.map(presentConsent),
          notice: noticeOf(config, { ...found, studentName: found.name }),
          can: {
            record: isWritable(actor, found.schoolId) && canBeRecorded(found, state),
            ask: isWritable(actor, found.schoolId) && request !== undefined && request.expiresAt > now,
            end: !isClosedSchool(actor, found.schoolId),
          },
        }
      : null,
  };
});

export const ask = os.consent.ask.handler(async ({ input, context, errors }) => {
  const { studentId, email, locale } = input;
  const { services } = context;
  const limits = mailLimits(studentId, email);
  // Nobody finds out by trying whose address it is.
  const refusals = refusalLimits(studentId);
  await requireTries(context, [...limits, ...refusals]);
  const obstacle = await context.unit(async (tx, actor) => {
    const now = services.clock.now();
    const [found] = await tx.query(findStudent({ studentId, now }));
    if (!found || !canReadDirectory(actor, found)) throw errors.NOT_FOUND();
    if (!canKeepConsent(actor, found)) throw refusalAbout(actor, found);
    requireWritable(actor, found.schoolId);
    await tx.query(holdAccount({ studentId }));
    const secret = newSecret();
    const { schoolId, schoolName, studentUserId: userId } = found;
    const [about] = userId ? await tx.query(findAddressObstacle({ userId, schoolId, email, now })) : [];
    if (about?.obstacle) return about.obstacle;
    const [asked] = await tx.query(
      askAnew({ schoolId, studentId, email, tokenHash: sha256(secret), locale, now }),
    );
    if (!asked) throw errors.NOT_ASKED();
    const [studentName = ''] = found.name.split(' ');
    await queueRequest(services, tx, { secret, email, locale, studentName, schoolId, schoolName });
    recordAct(context, tx, actor, found, 'consent.asked', {});
    return null;
  });
  await services.limiter.countWrong(obstacle ? refusals : limits);
  if (obstacle) throw obstacle === 'refused' ? errors.ADDRESS_REFUSED() : errors.OWN_ADDRESS();
  return {};
});

export const record = os.consent.record.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, method, giverName, relationship, aiModels, on, locale } = input;
    const now = context.clock.now();
    const [found] = await tx.query(findStudent({ studentId, now }));
    if (!found || !canReadDirectory(actor, found)) throw errors.NOT_FOUND();
    if (!canKeepConsent(actor, found)) throw refusalAbout(actor, found);
    requireWritable(actor, found.schoolId);
    await tx.query(holdAccount({ studentId }));
    const [state] = await tx.query(findState({ studentId, now }));
    const { schoolId, studentUserId: userId } = found;
    if (!userId || !canBeRecorded(found, state)) throw errors.NOT_ASKED();
    const [first] = await tx.query(findFirstDay({ studentId }));
    if (on > found.today || (first?.on && on < first.on)) throw errors.BAD_DAY();
    const entry = {
      schoolId,
      studentId,
      subjectUserId: userId,
      basis: 'parent',
      method,
      locale,
      givenBy: null,
      giverName,
      giverEmail: null,
      relationship,
      verifiedBy: actor.userId,
      yearStartsOn: null,
      ipAddress: context.clientAddress,
    } as const;
    const givenAt =
      on === found.today ? now : instantOf({ on: on as CalendarDate, at: '00:00' }, found.timeZone);
    await tx.query(replaceConsent({ schoolId, studentId, kind: 'child_account', now }));
    await tx.query(replaceConsent({ schoolId, studentId, kind: 'ai_models', now }));
    const consentId = await recordConsent(
      tx,
      context.clock,
      { ...entry, kind: 'child_account', decision: 'given' },
      givenAt,
    );
    await recordConsent(
      tx,
      context.clock,
      { ...entry, kind: 'ai_models', decision: aiModels ? 'given' : 'refused' },
      givenAt,
    );
    recordAct(context, tx, actor, found, 'consent.given', { consentId, method, on, aiModels });
    await tx.query(settle({ userId, isGiven: true, now }));
    await tellKeepers(context, tx, found, 'consent_given');
    await tx.query(tellRecorded({ studentId, now }));
    return { consentId };
  }),
);

export const recordWithdrawal = os.consent.recordWithdrawal.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { consentId, reason } = input;
    const { clientAddress: ip, requestId: trace } = context;
    const now = context.clock.now();
    const [consent] = await tx.query(findConsent({ consentId, isStaff: true, now }));
    const [found] = consent ? await tx.query(findStudent({ studentId: consent.studentId, now })) : [];
    if (!found || !canReadDirectory(actor, found)) throw errors.NOT_FOUND();
    if (!canKeepConsent(actor, found)) throw refusalAbout(actor, found);
    requireNotClosed(actor, found.schoolId);
    const [before] = await tx.query(findState({ studentId: found.studentId, now }));
    if (!consent || !canBeTakenBack(consent)) throw errors.FORBIDDEN();
    if (consent.kind === 'child_account' && before && !before.isUnder13) throw errors.NOT_NEEDED();
    const [ended] = await tx.query(
      withdrawOwn({ consentId, reason, dueAt: deletionDueAt(context), ip, trace, now }),
    );
    if (!ended?.isDone) throw errors.STALE();
    const [state] = await tx.query(findState({ studentId: found.studentId, now }));
    return { deletionDueAt: state?.deletionDueAt ?? null };
  }),
);
