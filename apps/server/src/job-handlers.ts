import { endUnconfirmed } from '#features/accounts/unconfirmed.ts';
import { recountInBackground } from '#features/authoring/recount.ts';
import { refreshContent } from '#features/authoring/refresh-html.ts';
import { sweepConsent } from '#features/consent/sweep.ts';
import { tellOfOverdue } from '#features/counseling/overdue.ts';
import { sendFamilyMessage } from '#features/counseling/send-family-messages.ts';
import { refreshPosts } from '#features/discussions/refresh-html.ts';
import { beginDays, keepLedgers } from '#features/eligibility/keep-ledgers.ts';
import { tellOfAge } from '#features/families/of-age.ts';
import { sweepFile } from '#features/files/jobs.ts';
import { gradeByEngine } from '#features/grading/jobs.ts';
import { markMissing } from '#features/grading/missing.ts';
import { makeOwedTotals, recomputeSchool } from '#features/grading/recompute.ts';
import { releaseDueGrade } from '#features/grading/release-due.ts';
import { tellOfGrades } from '#features/grading/tell.ts';
import { keepMeeting, watchSessions } from '#features/live/jobs.ts';
import { deliverDue } from '#features/notifications/deliver.ts';
import { remindOfIncompletes } from '#features/notifications/incomplete-reminders.ts';
import { sendPush } from '#features/notifications/push.ts';
import { remindOfDueWork } from '#features/notifications/reminders.ts';
import { sweepNotifications } from '#features/notifications/sweep.ts';
import { sweepProfiles } from '#features/profile/carry-out.ts';
import { makeExport } from '#features/profile/export.ts';
import { noteReturned } from '#features/transcript-requests/returned.ts';
import { issueRun } from '#features/transcript-runs/issue-run.ts';
import { compareTranscripts } from '#features/transcripts/compare.ts';
import type { JobHandlers } from '#platform/jobs.ts';
import { sweepTries } from '#platform/limiter.ts';
import { runRetention } from '#platform/retention.ts';
import { sealAudit } from '#platform/seal-audit.ts';
import type { Services } from '#platform/services.ts';

/** What each kind of job does. */
export const jobHandlers = (services: Services): JobHandlers => ({
  'mail.send': ({ mailId }) => services.mailer.send(mailId),
  'mail.returned': (data) => noteReturned(services, data),
  'mail.sweep': () => services.mailer.sweep(),
  'grading.engine': (data) => gradeByEngine(services, data),
  'grading.missing': async () => {
    await makeOwedTotals(services);
    await markMissing(services);
  },
  'grading.recompute': (data) => recomputeSchool(services, data),
  'authoring.recount': (data) => recountInBackground(services, data),
  'grading.tell': (data) => tellOfGrades(services, data),
  'grading.release': (data) => releaseDueGrade(services, data),
  'consent.sweep': async () => {
    await endUnconfirmed(services);
    await sweepConsent(services);
  },
  'eligibility.keep': () => keepLedgers(services),
  'eligibility.days': () => beginDays(services),
  'counseling.write': (data) => sendFamilyMessage(services, data),
  'counseling.overdue': () => tellOfOverdue(services),
  'families.birthdays': () => tellOfAge(services),
  'files.sweep': (data) => sweepFile(services, data),
  'notifications.due': () => remindOfDueWork(services),
  'notifications.incompletes': () => remindOfIncompletes(services),
  'notifications.deliver': () => deliverDue(services),
  'notifications.sweep': () => sweepNotifications(services),
  'push.send': (data) => sendPush(services, data),
  'live.meeting': (data) => keepMeeting(services, data),
  'live.watch': () => watchSessions(services),
  'profile.export': (data) => makeExport(services, data),
  'transcripts.run': (data) => issueRun(services, data),
  'transcripts.compare': (data) => compareTranscripts(services, data),
  'profile.sweep': () => sweepProfiles(services),
  'limits.sweep': () => sweepTries(services.units),
  'html.refresh': async () => {
    await refreshContent(services);
    await refreshPosts(services);
  },
  'audit.seal': async () => void (await sealAudit(services, 'recent')),
  'audit.sweep': async () => void (await sealAudit(services, 'all')),
  'retention.count': () => runRetention(services, { isDryRun: true }),
  'retention.run': () => runRetention(services, { isDryRun: false }),
});
