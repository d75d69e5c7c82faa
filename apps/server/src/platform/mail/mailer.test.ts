import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { type MailBehaviour, type MailStandIn, openMailStandIn } from '#testing/mail-stand-in.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type World } from '#testing/world.ts';
import { mailFailure } from './outcome.ts';

/** A silent server is waited for this long; one that never answers three times as long. */
const TIMEOUT_MS = 2_000;
const HOUR_MS = 3_600_000;
const PATIENCE = { timeout: 10_000 };

let mail: MailStandIn;
let world: World;
let began: number;
beforeAll(async () => {
  mail = await openMailStandIn();
  world = await openWorld({ SMTP_URL: mail.url, SMTP_TIMEOUT_MS: String(TIMEOUT_MS) });
  began = Date.now();
});
afterEach(() => {
  mail.behaviour = 'accept';
  mail.received.length = 0;
  world.isAt(new Date().toISOString());
});
afterAll(async () => {
  await world.close();
  await mail.close();
});

interface Row {
  readonly id: string;
  readonly state: string;
  readonly tries: number;
  readonly last_error: string | null;
}

const asJob = async <R>(text: string, values: unknown[] = []) =>
  (await world.services.units.write(jobForPlatform, (tx) => tx.execute(text, values))).rows as R[];

/** Writes a letter of its own to an address of its own. */
async function hasLetter(
  template: 'membership-approved' | 'confirm-email' = 'membership-approved',
  to?: string,
) {
  const key = newId();
  const address = to ?? `${key}@example.test`;
  const reader = { userId: null, address, locale: 'es' as const };
  const link = 'https://x.test/#token=abc';
  if (template === 'confirm-email') {
    await world.services.mailer.queueAlone(key, reader, template, { link, brand: 'Fieldhouse' });
  } else {
    await world.services.mailer.queueAlone(key, reader, template, { link, schoolName: 'A School' });
  }
  const [row] = await asJob<Row>('select id from mail_outbox where message_key = $1', [key]);
  return { id: row?.id ?? expect.fail('no letter'), address };
}

const look = async (id: string) => {
  const [row] = await asJob<Row>('select id, state, tries, last_error from mail_outbox where id = $1', [id]);
  return row ?? expect.fail('no letter');
};

/** As the job does it: what it throws makes it come again. */
const sends = (id: string): Promise<string> =>
  world.services.mailer.send(id).then(
    () => 'done',
    (error: Error) => error.message,
  );

const later = (ms: number) => world.isAt(new Date(Date.now() + ms).toISOString());

it('sends a letter once, in the language of its reader, and marks it as written by a machine', async () => {
  const { mailer } = world.services;
  const to = { userId: null, address: 'ada@example.test', locale: 'es' as const };
  for (const link of ['https://x.test/#token=abc', 'https://x.test/#token=other']) {
    await mailer.queueAlone('key-1', to, 'confirm-email', { link, brand: 'Fieldhouse' });
  }
  const letters = await asJob<Row>("select id from mail_outbox where message_key = 'key-1'");
  const id = letters[0]?.id ?? '';
  expect(letters).toHaveLength(1);
  expect(await sends(id)).toBe('done');
  expect(await sends(id)).toBe('done');
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain('ada@example.test');
  expect(mail.received[0]).toMatch(/Auto-Submitted: auto-generated/i);
  expect(mail.received[0]).not.toMatch(/List-Unsubscribe/i);
  expect((await look(id)).state).toBe('sent');
});

