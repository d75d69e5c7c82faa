export { file } from './file.ts';
export { decideReport, exportReported, readReported, report, reports } from './moderate.ts';
export { get, list, unread } from './read.ts';
export { recipients } from './recipients.ts';
export { exportRecord } from './record.ts';
export { rules, saveRules } from './rules.ts';
export { send } from './send.ts';
export { start } from './start.ts';
export { leave, markRead, mute, takeBack } from './state.ts';
