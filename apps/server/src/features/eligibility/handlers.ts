export { endGuard, guards, proceedGuard, saveSignDays, signGuard } from './guard-requests.ts';
export { history, ledger } from './ledger.ts';
export { saveCourseDates, saveProfile } from './profile.ts';
export { addTitles, endTitle, registry, saveStatus } from './registry.ts';
export { deleteScenario, saveScenario, scenarios } from './scenarios.ts';
