import type { NcaaTitleId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { nearFinder } from '@fieldhouse/domain/eligibility/near-titles.ts';
import { yearsLater } from '@fieldhouse/domain/eligibility/timing.ts';
import { ncaaSchoolStatus, ncaaTitles } from '#db/tables/eligibility.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { DEFAULT_SIGN_DAYS } from './guard.ts';
import { findSettings } from './guard-queries.ts';
import { keepsRegistry, schoolOfRegistry, seesRegistry } from './policy.ts';
import {
  changeTitle,
  endListing,
  findSchool,
  listCourseTitles,
  listMarks,
  listStatuses,
  listTitles,
  lockTitle,
  lockTitles,
} from './queries.ts';
import { schoolLedgersDue } from './workflows.ts';

/** Marks of the platform that are shown. */
const MOST_MARKS = 500;

export const registry = os.eligibility.registry.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfRegistry(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const [statuses, titles, marks, courses, [school], [settings]] = await Promise.all([
      tx.query(listStatuses({ schoolId })),
      tx.query(listTitles({ schoolId })),
      tx.query(listMarks({ schoolId, most: MOST_MARKS })),
      tx.query(listCourseTitles({ schoolId })),
      tx.query(findSchool({ schoolId, outsideSchool: null })),
      tx.query(findSettings({ schoolId })),
    ]);
    const today = context.clock.today(school?.timeZone ?? 'UTC');
    const listed = titles.filter(
      ({ outsideSchool, validTo }) => outsideSchool === null && (validTo === null || validTo >= today),
    );
    const isListed = new Set(listed.map(({ title }) => title));
    const nearIn = nearFinder(listed);
    const seen = new Set<string | null>();
    return {
      schoolId,
      today,
      signDays: settings?.signDays ?? DEFAULT_SIGN_DAYS,
      signDaysVersion: settings?.version ?? 0,
      // The latest that has begun holds; what begins later is shown as well.
      statuses: statuses.flatMap((one) => {
        const isInForce = one.effectiveOn <= today && !seen.has(one.outsideSchool);
        if (isInForce) seen.add(one.outsideSchool);
        return isInForce || one.effectiveOn > today ? [{ ...one, isInForce }] : [];
      }),
      titles,
      marks,
      unlisted: courses.flatMap(({ title, hasPlatformMark }) => {
        if (isListed.has(title)) return [];
        const [near] = nearIn(title);
        return [{ title, nearTitle: near?.title ?? null, hasPlatformMark: hasPlatformMark ?? false }];
      }),
      confirmBy: confirmBy(
        statuses.filter(({ outsideSchool }) => outsideSchool === null),
        listed,
        today as CalendarDate,
      ),
      can: { keep: keepsRegistry(actor, { schoolId }) },
    };
  }),
);

interface Checked {
  readonly checkedOn: string;
}

/**
 * A year after the portal was read last, once that is over. Reading it anew is entered with the account; where none ever was,
 * the titles themselves say when they were read. Null as well: nothing is listed.
 */
function confirmBy(
  accounts: readonly Checked[],
  listed: readonly Checked[],
  today: CalendarDate,
): CalendarDate | null {
  if (listed.length === 0) return null;
  const read = (accounts.length > 0 ? accounts : listed)
    .map(({ checkedOn }) => checkedOn as CalendarDate)
    .sort()
    .at(-1);
  const by = read ? yearsLater(read, 1) : null;
  return by !== null && by <= today ? by : null;
}

export const saveStatus = os.eligibility.saveStatus.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, reason, ...fields } = input;
    if (!seesRegistry(actor, { schoolId })) throw errors.NOT_FOUND();
    if (!keepsRegistry(actor, { schoolId })) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const [known] = await tx.query(findSchool({ schoolId, outsideSchool: fields.outsideSchool }));
    if (known?.hasStatus && !reason) throw errors.REASON_REQUIRED();
    const at = context.clock.now();
    const id = newId();
    await tx.orm
      .insert(ncaaSchoolStatus)
      .values({ ...fields, schoolId, id, reason, enteredBy: actor.userId, createdAt: at });
    schoolLedgersDue(tx, schoolId, at);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility.school_status_saved',
      entityType: 'school',
      entityId: schoolId,
      after: fields,
      ...(reason ? { reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);

export const addTitles = os.eligibility.addTitles.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, outsideSchool, source, checkedOn, titles, changes } = input;
    if (!seesRegistry(actor, { schoolId })) throw errors.NOT_FOUND();
    if (!keepsRegistry(actor, { schoolId })) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const isOutOfOrder = ({ validFrom, validTo }: (typeof titles)[number] | (typeof changes)[number]) =>
      validFrom !== null && validTo !== null && validFrom > validTo;
    if (titles.some(isOutOfOrder) || changes.some(isOutOfOrder)) throw errors.DATES_OUT_OF_ORDER();
    const at = context.clock.now();
    const by = actor.userId;
    const before = await tx.query(lockTitles({ schoolId, titleIds: changes.map(({ titleId }) => titleId) }));
    if (before.some((one) => one.outsideSchool !== outsideSchool)) throw errors.STALE();
    for (const change of changes) {
      const [changed] = await tx.query(changeTitle({ ...change, schoolId, source, checkedOn, by, at }));
      if (!changed) throw errors.STALE();
    }
    const added =
      titles.length === 0
        ? []
        : await tx.orm
            .insert(ncaaTitles)
            .values(
              titles.map((title) => ({
                ...title,
                schoolId,
                id: newId<NcaaTitleId>(),
                outsideSchool,
                endReason: title.validTo === null ? null : source,
                source,
                checkedOn,
                confirmedBy: by,
                createdAt: at,
                updatedAt: at,
              })),
            )
            .onConflictDoNothing()
            .returning({ title: ncaaTitles.title });
    if (added.length + changes.length > 0) {
      schoolLedgersDue(tx, schoolId, at);
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: by,
        action: 'eligibility.titles_added',
        entityType: 'school',
        entityId: schoolId,
        ...(changes.length > 0 ? { before: { titles: before } } : {}),
        after: { outsideSchool, source, checkedOn, titles: added.map(({ title }) => title), changes },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
    }
    return { added: added.length, known: titles.length - added.length, changed: changes.length };
  }),
);

export const endTitle = os.eligibility.endTitle.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { titleId, validTo, reason } = input;
    const [listed] = await tx.query(lockTitle({ titleId }));
    if (!listed || !seesRegistry(actor, listed)) throw errors.NOT_FOUND();
    if (!keepsRegistry(actor, listed)) throw errors.FORBIDDEN();
    const { schoolId } = listed;
    requireWritable(actor, schoolId);
    if (listed.validTo !== null) throw errors.ENDED();
    if (listed.validFrom !== null && listed.validFrom > validTo) throw errors.DATES_OUT_OF_ORDER();
    const at = context.clock.now();
    await tx.query(endListing({ schoolId, titleId, validTo, reason, at }));
    schoolLedgersDue(tx, schoolId, at);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility.title_ended',
      entityType: 'school',
      entityId: schoolId,
      after: { titleId, title: listed.title, validTo },
      reason,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);
