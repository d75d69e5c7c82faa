export { enterCredit } from './enter-credit.ts';
