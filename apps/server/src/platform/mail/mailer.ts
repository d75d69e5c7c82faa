import type { Locale } from '@fieldhouse/contract/people.ts';
import { createTransport, type Transporter } from 'nodemailer';
import { statement, type Transaction, type Units } from '#db/unit.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import { composeLetter, type LetterName, type LetterParams } from './templates.ts';

export interface Recipient {
  /** Null: no account. */
  readonly userId: string | null;
  readonly address: string;
  readonly locale: Locale;
}

const queueMail = statement<{ isNew: boolean }>(
  'select app.queue_mail($1, $2, $3, $4, $5, $6, $7, $8) as "isNew"',
);
const takeLetter = statement<{ toAddress: string; subject: string; bodyText: string }>(
  `select to_address as "toAddress", subject, body_text as "bodyText" from mail_outbox
   where id = $1 and state = 'queued' for update`,
);
const markLetter = statement(
  `update mail_outbox set state = $2, tries = tries + 1, last_error = $3,
     sent_at = case when $2 = 'sent' then now() end where id = $1`,
);

/** One plain address; anything that could smuggle a header or a second recipient is refused. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/;

/** Letters: written into the outbox with the deed that causes them, sent by a job; kept there where no SMTP is set. */
export class Mailer {
  readonly #config: Config;
  readonly #units: Units;
  readonly #jobs: Jobs;
  readonly #transport: Transporter | null;

  constructor(config: Config, units: Units, jobs: Jobs) {
    this.#config = config;
    this.#units = units;
    this.#jobs = jobs;
    this.#transport = config.SMTP_URL
      ? createTransport(config.SMTP_URL, {
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 30_000,
        } as never)
      : null;
  }

  get kind(): 'outbox' | 'smtp' {
    return this.#transport ? 'smtp' : 'outbox';
  }

  /** Absolute link into the app. */
  link(pathAndFragment: string): string {
    const origin = this.#config.PUBLIC_URL ?? `http://${this.#config.HOST}:${this.#config.PORT}`;
    return new URL(pathAndFragment, origin).href;
  }

  /** Queues a letter; the same key is sent once, however often its cause runs. */
  async queue<Name extends LetterName>(
    tx: Transaction,
    key: string,
    to: Recipient,
    name: Name,
    params: LetterParams[Name],
  ): Promise<void> {
    const { subject, body } = composeLetter(to.locale, name, params);
    const mailId = newId();
    const [answer] = await tx.query(
      queueMail(mailId, key, to.userId, to.address, to.locale, name, subject.replace(/[\r\n]+/g, ' '), body),
    );
    if (answer?.isNew) await this.#jobs.enqueue(tx, 'mail.send', { mailId });
  }

  /** Queues a letter outside of anybody's transaction. */
  async queueAlone<Name extends LetterName>(
    key: string,
    to: Recipient,
    name: Name,
    params: LetterParams[Name],
  ): Promise<void> {
    await this.#units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
      this.queue(tx, key, to, name, params),
    );
  }

  /**
   * Sends one letter, or keeps it readable where no SMTP is set.
   *
   * @throws what the mail server said; the job tries again.
   */
  async send(mailId: string): Promise<void> {
    const failure = await this.#units.write({ role: 'fieldhouse_jobs', enter: null }, async (tx) => {
      const [letter] = await tx.query(takeLetter(mailId));
      if (!letter) return null;
      if (!this.#transport) {
        await tx.query(markLetter(mailId, 'kept', null));
        return null;
      }
      if (!ADDRESS.test(letter.toAddress)) {
        await tx.query(markLetter(mailId, 'parked', 'The address is not one plain e-mail address.'));
        return null;
      }
      try {
        await this.#transport.sendMail({
          from: this.#config.MAIL_FROM,
          to: letter.toAddress,
          subject: letter.subject,
          text: letter.bodyText,
          messageId: `<${mailId}@fieldhouse>`,
        });
        await tx.query(markLetter(mailId, 'sent', null));
        return null;
      } catch (error) {
        await tx.query(
          markLetter(mailId, 'queued', error instanceof Error ? error.message.slice(0, 500) : 'unknown'),
        );
        return error;
      }
    });
    if (failure) throw failure;
  }
}
