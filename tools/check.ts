import { runSteps, runStepsInPairs, serverStep, staticSteps, unitStep } from './steps.ts';

await runStepsInPairs(staticSteps);
await runSteps([unitStep, serverStep]);
