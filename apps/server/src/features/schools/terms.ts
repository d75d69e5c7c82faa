import type {
  AcademicYearId,
  GradingPeriodId,
  SchoolDayId,
  SchoolId,
  TermId,
} from '@fieldhouse/contract/ids.ts';
import { datesProblem } from '@fieldhouse/domain/schools/terms.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { schoolLedgersDue } from '#features/eligibility/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canRunSchool, schoolWithPolicies } from './policy.ts';
import type { Sql } from './rows.gen.ts';

interface Span {
  readonly id: string;
  readonly schoolId: string;
  /** What it is part of; null: a year. */
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: 'year' | 'semester' | 'trimester' | 'quarter' | 'summer';
  readonly startsOn: string;
  readonly endsOn: string;
  readonly gradesDueOn: string | null;
  readonly version: number;
  readonly courseCount: number;
}

const IN_SCHOOLS = 'school_id = any ((select app.known_school_ids())::uuid[])';

const listYears = statement<Sql['listYears']>(`
  select id, school_id as "schoolId", null as "parentId", label as name, 'year' as kind, starts_on as "startsOn",
    ends_on as "endsOn", null as "gradesDueOn", version, 0 as "courseCount"
  from academic_years where ${IN_SCHOOLS} order by starts_on desc, id`);

const listTerms = statement<Sql['listTerms']>(`
  select t.id, t.school_id as "schoolId", t.academic_year_id as "parentId", t.name, t.kind, t.starts_on as "startsOn",
    t.ends_on as "endsOn", t.grades_due_on as "gradesDueOn", t.version,
    (select count(*) from courses c where c.school_id = t.school_id and c.term_id = t.id
      and c.status <> 'archived') as "courseCount"
  from terms t where ${IN_SCHOOLS} order by t.starts_on, t.ends_on desc, t.id`);

const listPeriods = statement<Sql['listPeriods']>(`
  select id, school_id as "schoolId", term_id as "parentId", name, 'quarter' as kind, starts_on as "startsOn",
    ends_on as "endsOn", null as "gradesDueOn", version, 0 as "courseCount"
  from grading_periods where ${IN_SCHOOLS} order by starts_on, id`);

const listDays = statement<Sql['listDays']>(`
  select id, school_id as "schoolId", "on", kind, label from school_days where ${IN_SCHOOLS} order by "on"`);

export const calendar = os.schools.calendar.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([listYears(), listTerms(), listPeriods(), listDays()]);
  const [years, terms, periods, days] = rows;
  const schoolId = schoolWithPolicies(actor);
  if (!schoolId) throw errors.FORBIDDEN();
  const partsOf = (parts: readonly Span[], parent: Span) => parts.filter((one) => one.parentId === parent.id);
  return {
    schoolId: schoolId,
    years: years
      .filter((year) => year.schoolId === schoolId)
      .map((year) => ({
        yearId: year.id,
        label: year.name,
        startsOn: year.startsOn,
        endsOn: year.endsOn,
        version: year.version,
        terms: partsOf(terms, year).map((term) => ({
          termId: term.id,
          name: term.name,
          kind: term.kind,
          startsOn: term.startsOn,
          endsOn: term.endsOn,
          gradesDueOn: term.gradesDueOn,
          version: term.version,
          courseCount: term.courseCount,
          periods: partsOf(periods, term).map((period) => ({
            periodId: period.id,
            name: period.name,
            startsOn: period.startsOn,
            endsOn: period.endsOn,
            version: period.version,
          })),
        })),
      })),
    days: days
      .filter((day) => day.schoolId === schoolId)
      .map(({ id, on, kind, label }) => ({ dayId: id, on, kind, label })),
    can: { edit: canRunSchool(actor, schoolId) },
  };
});

/** One change of a school's calendar at a time: what overlaps is judged with the others held. */
const lockCalendar = statement<Sql['lockCalendar'], { schoolId: string }>(
  "select pg_advisory_xact_lock(hashtextextended('terms:' || :schoolId::text, 0))",
);

