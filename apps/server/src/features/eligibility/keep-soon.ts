import { setTimeout } from 'node:timers/promises';
import type { Services } from '#platform/services.ts';
import { keepLedgers } from './keep-ledgers.ts';

/** As db/rls/eligibility-due.sql has it. */
const CHANNEL = 'fieldhouse_due';

/** So long changes are gathered before ledgers are made: one that follows at once costs nothing. */
const GATHER_MS = 250;
/** A longer pause follows longer work, so that a day full of changes leaves most of the time to pages. */
const PAUSE_TO_WORK = 3;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Makes the ledgers that are due as soon as the database tells of one; the job of the queue takes what was missed.
 *
 * @returns how to end it; what is under way is waited for.
 */
export async function keepSoon(services: Services): Promise<() => Promise<void>> {
  const ending = new AbortController();
  let isDue = false;
  let under: Promise<void> | null = null;
  const pause = (ms: number) =>
    setTimeout(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const work = async () => {
    while (isDue && !ending.signal.aborted) {
      await pause(GATHER_MS);
      isDue = false;
      if (ending.signal.aborted) return;
      const began = performance.now();
      try {
        await keepLedgers(services);
      } catch (error) {
        services.log.warn({ err: error }, 'ledgers not kept; the job does it');
      }
      await pause(Math.min(LONGEST_PAUSE_MS, PAUSE_TO_WORK * (performance.now() - began)));
    }
  };
  const begin = () => {
    under ??= work().finally(() => {
      under = null;
      // Told of after the last look.
      if (isDue && !ending.signal.aborted) begin();
    });
  };
  const told = () => {
    isDue = true;
    begin();
  };
  const stop = await services.db.listen(CHANNEL, told, told);
  return async () => {
    ending.abort();
    await stop();
    await under;
  };
}
