import type pg from 'pg';

/** What is wrong with a sealed row. */
export interface AuditProblem {
  readonly chain: string;
  readonly seq: number;
  readonly auditId: string;
  /** `chain`: the seal itself was changed, moved, or one before it is missing. */
  readonly problem: 'chain' | 'deleted' | 'changed' | 'redaction_undone';
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

const SEALS = `
  with ordered as (
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
      app.audit_address(a, t.address_salt) is distinct from (o.seal).address_digest as has_other_address
    from ordered o left join audit_log a on a.id = (o.seal).audit_id
      left join audit_salts t on t.audit_id = (o.seal).audit_id)
  select chain, seq, audit_id as "auditId", case
      when is_broken then 'chain'
      when kind <> 'row' then null
      when is_removed then case when is_gone then null else 'redaction_undone' end
      when is_gone then 'deleted'
      when has_other_head then 'changed'
      when has_no_content and says_something then 'redaction_undone'
      when not has_no_content and has_other_content then 'changed'
      when has_no_address and names_address then 'redaction_undone'
      when not has_no_address and has_other_address then 'changed'
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
    const counts = await client.query<{ sealed: number; redacted: number; removed: number }>(COUNTS);
    const tail = await client.query<{ unsealed: number; seconds: number | null }>(TAIL);
    const heads = await client.query<{ chain: string; seq: number; hash: string }>(HEADS);
    const [count] = counts.rows;
    const [waiting] = tail.rows;
    if (!count || !waiting) throw new Error('counts without a row');
    return {
      problems: problems.rows,
      ...count,
      unsealed: waiting.unsealed,
      unsealedSeconds: waiting.seconds === null ? null : Math.round(waiting.seconds),
      heads: heads.rows,
    };
  } finally {
    await client.query('rollback');
  }
}
