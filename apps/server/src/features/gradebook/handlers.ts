export { exportGradebook as export } from './export.ts';
export { courses, grid } from './grid.ts';
export { cellHistory } from './history.ts';
export { previewImport } from './import.ts';
export { ask, detail } from './inquiries.ts';
export { mine } from './mine.ts';
export { post, reopen, reviewPosting } from './posting.ts';
export { release, setCells } from './set-cells.ts';
export { saveSetup } from './setup.ts';
