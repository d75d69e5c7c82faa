import pg from 'pg';

const OID = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

/** PostgreSQL prints instants as '2026-11-21 01:20:38.5+00' when the session's zone is UTC; we use ISO with Z. */
const isoInstant = (text: string) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`;

/** What a value of each type is to TypeScript, read and passed alike; `tools/sql-types` writes rows by it. */
export const TYPE_OF: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  name: 'string',
  inet: 'string',
  interval: 'string',
  'time without time zone': 'string',
  // What the parsers below make of them.
  date: 'string',
  'timestamp with time zone': 'string',
  bigint: 'number',
  numeric: 'number',
  // The driver's own.
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  void: 'null',
  null: 'null',
};

/**
 * How column types reach us: instants as ISO strings, dates as 'YYYY-MM-DD', counts and exact numerics as numbers.
 * Points, credits and weights have at most 12 digits, which a double holds; ratios and GPAs are stored with 20 decimals,
 * so that a double is read back as it was written. Sums of ratios take them as text (`domain/grading/exact-decimal`).
 */
export function installTypeParsers(): void {
  pg.types.setTypeParser(OID.int8, Number);
  pg.types.setTypeParser(OID.numeric, Number);
  pg.types.setTypeParser(OID.date, (text) => text);
  pg.types.setTypeParser(OID.timestamptz, isoInstant);
}
