export { addTestEvent } from './add-test-event.ts';
export { exportCalendar as export } from './export.ts';
export { createFeed, feed, revokeFeed } from './feed.ts';
export { range } from './range.ts';
export { updateEvent } from './update-event.ts';
