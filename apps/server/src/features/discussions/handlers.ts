export { follow, markRead } from './follow.ts';
export { listAsGuardian } from './guardian.ts';
export { decideReport, lock, pin, remove, report, reports, unanswered } from './moderate.ts';
export { history, list, people, picker, thread } from './read.ts';
export { edit, post, reply } from './write.ts';
