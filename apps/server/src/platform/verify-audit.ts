import type pg from 'pg';

/** What is wrong with a sealed row. */
export interface AuditProblem {
  readonly chain: string;
  /** 0: it has no seal. */
  readonly seq: number;
  readonly auditId: string;
  /**
   * `chain`: the seal itself was changed, moved, or one before it is missing; `backdated`: the row bears a time long
   * before that of rows sealed before it; `removed_early`: rows before it aren't past their date yet.
   */
  readonly problem: 'chain' | 'deleted' | 'changed' | 'redaction_undone' | 'backdated' | 'removed_early';
}

export interface AuditReport {
  readonly problems: readonly AuditProblem[];
  readonly sealed: number;
  readonly redacted: number;
  readonly removed: number;
  /** Rows without a seal yet, and how long the oldest of them waits; null: none does. */
  readonly unsealed: number;
  readonly unsealedSeconds: number | null;
  /** The end of each chain; kept elsewhere, it shows later whether an end was cut off. */
  readonly heads: readonly { chain: string; seq: number; hash: string }[];
}

/** Rows are sealed in the order of their times, but for transactions that were under way; none lasts this long. */
const MARGIN = "interval '1 hour'";
/** As long as the log is kept; retention removes the oldest first. */
const KEPT = "interval '7 years'";

const SEALS = `
  with timed as (
    select s.chain, s.seq, max(l.at) over (partition by s.chain order by s.seq rows between unbounded preceding
      and 1 preceding) as latest_before
    from audit_seals s left join audit_log l on l.id = s.audit_id and s.kind = 'row'),
  ordered as (
    select s as seal, lag(s.hash) over w as hash_before, lag(s.seq) over w as seq_before
    from audit_seals s window w as (partition by s.chain order by s.seq)),
  judged as (
    select (o.seal).chain, (o.seal).seq, (o.seal).audit_id, (o.seal).kind,
      (o.seal).prev_hash <> coalesce(o.hash_before, '') or (o.seal).seq <> coalesce(o.seq_before, 0) + 1
        or (o.seal).hash <> app.seal_hash(o.seal) as is_broken,
      a.id is null as is_gone,
      exists (select from audit_seals r where r.audit_id = (o.seal).audit_id and r.kind = 'removed') as is_removed,
      app.audit_head(a) is distinct from (o.seal).head_digest as has_other_head,
      exists (select from audit_seals r where r.audit_id = (o.seal).audit_id and r.kind = 'content') as has_no_content,
      a.before is not null or a.after is not null or a.reason is not null as says_something,
      app.audit_content(a, t.content_salt) is distinct from (o.seal).content_digest as has_other_content,
      exists (select from audit_seals r where r.audit_id = (o.seal).audit_id and r.kind = 'address') as has_no_address,
      a.ip_address is not null as names_address,
      app.audit_address(a, t.address_salt) is distinct from (o.seal).address_digest as has_other_address,
      a.at < m.latest_before - ${MARGIN} as is_backdated,
      m.latest_before > (select max(r.sealed_at) from audit_seals r
        where r.audit_id = (o.seal).audit_id and r.kind = 'removed') - ${KEPT} + ${MARGIN} as is_early
    from ordered o join timed m on m.chain = (o.seal).chain and m.seq = (o.seal).seq
      left join audit_log a on a.id = (o.seal).audit_id
      left join audit_salts t on t.audit_id = (o.seal).audit_id)
  select chain, seq, audit_id as "auditId", case
      when is_broken then 'chain'
      when kind <> 'row' then null
      when is_removed then case when not is_gone then 'redaction_undone' when is_early then 'removed_early' end
      when is_gone then 'deleted'
      when has_other_head then 'changed'
      when has_no_content and says_something then 'redaction_undone'
      when not has_no_content and has_other_content then 'changed'
      when has_no_address and names_address then 'redaction_undone'
      when not has_no_address and has_other_address then 'changed'
      when is_backdated then 'backdated'
    end as problem
  from judged`;

const COUNTS = `
  select count(*) filter (where kind = 'row')::integer as sealed,
    count(distinct audit_id) filter (where kind in ('content', 'address'))::integer as redacted,
    count(*) filter (where kind = 'removed')::integer as removed
  from audit_seals`;

const TAIL = `
  select count(*)::integer as unsealed, extract(epoch from now() - min(a.at))::float8 as seconds from audit_log a
  where not exists (select from audit_seals s where s.audit_id = a.id and s.kind = 'row')`;

/** Rows without a seal though much later ones of their chain have theirs. */
const PASSED_BY = `
  select chain, 0 as seq, a.id as "auditId", 'backdated' as problem
  from audit_log a, coalesce(a.school_id, '00000000-0000-0000-0000-000000000000') chain
  where not exists (select from audit_seals s where s.audit_id = a.id and s.kind = 'row')
    and exists (select from audit_seals s join audit_log l on l.id = s.audit_id
      where s.chain = chain and s.kind = 'row' and l.at > a.at + ${MARGIN})
  order by a.at, a.id limit 1000`;

const HEADS = 'select distinct on (chain) chain, seq, hash from audit_seals order by chain, seq desc';

/** Reads the whole audit log with its seals and says what was tampered with. Changes nothing. */
export async function verifyAudit(client: pg.ClientBase): Promise<AuditReport> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await client.query(
      "select set_config('role', 'fieldhouse_jobs', true), set_config('app.all_schools', 'on', true)",
    );
    await client.query('set local statement_timeout = 0');
    const problems = await client.query<AuditProblem>(
      `select * from (${SEALS}) found where problem is not null order by chain, seq limit 1000`,
    );
    const passedBy = await client.query<AuditProblem>(PASSED_BY);
    const counts = await client.query<{ sealed: number; redacted: number; removed: number }>(COUNTS);
    const tail = await client.query<{ unsealed: number; seconds: number | null }>(TAIL);
    const heads = await client.query<{ chain: string; seq: number; hash: string }>(HEADS);
    const [count] = counts.rows;
    const [waiting] = tail.rows;
    if (!count || !waiting) throw new Error('counts without a row');
    return {
      problems: [...problems.rows, ...passedBy.rows],
      ...count,
      unsealed: waiting.unsealed,
      unsealedSeconds: waiting.seconds === null ? null : Math.round(waiting.seconds),
      heads: heads.rows,
    };
  } finally {
    await client.query('rollback');
  }
}
