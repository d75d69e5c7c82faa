export { ask } from './ask.ts';
export { answer, questions, seeAlert } from './desk.ts';
export { handOver } from './hand-over.ts';
export { changes, conversation, get } from './read.ts';
export { saveSettings, settings } from './settings.ts';