/** The school that the actor runs, its calendar taken. */
async function takeSchool(tx: Transaction, actor: Actor): Promise<SchoolId> {
  const schoolId = schoolWithPolicies(actor);
  if (!schoolId || !canRunSchool(actor, schoolId)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, schoolId);
  await tx.query(lockCalendar({ schoolId }));
  return schoolId;
}

interface NewSpan {
  /** Null: a new one. */
  readonly id: string | null;
  readonly baseVersion: number;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** @throws ORPCError NOT_FOUND, STALE, NAME_TAKEN or DATES_WRONG. */
function judgeSpan(
  span: NewSpan,
  siblings: readonly Span[],
  /** Those with which it may share no day. */
  apart: readonly Span[],
  within: Span | null,
): void {
  const known = span.id === null ? null : siblings.find((one) => one.id === span.id);
  if (known === undefined) throw new ORPCError('NOT_FOUND');
  if (known && known.version !== span.baseVersion) throw new ORPCError('STALE');
  const isOther = (one: Span) => one.id !== span.id;
  if (siblings.some((one) => isOther(one) && one.name.toLowerCase() === span.name.toLowerCase())) {
    throw new ORPCError('NAME_TAKEN');
  }
  const problem = datesProblem(span, apart.filter(isOther), within);
  if (problem) throw new ORPCError('DATES_WRONG', { data: problem });
}

function auditCalendar(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  schoolId: string,
  entityType: string,
  entityId: string,
  after: unknown,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: 'school_calendar.changed',
    entityType,
    entityId,
    after,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

const putYear = statement<
  Sql['putYear'],
  {
    schoolId: string;
    academicYearId: AcademicYearId;
    label: string;
    startsOn: string;
    endsOn: string;
    now: string;
  }
>(`
  insert into academic_years (school_id, id, label, starts_on, ends_on, created_at, updated_at)
  values (:schoolId, :academicYearId, :label, :startsOn, :endsOn, :now, :now)
  on conflict (school_id, id) do update set label = excluded.label, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, updated_at = excluded.updated_at, version = academic_years.version + 1`);

export const saveYear = os.schools.saveYear.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const schoolId = await takeSchool(tx, actor);
    const years = (await tx.query(listYears())).filter((year) => year.schoolId === schoolId);
    judgeSpan({ ...input, id: input.yearId, name: input.label }, years, years, null);
    const id = input.yearId ?? newId();
    await tx.query(
      putYear({
        schoolId,
        academicYearId: id,
        label: input.label,
        startsOn: input.startsOn,
        endsOn: input.endsOn,
        now: context.clock.now(),
      }),
    );
    auditCalendar(context, tx, actor, schoolId, 'academic_year', id, input);
    return { yearId: id };
  }),
);

const putTerm = statement<
  Sql['putTerm'],
  {
    schoolId: string;
    termId: TermId;
    academicYearId: AcademicYearId;
    name: string;
    kind: Sql['putTerm']['parameters']['kind'];
    startsOn: string;
    endsOn: string;
    gradesDueOn: string | null;
    now: string;
  }
>(`
  insert into terms (school_id, id, academic_year_id, name, kind, starts_on, ends_on, grades_due_on, created_at,
    updated_at)
  values (:schoolId, :termId, :academicYearId, :name, :kind, :startsOn, :endsOn, :gradesDueOn, :now, :now)
  on conflict (school_id, id) do update set name = excluded.name, kind = excluded.kind,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, grades_due_on = excluded.grades_due_on,
    updated_at = excluded.updated_at, version = terms.version + 1`);

