import { pause } from './cluster.ts';

/** A browser that follows events, and comes back when its stream ends. */
export interface Follower {
  /** When it last heard something (`performance.now()`); 0: never. */
  readonly heardAt: number;
  stop(): void;
}

export function follow(url: string, cookie: string): Follower {
  let heardAt = 0;
  const stopping = new AbortController();
  const read = async () => {
    const { status, body } = await fetch(`${url}/api/events`, {
      headers: { cookie },
      signal: stopping.signal,
    });
    if (status !== 200 || !body) return;
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      if (decoder.decode(chunk as Uint8Array).includes('data: {"topic"')) heardAt = performance.now();
    }
  };
  void (async () => {
    while (!stopping.signal.aborted) {
      await read().catch(() => {});
      await pause(1_000);
    }
  })();
  return {
    get heardAt() {
      return heardAt;
    },
    stop: () => stopping.abort(),
  };
}
