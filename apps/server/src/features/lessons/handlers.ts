export { beat } from './beat.ts';
export { course } from './course.ts';
export { get } from './lesson.ts';
export { recordEvents } from './record-events.ts';
