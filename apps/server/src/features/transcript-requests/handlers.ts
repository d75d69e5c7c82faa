export { answer, ask, endLink, list, withdraw } from './family.ts';
export { decline, queue, send, setHold } from './office.ts';
