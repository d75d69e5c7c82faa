export { assign } from './assign.ts';
export { closeFollowUp, saveFollowUp } from './follow-ups.ts';
export { exportList, students } from './list.ts';
