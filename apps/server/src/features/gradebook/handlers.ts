export { mine } from './mine.ts';
