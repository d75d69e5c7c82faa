export { type EnteredCredit, enterCredit } from './enter-credit.ts';
