export { award, withdraw } from './award.ts';
export { progress } from './progress.ts';
export { saveSet, sets } from './sets.ts';
