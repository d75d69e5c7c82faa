export {
  declineGuard,
  endGuard,
  guards,
  proceedGuard,
  saveSignDays,
  signGuard,
  waitingGuards,
} from './guard-requests.ts';
export { history, ledger } from './ledger.ts';
export { saveCourseDates, saveProfile } from './profile.ts';
export { addTitles, endTitle, registry, saveStatus } from './registry.ts';
export { saveHomeDocument } from './save-home-document.ts';
export { deleteScenario, saveScenario, scenarios } from './scenarios.ts';
export { openShare, shareHolds } from './shared-ledger.ts';
export { answerShare, askShare, endShare, giveShare, keepShare, shares } from './shares.ts';
