import fc from 'fast-check';
import { installSwitch } from './turn.ts';

installSwitch();
globalThis.mostRuns = Number(process.env.PROPERTY_RUNS ?? Number.POSITIVE_INFINITY);
// Which example is the smallest doesn't matter.
if (process.env.PROPERTY_RUNS)
  fc.configureGlobal({
    numRuns: globalThis.mostRuns,
    seed: Number(process.env.SEED ?? 15),
    endOnFailure: true,
  });
