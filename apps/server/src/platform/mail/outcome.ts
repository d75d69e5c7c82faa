/** What became of a try to hand a letter to the mail server. */
export type MailFailure =
  /** Certainly not taken; it may be another time. */
  | 'later'
  /** The letter itself is refused for good. */
  | 'refused'
  /** There is no such mailbox. */
  | 'bounced'
  /** It went out, and the connection ended before the server answered. */
  | 'unsure';

interface SmtpError {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/** Codes that say of themselves that the mailbox is unknown, where a server adds no extended status. */
const NO_MAILBOX = new Set([550, 551, 553]);
/** The address is wrong (5.1), or its mailbox is closed (5.2.1); RFC 3463. */
const ADDRESS_STATUS = /\b5\.(?:1\.\d{1,3}|2\.1)\b/;
const ANY_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** A full mailbox, the server's own trouble, its routes, its policy towards us: other days are other days. */
const MENDABLE_STATUS = /\b5\.(?:2\.2|[347]\.\d{1,3})\b/;

/**
 * Reads an error of the SMTP client.
 *
 * A refusal of the sender or of our password is the server's set-up and may be mended, so that it is tried later; only
 * what the server says of the recipient or of the letter is final.
 */
export function mailFailure(error: unknown, isHandedOver: boolean): MailFailure {
  const { responseCode, response, command } = error as SmtpError;
  const code = typeof responseCode === 'number' ? responseCode : null;
  if (code === null) return isHandedOver ? 'unsure' : 'later';
  if (code < 500) return 'later';
  const text = typeof response === 'string' ? response : '';
  const isAboutRecipient = command === 'RCPT TO';
  if (!isAboutRecipient && command !== 'DATA') return 'later';
  if (ADDRESS_STATUS.test(text)) return 'bounced';
  if (MENDABLE_STATUS.test(text)) return 'later';
  if (isAboutRecipient && !ANY_STATUS.test(text) && NO_MAILBOX.has(code)) return 'bounced';
  return 'refused';
}
