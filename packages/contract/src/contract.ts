import { accommodations } from './accommodations.ts';
import { accountApprovals } from './account-approvals.ts';
import { accountFactors, accountSecurity } from './account-security.ts';
import { accounts } from './accounts.ts';
import { advice } from './advice.ts';
import { analytics } from './analytics.ts';
import { authoring } from './authoring.ts';
import { billing } from './billing.ts';
import { calendar } from './calendar.ts';
import { catalog } from './catalog.ts';
import { consent } from './consent.ts';
import { corrections } from './corrections.ts';
import { counseling } from './counseling.ts';
import { coursework } from './coursework.ts';
import { discussionModeration } from './discussion-moderation.ts';
import { discussions } from './discussions.ts';
import { eligibility } from './eligibility.ts';
import { eligibilityGuard } from './eligibility-guard.ts';
import { eligibilityScenarios } from './eligibility-scenarios.ts';
import { eligibilityShare } from './eligibility-share.ts';
import { families } from './families.ts';
import { files } from './files.ts';
import { gradebook } from './gradebook.ts';
import { gradebookStaff } from './gradebook-staff.ts';
import { grading } from './grading.ts';
import { gradingScales } from './grading-scales.ts';
import { graduation } from './graduation.ts';
import { home } from './home.ts';
import { lessons } from './lessons.ts';
import { live } from './live.ts';
import { liveSessions } from './live-sessions.ts';
import { messageModeration } from './message-moderation.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { plans } from './plans.ts';
import { posting } from './posting.ts';
import { profile } from './profile.ts';
import { profileAccount } from './profile-account.ts';
import { records } from './records.ts';
import { resources } from './resources.ts';
import { schoolBranding } from './school-branding.ts';
import { schoolCodes } from './school-codes.ts';
import { people } from './school-people.ts';
import { schools } from './schools.ts';
import { search } from './search.ts';
import { speech } from './speech.ts';
import { studentAccounts } from './student-accounts.ts';
import { studentDetails } from './student-details.ts';
import { schoolTerms } from './terms.ts';
import { transcriptReadings } from './transcript-readings.ts';
import { transcriptRequests } from './transcript-requests.ts';
import { transcriptRuns } from './transcript-runs.ts';
import { transcripts } from './transcripts.ts';

/** Everything that may be asked of the server. */
export const contract = {
  accounts: { ...accounts, ...accountFactors, ...accountSecurity, ...accountApprovals },
  advice,
  analytics,
  authoring,
  billing,
  schools: { ...schools, ...schoolBranding, ...schoolCodes, ...schoolTerms, ...gradingScales },
  graduation,
  home,
  catalog,
  calendar,
  lessons,
  live: { ...live, ...liveSessions },
  consent,
  counseling,
  coursework: { ...coursework, ...accommodations },
  discussions: { ...discussions, ...discussionModeration },
  eligibility: { ...eligibility, ...eligibilityGuard, ...eligibilityScenarios, ...eligibilityShare },
  families,
  studentAccounts,
  files,
  grading,
  gradebook: { ...gradebook, ...gradebookStaff, ...posting },
  messages: { ...messages, ...messageModeration },
  notifications,
  profile: { ...profile, ...profileAccount },
  operations,
  corrections,
  people,
  plans,
  records: { ...records, ...studentDetails },
  search,
  resources,
  speech,
  transcriptReadings,
  transcriptRequests,
  transcriptRuns,
  transcripts,
};
export type Contract = typeof contract;
