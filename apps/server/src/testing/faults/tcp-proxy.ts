import net from 'node:net';

/** What happens to connections: passed on, refused, or taken and left without a word. */
export type Way = 'open' | 'refused' | 'silent';

/** A proxy of our own between two programs, to break what goes through it. */
export interface TcpProxy {
  readonly port: number;
  way: Way;
  /** Resets every connection there is; new ones go on as `way` says. */
  reset(): void;
  /** Swallows what the target answers from now on, then resets: what it did stays done. */
  loseAnswers(ms: number): void;
  close(): Promise<void>;
}

/**
 * Opens a proxy on a free port of this machine.
 *
 * @param targets ports, asked for each connection: the first that takes it gets it.
 */
export async function openTcpProxy(targets: () => readonly number[]): Promise<TcpProxy> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  /** All that came in, also those that nobody was found for or that are left without a word. */
  const clients = new Set<net.Socket>();
  let way: Way = 'open';
  const join = (client: net.Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) {
      client.destroy();
      return;
    }
    const target = net.connect(port, '127.0.0.1');
    const next = () => join(client, others);
    target.once('error', next);
    target.once('connect', () => {
      target.off('error', next);
      if (client.destroyed) return target.destroy();
      const pair = [client, target] as const;
      pairs.add(pair);
      const end = () => {
        pairs.delete(pair);
        client.destroy();
        target.destroy();
      };
      for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);
      client.pipe(target);
      target.pipe(client);
    });
  };
  const server = net.createServer((client) => {
    client.on('error', () => {});
    clients.add(client);
    client.once('close', () => clients.delete(client));
    if (way === 'refused') client.resetAndDestroy();
    else if (way === 'open') join(client, targets());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reset = () => {
    for (const client of clients) client.resetAndDestroy();
    for (const [, target] of pairs) target.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    get way() {
      return way;
    },
    set way(next) {
      way = next;
      if (next === 'silent') {
        for (const [client, target] of pairs) {
          target.unpipe(client);
          client.unpipe(target);
        }
      } else reset();
    },
    reset,
    loseAnswers(ms) {
      for (const [client, target] of pairs) target.unpipe(client);
      const lost = [...pairs];
      setTimeout(() => {
        for (const [client, target] of lost) {
          client.resetAndDestroy();
          target.destroy();
        }
      }, ms);
    },
    async close() {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
