export { queue } from './queue.ts';
export { record } from './record.ts';
export { getWork } from './work.ts';
