import { TABLE_RULES } from '#db/rls/policies.ts';
import { RETENTION_GROUPS, type RetentionGroup } from '#db/rls/rules/retention.ts';
import { statement } from '#db/unit.ts';
import { REPEATED } from '#platform/jobs.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const listLastRuns = statement<Sql['listLastRuns']>(`
  select distinct on (is_dry_run) is_dry_run as "isDryRun", counts, ended_at as "endedAt"
  from retention_runs order by is_dry_run, ended_at desc`);
const countHolds = statement<Sql['countHolds']>(
  'select count(*)::integer as holds from legal_holds where released_at is null',
);

const tablesOf = (group: RetentionGroup): string[] =>
  Object.entries(TABLE_RULES).flatMap(([table, rule]) => (rule.retention.group === group ? [table] : []));

const sum = (counts: Record<string, number>, tables: readonly string[]): number =>
  tables.reduce((total, table) => total + (counts[table] ?? 0), 0);

export const retention = os.operations.retention.handler(async ({ context }) => {
  const { rows } = await context.read([listLastRuns(), countHolds()]);
  const [runs, [held]] = rows;
  const count = runs.find(({ isDryRun }) => isDryRun);
  const run = runs.find(({ isDryRun }) => !isDryRun);
  return {
    groups: (Object.keys(RETENTION_GROUPS) as RetentionGroup[]).map((group) => {
      const tables = tablesOf(group);
      const { keepDays } = RETENTION_GROUPS[group];
      return { group, keepDays, tables, dueCount: count ? sum(count.counts, tables) : null };
    }),
    countedAt: count?.endedAt ?? null,
    lastRun: run ? { endedAt: run.endedAt, removed: sum(run.counts, Object.keys(run.counts)) } : null,
    nextRunAt: run
      ? new Date(Date.parse(run.endedAt) + REPEATED['retention.run'] * 1_000).toISOString()
      : null,
    holdCount: held?.holds ?? 0,
  };
});
