export { ask, detail } from './inquiries.ts';
export { mine } from './mine.ts';
