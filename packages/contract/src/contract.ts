import { accountApprovals } from './account-approvals.ts';
import { accountFactors, accountSecurity } from './account-security.ts';
import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { calendar } from './calendar.ts';
import { catalog } from './catalog.ts';
import { coursework } from './coursework.ts';
import { files } from './files.ts';
import { gradebook } from './gradebook.ts';
import { gradebookStaff } from './gradebook-staff.ts';
import { grading } from './grading.ts';
import { home } from './home.ts';
import { lessons } from './lessons.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { profile } from './profile.ts';
import { profileAccount } from './profile-account.ts';
import { schoolBranding } from './school-branding.ts';
import { schools } from './schools.ts';
import { speech } from './speech.ts';

/** Everything that may be asked of the server. */
export const contract = {
  accounts: { ...accounts, ...accountFactors, ...accountSecurity, ...accountApprovals },
  billing,
  schools: { ...schools, ...schoolBranding },
  home,
  catalog,
  calendar,
  lessons,
  coursework,
  files,
  grading,
  gradebook: { ...gradebook, ...gradebookStaff },
  notifications,
  profile: { ...profile, ...profileAccount },
  operations,
  speech,
};
export type Contract = typeof contract;
