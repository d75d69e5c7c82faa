export { assign } from './assign.ts';
export { desk } from './desk.ts';
export { familyMessage, previewFamilies, writeToFamilies } from './family-messages.ts';
export { closeFollowUp, saveFollowUp } from './follow-ups.ts';
export { exportList, students } from './list.ts';
