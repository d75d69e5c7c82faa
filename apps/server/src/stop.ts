import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';

/** How long a stop may take in all. */
const STOP_WITHIN_MS = 20_000;
/** Of that, what requests under way get after the drain at least. */
const REQUESTS_WITHIN_MS = 5_000;

/**
 * How the process ends, without a request lost: it says that it isn't ready and goes on serving while the balancer
 * takes notice, each answer closing its connection; then it takes nothing new, finishes what is under way, and leaves.
 * A second call waits for the first.
 *
 * @param exit ends the process: 0, or 1 when something wasn't finished in time.
 * @param endWork ends background work that isn't in the queue, once what is under way is done.
 */
export function stopInOrder(
  app: FastifyInstance,
  services: Services,
  exit: (code: number) => void = process.exit,
  endWork: () => Promise<void> = async () => {},
): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    const began = performance.now();
    const remainingMs = () => Math.max(0, STOP_WITHIN_MS - 1_000 - (performance.now() - began));
    const tooLate = setTimeout(() => exit(1), STOP_WITHIN_MS);
    tooLate.unref();
    app.isStopping = true;
    const drainMs = services.config.DRAIN_SECONDS * 1_000;
    const released = services.jobs.release();
    app.closeStreams(drainMs);
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await released;
    await endWork();
    const cut = setTimeout(
      () => app.server.closeAllConnections(),
      Math.max(REQUESTS_WITHIN_MS, remainingMs() - 5_000),
    );
    await app.close();
    clearTimeout(cut);
    await services.jobs.stop(Math.max(500, remainingMs() - 1_000));
    await services.events.stop();
    await services.presence.stop();
    await services.speech.stop();
    await services.html.stop();
    await services.ai.stop();
    await services.db.close();
    clearTimeout(tooLate);
    exit(0);
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
