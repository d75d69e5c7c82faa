export { builtInReleases } from './built-in-releases.ts';
export { comments, dropComment, keepComment } from './comments.ts';
export { answerInquiry, inquiries } from './inquiries.ts';
export { presence } from './presence.ts';
export { getSample, quality, scoreSample } from './quality.ts';
export { queue } from './queue.ts';
export { record } from './record.ts';
export { getWork } from './work.ts';
