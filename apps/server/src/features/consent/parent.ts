import type { ConsentId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { CONSENT_TEXT_VERSION, DELETION_DAYS, requestNumberOf } from '@fieldhouse/domain/families/consent.ts';
import { jobForPlatform } from '#db/scopes.ts';
import type { Transaction } from '#db/unit.ts';
import { addressLimits, requireTries, sha256 } from '#features/accounts/workflows.ts';
import { longDay } from '#platform/mail/dates.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import { confirmedToken, readConfirmedToken } from './links.ts';
import { noticeOf } from './notice.ts';
import { answerRequest, openGiven, openRequest, renewGiven, withdrawGiven } from './queries.ts';

const AS_STRANGER = { role: 'fieldhouse_public', enter: null } as const;

export const deletionDueAt = ({ services }: RequestContext): string =>
  new Date(services.clock.millis() + DELETION_DAYS * 86_400_000).toISOString();

/** Does what a link is for; null where it is for nothing, which is counted. */
async function byLink<Result>(
  context: RequestContext,
  work: (tx: Transaction) => Promise<Result | null>,
): Promise<Result | null> {
  const { services, clientAddress } = context;
  const limits = addressLimits('link', clientAddress);
  await requireTries(context, limits);
  const done = await services.units.write(AS_STRANGER, work);
  if (done === null) await services.limiter.countWrong(limits);
  return done;
}

export const open = os.consent.open.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const now = services.clock.now();
  const consentId = readConfirmedToken(services.config, input.token);
  const found = await byLink(context, async (tx) => {
    if (consentId) {
      const [given] = await tx.query(openGiven({ consentId, now }));
      if (!given) return null;
      return {
        state: !given.isNeeded
          ? ('not_needed' as const)
          : given.withdrawnAt === null
            ? ('given' as const)
            : ('withdrawn' as const),
        notice: noticeOf(services.config, { ...given, studentName: given.givenName }),
        locale: given.locale,
        requestNumber: null,
        until: given.withdrawnAt === null ? null : given.deletionDueAt,
        givenAt: given.givenAt,
        giverName: given.giverName,
        relationship: given.relationship,
        aiModels: given.hasAi,
        mayDecide: given.mayDecide,
      };
    }
    const [asked] = await tx.query(openRequest({ tokenHash: sha256(input.token), now }));
    if (!asked) return null;
    return {
      state: asked.isNeeded ? ('asked' as const) : ('not_needed' as const),
      notice: noticeOf(services.config, { ...asked, studentName: asked.givenName }),
      locale: asked.locale,
      requestNumber: asked.isNeeded ? requestNumberOf(asked.request) : null,
      until: asked.isNeeded ? asked.expiresAt : null,
      givenAt: null,
      giverName: null,
      relationship: null,
      aiModels: null,
      mayDecide: asked.mayDecide,
    };
  });
  if (!found) throw errors.INVALID_LINK();
  return found;
});

export const answer = os.consent.answer.handler(async ({ input, context, errors }) => {
  const { services, clientAddress: ip, requestId: trace } = context;
  const { config, clock } = services;
  const { answer: said, token } = input;
  const { decision } = said;
  if (said.decision === 'given' && said.textVersion !== CONSENT_TEXT_VERSION) throw errors.OTHER_TEXT();
  const consentId = readConfirmedToken(config, token);
  const now = clock.now();
  const done = await byLink(context, async (tx) => {
    const given = said.decision === 'given' ? said : null;
    if (consentId) {
      if (!given) return null;
      const { name, relationship, aiModels, locale, textVersion: version } = given;
      const [before] = await tx.query(openGiven({ consentId, now }));
      if (before?.withdrawnAt && !before.mayDecide) throw errors.OTHERS_DECIDE();
      const [renewed] = await tx.query(
        renewGiven({ consentId, name, relationship, aiModels, locale, version, ip, trace, now }),
      );
      return renewed?.consentId ? { decision, deletionDueAt: null } : null;
    }
    const tokenHash = sha256(token);
    const [asked] = await tx.query(openRequest({ tokenHash, now }));
    if (asked?.isNeeded && !asked.mayDecide && decision !== 'not_mine') throw errors.OTHERS_DECIDE();
    const [answered] = await tx.query(
      answerRequest({
        tokenHash,
        answer: decision,
        name: given?.name ?? null,
        relationship: given?.relationship ?? null,
        aiModels: given?.aiModels ?? false,
        locale: given?.locale ?? null,
        version: given?.textVersion ?? null,
        ip,
        trace,
        now,
      }),
    );
    if (!answered) return null;
    return { decision, deletionDueAt: answered.deletionDueAt };
  });
  if (!done) throw errors.INVALID_LINK();
  // Without consent nothing is kept: the account goes now, and not with the next round.
  if (decision === 'refused')
    await services.units.write(jobForPlatform, (tx) => services.jobs.enqueue(tx, 'profile.sweep', {}));
  return done;
});

export const withdrawByLink = os.consent.withdrawByLink.handler(async ({ input, context, errors }) => {
  const { services, clientAddress: ip, requestId: trace } = context;
  const consentId = readConfirmedToken(services.config, input.token);
  const now = services.clock.now();
  const dueAt = deletionDueAt(context);
  const done = await byLink(context, async (tx) => {
    if (!consentId) return null;
    const [given] = await tx.query(openGiven({ consentId, now }));
    if (given && !given.isNeeded) throw errors.NOT_NEEDED();
    if (given && !given.withdrawnAt && !given.mayDecide) throw errors.OTHERS_DECIDE();
    const [ended] = await tx.query(withdrawGiven({ consentId, dueAt, ip, trace, now }));
    if (!given || !ended?.isDone) return null;
    const [after] = await tx.query(openGiven({ consentId, now }));
    return { ...given, consentId, deletionDueAt: after?.deletionDueAt ?? dueAt };
  });
  if (!done) throw errors.INVALID_LINK();
  await mailEnded(context, done);
  return { deletionDueAt: done.deletionDueAt };
});

/** Tells a parent who consented by email that it has ended, until when it can be given again, and how. */
async function mailEnded(
  { services: { mailer, config } }: RequestContext,
  ended: {
    readonly consentId: ConsentId;
    readonly giverEmail: string;
    readonly givenName: string;
    readonly schoolName: string;
    readonly timeZone: string;
    readonly locale: Locale;
    readonly deletionDueAt: string;
  },
): Promise<void> {
  const { consentId, giverEmail, givenName, schoolName, timeZone, locale, deletionDueAt: dueAt } = ended;
  const to = { userId: null, address: giverEmail, locale };
  await mailer.queueAlone(`consent-ended:${consentId}`, to, 'consent-ended', {
    studentName: givenName,
    schoolName,
    date: longDay(dueAt, locale, timeZone),
    link: mailer.link(`/consent#token=${confirmedToken(config, consentId)}`),
  });
}
