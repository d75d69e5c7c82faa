import { tellBudget } from './budgets.ts';
import { runStepsInPairs, staticSteps } from './steps.ts';

const began = performance.now();
await runStepsInPairs(staticSteps);
tellBudget('check', began);