/** Parts of what came: the head, unfolded, and the plain and the HTML text, decoded. */
function read(received: string) {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').replace(/=\r\n/g, '');
  const decoded = Buffer.from(
    body.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
  return { head: head.replace(/\r\n[ \t]+/g, ' '), decoded };
}

it('comes from the school by the platform, greets the reader, and takes answers to the school', async () => {
  const school = await world.hasSchool('Oak "High"');
  const reader = await school.hasStudent({ name: 'Ada Park' });
  await asOwner(world, (client) =>
    client.query("update schools set email = 'office@oak.test' where id = $1", [school.schoolId]),
  );
  const to = {
    ...{ userId: reader.userId, address: reader.email, locale: 'en' as const },
    schoolId: school.schoolId as never,
  };
  const sent = async (key: string) => {
    const [row] = await asJob<Row>('select id from mail_outbox where message_key = $1', [key]);
    mail.received.length = 0;
    expect(await sends(row?.id ?? '')).toBe('done');
    return { ...read(mail.received[0] ?? ''), id: row?.id };
  };
  const link = world.services.mailer.link('/dashboard');
  await world.services.mailer.queueAlone('headed', to, 'membership-approved', {
    link,
    schoolName: 'Oak "High"',
  });
  const { head, decoded, id } = await sent('headed');
  expect(head).toMatch(/^From: "Oak \\"High\\" via Fieldhouse" <no-reply@fieldhouse\.test>$/m);
  expect(head).toMatch(/^Reply-To: office@oak\.test$/m);
  expect(head).toContain(`Message-ID: <${id}@fieldhouse.test>`);
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(decoded).toContain('Hello Ada,\r\n\r\nOak "High" approved your account.');
  expect(decoded).toMatch(/<a href="[^"]+\/dashboard" [^>]*>Continue<\/a>/);
  expect(decoded).toContain('Oak &quot;High&quot; approved your account.');

  // Whoever signs up with a stranger's address has no words of theirs sent there.
  await asOwner(world, (client) =>
    client.query('update users set email_verified = false where id = $1', [reader.userId]),
  );
  const { schoolId: _, ...platform } = to;
  await world.services.mailer.queueAlone('unconfirmed', platform, 'confirm-email', {
    link,
    brand: 'Fieldhouse',
  });
  const second = await sent('unconfirmed');
  expect(second.head).toMatch(/^From: Fieldhouse <no-reply@fieldhouse\.test>$/m);
  expect(second.head).not.toMatch(/^Reply-To:/m);
  expect(second.decoded).toContain('Hello,\r\n\r\nWelcome');
  expect(second.decoded).not.toContain('Ada');

  // Nor has whoever asks for another address, until that one is confirmed.
  await asOwner(world, (client) =>
    client.query('update users set email_verified = true where id = $1', [reader.userId]),
  );
  const elsewhere = { ...platform, address: 'stranger@example.test' };
  await world.services.mailer.queueAlone('elsewhere', elsewhere, 'change-email', { link, hours: 24 });
  expect((await sent('elsewhere')).decoded).not.toContain('Ada');

  const coach = { userId: null, address: 'coach@college.test', name: 'Coach Reyes', locale: 'de' as const };
  const about = { studentName: 'Ada Park', schoolName: 'Oak', days: 14, link };
  await world.services.mailer.queueAlone('coach', coach, 'ledger-share', about);
  expect((await sent('coach')).decoded).toContain('Hallo Coach Reyes!\r\n\r\nDie Familie von Ada Park');
});

it('carries the address that ends letters of its kind with one click', async () => {
  const url = 'https://x.test/api/unsubscribe/AAAA';
  const to = { userId: null, address: 'ada@example.test', locale: 'en' as const };
  await world.services.units.write(jobForPlatform, (tx) =>
    world.services.mailer.queueComposed(tx, 'news-1', to, 'news', {
      subject: 'New\r\nBcc: thief@example.test',
      body: 'Text',
      unsubscribeUrl: url,
    }),
  );
  const [row] = await asJob<Row>("select id from mail_outbox where message_key = 'news-1'");
  await sends(row?.id ?? '');
  const [head = ''] = (mail.received[0] ?? '').split('\r\n\r\n');
  expect(head).toContain(`List-Unsubscribe: <${url}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toContain('Subject: New Bcc: thief@example.test');
});

it.each<[MailBehaviour, RegExp]>([
  ['later', /try later/],
  ['recipient_later', /Greylisted/],
  ['blocked', /blocked/],
  ['mute', /[Gg]reeting|[Tt]imeout/],
])('survives a mail server that is %s: tried again, sent once', async (behaviour, reason) => {
  const { id } = await hasLetter();
  mail.behaviour = behaviour;
  for (const tries of [1, 2, 3]) {
    expect(await sends(id)).toMatch(reason);
    expect(await look(id)).toMatchObject({
      state: 'queued',
      tries,
      last_error: expect.stringMatching(reason),
    });
  }
  mail.behaviour = 'accept';
  expect(await sends(id)).toBe('done');
  expect(mail.received).toHaveLength(1);
  expect(await look(id)).toMatchObject({ state: 'sent', last_error: null });
});

it('survives a mail server that is down, for as long as a day, and then parks the letter with the reason', async () => {
  const dead = await openMailStandIn();
  const other = await openWorld({ SMTP_URL: dead.url, SMTP_TIMEOUT_MS: '1000' });
  try {
    await dead.close();
    const { mailer, units } = other.services;
    const to = { userId: null, address: 'ada@example.test', locale: 'en' as const };
    await mailer.queueAlone('down', to, 'membership-approved', { link: 'https://x.test/', schoolName: 'S' });
    const look = async () =>
      (await units.write(jobForPlatform, (tx) => tx.execute('select * from mail_outbox'))).rows[0] as Row;
    const { id } = await look();
    for (const hours of [0, 1, 5, 23]) {
      other.isAt(new Date(Date.now() + hours * HOUR_MS).toISOString());
      await expect(mailer.send(id)).rejects.toThrow(/ECONNREFUSED/);
      expect((await look()).state).toBe('queued');
    }
    other.isAt(new Date(Date.now() + 25 * HOUR_MS).toISOString());
    await mailer.send(id);
    expect(await look()).toMatchObject({
      state: 'parked',
      last_error: expect.stringMatching(/Tried for a day.*ECONNREFUSED/),
    });
    // The queue's own options reach that far: never more than an hour apart.
    const { rows } = await units.write(jobForPlatform, (tx) =>
      tx.execute(
        "select retry_limit, retry_delay_max from pgboss.job where name = 'mail.send' order by created_on limit 1",
      ),
    );
    expect(rows[0]).toEqual({ retry_limit: 80, retry_delay_max: 3600 });
  } finally {
    await other.close();
  }
});

it('holds no transaction and no caller while the mail server is silent', async () => {
  const { id } = await hasLetter();
  mail.behaviour = 'silent';
  const sending = sends(id);
  // On the embedded database, which has one session, this would wait for the mail server.
  const asked = performance.now();
  expect((await look(id)).state).toBe('queued');
  await hasLetter();
  expect(performance.now() - asked).toBeLessThan(TIMEOUT_MS);
  expect(await sending).toMatch(/[Tt]imeout|too long/);
});

it.each<MailBehaviour>(['drop', 'silent'])(
  'sends at most one duplicate through a mail server that is %s, and then parks the letter',
  async (behaviour) => {
    const { id } = await hasLetter();
    mail.behaviour = behaviour;
    expect(await sends(id)).not.toBe('done');
    expect(await sends(id)).not.toBe('done');
    expect(await sends(id)).toBe('done');
    expect(await look(id)).toMatchObject({
      state: 'parked',
      last_error: expect.stringMatching(/may have arrived/),
    });
    if (behaviour === 'drop') expect(mail.received).toHaveLength(2);
    // Both carry one id, by which mailboxes tell duplicates.
    for (const email of mail.received) expect(email).toContain(`<${id}@fieldhouse.test>`);
  },
);

it('takes up a letter whose sender died with it, once the lease is over, and counts that it may have gone out', async () => {
  const { id } = await hasLetter();
  for (const round of [0, 1]) {
    mail.behaviour = 'silent';
    void sends(id);
    // Somebody else comes by while it is being sent.
    await expect.poll(() => look(id).then(({ tries }) => tries), PATIENCE).toBe(round + 1);
    expect(await sends(id)).toMatch(/Another process/);
    // The sender dies: nothing of what it would have written is written.
    await asJob("update mail_outbox set last_error = 'never said' where id = $1", [id]);
    await expect.poll(() => look(id).then((row) => row.last_error), PATIENCE).not.toBe('never said');
    await asJob(
      "update mail_outbox set leased_until = now() + interval '1 minute', unsure_tries = $2 where id = $1",
      [id, round + 1],
    );
    later((round + 1) * 5 * 60_000);
  }
  mail.behaviour = 'accept';
  expect(await sends(id)).toBe('done');
  expect((await look(id)).state).toBe('parked');
  expect(mail.received).toHaveLength(0);
});

it('parks what is refused for good, and never tries it again', async () => {
  const { id } = await hasLetter();
  mail.behaviour = 'refuse';
  expect(await sends(id)).toBe('done');
  expect(await look(id)).toMatchObject({
    state: 'parked',
    tries: 1,
    last_error: expect.stringContaining('554'),
  });
  mail.behaviour = 'accept';
  expect(await sends(id)).toBe('done');
  expect(mail.received).toHaveLength(0);
});

it('sends nothing more to an address without a mailbox, but for what gets people back in', async () => {
  const { id, address } = await hasLetter();
  mail.behaviour = 'no_mailbox';
  expect(await sends(id)).toBe('done');
  expect(await look(id)).toMatchObject({ state: 'bounced', last_error: expect.stringContaining('5.1.1') });
  const kept = await asJob<{ address_hash: string }>('select address_hash from mail_suppressions');
  expect(JSON.stringify(kept)).not.toContain(address);
  mail.behaviour = 'accept';
  const next = await hasLetter('membership-approved', address.toUpperCase());
  expect(await sends(next.id)).toBe('done');
  expect((await look(next.id)).state).toBe('bounced');
  expect(mail.received).toHaveLength(0);
  const confirm = await hasLetter('confirm-email', address);
  expect(await sends(confirm.id)).toBe('done');
  expect((await look(confirm.id)).state).toBe('sent');
  expect(mail.received).toHaveLength(1);
});

it.each<[MailBehaviour, 'bounced' | 'parked']>([
  ['no_mailbox', 'bounced'],
  ['refuse', 'parked'],
])('has a job tell where a transcript never arrived: %s', async (behaviour, state) => {
  const key = newId();
  const to = { userId: null, address: `${key}@example.test`, locale: 'en' as const };
  const params = { studentName: 'Ada', schoolName: 'S', days: 30, link: 'https://x.test/' };
  await world.services.mailer.queueAlone(key, to, 'transcript-delivery', params);
  const [row] = await asJob<Row>('select id from mail_outbox where message_key = $1', [key]);
  const id = row?.id ?? expect.fail('no letter');
  mail.behaviour = behaviour;
  await sends(id);
  expect(await look(id)).toMatchObject({ state });
  const told = (mailId: string) =>
    asJob("select 1 from pgboss.job where name = 'mail.returned' and data->>'mailId' = $1", [mailId]);
  expect(await told(id)).toHaveLength(1);
  // A person sends it again: that is tried, whatever came back before.
  mail.behaviour = 'accept';
  await world.services.mailer.queueAlone(`${key}-again`, to, 'transcript-delivery', params);
  const [again] = await asJob<Row>('select id from mail_outbox where message_key = $1', [`${key}-again`]);
  await sends(again?.id ?? '');
  expect(await look(again?.id ?? '')).toMatchObject({ state: 'sent' });
  // Others are nobody's to tell.
  mail.behaviour = behaviour;
  const other = await hasLetter();
  await sends(other.id);
  expect(await told(other.id)).toEqual([]);
});

it('tells of no transcript that may have arrived', async () => {
  const key = newId();
  const to = { userId: null, address: `${key}@example.test`, locale: 'en' as const };
  const params = { studentName: 'Ada', schoolName: 'S', days: 30, link: 'https://x.test/' };
  await world.services.mailer.queueAlone(key, to, 'transcript-delivery', params);
  const [row] = await asJob<Row>('select id from mail_outbox where message_key = $1', [key]);
  const id = row?.id ?? expect.fail('no letter');
  mail.behaviour = 'drop';
  for (const _ of [1, 2, 3]) await sends(id);
  expect(await look(id)).toMatchObject({
    state: 'parked',
    last_error: expect.stringMatching(/may have arrived/),
  });
  expect(
    await asJob("select 1 from pgboss.job where name = 'mail.returned' and data->>'mailId' = $1", [id]),
  ).toEqual([]);
});

it('never lets an address carry a second recipient or a header', async () => {
  const { id } = await hasLetter(
    'membership-approved',
    'ada@example.test, thief@example.test\r\nBcc: x@example.test',
  );
  expect(await sends(id)).toBe('done');
  expect((await look(id)).state).toBe('parked');
  expect(mail.received).toHaveLength(0);
});

it('finds letters whose job is gone', async () => {
  const { id } = await hasLetter();
  await asJob("delete from pgboss.job where name = 'mail.send'");
  const jobs = () =>
    asJob<{ id: string }>("select data->>'mailId' as id from pgboss.job where name = 'mail.send'");
  await world.runs('mail.sweep', {});
  expect(await jobs()).toEqual([]);
  world.isAt(new Date(began + 24 * HOUR_MS).toISOString());
  await world.runs('mail.sweep', {});
  expect((await jobs()).map((job) => job.id)).toContain(id);
});

it('reads what mail servers say', () => {
  const said = (responseCode: number | undefined, command: string, response: string, isHandedOver = false) =>
    mailFailure({ responseCode, command, response }, isHandedOver);
  expect(said(550, 'RCPT TO', '550 5.1.1 unknown')).toBe('bounced');
  expect(said(550, 'DATA', '550 5.1.10 null mx')).toBe('bounced');
  expect(said(550, 'RCPT TO', '550 no such user')).toBe('bounced');
  expect(said(550, 'RCPT TO', '550 5.2.1 mailbox disabled')).toBe('bounced');
  expect(said(552, 'RCPT TO', '552 5.2.2 mailbox full')).toBe('later');
  expect(said(554, 'RCPT TO', '554 5.7.1 relaying denied')).toBe('later');
  expect(said(535, 'AUTH PLAIN', '535 5.7.8 bad password')).toBe('later');
  expect(said(550, 'MAIL FROM', '550 5.1.8 bad sender')).toBe('later');
  expect(said(554, 'DATA', '554 looks like spam')).toBe('refused');
  expect(said(451, 'DATA', '451 4.3.0 busy', true)).toBe('later');
  expect(said(undefined, 'CONN', '', false)).toBe('later');
  expect(said(undefined, 'CONN', '', true)).toBe('unsure');
});
