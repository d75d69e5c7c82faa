/**
 * Reads the audit log with its chain of seals and says what was changed, deleted or moved. It changes nothing. On
 * PostgreSQL it may run beside the server; the embedded database is read while the server is stopped.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseInUseError, openEmbedded, openPostgres } from '../apps/server/src/db/engine.ts';
import { verifyAudit } from '../apps/server/src/platform/verify-audit.ts';

const { DATABASE_URL, DATA_DIR = '.data' } = process.env;

const WORDS = {
  chain: 'the seal was changed or moved, or one before it is missing',
  deleted: 'the row is gone',
  changed: 'the row says something else than when it was sealed',
  redaction_undone: 'something stands where a redaction took it out',
  backdated: 'the row bears a time long before that of rows that were there before it',
  removed_early: 'the row was removed though rows before it are not past their date',
} as const;

if (!DATABASE_URL && !existsSync(path.join(path.resolve(DATA_DIR), 'db'))) {
  console.error(
    `There is no database in ${path.resolve(DATA_DIR)}. Set DATA_DIR to the server's data folder, or DATABASE_URL.`,
  );
  process.exit(2);
}
try {
  const db = DATABASE_URL
    ? openPostgres({ url: DATABASE_URL, poolSize: 1 })
    : await openEmbedded({ dataDir: path.resolve(DATA_DIR) });
  const client = await db.pool.connect();
  const report = await verifyAudit(client).finally(async () => {
    client.release();
    await db.close();
  });
  for (const { chain, seq, auditId, problem } of report.problems) {
    console.log(
      `Chain ${chain}, ${seq === 0 ? 'no seal' : `seal ${seq}`}, row ${auditId}: ${WORDS[problem]}.`,
    );
  }
  for (const { chain, seq, hash } of report.heads) console.log(`End of chain ${chain}: seal ${seq}, ${hash}`);
  console.log(
    `${report.sealed} rows sealed, ${report.redacted} redacted, ${report.removed} removed past their date; ${report.problems.length === 0 ? 'nothing was tampered with' : `${report.problems.length} problems`}.`,
  );
  console.log(
    report.unsealedSeconds === null
      ? 'Every row is sealed.'
      : `${report.unsealed} rows wait for their seal, the oldest for ${report.unsealedSeconds} s; only grants guard these.`,
  );
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof DatabaseInUseError)) throw error;
  console.error(
    'The embedded database is in use. Stop the server first; on PostgreSQL (DATABASE_URL) it may run.',
  );
  process.exitCode = 2;
}
