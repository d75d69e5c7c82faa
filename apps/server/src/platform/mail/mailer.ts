import { PassThrough } from 'node:stream';
import type { MailId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { isNoEmail } from '@fieldhouse/domain/accounts/entries.ts';
import { createTransport, type Transporter } from 'nodemailer';
import { type RowOf, statement, type Transaction, type Units } from '#db/unit.ts';
import type { Clock } from '../clock.ts';
import { type Config, ownOrigin } from '../config.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Sql } from '../rows.gen.ts';
import { emailHtml } from './email-html.ts';
import { greeting, senderOf } from './heading.ts';
import { oneLine } from './one-line.ts';
import { mailFailure } from './outcome.ts';
import { addressHash } from './suppressions.ts';
import { composeLetter, type LetterName, type LetterParams } from './templates.ts';

export interface Recipient {
  /** Null: no account. */
  readonly userId: string | null;
  readonly address: string;
  readonly locale: Locale;
  /** How somebody without an account is greeted; an account is by its given name. */
  readonly name?: string;
  /** The school in whose name it is written: named above the text, and answers go there. Absent: the platform. */
  readonly schoolId?: SchoolId;
}

/** A letter as it is read. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
  /** Where letters of this kind are ended with one click; null: they can't be. */
  readonly unsubscribeUrl?: string | null;
}

const queueMail = statement<
  Sql['queueMail'],
  {
    mailId: string;
    key: string;
    userId: string | null;
    address: string;
    locale: string;
    template: string;
    subject: string;
    body: string;
    unsubscribeUrl: string | null;
    name: string | null;
    schoolId: string | null;
  },
  { isNew: boolean }
>(`
  select app.queue_mail(:mailId, :key, :userId, :address, :locale, :template, :subject, :body, :unsubscribeUrl, :name,
    :schoolId) as "isNew"`);

interface TakenLetter extends RowOf<typeof takeLetter> {
  readonly isSuppressed: boolean;
  readonly heading: RowOf<typeof findHeading>;
}

/** Whose lease is over never said what became of the letter: that try counts as unsure. */
const takeLetter = statement<
  Sql['takeLetter'],
  { mailOutboxId: string; seconds: number; now: string | null }
>(`
  update mail_outbox set leased_until = :now::timestamptz + make_interval(secs => :seconds), tried_at = :now, tries = tries + 1,
    unsure_tries = unsure_tries + 1
  where id = :mailOutboxId and state = 'queued' and (leased_until is null or leased_until <= :now)
  returning to_address as "toAddress", locale, template, subject, body_text as "bodyText",
    unsubscribe_url as "unsubscribeUrl", unsure_tries - 1 as "unsureTries", created_at as "createdAt"`);
const findHeading = statement<Sql['findHeading'], { mailOutboxId: string }>(`
  select given_name as "givenName", school_name as "schoolName", school_email as "schoolEmail"
  from app.mail_heading(:mailOutboxId)`);
const isQueued = statement<Sql['isQueued'], { mailOutboxId: string }>(
  `select id from mail_outbox where id = :mailOutboxId and state = 'queued'`,
);
const findSuppression = statement<Sql['findSuppression'], { addressHash: string }>(
  'select created_at as at from mail_suppressions where address_hash = :addressHash',
);
const suppress = statement<Sql['suppress'], { addressHash: string; reason: string; now: string }>(
  `insert into mail_suppressions (address_hash, reason, created_at) values (:addressHash, :reason, :now)
   on conflict (address_hash) do nothing`,
);

const markLetter = statement<
  Sql['markLetter'],
  {
    mailOutboxId: string;
    state: Sql['markLetter']['parameters']['state'];
    lastError: string | null;
    now: string;
    isSure: boolean;
  }
>(`
  update mail_outbox set state = :state, last_error = :lastError, leased_until = null,
    unsure_tries = unsure_tries - case when :isSure then 1 else 0 end,
    sent_at = case when :state = 'sent' then :now::timestamptz end
  where id = :mailOutboxId and state = 'queued'`);
const listForgotten = statement<Sql['listForgotten'], { before: string }>(
  `select id from mail_outbox where state = 'queued' and coalesce(tried_at, created_at) < :before order by id limit 500`,
);

/** One plain address; anything that could smuggle a header or a second recipient is refused. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/;

/**
 * Always tried, whatever came back before: without them nobody gets back into the account or to another address, and whoever
 * has no account can't ask for another try.
 */
