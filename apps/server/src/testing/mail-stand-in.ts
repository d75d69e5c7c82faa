import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server behaves towards the next letters. */
export type MailBehaviour =
  | 'accept'
  /** Says nothing at all after the text has come. */
  | 'silent'
  /** Doesn't even greet. */
  | 'mute'
  /** 451 to the text: another time. */
  | 'later'
  /** 554 to the text, for good. */
  | 'refuse'
  /** 554 5.7.1: it doesn't like us. */
  | 'blocked'
  /** 550 5.1.1 to the recipient: there is no such mailbox. */
  | 'no_mailbox'
  /** 450 to the recipient. */
  | 'recipient_later'
  /** Keeps the letter and ends the connection before it says so. */
  | 'drop';

/** A mail server on this machine that speaks SMTP and does as it is told. */
export interface MailStandIn {
  readonly url: string;
  /** The letters it has, each as it came. */
  readonly received: string[];
  behaviour: MailBehaviour;
  close(): Promise<void>;
}

const answer = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

/** Opens one on a free port. */
export async function openMailStandIn(): Promise<MailStandIn> {
  const received: string[] = [];
  const standIn = { received, behaviour: 'accept' as MailBehaviour };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      if (standIn.behaviour !== 'mute') done();
    },
    onRcptTo(_address, _session, done) {
      if (standIn.behaviour === 'no_mailbox') return done(answer('5.1.1 No such user here', 550));
      if (standIn.behaviour === 'recipient_later') return done(answer('4.2.0 Greylisted', 450));
      done();
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        switch (standIn.behaviour) {
          case 'later':
            return done(answer('try later', 451));
          case 'refuse':
            return done(answer('no', 554));
          case 'blocked':
            return done(answer('5.7.1 blocked', 554));
          case 'silent':
            return;
          case 'drop':
            received.push(text);
            for (const socket of sockets) socket.destroy();
            return;
          default:
            received.push(text);
            done();
        }
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}
