export { answer, ask, list, withdraw } from './family.ts';
export { decline, queue, send, setHold } from './office.ts';
