import { runSteps, serverStep, staticSteps, unitStep } from './steps.ts';

await runSteps([...staticSteps, unitStep, serverStep]);
