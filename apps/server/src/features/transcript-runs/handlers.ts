export { classes, get, list } from './read-runs.ts';
export { cancel, preview, start } from './start-run.ts';
