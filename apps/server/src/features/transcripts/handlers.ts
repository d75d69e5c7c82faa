export { issue, issued, revoke } from './issue.ts';
export { preview, reasons } from './preview.ts';
export { saveSettings, settings } from './settings.ts';
export { setShown } from './shown.ts';
