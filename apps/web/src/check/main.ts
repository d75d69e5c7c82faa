import { startCheck } from './start-check.ts';

startCheck(() => import('./answer.ts'));
