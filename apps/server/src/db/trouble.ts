import type pg from 'pg';

/** The database can't do anything at the moment; the same request may succeed shortly after. */
export class DatabaseUnavailableError extends Error {}

/**
 * SQLSTATEs that say nothing about the request itself: connection (08), resources such as disk, memory and connections
 * (53), shut down or starting (57P), a server that fails over (25006), a transaction ended for idling (25P03) or as the
 * victim of a deadlock (40001, 40P01), waiting too long for a lock (55P03) or an answer (57014), and I/O (58).
 */
const PASSING = /^(08...|53...|57P0[1-5]|57014|58...|25006|25P03|40001|40P01|55P03)$/;

/** Errors of sockets, and what pg and its pool say without a code. */
const BROKEN_SOCKET =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EHOSTDOWN|EAI_AGAIN|ENOTFOUND)$/;
const BROKEN_CLIENT =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/;

/** States after which a connection serves nobody: the server ends it, or it is one that may no longer write. */
const ENDS_CONNECTION = /^(08...|57P0[1-5]|25006|25P03|58...)$/;

/** The error with all that it was made of: Drizzle and others wrap what pg says. Bounded, since a cause may be a ring. */
function* chain(error: unknown): Generator<{ code?: unknown; message?: unknown; syscall?: unknown }> {
  let next = error;
  for (let depth = 0; depth < 6 && typeof next === 'object' && next !== null; depth += 1) {
    yield next;
    next = (next as { cause?: unknown }).cause;
  }
}

const codeOf = (one: { code?: unknown }): string => (typeof one.code === 'string' ? one.code : '');

/** Whether pg or its pool has said it: an error of another server's socket (files, mail) is none of the database's. */
const isFromDatabase = (error: unknown): boolean => lostBy.has(error as object);
const lostBy = new WeakSet<object>();

/** Notes that an error came from the database, whatever it looks like. */
export function noteDatabaseError<Thrown>(error: Thrown): Thrown {
  if (typeof error === 'object' && error !== null) lostBy.add(error);
  return error;
}

/**
 * True when the database is away, restarting, full or overloaded, so that the request says nothing about itself and may
 * be made again. Of a write whose COMMIT wasn't answered nobody knows whether it was saved.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const one of chain(error)) {
    if (one instanceof DatabaseUnavailableError) return true;
    if (PASSING.test(codeOf(one))) return true;
    const message = typeof one.message === 'string' ? one.message : '';
    if (BROKEN_CLIENT.test(message)) return true;
    if (BROKEN_SOCKET.test(codeOf(one)) && isFromDatabase(one)) return true;
  }
  return false;
}

/** True when the connection on which this happened must not be used again. */
export function endsConnection(error: unknown): boolean {
  for (const one of chain(error)) {
    if (one instanceof DatabaseUnavailableError) return true;
    if (ENDS_CONNECTION.test(codeOf(one)) || BROKEN_SOCKET.test(codeOf(one))) return true;
    if (BROKEN_CLIENT.test(typeof one.message === 'string' ? one.message : '')) return true;
  }
  return false;
}

/** Gives a client back to its pool; one whose connection broke goes away. */
export function releaseClient(client: pg.PoolClient, failure: unknown): void {
  client.release(failure !== undefined && endsConnection(failure));
}
