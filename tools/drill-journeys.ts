import { buildStep, journeysStep } from './journeys.ts';
import { runSteps } from './steps.ts';

/** Every journey on both devices and in both languages, TIMES times over. */
const times = Number(process.env.TIMES ?? 1);

await runSteps([buildStep]);
const journeys = await journeysStep({ env: { EVERY_LOOK: '1' } });
await runSteps(
  Array.from({ length: times }, (_, at) => ({
    ...journeys,
    name: `${journeys.name}, ${at + 1} of ${times}`,
  })),
);