const ALWAYS_TRIED: ReadonlySet<string> = new Set<LetterName>([
  'reset-password',
  'confirm-email',
  'confirm-school',
  'change-email',
  'mail-works',
  'transcript-delivery',
]);

/** Somebody has to know where these don't arrive: a job follows. */
const RETURNS_ARE_TOLD: ReadonlySet<string> = new Set<LetterName>(['transcript-delivery']);

/** After this time a letter that never got out is parked. */
const PARKED_AFTER_MS = 24 * 3_600_000;
/** Tries of one letter that may each have arrived: one more than the one that was meant. */
const UNSURE_TRIES = 2;
/** Longer than any job waits between two tries. */
const FORGOTTEN_AFTER_MS = 2 * 3_600_000;

const JOBS = { role: 'fieldhouse_jobs', enter: null } as const;

/** Letters: written into the outbox with the deed that causes them, sent by a job; kept there where no SMTP is set. */
export class Mailer {
  readonly #config: Config;
  readonly #units: Units;
  readonly #jobs: Jobs;
  readonly #clock: Clock;
  readonly #transport: Transporter | null;

  constructor(config: Config, units: Units, jobs: Jobs, clock: Clock) {
    this.#config = config;
    this.#units = units;
    this.#jobs = jobs;
    this.#clock = clock;
    const timeout = config.SMTP_TIMEOUT_MS;
    this.#transport = config.SMTP_URL
      ? createTransport({
          url: config.SMTP_URL,
          connectionTimeout: timeout,
          greetingTimeout: timeout,
          socketTimeout: timeout,
        } as never)
      : null;
    // Until the whole text has left for the server it certainly hasn't arrived.
    this.#transport?.use('stream', (mail, done) => {
      const { onHandedOver } = mail.data as { onHandedOver?: () => void };
      mail.message.transform(
        () =>
          new PassThrough({
            flush(finish) {
              onHandedOver?.();
              finish();
            },
          }),
      );
      done();
    });
  }

  get kind(): 'outbox' | 'smtp' {
    return this.#transport ? 'smtp' : 'outbox';
  }

  /** Absolute link into the app. */
  link(pathAndFragment: string): string {
    return new URL(pathAndFragment, ownOrigin(this.#config)).href;
  }

  /** Queues a letter; the same key is sent once, however often its cause runs. */
  async queue<Name extends LetterName>(
    tx: Transaction,
    key: string,
    to: Recipient,
    name: Name,
    params: LetterParams[Name],
  ): Promise<void> {
    await this.queueComposed(tx, key, to, name, composeLetter(to.locale, name, params));
  }

  /** Queues a letter that is written already. */
  async queueComposed(
    tx: Transaction,
    key: string,
    to: Recipient,
    template: string,
    { subject, body, unsubscribeUrl = null }: Letter,
  ): Promise<void> {
    const mailId = newId<MailId>();
    const { userId, address, locale, name = null, schoolId = null } = to;
    // Accounts that a school made have no address: what they are told stands in the app.
    if (address === '' || isNoEmail(address)) return;
    const [answer] = await tx.query(
      queueMail({
        mailId,
        key,
        userId,
        address,
        locale,
        template,
        subject: oneLine(subject),
        body,
        unsubscribeUrl,
        name,
        schoolId,
      }),
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
    await this.#units.write(JOBS, (tx) => this.queue(tx, key, to, name, params));
  }

  /**
   * Sends one letter, or keeps it readable where no SMTP is set. No transaction is open while the mail server is
   * waited for: the letter is leased, and whoever dies with it is followed by the next try once the lease is over.
   *
   * @throws what the mail server said; the job tries again.
   */
  async send(mailId: string): Promise<void> {
    // A try is given up before its lease ends.
    const withinMs = this.#config.SMTP_TIMEOUT_MS * 3;
    const letter = await this.#units.write(JOBS, async (tx) => {
      const taken = await tx.query(
        takeLetter({ mailOutboxId: mailId, seconds: withinMs / 1000 + 30, now: this.#clock.now() }),
      );
      const [found] = taken;
      if (!found) {
        const [busy] = await tx.query(isQueued({ mailOutboxId: mailId }));
        // Kept as a job, so that somebody looks after it when the other one dies.
        if (busy) throw new Error('Another process is sending this letter.');
        return null;
      }
      const [suppression] = await tx.query(
        findSuppression({ addressHash: addressHash(this.#config, found.toAddress) }),
      );
      const [heading] = await tx.query(findHeading({ mailOutboxId: mailId }));
      if (!heading) throw new Error('The email is gone.');
      return { ...found, heading, isSuppressed: suppression !== undefined };
    });
    if (!letter) return;
    const mark = (
      state: 'sent' | 'queued' | 'parked' | 'kept' | 'bounced',
      error: string | null,
      isSure = true,
      suppression: ReturnType<typeof suppress> | null = null,
    ) =>
      this.#units.write(JOBS, async (tx) => {
        if (suppression) await tx.query(suppression);
        await tx.query(
          markLetter({
            mailOutboxId: mailId,
            state,
            lastError: error?.slice(0, 500) ?? null,
            now: this.#clock.now(),
            isSure,
          }),
        );
        // One that was taken without a word may have arrived.
        const isLost = state === 'bounced' || (state === 'parked' && isSure && letter.unsureTries === 0);
        if (isLost && RETURNS_ARE_TOLD.has(letter.template))
          await this.#jobs.enqueue(tx, 'mail.returned', { mailId });
      });
    const { toAddress } = letter;
    if (!this.#transport) return void (await mark('kept', null));
    if (!ADDRESS.test(toAddress)) {
      return void (await mark('parked', 'The address is not one plain email address.'));
    }
    if (letter.isSuppressed && !ALWAYS_TRIED.has(letter.template)) {
      return void (await mark('bounced', 'Nothing is sent to this address: an earlier letter came back.'));
    }
    if (letter.unsureTries >= UNSURE_TRIES) {
      const reason = 'The mail server took it more than once without saying so; it may have arrived.';
      return void (await mark('parked', reason));
    }

    let isHandedOver = false;
    try {
      await withDeadline(
        this.#transport.sendMail(
          this.#message(mailId, letter, () => {
            isHandedOver = true;
          }),
        ),
        withinMs,
        // It may still go out.
        () => {
          isHandedOver = true;
        },
      );
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const failure = mailFailure(error, isHandedOver);
      if (failure === 'bounced') {
        const suppression = suppress({
          addressHash: addressHash(this.#config, toAddress),
          reason: said.slice(0, 500),
          now: this.#clock.now(),
        });
        return void (await mark('bounced', said, true, suppression));
      }
      if (failure === 'refused') return void (await mark('parked', said));
      if (this.#clock.millis() - Date.parse(letter.createdAt) > PARKED_AFTER_MS) {
        return void (await mark('parked', `Tried for a day. ${said}`, failure !== 'unsure'));
      }
      await mark('queued', said, failure !== 'unsure');
      throw error;
    }
    await mark('sent', null);
  }

  /** Letters whose job is gone, as after a loss of the queue, get another one. */
  async sweep(): Promise<void> {
    const before = new Date(this.#clock.millis() - FORGOTTEN_AFTER_MS).toISOString();
    await this.#units.write(JOBS, async (tx) => {
      for (const { id } of await tx.query(listForgotten({ before }))) {
        await this.#jobs.enqueue(tx, 'mail.send', { mailId: id });
      }
    });
  }

  #message(mailId: string, letter: TakenLetter, onHandedOver: () => void) {
    const { toAddress, subject, bodyText, unsubscribeUrl, heading } = letter;
    const locale = letter.locale as Locale;
    const { MAIL_FROM, SUPPORT_EMAIL, BRAND_NAME } = this.#config;
    const schoolName = heading.schoolName && oneLine(heading.schoolName);
    const from = senderOf(MAIL_FROM, schoolName && `${schoolName} via ${BRAND_NAME}`);
    const text = `${greeting(locale, heading.givenName && oneLine(heading.givenName))}\n\n${bodyText}`;
    const replyTo =
      heading.schoolEmail && ADDRESS.test(heading.schoolEmail) ? heading.schoolEmail : SUPPORT_EMAIL;
    return {
      from,
      to: toAddress,
      ...(replyTo ? { replyTo } : {}),
      subject: oneLine(subject),
      text,
      html: emailHtml({
        locale,
        sender: schoolName ?? BRAND_NAME,
        text,
        origin: new URL(ownOrigin(this.#config)).origin,
      }),
      messageId: `<${mailId}@${from.address.split('@').at(-1)}>`,
      // Answers of machines to machines aren't wanted.
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribeUrl)
          ? {
              'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
      onHandedOver,
    } as Parameters<Transporter['sendMail']>[0];
  }
}

/** @throws when it takes longer; what was begun may still end. */
async function withDeadline<Value>(promise: Promise<Value>, ms: number, onLate: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error('The mail server took too long.'));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
