export {
  accommodations,
  endAccommodation,
  endOverride,
  extendable,
  setAccommodation,
  setOverride,
} from './accommodations.ts';
export { checkMatching } from './check-matching.ts';
export { saveDraft } from './drafts.ts';
export { get } from './page.ts';
export { reportProblem } from './report-problem.ts';
export { reports, resolveReport } from './reports.ts';
export { submit } from './submit.ts';
