export { archive, delete } from './archive.ts';
export {
  addAssignment,
  addColumn,
  archiveAssignment,
  deleteAssignment,
  duplicateAssignment,
  getAssignment,
  publishAssignment,
  saveAssignment,
  saveAssignmentSettings,
} from './assignments.ts';
export { create, get, list, saveDetails } from './courses.ts';
export { saveContent } from './credited-content.ts';
export { previewShift, shiftDates, undoShift } from './dates.ts';
export { duplicate } from './duplicate.ts';
export { embedVideo, fixContent } from './generated.ts';
export {
  addLesson,
  deleteLesson,
  duplicateLesson,
  getLesson,
  publishLesson,
  publishLessons,
  saveLesson,
  unpublishLesson,
} from './lessons.ts';
export { addModule, deleteModule, renameModule, reorder } from './outline.ts';
export { presence } from './presence.ts';
export { decidePublish, publish } from './publish.ts';
export { getVersion, listVersions, restoreVersion } from './version-handlers.ts';
