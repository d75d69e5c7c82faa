export { answer, ask, endLink, list, withdraw } from './family.ts';
export { decline, queue, send, sendAgain, setHold } from './office.ts';
