export { ask, detail } from './inquiries.ts';
export { mine } from './mine.ts';
export { post, reopen, reviewPosting } from './posting.ts';
