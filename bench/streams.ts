import http from 'node:http';

/**
 * Browsers that listen: one stream of events for each cookie, from a process of its own. Tells its parent when all are
 * open, and of each event: whose stream, what, and when it came (nanoseconds of the machine's clock since it started).
 */
export interface StreamJob {
  readonly url: string;
  readonly cookies: readonly string[];
}
export type StreamWord =
  | { readonly kind: 'open' }
  | { readonly kind: 'event'; readonly stream: number; readonly topic: string; readonly at: string };

const tell = (word: StreamWord) => process.send?.(word);

process.once('message', (job: StreamJob) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let open = 0;
  const listen = (cookie: string, stream: number) =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(`${job.url}/api/events`, { agent, headers: { cookie } }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`));
        open += 1;
        resolve();
        let rest = '';
        response.on('data', (chunk: Buffer) => {
          const at = String(process.hrtime.bigint());
          const parts = (rest + chunk.toString()).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) {
            if (!part.startsWith('data: ')) continue;
            const { topic } = JSON.parse(part.slice('data: '.length)) as { topic: string };
            tell({ kind: 'event', stream, topic, at });
          }
        });
      });
      request.on('error', reject);
    });
  void (async () => {
    // In groups: nobody's browsers come back all in one instant.
    for (let from = 0; from < job.cookies.length; from += 100) {
      await Promise.all(job.cookies.slice(from, from + 100).map((cookie, at) => listen(cookie, from + at)));
    }
    if (open === job.cookies.length) tell({ kind: 'open' });
  })();
});
