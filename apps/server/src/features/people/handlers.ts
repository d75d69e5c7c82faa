export { end, endSessions, reactivate, setDuties, suspend } from './change.ts';
export { departure, history, list } from './list.ts';
