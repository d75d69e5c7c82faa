export { branding, saveBrandingText, setLogo } from './branding.ts';
export { createCode, listCodes, replaceCode, setCodeActive } from './codes.ts';
export { policy, savePolicy } from './grading-policy.ts';
export { confirmAddress, register, resendConfirmation } from './registration.ts';
export { previewScale, saveScale, scales } from './scales.ts';
export { calendar, markDays, savePeriod, saveTerm, saveYear, unmarkDay } from './terms.ts';
