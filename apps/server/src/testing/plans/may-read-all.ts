/** Statements that read a table from end to end and may, by a piece of their text. */
export const MAY_READ_ALL: Readonly<Record<string, string>> = {
  'as row from': 'a job makes the copy of all that is kept about a person',
  "(' ' || lower(u.name)) like '% ' || typed.words": 'operators search accounts by the middle of a name',
  'as "activeStudentCount"': 'operators count the whole platform',
  "count(*) filter (where state = 'queued') as queued": 'operators count the whole outbox',
  'and (select count(*) from held) >= 0': 'reads a whole class, by hash where that is quicker',
  'select school_id, student_id from eligibility_due':
    'a job takes what is due; the table holds nothing else',
  'delete from notification_deliveries where id in': 'a job, at night',
  'delete from push_subscriptions where ended_at': 'a job, at night',
  'select count(*)::int as count\n  from issued_transcripts i cross join lateral':
    'a job counts at night which transcripts differ, of all schools',
  'from retention_runs order by is_dry_run': 'one row a day',
  'starts_with(v.identifier, $1) then v.value::uuid': 'a job walks the open verifications, which expire',
};

/** The piece by which a statement may read a table from end to end; undefined: it may not. */
export const mayReadAll = (text: string): string | undefined =>
  Object.keys(MAY_READ_ALL).find((piece) => text.includes(piece));