export const saveTerm = os.schools.saveTerm.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = await takeSchool(tx, actor);
    const [years, terms] = await Promise.all([tx.query(listYears()), tx.query(listTerms())]);
    const year = years.find((one) => one.schoolId === schoolId && one.id === input.yearId);
    if (!year) throw errors.NOT_FOUND();
    const siblings = terms.filter((term) => term.parentId === year.id);
    const ofKind = siblings.filter((term) => term.kind === input.kind);
    judgeSpan({ ...input, id: input.termId }, siblings, ofKind, year);
    const { name, kind, startsOn, endsOn, gradesDueOn } = input;
    if (gradesDueOn !== null && gradesDueOn < startsOn) {
      throw errors.DATES_WRONG({ data: { why: 'order', other: null } });
    }
    const id = input.termId ?? newId();
    const now = context.clock.now();
    await tx.query(
      putTerm({
        schoolId,
        termId: id,
        academicYearId: year.id,
        name,
        kind,
        startsOn,
        endsOn,
        gradesDueOn,
        now,
      }),
    );
    schoolLedgersDue(tx, schoolId, now);
    auditCalendar(context, tx, actor, schoolId, 'term', id, input);
    return { termId: id };
  }),
);

const putPeriod = statement<
  Sql['putPeriod'],
  {
    schoolId: string;
    gradingPeriodId: GradingPeriodId;
    termId: TermId;
    name: string;
    startsOn: string;
    endsOn: string;
    now: string;
  }
>(`
  insert into grading_periods (school_id, id, term_id, name, starts_on, ends_on, created_at, updated_at)
  values (:schoolId, :gradingPeriodId, :termId, :name, :startsOn, :endsOn, :now, :now)
  on conflict (school_id, id) do update set name = excluded.name, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, updated_at = excluded.updated_at, version = grading_periods.version + 1`);

export const savePeriod = os.schools.savePeriod.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = await takeSchool(tx, actor);
    const [terms, periods] = await Promise.all([tx.query(listTerms()), tx.query(listPeriods())]);
    const term = terms.find((one) => one.schoolId === schoolId && one.id === input.termId);
    if (!term) throw errors.NOT_FOUND();
    const siblings = periods.filter((period) => period.parentId === term.id);
    judgeSpan({ ...input, id: input.periodId }, siblings, siblings, term);
    const id = input.periodId ?? newId();
    const { name, startsOn, endsOn } = input;
    await tx.query(
      putPeriod({
        schoolId,
        gradingPeriodId: id,
        termId: term.id,
        name,
        startsOn,
        endsOn,
        now: context.clock.now(),
      }),
    );
    auditCalendar(context, tx, actor, schoolId, 'grading_period', id, input);
    return { periodId: id };
  }),
);

const putDays = statement<
  Sql['putDays'],
  {
    schoolId: string;
    from: string;
    to: string;
    kind: 'holiday' | 'half' | 'event';
    label: string;
    now: string;
  }
>(`
  insert into school_days (school_id, id, "on", kind, label, created_at)
  select :schoolId, app.uuidv7(), day::date, :kind, :label, :now from generate_series(:from::date, :to::date, '1 day') as day
  on conflict (school_id, "on") do update set kind = excluded.kind, label = excluded.label
  returning "on"`);

/** Longest run of days that is marked at once. */
const MAX_DAYS = 120;

export const markDays = os.schools.markDays.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = await takeSchool(tx, actor);
    const days = (Date.parse(input.to) - Date.parse(input.from)) / 86_400_000 + 1;
    if (days < 1) throw errors.DATES_WRONG({ data: { why: 'order', other: null } });
    if (days > MAX_DAYS) throw errors.DATES_WRONG({ data: { why: 'outside', other: null } });
    const marked = await tx.query(
      putDays({
        schoolId,
        from: input.from,
        to: input.to,
        kind: input.kind,
        label: input.label,
        now: context.clock.now(),
      }),
    );
    auditCalendar(context, tx, actor, schoolId, 'school_day', schoolId, input);
    return { markedCount: marked.length };
  }),
);

const dropDay = statement<Sql['dropDay'], { schoolId: string; schoolDayId: SchoolDayId }>(
  'delete from school_days where school_id = :schoolId and id = :schoolDayId returning "on"',
);

export const unmarkDay = os.schools.unmarkDay.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = await takeSchool(tx, actor);
    const [gone] = await tx.query(dropDay({ schoolId, schoolDayId: input.dayId }));
    if (!gone) throw errors.NOT_FOUND();
    auditCalendar(context, tx, actor, schoolId, 'school_day', input.dayId, { removed: gone.on });
    return {};
  }),
);
