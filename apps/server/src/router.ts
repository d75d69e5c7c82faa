import * as accounts from '#features/accounts/handlers.ts';
import * as advice from '#features/advice/handlers.ts';
import * as analytics from '#features/analytics/handlers.ts';
import * as authoring from '#features/authoring/handlers.ts';
import * as billing from '#features/billing/handlers.ts';
import * as calendar from '#features/calendar/handlers.ts';
import * as catalog from '#features/catalog/handlers.ts';
import * as consent from '#features/consent/handlers.ts';
import * as corrections from '#features/corrections/handlers.ts';
import * as counseling from '#features/counseling/handlers.ts';
import * as coursework from '#features/coursework/handlers.ts';
import * as discussions from '#features/discussions/handlers.ts';
import * as eligibility from '#features/eligibility/handlers.ts';
import * as families from '#features/families/handlers.ts';
import * as files from '#features/files/handlers.ts';
import * as gradebook from '#features/gradebook/handlers.ts';
import * as grading from '#features/grading/handlers.ts';
import * as graduation from '#features/graduation/handlers.ts';
import * as home from '#features/home/handlers.ts';
import * as lessons from '#features/lessons/handlers.ts';
import * as live from '#features/live/handlers.ts';
import * as messages from '#features/messages/handlers.ts';
import * as notifications from '#features/notifications/handlers.ts';
import * as operations from '#features/operations/handlers.ts';
import * as people from '#features/people/handlers.ts';
import * as plans from '#features/plans/handlers.ts';
import * as profile from '#features/profile/handlers.ts';
import * as records from '#features/records/handlers.ts';
import * as resources from '#features/resources/handlers.ts';
import * as schools from '#features/schools/handlers.ts';
import * as search from '#features/search/handlers.ts';
import * as speech from '#features/speech/handlers.ts';
import * as studentAccounts from '#features/student-accounts/handlers.ts';
import * as transcriptReadings from '#features/transcript-readings/handlers.ts';
import * as transcriptRequests from '#features/transcript-requests/handlers.ts';
import * as transcriptRuns from '#features/transcript-runs/handlers.ts';
import * as transcripts from '#features/transcripts/handlers.ts';
import { os } from '#platform/procedure.ts';

/** Every procedure with its handler; one that is missing or too many doesn't compile. */
export const router = os.router({
  accounts,
  advice,
  analytics,
  authoring,
  billing,
  schools,
  graduation,
  home,
  catalog,
  calendar,
  lessons,
  live,
  counseling,
  coursework,
  discussions,
  consent,
  eligibility,
  families,
  studentAccounts,
  files,
  grading,
  gradebook,
  messages,
  notifications,
  people,
  plans,
  profile,
  operations,
  corrections,
  records,
  search,
  resources,
  speech,
  transcriptReadings,
  transcriptRequests,
  transcriptRuns,
  transcripts,
});
