export { end, endSessions, reactivate, setDuties, suspend, takeBack } from './change.ts';
export { departure, history, list } from './list.ts';
