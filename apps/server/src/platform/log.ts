import { type DestinationStream, type Logger, pino } from 'pino';

/** What an error may say of itself: codes and names of our own, never values. */
const TELLING = ['code', 'constraint', 'schema', 'table', 'column', 'syscall', 'status', 'responseCode'];
const MOST_CAUSES = 4;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [telling: string]: unknown;
}

/**
 * The log: JSON lines, without secrets and without what people wrote (L-02).
 *
 * @param to where lines go instead of standard output.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => presentError(error) },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * An error as the log shows it. What the database and others say about values (the parameters of a statement, a row that
 * failed, an address that was refused) is left out: it may be about a child.
 */
export function presentError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { cause } = error;
  const own = error as unknown as Record<string, unknown>;
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    // Its first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(TELLING.flatMap((key) => (key in own ? [[key, own[key]]] : []))),
    ...(cause instanceof Error && depth < MOST_CAUSES ? { cause: presentError(cause, depth + 1) } : {}),
  };
}

/** A message without what it quotes: parameters of a statement, values in quotation marks, addresses of email. */
function withoutValues(message: string): string {
  return message
    .replace(/\nparams: [\s\S]*$/, '')
    .slice(0, 2_000)
    .replace(/: "[\s\S]*$/, ': …')
    .replace(/=\([\s\S]*$/, '=(…')
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…');
}
