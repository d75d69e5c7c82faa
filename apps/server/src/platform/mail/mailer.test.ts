import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';

/** A mail server on this machine that speaks SMTP and does as it is told. */
interface MailStandIn {
  readonly url: string;
  readonly received: string[];
  behaviour: 'accept' | 'refuse_later' | 'refuse';
  close(): Promise<void>;
}

async function openMailStandIn(): Promise<MailStandIn> {
  const received: string[] = [];
  const standIn = { received, behaviour: 'accept' as MailStandIn['behaviour'] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        if (standIn.behaviour === 'refuse_later')
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        if (standIn.behaviour === 'refuse')
          return done(Object.assign(new Error('no'), { responseCode: 550 }));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return Object.assign(standIn, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

let mail: MailStandIn;
let world: World;
beforeAll(async () => {
  mail = await openMailStandIn();
  world = await openWorld({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await world.close();
  await mail.close();
});

const to = { userId: null, address: 'ada@example.test', locale: 'es' as const };

async function lastLetter(): Promise<{
  id: string;
  state: string;
  tries: number;
  last_error: string | null;
}> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      'select id, state, tries, last_error from mail_outbox order by created_at desc, id desc limit 1',
    ),
  );
  return rows[0] as Awaited<ReturnType<typeof lastLetter>>;
}

it('sends a letter once, in the language of its reader', async () => {
  const { mailer } = world.services;
  await mailer.queueAlone('key-1', to, 'confirm-email', {
    link: 'https://x.test/#token=abc',
    brand: 'Fieldhouse',
  });
  await mailer.queueAlone('key-1', to, 'confirm-email', {
    link: 'https://x.test/#token=other',
    brand: 'Fieldhouse',
  });
  const { id } = await lastLetter();
  await mailer.send(id);
  await mailer.send(id);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain('ada@example.test');
  expect((await lastLetter()).state).toBe('sent');
});

it('keeps a letter that the mail server refuses for now, says why, and sends it later', async () => {
  const { mailer } = world.services;
  const before = mail.received.length;
  mail.behaviour = 'refuse_later';
  await mailer.queueAlone('key-2', to, 'confirm-email', { link: 'https://x.test/', brand: 'Fieldhouse' });
  const { id } = await lastLetter();
  await expect(mailer.send(id)).rejects.toThrow(/try later/);
  expect(await lastLetter()).toMatchObject({
    state: 'queued',
    tries: 1,
    last_error: expect.stringContaining('try later'),
  });
  mail.behaviour = 'accept';
  await mailer.send(id);
  expect(mail.received).toHaveLength(before + 1);
});

it('never lets an address carry a second recipient or a header', async () => {
  const { mailer } = world.services;
  const before = mail.received.length;
  const address = 'ada@example.test, thief@example.test\r\nBcc: x@example.test';
  await mailer.queueAlone('key-3', { ...to, address }, 'confirm-email', {
    link: 'https://x.test/',
    brand: 'F',
  });
  const { id } = await lastLetter();
  await mailer.send(id);
  expect((await lastLetter()).state).toBe('parked');
  expect(mail.received).toHaveLength(before);
});
