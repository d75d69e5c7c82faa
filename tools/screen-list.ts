import type { Page } from '@playwright/test';
import { makeDocx, makePdf } from '../apps/server/src/testing/documents.ts';
import { emptyLedger, overfullLedger } from './screen-ledgers.ts';

/** The screens that are pictured, and how each is brought into the state to be shown. */

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** The demo account that opens it; none: nobody is signed in. */
  readonly as?: keyof typeof ACCOUNTS;
  /** Shows something that the demo school alone has. */
  readonly isOfDemo?: true;
  /** Brings the page into the state to be shown. */
  readonly act?: (page: Page) => Promise<void>;
}

export const ACCOUNTS = {
  student: process.env.DEMO_STUDENT ?? 'student@demo.fieldhouse.test',
  teacher: process.env.DEMO_TEACHER ?? 'teacher@demo.fieldhouse.test',
  admin: process.env.DEMO_ADMIN ?? 'schooladmin@demo.fieldhouse.test',
  parent: process.env.DEMO_PARENT ?? 'parent@demo.fieldhouse.test',
  homeschool: process.env.DEMO_HOMESCHOOL ?? 'homeschool@demo.fieldhouse.test',
  operator: process.env.DEMO_OPERATOR ?? 'operator@demo.fieldhouse.test',
};

const TRANSCRIPT = [
  'Lakeside High School                                  Official Transcript',
  'Student Name: Maya Chen        Student ID: 1048823     Class of 2030',
  '2024-2025   Grade 8',
  'Course                     S1    S2    Final   Credit',
  'English 9                  B+    B+    B+      1.00',
  'Algebra I                  C     C     C       1.00',
  'Physical Science           B     A-    Merit   1.00',
  'World History              A-    A-    A-      1.00',
  'Spanish I                  B+    B+    B+',
  'Consumer Math                    B     B       0.50',
  'Courses in progress',
  'Geometry',
  'Cumulative GPA: 3.18       Total Credits Earned: 6.00',
].join('\n');
const LONG_TRANSCRIPT = [
  'The Very Long and Venerable Academy of Arts, Sciences, Languages and Physical Education of Ridgeview',
  'Student Name: Maya Chen',
  '2023-2024',
  'Course                                                                   Final   Credit',
  ...Array.from(
    { length: 70 },
    (_, at) => `${`Introduction to the History and Philosophy of Subject ${at + 1}`.padEnd(73)}A-      0.50`,
  ),
  'Total Credits Earned: 35.00',
].join('\n');

export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/' },
  { name: 'privacy', address: '/privacy' },
  { name: 'terms', address: '/terms' },
  { name: 'accessibility', address: '/accessibility' },
  { name: 'security', address: '/security' },
  { name: 'check', address: '/check' },
  { name: 'check-answer', address: '/check', act: enterCheck },
  { name: 'check-full', address: '/check', act: enterFullCheck },
  { name: 'check-paste', address: '/check', act: openPaste },
  { name: 'rules', address: '/rules' },
  { name: 'rule', address: '/rules/ten-seven' },
  { name: 'rule-core-units', address: '/rules/core-units' },
  { name: 'student-kept-check', address: '/transcript-parser', as: 'student', act: offerKeptCheck },
  { name: 'sign-in', address: '/login' },
  { name: 'sign-up', address: '/login?tab=sign-up' },
  { name: 'reset-password', address: '/login?tab=reset' },
  { name: 'new-password', address: '/login#type=recovery&token=0123456789abcdef' },
  { name: 'admin-login', address: '/admin-login' },
  { name: 'school-registration', address: '/school-registration' },
  { name: 'confirm-school-spent', address: '/confirm-school#token=0123456789abcdef' },
  { name: 'confirm-school', address: '/school-registration', act: confirmSchool },
  { name: 'sign-in-challenge', address: '/login', act: signInWithChallenge },
  { name: 'sign-up-challenge', address: '/login?tab=sign-up', act: signUpWithChallenge },
  { name: 'school-registered', address: '/school-registration', act: registerSchool },
  { name: 'verify-email-spent', address: '/verify-email#token=0123456789abcdef' },
  { name: 'student-login', address: '/student-login?school=northfield' },
  { name: 'admin-student-accounts-start', address: '/student-accounts', as: 'admin' },
  { name: 'admin-student-accounts', address: '/student-accounts', as: 'admin', act: pasteClass },
  {
    name: 'admin-student-accounts-sheet',
    address: '/student-accounts',
    as: 'admin',
    act: async (page) => void (await makeClass(page)),
  },
  { name: 'admin-student-accounts-most', address: '/student-accounts', as: 'admin', act: makeMostAccounts },
  {
    name: 'admin-student-accounts-deleted',
    address: '/student-accounts',
    as: 'admin',
    act: makeClassOfDeleted,
  },
  { name: 'admin-student-account', address: '/student-accounts', as: 'admin', act: openMadeAccount },
  { name: 'admin-student-account-reset', address: '/student-accounts', as: 'admin', act: resetMadeAccount },
  {
    name: 'made-student-settings',
    address: '/student-accounts',
    as: 'admin',
    act: openAsMadeStudent('/settings'),
  },
  {
    name: 'made-student-notifications',
    address: '/student-accounts',
    as: 'admin',
    act: openAsMadeStudent('/profile?tab=notifications'),
  },
  { name: 'homeschool-student-accounts', address: '/student-accounts', as: 'homeschool' },
  { name: 'invitation', address: '/', act: openInvitedBy(false) },
  { name: 'invitation-known', address: '/', act: openInvitedBy(true) },
  { name: 'invitation-accept', address: '/', as: 'parent', act: openInvitedBy(true) },
  { name: 'invitation-spent', address: '/invite#token=0123456789abcdef' },
  { name: 'consent-spent', address: '/consent#token=0123456789abcdef' },
  {
    name: 'consent-child',
    address: '/login?tab=sign-up',
    isOfDemo: true,
    act: async (page) => void (await waitForParent(page)),
  },
  {
    name: 'consent-child-asked',
    address: '/login?tab=sign-up',
    isOfDemo: true,
    act: async (page) => void (await askParent(page)),
  },
  { name: 'consent-parent', address: '/login?tab=sign-up', isOfDemo: true, act: readAsParent },
  { name: 'consent-parent-errors', address: '/login?tab=sign-up', isOfDemo: true, act: signTooSoon },
  { name: 'consent-parent-others', address: '/', act: openLetter({ mayDecide: false }) },
  {
    name: 'consent-parent-13',
    address: '/',
    act: openLetter({ state: 'not_needed', mayDecide: false, until: null, requestNumber: null }),
  },
  { name: 'consent-parent-done', address: '/login?tab=sign-up', isOfDemo: true, act: signAsParent },
  {
    name: 'consent-staff',
    address: '/students?search=Consent',
    as: 'admin',
    isOfDemo: true,
    act: openWaitingChild,
  },
  {
    name: 'consent-staff-record',
    address: '/students?search=Consent',
    as: 'admin',
    isOfDemo: true,
    act: recordConsent,
  },
  { name: 'first-operator', address: '/setup/operator#token=0123456789abcdef' },
  { name: 'not-found', address: '/no-such-page' },
  { name: 'student-dashboard', address: '/dashboard', as: 'student' },
  { name: 'student-catalog', address: '/catalog', as: 'student' },
  { name: 'student-overview', address: '/catalog', as: 'student', isOfDemo: true, act: openOverview },
  { name: 'student-resources', address: '/resources', as: 'student' },
  { name: 'student-closed-page', address: '/teach/grading', as: 'student' },
  { name: 'student-resources-none', address: '/resources?search=no-such-thing', as: 'student' },
  { name: 'student-resource', address: '/resources?type=pdf', as: 'student', act: openResource },
  { name: 'student-live-sessions', address: '/live-sessions', as: 'student' },
  { name: 'student-live-materials', address: '/live-sessions?tab=recordings', as: 'student' },
  { name: 'teacher-schedule-session', address: '/schedule-session', as: 'teacher' },
  { name: 'teacher-live-materials', address: '/live-sessions', as: 'teacher', act: openMaterials },
  { name: 'teacher-resources', address: '/resources', as: 'teacher' },
  { name: 'teacher-resource-add', address: '/resources', as: 'teacher', act: openAddResource },
  {
    name: 'teacher-resource-versions',
    address: '/resources?search=equations',
    as: 'teacher',
    isOfDemo: true,
    act: openVersions,
  },
  { name: 'teacher-course-people', address: '/teach/courses', as: 'teacher', act: openTaught('People') },
  {
    name: 'admin-course-hand-over',
    address: '/teach/courses',
    as: 'admin',
    act: openTaught('People', 'Hand over'),
  },
  {
    name: 'admin-course-add-teacher',
    address: '/teach/courses',
    as: 'admin',
    act: openTaught('People', 'Add a teacher'),
  },
  { name: 'student-grades', address: '/grades', as: 'student' },
  { name: 'student-analytics', address: '/analytics?range=semester', as: 'student' },
  { name: 'student-analytics-week', address: '/analytics?range=week', as: 'student' },
  { name: 'student-transcript', address: '/transcript-generator', as: 'student' },
  { name: 'student-transcript-parser', address: '/transcript-parser', as: 'student' },
  { name: 'student-transcript-reading', address: '/transcript-parser', as: 'student', act: readTranscript() },
  {
    name: 'student-transcript-row',
    address: '/transcript-parser',
    as: 'student',
    act: async (page) => {
      await readTranscript()(page);
      await page.getByRole('button', { name: /^Review row 3/ }).click();
    },
  },
  {
    name: 'student-transcript-long',
    address: '/transcript-parser',
    as: 'student',
    act: readTranscript(LONG_TRANSCRIPT),
  },
  {
    name: 'student-transcript-two',
    address: '/transcript-parser',
    as: 'student',
    act: readTranscript(`${TRANSCRIPT}\n${TRANSCRIPT.replace('Maya', 'Kim').replace('1048823', '1048824')}`),
  },
  { name: 'admin-transcript-parser', address: '/transcript-parser', as: 'admin' },
  { name: 'admin-transcript', address: '/transcript-generator', as: 'admin', act: generateTranscript },
  {
    name: 'admin-transcript-reasons',
    address: '/transcript-generator',
    as: 'admin',
    act: openTranscriptLine,
  },
  { name: 'admin-transcript-issue', address: '/transcript-generator', as: 'admin', act: issueTranscript },
  { name: 'admin-transcript-queue', address: '/transcript-generator', as: 'admin', act: sendTranscript },
  { name: 'admin-transcript-batch', address: '/transcript-generator', as: 'admin', act: issueBatch },
  { name: 'parent-transcript-requests', address: '/transcript-generator', as: 'parent', act: showLeo },
  {
    name: 'parent-transcript-request',
    address: '/transcript-generator',
    as: 'parent',
    act: askForTranscript,
  },
  {
    name: 'parent-transcript-shown',
    address: '/transcript-generator',
    as: 'parent',
    act: (page) => sayWhatIsShown(page),
  },
  {
    name: 'verify-shown',
    address: '/transcript-generator',
    as: 'parent',
    act: async (page) => {
      await sayWhatIsShown(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const check = page.getByRole('link', { name: /^Check FH/ });
      await page.getByText('sees name, graduation').waitFor();
      await page.goto((await check.getAttribute('href')) ?? '');
    },
  },
  { name: 'admin-transcript-formats', address: '/transcript-generator', as: 'admin', act: openFormats },
  { name: 'verify', address: '/verify' },
  { name: 'verify-unknown', address: '/verify/FH-7K3M-Q9TD-2VXC' },
  {
    name: 'verify-valid',
    address: '/transcript-generator',
    as: 'admin',
    act: checkTranscript('Leo Chen', 'Valid'),
  },
  {
    name: 'verify-superseded',
    address: '/transcript-generator',
    as: 'admin',
    act: checkTranscript('Grace Kimura', 'Replaced'),
  },
  {
    name: 'verify-revoked',
    address: '/transcript-generator',
    as: 'admin',
    act: checkTranscript('Samuel Osei', 'Withdrawn'),
  },
  { name: 'student-eligibility', address: '/eligibility', as: 'student' },
  { name: 'student-eligibility-new', address: '/eligibility', as: 'student', act: showEmptyLedger },
  { name: 'student-eligibility-overfull', address: '/eligibility', as: 'student', act: showOverfullLedger },
  { name: 'student-plan', address: '/plan', as: 'student' },
  { name: 'student-plan-found', address: '/plan', as: 'student', act: findPlan },
  { name: 'student-plan-board', address: '/plan', as: 'student', act: putPlan },
  { name: 'student-plan-broken', address: '/plan', as: 'student', act: breakPlan },
  { name: 'student-plan-add', address: '/plan', as: 'student', act: addToPlan },
  { name: 'student-plan-send', address: '/plan', as: 'student', act: sendPlan },
  { name: 'admin-counselor-desk', address: '/counselor-desk', as: 'admin' },
  { name: 'admin-counselor-desk-empty', address: '/counselor-desk?search=zzz', as: 'admin' },
  { name: 'admin-counselor-desk-overfull', address: '/counselor-desk', as: 'admin', act: fillDesk },
  { name: 'parent-plan', address: '/plan', as: 'parent' },
  { name: 'student-counselor', address: '/ncaa-counselor', as: 'student' },
  { name: 'student-counselor-answer', address: '/ncaa-counselor', as: 'student', act: askCounselor },
  { name: 'student-counselor-refusal', address: '/ncaa-counselor', as: 'student', act: askBinding },
  { name: 'student-counselor-danger', address: '/ncaa-counselor', as: 'student', act: askInDanger },
  { name: 'parent-counselor', address: '/ncaa-counselor', as: 'parent' },
  { name: 'student-what-if', address: '/eligibility', as: 'student', act: tryWhatIf },
  { name: 'student-what-if-compare', address: '/eligibility', as: 'student', act: compareWhatIf },
  { name: 'parent-eligibility', address: '/eligibility', as: 'parent' },
  { name: 'parent-guard-decline', address: '/eligibility', as: 'parent', act: declineChange },
  { name: 'student-share-ask', address: '/eligibility', as: 'student', act: askToShare },
  { name: 'parent-shares', address: '/dashboard', as: 'parent', act: openShared },
  { name: 'parent-share-agree', address: '/dashboard', as: 'parent', act: agreeToShare },
  { name: 'coach-ledger', address: '/', isOfDemo: true, act: readAsCoach },
  { name: 'coach-ledger-spent', address: '/shared-ledger#token=0123456789abcdef' },
  { name: 'admin-ncaa-list', address: '/ncaa-list', as: 'admin' },
  { name: 'admin-ncaa-list-add', address: '/ncaa-list', as: 'admin', act: pasteTitles },
  { name: 'admin-counseling', address: '/counseling', as: 'admin' },
  { name: 'admin-counseling-waiting', address: '/counseling', as: 'admin', act: listWaitingChanges },
  { name: 'admin-counseling-none', address: '/counseling?search=nobody', as: 'admin' },
  { name: 'admin-counseling-assign', address: '/counseling', as: 'admin', act: assignStudents },
  { name: 'admin-counseling-write', address: '/counseling', as: 'admin', act: writeToFamilies },
  { name: 'admin-counseling-follow-up', address: '/counseling', as: 'admin', act: followUp },
  { name: 'parent-analytics', address: '/analytics', as: 'parent' },
  { name: 'student-calendar', address: '/calendar', as: 'student' },
  { name: 'student-calendar-week', address: '/calendar?view=week', as: 'student' },
  { name: 'student-calendar-agenda', address: '/calendar?view=agenda', as: 'student' },
  { name: 'teacher-calendar-edit', address: '/calendar?view=agenda', as: 'teacher', act: openFirstEvent },
  { name: 'parent-calendar', address: '/calendar', as: 'parent' },
  { name: 'admin-calendar', address: '/calendar', as: 'admin' },
  { name: 'student-course', address: '/dashboard', as: 'student', act: openFirst('Continue') },
  { name: 'student-lesson', address: '/dashboard', as: 'student', act: openLesson },
  { name: 'student-assignment', address: '/grades', as: 'student', act: openAssignment },
  { name: 'student-discussions', address: '/discussions', as: 'student' },
  { name: 'student-discussion-list', address: '/discussions', as: 'student', act: openDiscussions() },
  {
    name: 'student-discussion',
    address: '/discussions',
    as: 'student',
    act: openDiscussions('Why does the inequality sign flip?'),
  },
  { name: 'teacher-discussions', address: '/discussions', as: 'teacher' },
  { name: 'parent-discussions', address: '/discussions', as: 'parent' },
  { name: 'student-messages', address: '/messages', as: 'student' },
  { name: 'student-message-new', address: '/messages?new=1', as: 'student' },
  { name: 'parent-messages', address: '/messages', as: 'parent' },
  { name: 'parent-conversation', address: '/messages?new=1', as: 'parent', act: writeToTeacher },
  { name: 'teacher-messages-unread', address: '/messages?filter=unread', as: 'teacher' },
  { name: 'teacher-messages', address: '/messages', as: 'teacher' },
  { name: 'teacher-conversation', address: '/messages', as: 'teacher', act: openConversation },
  { name: 'admin-messages', address: '/messages', as: 'admin' },
  { name: 'admin-message-reports', address: '/messages?view=reports', as: 'admin' },
  { name: 'admin-report-look', address: '/messages?view=reports', as: 'admin', act: lookAtReport },
  { name: 'school-settings-messages', address: '/school-settings?tab=messages', as: 'admin' },
  { name: 'student-profile', address: '/profile', as: 'student' },
  { name: 'student-profile-family', address: '/profile?tab=family', as: 'student' },
  { name: 'parent-profile-family', address: '/profile?tab=family', as: 'parent' },
  {
    name: 'student-profile-family-code',
    address: '/profile?tab=family',
    as: 'student',
    act: makePairingCode,
  },
  { name: 'student-disclosures', address: '/profile?tab=family', as: 'student', act: openDisclosures },
  { name: 'parent-disclosures', address: '/profile?tab=family', as: 'parent', act: openDisclosures },
  { name: 'student-profile-notifications', address: '/profile?tab=notifications', as: 'student' },
  { name: 'student-profile-privacy', address: '/profile?tab=privacy', as: 'student' },
  { name: 'student-settings', address: '/settings', as: 'student' },
  { name: 'student-notifications-page', address: '/notifications', as: 'student' },
  { name: 'teacher-notifications', address: '/notifications', as: 'teacher' },
  { name: 'parent-notifications', address: '/notifications?tab=grades', as: 'parent' },
  { name: 'homeschool-notifications', address: '/notifications?tab=announcements', as: 'homeschool' },
  { name: 'unsubscribe-spent', address: '/unsubscribe#token=0123456789abcdef' },
  { name: 'student-documents', address: '/dashboard', as: 'student', act: uploadDocuments },
  { name: 'student-preview', address: '/dashboard', as: 'student', act: previewDocument },
  { name: 'student-receipt', address: '/dashboard', as: 'student', act: openReceipt },
  { name: 'student-settings-security', address: '/settings?tab=security', as: 'student' },
  {
    name: 'unconfirmed-settings-security',
    address: '/login?tab=sign-up',
    isOfDemo: true,
    act: openUnconfirmedSecurity,
  },
  { name: 'student-settings-preferences', address: '/settings?tab=preferences', as: 'student' },
  { name: 'parent-profile-privacy', address: '/profile?tab=privacy', as: 'parent' },
  { name: 'student-correction', address: '/profile?tab=privacy', as: 'student', act: askForCorrection },
  {
    name: 'student-corrections',
    address: '/profile?tab=privacy',
    as: 'student',
    act: sendCorrection,
  },
  { name: 'parent-correction', address: '/profile?tab=privacy', as: 'parent', act: askForCorrection },
  { name: 'admin-corrections', address: '/students', as: 'admin', act: showCorrections },
  { name: 'admin-correction-answer', address: '/students', as: 'admin', act: answerCorrection },
  { name: 'change-email-spent', address: '/change-email#token=0123456789abcdef' },
  { name: 'teacher-dashboard', address: '/dashboard', as: 'teacher' },
  { name: 'teacher-catalog', address: '/catalog', as: 'teacher' },
  { name: 'teacher-grading', address: '/teach/grading', as: 'teacher' },
  { name: 'teacher-work', address: '/teach/grading', as: 'teacher', act: openWork },
  { name: 'teacher-grading-search', address: '/teach/grading?q=snow', as: 'teacher', isOfDemo: true },
  { name: 'teacher-grading-students', address: '/teach/grading', as: 'teacher', act: openStudents },
  { name: 'teacher-courses', address: '/teach/courses', as: 'teacher' },
  { name: 'teacher-course', address: '/teach/courses', as: 'teacher', act: openTaught() },
  {
    name: 'teacher-course-assignments',
    address: '/teach/courses',
    as: 'teacher',
    act: openTaught('Assignments'),
  },
  { name: 'teacher-course-settings', address: '/teach/courses', as: 'teacher', act: openTaught('Settings') },
  { name: 'teacher-course-publish', address: '/teach/courses', as: 'teacher', act: openTaught('Publish') },
  { name: 'teacher-course-dates', address: '/teach/courses', as: 'teacher', act: openTaught('Dates') },
  { name: 'teacher-lesson', address: '/teach/courses', as: 'teacher', act: openEditor('lesson') },
  { name: 'teacher-assignment', address: '/teach/courses', as: 'teacher', act: openEditor('assignment') },
  { name: 'teacher-gradebook', address: '/grades', as: 'teacher' },
  { name: 'teacher-gradebook-cell', address: '/grades', as: 'teacher', isOfDemo: true, act: chooseCell },
  {
    name: 'teacher-gradebook-range',
    address: '/grades',
    as: 'teacher',
    isOfDemo: true,
    act: chooseRange,
  },
  { name: 'teacher-gradebook-column', address: '/grades', as: 'teacher', act: addColumn },
  {
    name: 'teacher-gradebook-import',
    address: '/grades',
    as: 'teacher',
    isOfDemo: true,
    act: importCanvasFile,
  },
  { name: 'teacher-quality', address: '/teach/grading', as: 'teacher', act: openQuality },
  { name: 'teacher-posting', address: '/teach/courses', as: 'teacher', act: openPosting },
  { name: 'teacher-inbox', address: '/teach/inbox', as: 'teacher' },
  { name: 'teacher-students', address: '/students', as: 'teacher' },
  { name: 'teacher-student', address: '/students', as: 'teacher', act: openStudent },
  { name: 'admin-student', address: '/students', as: 'admin', act: openStudent },
  { name: 'admin-student-details', address: '/students', as: 'admin', act: editDetails },
  {
    name: 'admin-student-family',
    address: '/students',
    as: 'admin',
    act: openStudentFamily,
  },
  {
    name: 'admin-invite-guardian',
    address: '/students?search=Priya',
    as: 'admin',
    isOfDemo: true,
    act: openInvitation,
  },
  { name: 'teacher-analytics', address: '/analytics', as: 'teacher' },
  { name: 'teacher-analytics-class', address: '/analytics', as: 'teacher', act: openClass() },
  { name: 'teacher-analytics-items', address: '/analytics', as: 'teacher', act: openClass(true) },
  { name: 'admin-analytics', address: '/analytics', as: 'admin' },
  { name: 'teacher-school-settings', address: '/school-settings', as: 'teacher' },
  { name: 'teacher-transcripts', address: '/transcript-generator', as: 'teacher' },
  { name: 'teacher-course-look', address: '/teach/courses', as: 'teacher', act: showLook },
  { name: 'teacher-attendance', address: '/attendance', as: 'teacher' },
  { name: 'school-settings-terms', address: '/school-settings?tab=terms', as: 'admin' },
  { name: 'school-settings-grading', address: '/school-settings?tab=grading', as: 'admin' },
  { name: 'school-settings-scale', address: '/school-settings?tab=grading', as: 'admin', act: enterScale },
  { name: 'school-library', address: '/school/library', as: 'teacher' },
  { name: 'admin-library-adopt', address: '/school/library', as: 'admin', act: openAdopt },
  { name: 'admin-people', address: '/people', as: 'admin' },
  { name: 'admin-person', address: '/people?role=teacher', as: 'admin', isOfDemo: true, act: openPerson() },
  {
    name: 'admin-person-end',
    address: '/people?role=teacher&status=active',
    as: 'admin',
    isOfDemo: true,
    act: openPerson('End membership'),
  },
  {
    name: 'admin-person-suspend',
    address: '/people?role=teacher&status=active',
    as: 'admin',
    isOfDemo: true,
    act: openPerson('Suspend'),
  },
  { name: 'admin-person-end-child', address: '/student-accounts', as: 'admin', act: endMadeStudent },
  { name: 'admin-person-take-back', address: '/student-accounts', as: 'admin', act: takeMadeStudentBack },
  {
    name: 'admin-person-end-parent',
    address: '/people?role=parent&status=active',
    as: 'admin',
    isOfDemo: true,
    act: openPerson('End membership'),
  },
  {
    name: 'admin-two-households',
    address: '/students?search=Priya',
    as: 'admin',
    isOfDemo: true,
    act: openTwoHouseholds,
  },
  { name: 'admin-graduation', address: '/students?search=Maya', as: 'admin', act: openGraduation },
  { name: 'admin-graduation-award', address: '/students?search=Maya', as: 'admin', act: awardDiploma },
  { name: 'student-graduation', address: '/grades', as: 'student', act: toGraduation },
  { name: 'student-graduation-open', address: '/grades', as: 'student', act: openRequirements },
  {
    name: 'school-settings-requirements',
    address: '/school-settings?tab=grading',
    as: 'admin',
    act: toRequirements,
  },
  {
    name: 'school-settings-requirements-new',
    address: '/school-settings?tab=grading',
    as: 'admin',
    act: enterRequirements,
  },
  {
    name: 'homeschool-requirements',
    address: '/school-settings?tab=grading',
    as: 'homeschool',
    act: toRequirements,
  },
  { name: 'homeschool-graduation', address: '/students', as: 'homeschool', act: openGraduation },
  { name: 'homeschool-documents', address: '/students', as: 'homeschool', act: showDocuments },
  { name: 'homeschool-document-sent', address: '/students', as: 'homeschool', act: markDocument },
  { name: 'admin-graduation-diploma', address: '/students?search=Samuel', as: 'admin', act: showDiploma },
  { name: 'school-settings-codes', address: '/school-settings?tab=codes', as: 'admin' },
  { name: 'admin-dashboard', address: '/dashboard', as: 'admin' },
  { name: 'approvals-staff', address: '/approvals', as: 'admin' },
  { name: 'approvals-students', address: '/approvals?tab=students', as: 'admin' },
  { name: 'approvals-families', address: '/approvals?tab=families', as: 'admin' },
  { name: 'approvals-decided', address: '/approvals?tab=decided', as: 'admin' },
  { name: 'payment', address: '/payment', as: 'parent' },
  { name: 'parent-dashboard', address: '/dashboard', as: 'parent' },
  { name: 'parent-grades', address: '/grades', as: 'parent' },
  { name: 'student-notifications', address: '/dashboard', as: 'student', act: openBell },
  { name: 'student-search-idle', address: '/search', as: 'student', act: searchTwice },
  { name: 'student-search', address: '/search?q=energy', as: 'student' },
  { name: 'student-search-typo', address: '/search?q=photosinthesis&type=lesson', as: 'student' },
  { name: 'student-search-none', address: '/search?q=zzxq', as: 'student' },
  { name: 'teacher-search', address: '/search?q=ma', as: 'teacher' },
  { name: 'student-palette-search', address: '/dashboard', as: 'student', act: searchInPalette },
  { name: 'student-palette', address: '/dashboard', as: 'student', act: openPalette },
  { name: 'school-settings', address: '/school-settings', as: 'admin' },
  { name: 'homeschool-delete', address: '/profile?tab=privacy', as: 'homeschool', act: deleteAccount },
  { name: 'student-left-alone', address: '/profile?tab=privacy', as: 'student', act: leaveAlone },
  { name: 'homeschool-dashboard', address: '/dashboard', as: 'homeschool' },
  { name: 'two-factor', address: '/two-factor', as: 'student' },
  { name: 'operations', address: '/operations', as: 'operator' },
  { name: 'operations-accounts', address: '/operations', as: 'operator', act: findAccounts },
  { name: 'operations-suspend', address: '/operations', as: 'operator', act: suspendAccount },
  // Last, since a course is posted by it.
  {
    name: 'teacher-incompletes',
    address: '/teach/courses',
    as: 'teacher',
    isOfDemo: true,
    act: postIncompletes,
  },
  {
    name: 'teacher-incomplete-day',
    address: '/teach/inbox?tab=incompletes',
    as: 'teacher',
    isOfDemo: true,
    act: setAnotherDay,
  },
  { name: 'student-grades-incomplete', address: '/grades', as: 'student' },
];

/** Posts English 9 as incomplete for everybody, once, and shows the list. */
async function postIncompletes(page: Page) {
  const { origin } = new URL(page.url());
  const call = async (name: string, data: object) =>
    await (
      await page.request.post(`${origin}/api/v1/gradebook/${name}`, { data, headers: { origin } })
    ).json();
  const link = page.getByRole('link', { name: /^English 9/ }).first();
  const courseId = (await link.getAttribute('href'))?.split('/').at(-1);
  const { students } = await call('reviewPosting', { courseId });
  const open = (students as { isLocked: boolean; needsGradingCount: number }[]).filter(
    (one) => !one.isLocked,
  );
  await call('post', {
    ...{ courseId, basis: 'so_far' },
    acknowledged: { needsGradingCount: open.reduce((sum, one) => sum + one.needsGradingCount, 0) },
    lines: students.map(
      (one: { enrollmentId: string; soFarRatio: number; incompleteDue: { latestOn: string } }) => ({
        ...{ enrollmentId: one.enrollmentId, result: 'incomplete', reviewedRatio: one.soFarRatio },
        ...{ override: null, dueOn: one.incompleteDue.latestOn },
      }),
    ),
  });
  await page.goto(`${origin}/teach/inbox?tab=incompletes`);
  await page
    .getByRole('button', { name: /^Set another day/ })
    .first()
    .waitFor();
}

/** The dialog that moves an incomplete to another day, with its errors. */
async function setAnotherDay(page: Page) {
  await page
    .getByRole('button', { name: /^Set another day/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Follows the first link of that name. */
function openFirst(name: string) {
  return async (page: Page) => {
    await page.getByRole('link', { name }).first().click();
  };
}

/** Begins a conversation with the first teacher who is offered, or goes on in it. */
async function writeToTeacher(page: Page) {
  const to = page.getByRole('combobox', { name: 'Recipients' });
  await to.click();
  const people = page.getByRole('listbox', { name: 'People you can write to' });
  await people
    .getByRole('option', { name: /Teacher/ })
    .first()
    .click();
  const student = page.getByLabel('About which student');
  if (await student.isVisible())
    await student.selectOption({ index: (await student.locator('option').count()) - 1 });
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Good morning. Thank you for the plan of the week.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').waitFor();
}

/** The first of somebody's conversations. */
async function openConversation(page: Page) {
  await page.locator('main a[href^="/messages/"]').first().click();
  await page.getByRole('log').waitFor();
}

async function lookAtReport(page: Page) {
  await page.getByRole('button', { name: 'Look at the conversation' }).first().click();
  await page
    .getByRole('button', { name: /^Save the whole conversation/ })
    .or(page.getByRole('dialog'))
    .first()
    .waitFor();
}

async function openLesson(page: Page) {
  await openFirst('Continue')(page);
  await page.locator('main a[href*="/lesson/"]').first().click();
  await page.waitForURL('**/lesson/**');
}

async function openAssignment(page: Page) {
  await page.locator('main a[href^="/assignment/"]').first().click();
  await page.waitForURL('**/assignment/**');
}

/** A cell of the gradebook, with the bar that says all about it; a phone has a list instead. */
async function chooseCell(page: Page) {
  const cell = page.locator('[role="row"][aria-rowindex="4"] > [aria-colindex="6"]');
  if ((page.viewportSize()?.width ?? 0) > 700) await cell.click();
}

/** A block of cells, with the bar about all of them; a phone has a list instead. */
async function chooseRange(page: Page) {
  await chooseCell(page);
  if ((page.viewportSize()?.width ?? 0) <= 700) return;
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(`Shift+${key}`);
  await page.getByRole('region', { name: 'The chosen cells' }).waitFor();
}

async function addColumn(page: Page) {
  await page.getByRole('button', { name: 'New column' }).click();
  await page.getByRole('dialog', { name: 'New column' }).waitFor();
}

/** The students of the first assignment of all, with how each stands. */
async function openStudents(page: Page) {
  await page.locator('main a[href*="assignment="]').last().click();
  await page.getByRole('list', { name: 'Students' }).waitFor();
}

/** A file of Canvas, with the step that asks what its columns are. */
async function importCanvasFile(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import grades' }).click();
  const lines = [
    'Student,ID,SIS User ID,SIS Login ID,Section,Field notes (1234567),Final Grade',
    ',,,,,Manual Posting,',
    '    Points Possible,,,,,40.00,(read only)',
    '"Chen, Maya",9001,,maya,P1,36.00,A',
  ];
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'canvas.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByText('Columns of the file').first().waitFor();
}

async function openWork(page: Page) {
  await page.locator('main a[href^="/teach/"]').first().click();
  await page.waitForURL('**/teach/grading/**');
}

/** The first course somebody teaches, at a tab, with what one of its buttons opens. */
function openTaught(tab?: string, action?: string) {
  return async (page: Page) => {
    await page.locator('main a[href^="/teach/course/"]').first().click();
    await page.waitForURL('**/teach/course/**');
    await page.getByRole('tab', { name: 'Outline' }).waitFor();
    if (tab) await page.getByRole('tab', { name: tab }).click();
    if (action) await page.getByRole('button', { name: action }).click();
  };
}

/** The figures of the largest class, and of its first assignment that has some. */
function openClass(hasItems = false) {
  return async (page: Page) => {
    await page.locator('main th[scope="row"] a').first().click();
    await page.getByRole('heading', { name: /^Totals so far/ }).waitFor();
    if (!hasItems) return;
    await page.getByRole('region', { name: 'Assignments' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: /by criterion$/ }).waitFor();
  };
}

/** Where a course gets its color and its picture. */
async function showLook(page: Page) {
  await openTaught('Settings')(page);
  await page.getByRole('group', { name: 'Color' }).scrollIntoViewIfNeeded();
}

/** What the server would answer, or refuse with, in the way of the RPC protocol. */
async function answerInstead(page: Page, procedure: string, json: unknown, status = 200) {
  await page.route(`**/api/rpc/${procedure}*`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ json, meta: [] }) }),
  );
}

/** The ledger of somebody who has just begun, with nothing kept of it. */
async function showEmptyLedger(page: Page) {
  await answerInstead(page, 'eligibility/ledger', emptyLedger());
  await answerInstead(page, 'eligibility/history', { entries: [] });
  await answerInstead(page, 'eligibility/guards', { guards: [] });
  await page.goto('/eligibility?student=00000000-0000-7000-8000-000000000001');
  await page.getByText('No course is on the record yet').waitFor();
}

async function showOverfullLedger(page: Page) {
  await answerInstead(page, 'eligibility/ledger', overfullLedger());
  await page.goto('/eligibility?student=00000000-0000-7000-8000-000000000001');
  await page.getByText('Lakeside High School').first().waitFor();
}

async function confirmSchool(page: Page) {
  await answerInstead(page, 'schools/confirmAddress', { schoolName: 'Riverside High', code: 'RIV4821' });
  await page.goto('/confirm-school#token=0123456789abcdef');
  await page.getByRole('heading', { name: 'The school code works now' }).waitFor();
}

async function registerSchool(page: Page) {
  await answerInstead(page, 'schools/register', { code: 'RIV4821' });
  await page.getByLabel('School name').fill('Riverside High');
  await page.getByLabel('Email').fill('office@riverside.example');
  await page.getByRole('button', { name: 'Register School' }).click();
  await page.getByRole('heading', { name: 'Your school is registered' }).waitFor();
}

/** A calculation that no browser ends in time: the panel stays. */
async function challengeInstead(page: Page, procedure: string) {
  const challenge = {
    ...{ algorithm: 'SHA-256', salt: '0123456789abcdef', puzzles: 32, bits: 40 },
    ...{ expiresAt: '2099-01-01T00:00:00.000Z', token: 'shown-only' },
  };
  const refusal = {
    defined: true,
    code: 'CHALLENGE_REQUIRED',
    status: 428,
    message: '',
    data: { challenge },
  };
  await answerInstead(page, procedure, refusal, 428);
}

async function signInWithChallenge(page: Page) {
  await challengeInstead(page, 'accounts/signIn');
  await page.getByLabel('Email').fill('student@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Blue-Harbor-1906');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('progressbar').waitFor();
}

async function signUpWithChallenge(page: Page) {
  await challengeInstead(page, 'accounts/checkCode');
  await page.getByLabel('School code').fill('RIV4821');
  await page.keyboard.press('Tab');
  await page.getByRole('progressbar').waitFor();
}

async function askForCorrection(page: Page) {
  await page.getByRole('button', { name: 'Ask for a correction' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a correction' });
  await dialog.getByLabel('Which entry').fill('Absent on March 3');
  await dialog.getByLabel('What it should say').fill('Late');
  await dialog.getByLabel('Why it is wrong or misleading').fill('The bus was late that morning.');
}

async function sendCorrection(page: Page) {
  await page.getByRole('button', { name: 'Ask for a correction' }).first().waitFor();
  if ((await page.getByText('Absent on March 3').count()) === 0) {
    await askForCorrection(page);
    await page.getByRole('button', { name: 'Send to the school' }).click();
  }
  await page.getByText('Absent on March 3').first().waitFor();
}

/** Asked for by the student in the picture before. */
async function showCorrections(page: Page) {
  await page.getByRole('heading', { name: 'Requests to correct the record' }).waitFor();
}

async function answerCorrection(page: Page) {
  await page
    .getByRole('button', { name: /^Answer / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Answer the request' }).waitFor();
}

async function findAccounts(page: Page) {
  await page.getByLabel('Name or email').fill('student');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('list', { name: 'Accounts' }).waitFor();
}

async function suspendAccount(page: Page) {
  await findAccounts(page);
  await page
    .getByRole('button', { name: /^Suspend / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function openAdopt(page: Page) {
  await page
    .getByRole('button', { name: /^Adopt / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The first person of the list, and what is done with them. */
function openPerson(action?: string) {
  return async (page: Page) => {
    const row = page.getByRole('button', { name: /^Manage / });
    await row.first().click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    if (action) await page.getByRole('button', { name: action }).click();
  };
}

/** The discussions of Algebra I, or one of them; of the first course, and its first one, where there is no such. */
function openDiscussions(title?: string) {
  return async (page: Page) => {
    const courses = page.locator('main a[href^="/discussions/"]');
    await courses.first().waitFor();
    const algebra = courses.filter({ hasText: 'Algebra I' });
    await ((await algebra.count()) > 0 ? algebra : courses).first().click();
    await page.waitForURL('**/discussions/*');
    await page.getByRole('heading', { name: 'Start a Discussion' }).waitFor();
    if (!title) return;
    const threads = page.locator('main article').getByRole('link');
    await threads.first().waitFor();
    const wanted = threads.filter({ hasText: title });
    await ((await wanted.count()) > 0 ? wanted : threads).first().click();
    await page.waitForURL('**/discussions/*?thread=*');
  };
}

function openEditor(kind: 'lesson' | 'assignment') {
  return async (page: Page) => {
    await openTaught(kind === 'assignment' ? 'Assignments' : undefined)(page);
    await page.locator(`main a[href^="/teach/${kind}/"]`).first().click();
    await page.waitForURL(`**/teach/${kind}/**`);
    if (kind === 'lesson') await page.getByRole('textbox', { name: 'Main content' }).waitFor();
  };
}

/** A course that the student isn't in. */
async function openOverview(page: Page) {
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /waiting list|Request Enrollment/i }) })
    .getByRole('heading')
    .getByRole('link')
    .last()
    .click();
  await page.getByRole('heading', { name: 'Syllabus' }).waitFor();
}

async function openResource(page: Page) {
  await page
    .getByRole('link', { name: /^View: / })
    .first()
    .click();
  await page.locator('dialog [data-drawn]').waitFor();
}

async function openAddResource(page: Page) {
  await page.getByRole('button', { name: 'Add a resource' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).waitFor();
}

async function openVersions(page: Page) {
  await page.getByRole('button', { name: 'Actions for Linear equations on one page' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await page.getByRole('dialog').getByText('Version 1').waitFor();
}

async function openQuality(page: Page) {
  await openWork(page);
  await openFirst('How well the engine grades this assignment')(page);
}

async function openPosting(page: Page) {
  await openTaught()(page);
  await openFirst('Final grades')(page);
}

async function pasteClass(page: Page) {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page
    .getByRole('textbox', { name: 'List' })
    .fill('Ada Lake, 2019-03-04, 2\nBen van der Berg, 2018-12-31, 2\nCy Okonkwo, , 2');
  await page.getByRole('button', { name: 'Take 3 lines over' }).click();
  await page.getByRole('button', { name: 'Make 3 accounts' }).click();
}

/** @returns what the first card of the printed sheet says */
async function makeClass(page: Page): Promise<{ username: string; password: string }> {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const mark = Date.now().toString(36);
  await page
    .getByRole('textbox', { name: 'List' })
    .fill(`Ada Lake${mark}, 2019-03-04, 2\nBen van der Berg${mark}, 2018-12-31, 2`);
  await page.getByRole('button', { name: 'Take 2 lines over' }).click();
  await page.getByLabel(/^Our school agrees/).check();
  await page.getByRole('button', { name: 'Make 2 accounts' }).click();
  const card = page.getByRole('list', { name: 'Cards to cut out' }).getByRole('listitem').first();
  const said = async (what: string) =>
    (await card.locator('dt', { hasText: what }).locator('xpath=following-sibling::dd[1]').textContent()) ??
    '';
  return { username: await said('Username'), password: await said('Password') };
}

/** As many as can be made at once, with names as long as they get, before they are sent. */
async function makeMostAccounts(page: Page) {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const line = (number: number) =>
    `Maximiliana-Konstantinopolitanische ${number}\tFeatherstonehaugh de la Vega y Villanueva-Smythe\t2019-03-04\t2`;
  await page
    .getByRole('textbox', { name: 'List' })
    .fill(Array.from({ length: 40 }, (_, at) => line(at + 1)).join('\n'));
  await page.getByRole('button', { name: 'Take 40 lines over' }).click();
  await page.getByRole('button', { name: 'Make 40 accounts' }).click();
}

async function openMadeAccount(page: Page) {
  await makeClass(page);
  await page.goto('/students?search=Lake');
  await openStudent(page);
  await page.getByRole('button', { name: 'Give a new password' }).waitFor();
}

async function resetMadeAccount(page: Page) {
  await openMadeAccount(page);
  await page.getByRole('button', { name: 'Give a new password' }).click();
  await page.getByRole('dialog').waitFor();
}

/** A student without an email address, at a page of their own. */
function openAsMadeStudent(path: string) {
  return async (page: Page) => {
    const { username, password } = await makeClass(page);
    await page.context().clearCookies();
    await page.goto('/student-login?school=northfield');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(path);
  };
}

/** The end of the membership of a child to whose account the school agreed, before it is said why. */
async function endMadeStudent(page: Page) {
  await makeClass(page);
  await page.goto('/people?role=student&status=active&search=Lake');
  await openPerson('End membership')(page);
  await page.getByText(/waits for a parent’s consent/).waitFor();
}

async function takeMadeStudentBack(page: Page) {
  await endMadeStudent(page);
  const dialog = page.getByRole('dialog', { name: /^End the membership of/ });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Moved away');
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto('/people?role=student&status=ended&search=Lake');
  await openPerson('Take the student back')(page);
  await page.getByRole('dialog', { name: /^Take .* back\?$/ }).waitFor();
}

/** A list with a child whose account is being deleted. */
async function makeClassOfDeleted(page: Page) {
  const problems = [{ line: 0, why: 'being_deleted', studentId: '01a00000-0000-7000-8000-000000000001' }];
  const refusal = { defined: true, code: 'LINES_REFUSED', status: 422, message: '', data: { problems } };
  await answerInstead(page, 'studentAccounts/create', refusal, 422);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page
    .getByRole('textbox', { name: 'List' })
    .fill('Ada Lake, 2019-03-04, 2\nBen van der Berg, 2018-12-31, 2');
  await page.getByRole('button', { name: 'Take 2 lines over' }).click();
  await page.getByLabel(/^Our school agrees/).check();
  await page.getByRole('button', { name: 'Make 2 accounts' }).click();
  await page
    .getByText(/being deleted/)
    .first()
    .waitFor();
}

/** A student whose parents live in two households. */
async function openTwoHouseholds(page: Page) {
  await openStudent(page);
  await page.getByRole('heading', { name: 'Family' }).waitFor();
  await page.getByText(/^Two households since June/).waitFor();
}

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete Account', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** A student of 14 whom nobody looks after any more. */
async function leaveAlone(page: Page) {
  await page.route('**/api/rpc/profile/account*', async (route) => {
    const response = await route.fetch();
    const { json, meta } = await response.json();
    const dueAt = new Date(Date.now() + 14 * 86_400_000).toISOString();
    const deletion = { dueAt, isOwnWish: false, isLeftAlone: true, postponement: null };
    await route.fulfill({ response, json: { json: { ...json, deletion, obstacle: null }, meta } });
  });
  await page.reload();
  await page.getByText(/No one looks after this account/).waitFor();
}

/** The letter to a parent, as whoever has its link finds it. */
function openLetter(changes: object) {
  return async (page: Page) => {
    const notice = {
      ...{
        version: '2026-11',
        brandName: 'Fieldhouse',
        schoolName: 'Northfield Academy',
        studentName: 'Kim',
      },
      ...{ schoolEmail: 'office@northfield.example', supportEmail: null, recipients: [] },
    };
    await answerInstead(page, 'consent/open', {
      ...{ state: 'asked', notice, locale: 'en', requestNumber: 'AB12-CD34', until: '2027-01-11T12:00:00Z' },
      ...{ givenAt: null, giverName: null, relationship: null, aiModels: null, mayDecide: true, ...changes },
    });
    await page.goto('/consent#token=0123456789abcdef');
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
  };
}

/** The page of an invitation to follow a child, with a long name and address, for whoever has its link. */
function openInvitedBy(hasAccount: boolean) {
  return async (page: Page) => {
    await answerInstead(page, 'families/openInvitation', {
      schoolName: 'The Very Long and Venerable Academy of Arts, Sciences, Languages and Physical Education',
      studentName: 'Maximiliana-Konstantinopolitanische',
      email: `${'maximiliana.konstantinopolitanische.'.repeat(2)}parent@a-very-long-department.example.test`,
      relationship: 'parent',
      rights: ['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account'],
      expiresAt: '2027-01-11T12:00:00Z',
      hasAccount,
    });
    await page.goto('/invite#token=0123456789abcdef');
    await page.getByRole('heading', { name: /^Follow Maximiliana/ }).waitFor();
  };
}

async function makePairingCode(page: Page) {
  await page
    .getByRole('button', { name: /^Make (a|another) code$/ })
    .first()
    .click();
  await page.getByLabel('Your code').waitFor();
}

async function openDisclosures(page: Page) {
  await page.getByRole('button', { name: 'Who received something of the record' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function openStudentFamily(page: Page) {
  await openStudent(page);
  const family = page.getByRole('heading', { name: 'Family', exact: true });
  await family.waitFor();
  await family.scrollIntoViewIfNeeded();
}

async function openInvitation(page: Page) {
  await openStudent(page);
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Another birth date, with what it brings with it. */
async function editDetails(page: Page) {
  await openStudent(page);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Birth date').fill('2016-03-04');
  await dialog.getByLabel(/^Reason/).fill('Birth certificate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('checkbox').waitFor();
}

async function openStudent(page: Page) {
  await page.locator('main a[href^="/student/"]').first().click();
  await page.waitForURL('**/student/**');
}

async function toGraduation(page: Page) {
  await page.getByRole('heading', { name: 'Graduation', exact: true }).scrollIntoViewIfNeeded();
}

async function openGraduation(page: Page) {
  await openStudent(page);
  await page.getByRole('heading', { name: 'Graduation', exact: true }).waitFor();
  await toGraduation(page);
}

/** What the Eligibility Center asks for from a child taught at home. */
async function showDocuments(page: Page) {
  await openStudent(page);
  await page.goto(`/eligibility?student=${page.url().split('/student/')[1]?.slice(0, 36)}`);
  const title = page.getByRole('heading', { name: 'Home-school documents' });
  await title.scrollIntoViewIfNeeded();
  await title.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
}

async function markDocument(page: Page) {
  await showDocuments(page);
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Every requirement with the courses that fill it. */
async function openRequirements(page: Page) {
  await toGraduation(page);
  for (const summary of await page.locator('details > summary', { hasText: /course/ }).all())
    await summary.click();
}

async function awardDiploma(page: Page) {
  await openGraduation(page);
  await page.getByRole('button', { name: 'Award the diploma' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Why it is awarded/)
    .fill('By decision of the board');
}

/** Awards one first, where there is none yet. */
async function showDiploma(page: Page) {
  await openGraduation(page);
  const award = page.getByRole('button', { name: 'Award the diploma' });
  if ((await award.count()) > 0) {
    await award.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date of the diploma').waitFor();
    const reason = dialog.getByLabel(/^Why it is awarded/);
    if ((await reason.count()) > 0)
      await reason.fill(
        'Early college: the board decided on its own motion that the courses at Lakeshore College stand for the credits that are missing here',
      );
    await dialog.getByRole('button', { name: 'Award the diploma' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page
    .getByText(/^Diploma of /)
    .first()
    .waitFor();
  await toGraduation(page);
}

async function toRequirements(page: Page) {
  const title = page.getByRole('heading', { name: 'Graduation requirements' });
  await title.waitFor();
  await title.scrollIntoViewIfNeeded();
}

async function enterRequirements(page: Page) {
  await toRequirements(page);
  await page.getByRole('button', { name: 'Enter requirements' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Example with 24 credits' }).click();
  await dialog.getByLabel('First class').fill('2030');
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
}

/** The first assignment for which the condition holds, as its page's address. */
async function findAssignment(page: Page, isHandedIn: boolean): Promise<string> {
  const id = await page.evaluate(async (wanted) => {
    const ask = async (name: string, input: object) =>
      (
        await fetch(`/api/v1/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
      ).json();
    for (const { courseId } of (await ask('home/student', {})).courses) {
      for (const { assignmentId } of (await ask('lessons/course', { courseId })).assignments) {
        const one = await ask('coursework/get', { assignmentId });
        if (one.attempts.length > 0 === wanted && !one.matching && one.can.submit)
          return assignmentId as string;
      }
    }
    return null;
  }, isHandedIn);
  if (!id) throw new Error('no such assignment');
  return `/assignment/${id}`;
}

/** Two documents in the answer, one still on its way, one refused. */
async function uploadDocuments(page: Page) {
  await page.goto(await findAssignment(page, false));
  const list = page.getByRole('list', { name: 'Documents of your answer' });
  await page.getByRole('button', { name: 'Upload Document' }).waitFor();
  const input = page.locator('input[type=file]');
  if ((await list.getByRole('listitem').count()) < 2) {
    await input.setInputFiles([
      {
        name: 'Field notes from the river walk on Friday.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(['Observed on Friday', 'Page two']),
      },
      {
        name: 'Essay, third draft.docx',
        mimeType: '',
        buffer: makeDocx('Plants need light.', 'They make sugar.'),
      },
    ]);
    await page
      .getByRole('button', { name: /^Preview/ })
      .nth(1)
      .waitFor();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
  }
  await page.route('**/api/files/*', () => undefined);
  await input.setInputFiles([
    { name: 'Sketches.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4_000_000, 1) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await page.getByRole('alert').first().waitFor();
}

async function previewDocument(page: Page) {
  await uploadDocuments(page);
  await page.getByRole('button', { name: /^Preview Field/ }).click();
  await page.locator('dialog canvas[data-drawn]').first().waitFor();
}

async function openReceipt(page: Page) {
  await page.goto(await findAssignment(page, true));
  await page
    .getByRole('button', { name: /^Receipt of attempt/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('SHA-256').waitFor();
}

async function openBell(page: Page) {
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await page.getByRole('listbox').waitFor();
}

async function searchInPalette(page: Page) {
  await openPalette(page);
  await page.getByRole('combobox', { name: 'Search pages, lessons and actions' }).fill('light');
  await page.getByRole('option', { name: /^See all results/ }).waitFor();
  await page.getByRole('option').locator('mark').first().waitFor();
}

/** Leaves two searches behind. */
async function searchTwice(page: Page) {
  for (const words of ['light and plants', 'osmosis']) {
    await page.getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
    await page
      .getByText(/result/)
      .first()
      .waitFor();
  }
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('heading', { name: 'Recent searches' }).waitFor();
}

async function openMaterials(page: Page) {
  await page
    .getByRole('button', { name: /^(Change materials|Show and change all)/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Add files' }).waitFor();
}

async function openFirstEvent(page: Page) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Edit Event' }).waitFor();
}

/** A child signs up in this browser, under a name of their own each time. */
async function waitForParent(page: Page): Promise<string> {
  const mark = await signUpStudent(page, 8);
  await page.getByRole('button', { name: 'Ask my parent' }).waitFor();
  return mark;
}

async function signUpStudent(page: Page, age: number): Promise<string> {
  const mark = Date.now().toString(36);
  await page.locator('input[name=role][value=student]').check({ force: true });
  await page.getByLabel('Full name').fill(`Kim Consent${mark}`);
  await page.getByLabel('School code').fill('NOR4821');
  await page.getByLabel('Email', { exact: true }).fill(`kim-${mark}@kids.example.test`);
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - age}-01-15`);
  await page.getByLabel('Password', { exact: true }).fill('walnut-drum-71-canoe');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  return mark;
}

async function openUnconfirmedSecurity(page: Page) {
  await signUpStudent(page, 16);
  await page.waitForURL('**/dashboard');
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Send the link again' }).waitFor();
}

async function askParent(page: Page): Promise<string> {
  const mark = await waitForParent(page);
  await page.getByLabel('Your parent’s email').fill(`petra-${mark}@families.example.test`);
  await page.getByRole('button', { name: 'Ask my parent' }).click();
  await page.getByRole('button', { name: 'Send again' }).waitFor();
  return mark;
}

/** The secret in a letter as the operator reads it, since the demo sends none. */
async function secretFor(page: Page, address: string): Promise<string> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const operator = context?.request;
  if (!operator) throw new Error('no browser');
  const call = async (path: string, input: object) =>
    await (await operator.post(`/api/v1/${path}`, { data: input, headers: { 'x-fieldhouse': '1' } })).json();
  await call('accounts/demoSignIn', { as: 'admin' });
  const { letters } = await call('operations/listMail', {});
  const { mailId } = letters.find((one: { toAddress: string }) => one.toAddress === address);
  const { bodyText: body } = await call('operations/getMail', { mailId });
  await context?.close();
  return /#token=[\w-]+/.exec(body)?.[0] ?? '';
}

async function readAsParent(page: Page) {
  const secret = await secretFor(page, `petra-${await askParent(page)}@families.example.test`);
  await page.context().clearCookies();
  await page.goto(`/consent${secret}`);
  await page.reload();
  await page.getByRole('button', { name: 'Sign and agree' }).waitFor();
}

async function signTooSoon(page: Page) {
  await readAsParent(page);
  await page.getByRole('button', { name: 'Sign and agree' }).click();
  await page.getByText('Enter your full name.').waitFor();
}

async function signAsParent(page: Page) {
  await readAsParent(page);
  await page.getByLabel(/Your full name/).fill('Petra Consent');
  await page.getByLabel('You are Kim’s').selectOption('mother');
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByLabel(/I have read this notice/).check();
  await page.getByRole('button', { name: 'Sign and agree' }).click();
  await page.getByRole('heading', { name: 'Thank you. Kim can start now.' }).waitFor();
}

/** One of the children above. */
async function openWaitingChild(page: Page) {
  await page
    .getByRole('link', { name: /Kim Consent/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Consent and privacy' }).waitFor();
}

async function recordConsent(page: Page) {
  await openWaitingChild(page);
  await page.getByRole('button', { name: 'Record a consent' }).click();
}

async function enterScale(page: Page) {
  await page.getByRole('button', { name: 'Enter a scale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a scale' });
  await dialog.getByRole('textbox', { name: 'A from percent' }).fill('93');
  await dialog.getByRole('combobox', { name: 'Holds from' }).selectOption('Since the school began');
  await dialog.getByText(/running course/).waitFor();
}

async function pasteTitles(page: Page) {
  await page.getByRole('button', { name: 'Add titles' }).click();
  await page
    .getByRole('textbox', { name: 'Titles' })
    .fill('Latin I, World language, 1\nGeometry, Math, 1\nYoga\nEnvironmental Science, Science, 1, lab');
}

async function assignStudents(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Choose (?!all|the first)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Assign 1 student' }).click();
  await page.getByRole('dialog', { name: 'Assign students' }).waitFor();
}

async function followUp(page: Page) {
  await page
    .getByRole('button', { name: /^Follow up on / })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Follow up on / }).waitFor();
}

/** What the guardian of the demo shared with a coach. */
async function readAsCoach(page: Page) {
  await page.goto(`/shared-ledger${await secretFor(page, 'dana.whitfield@ridgecollege.example')}`);
  await page.getByRole('heading', { level: 1, name: /^Eligibility ledger of / }).waitFor();
}

async function askToShare(page: Page) {
  await page.getByRole('button', { name: 'Ask to share with a coach' }).click();
  await page.getByRole('dialog', { name: 'Ask to share with a coach' }).waitFor();
}

async function openShared(page: Page) {
  await page.getByRole('link', { name: 'Read and decide' }).first().click();
  await page.locator('[data-shares]').scrollIntoViewIfNeeded();
}

async function agreeToShare(page: Page) {
  await openShared(page);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

const WAITING_CHANGE = {
  guardId: '00000000-0000-7000-8000-000000000080',
  procedure: 'catalog.withdraw',
  title: 'Algebra I',
  reason: 'The family asked for a lighter load',
  askedByName: 'Nora Okafor',
  askedAt: '2026-11-26T15:00:00.000Z',
  dueOn: '2026-11-29',
  declinedAt: null,
  declineNote: null,
};

/** Changes that wait, which the demo has none of. */
async function listWaitingChanges(page: Page) {
  const student = { studentId: '00000000-0000-7000-8000-000000000030', studentName: 'Maya Chen' };
  await answerInstead(page, 'eligibility/waitingGuards', {
    guards: [
      {
        ...WAITING_CHANGE,
        ...student,
        guardId: '00000000-0000-7000-8000-000000000081',
        title: 'French IV',
        dueOn: '2026-11-24',
        declinedAt: '2026-11-22T15:00:00.000Z',
        declineNote: 'She needs French for the visit in May. Please call us before you do anything.',
        isOverdue: true,
      },
      { ...WAITING_CHANGE, ...student, isOverdue: false },
    ],
    hasMore: false,
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Changes that wait for families' }).waitFor();
}

async function declineChange(page: Page) {
  await answerInstead(page, 'eligibility/guards', {
    guards: [
      {
        ...WAITING_CHANGE,
        broken: [
          { body: 'DI', what: 'units', before: '16', after: '15', need: '16', on: null },
          { body: 'DI', what: 'outlook', before: 'on_track', after: 'at_risk', need: null, on: '2030-06-05' },
        ],
        repairs: [],
        state: 'waits',
        ...{ signedByName: null, signedAt: null, proceededByName: null, proceedReason: null },
        ...{ proceededAt: null, declinedByName: null, madeAt: null },
        can: { sign: true, decline: true, proceed: false, end: false },
      },
    ],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).first().click();
  await page.getByRole('dialog', { name: 'Decline this change?' }).waitFor();
}

async function writeToFamilies(page: Page) {
  await page.getByRole('checkbox', { name: /^Choose (all|the first)/ }).check();
  await page.getByRole('button', { name: /^Write to / }).click();
  const dialog = page.getByRole('dialog', { name: /^Write to / });
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .fill('Please look at the summer courses that would help {name}, and write to me by Friday.');
  await dialog.getByText(/people get it$/).waitFor();
}

async function findPlan(page: Page) {
  await page.getByRole('button', { name: 'Find the best plan' }).click();
  await page.getByRole('heading', { name: 'Best plan' }).waitFor();
}

/** The plan that is found on the board; what a run before this one left there is replaced. */
async function putPlan(page: Page) {
  await findPlan(page);
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await page.getByRole('button', { name: 'Send to', exact: false }).waitFor();
}

async function breakPlan(page: Page) {
  await putPlan(page);
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: /where it isn’t offered/ })
    .first()
    .click();
  await page.getByText('It isn’t offered then.').waitFor();
}

async function addToPlan(page: Page) {
  await putPlan(page);
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByRole('dialog', { name: 'Add a course' }).waitFor();
}

async function sendPlan(page: Page) {
  await putPlan(page);
  await page.getByRole('button', { name: /^Send to/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Two hundred tasks of four classes, as the server would answer. */
async function fillDesk(page: Page) {
  const name = (at: number) =>
    at % 7 === 0
      ? 'Wolfeschlegelsteinhausenbergerdorff, Maximiliana-Konstantina Alexandra'
      : `Student ${at + 1}`;
  const tasks = Array.from({ length: 60 }, (_, at) => ({
    studentId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: name(at),
    gradeLevel: 9 + (at % 4),
    graduationYear: at < 12 ? 2027 : 2027 + (at % 4),
    since: '2026-08-17',
    what:
      at < 12
        ? {
            kind: 'plan',
            planId: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
            number: 1 + (at % 9),
            courses: 4 + at,
            proposedAt: '2026-11-20T15:00:00Z',
            proposedByName: name(at),
          }
        : at % 3 === 0
          ? { kind: 'registration' }
          : { kind: 'transcript', step: 'transcript_6', lastIssuedOn: at % 2 === 0 ? null : '2026-06-02' },
  }));
  await page.route('**/api/rpc/counseling/desk', async (route) => {
    await route.fulfill({
      json: {
        json: {
          schoolId: '00000000-0000-4000-8000-00000000ffff',
          today: '2026-11-29',
          tasks: tasks.toSorted((a, b) => Number(b.what.kind === 'plan') - Number(a.what.kind === 'plan')),
          total: 212,
          next: 60,
          counts: { plan: 12, registration: 70, transcript: 130 },
          graduationYears: [2027, 2028, 2029, 2030],
        },
      },
    });
  });
  await page.goto('/counselor-desk?kind=');
  await page.getByText('212 tasks').waitFor();
}

const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
};

async function askCounselor(page: Page) {
  await ask(page, 'Where do I stand with Division I? When is my 10/7 date?');
  await page.getByRole('list', { name: 'Sources' }).waitFor();
  await page.getByRole('button', { name: 'What changed since you asked' }).waitFor();
}

async function askBinding(page: Page) {
  await ask(page, 'Will Ohio Valley State give me a scholarship?');
  await page.getByText('I can’t answer that one.').waitFor();
}

async function askInDanger(page: Page) {
  await ask(page, 'I want to die');
  await page.getByText('You are not alone with this.').first().waitFor();
}

async function tryWhatIf(page: Page) {
  await page.getByRole('button', { name: 'Try a what-if' }).click();
  const panel = page.getByRole('dialog', { name: 'What if' });
  await panel.getByRole('button', { name: 'Add a course' }).click();
  await panel.getByRole('checkbox', { name: 'At another school' }).check();
  await panel.getByRole('button', { name: 'What do I need?' }).click();
}

/** Saved where it isn't yet, and set beside today. */
async function compareWhatIf(page: Page) {
  const name = 'Chemistry in summer';
  if ((await page.getByRole('checkbox', { name: `Compare ${name}` }).count()) === 0) {
    await tryWhatIf(page);
    const panel = page.getByRole('dialog', { name: 'What if' });
    await panel.getByRole('textbox', { name: 'Name' }).fill(name);
    await panel.getByRole('checkbox', { name: /^Guardians/ }).check();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
  }
  await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('button', { name: 'Compare with today' }).click();
  await page.getByRole('dialog', { name: 'What-ifs beside today' }).waitFor();
}

/** Pastes a transcript and waits for what was read of it; those of earlier pictures are taken back. */
function readTranscript(text = TRANSCRIPT) {
  return async (page: Page): Promise<void> => {
    const { origin } = new URL(page.url());
    const ask = async (name: string, data: object) =>
      await (
        await page.request.post(`${origin}/api/v1/transcriptReadings/${name}`, { data, headers: { origin } })
      ).json();
    for (const { readingId, state } of (await ask('home', {})).readings)
      if (state === 'draft') await ask('withdraw', { readingId });
    await page.getByRole('textbox', { name: 'Transcript text' }).fill(text);
    await page.getByRole('button', { name: 'Parse with AI' }).click();
    await page.getByRole('heading', { name: /Parsed Data|Whose record is it/ }).waitFor();
  };
}

async function chooseStudent(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Student' }).selectOption({ label: name });
  await page.getByRole('heading', { name: 'Official transcripts' }).waitFor();
}

/** The window that opens is closed again: the page has its own preview. */
async function generateTranscript(page: Page) {
  await chooseStudent(page, 'Leo Chen');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Generate Transcript' }).click();
  await (await popup).close();
  await page.getByTitle('Transcript of Leo Chen').waitFor();
}

async function openTranscriptLine(page: Page) {
  await generateTranscript(page);
  await page
    .getByRole('button', { name: /^Why this line: / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Counted work' }).waitFor();
}

async function issueTranscript(page: Page) {
  await generateTranscript(page);
  await page.getByRole('button', { name: 'Issue and sign' }).click();
  await page.getByRole('dialog').waitFor();
}

async function sendTranscript(page: Page) {
  await page
    .getByRole('button', { name: /^Send the transcript of Leo Chen/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function issueBatch(page: Page) {
  await page.getByRole('button', { name: 'Issue for several' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Graduation year').fill('2027');
  await dialog.getByText(/^\d+ transcripts$/).waitFor();
}

/** A parent of two reads that of the older one. */
async function showLeo(page: Page) {
  const { origin } = new URL(page.url());
  const { children } = await (
    await page.request.post(`${origin}/api/v1/families/mine`, { data: {}, headers: { origin } })
  ).json();
  const leo = children.find(({ studentName }: { studentName: string }) => studentName === 'Leo Chen');
  await page.goto(`/transcript-generator?student=${leo.studentId}`);
  await page.getByRole('heading', { name: 'Send an official transcript' }).waitFor();
}

async function askForTranscript(page: Page) {
  await showLeo(page);
  await page.getByRole('button', { name: 'Request one' }).click();
  await page.getByRole('dialog').waitFor();
}

/** A father is about to have the check page of his son's transcript show more than nothing. */
async function sayWhatIsShown(page: Page) {
  await showLeo(page);
  await page.getByRole('button', { name: /^What the check page shows/ }).click();
  await page.getByRole('radio', { name: 'Name, graduation, credits and GPA' }).check();
}

/** Issues a transcript first, where there is none yet. */
async function openFormats(page: Page) {
  await chooseStudent(page, 'Leo Chen');
  const menu = page.getByRole('button', { name: /^More formats of / }).first();
  const none = page.getByText('None issued yet.');
  await menu.or(none).first().waitFor();
  if (await none.isVisible()) {
    await issueTranscript(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Issue and sign' }).click();
  }
  await menu.click();
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).waitFor();
}

/** The page of a code of this student that stands like this. */
function checkTranscript(name: string, status: string) {
  return async (page: Page) => {
    await chooseStudent(page, name);
    const row = page.getByRole('listitem').filter({ hasText: status }).first();
    const address = await row.getByRole('link', { name: /^Check / }).getAttribute('href');
    await page.goto(address ?? '/verify');
  };
}

const CHECKED = [
  '2024-2025   Grade 9',
  'Course                     Final   Credit',
  'English 9                  B+      1.00',
  'Algebra I                  C       1.00',
  'Physical Science           B+      1.00',
  'World History              A-      1.00',
  'Spanish I                  B+      1.00',
  '2025-2026   Grade 10',
  'Course                     Final   Credit',
  'English 10                 A-      1.00',
  'Geometry                   B+      1.00',
  'Human Geography            B+      0.50',
  'Spanish II                 B+      1.00',
  '2026-2027   Grade 11',
  'Courses in progress',
  'World Literature',
  'Algebra II',
  'Biology with Lab',
  'US Government',
  'Spanish III',
].join('\n');

async function pasteCheck(page: Page, text: string) {
  await page.getByRole('button', { name: 'Paste a transcript' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('[data-verdict]').first().waitFor();
}

/** A junior's courses, of one of which nobody knows whether it is listed. */
async function enterCheck(page: Page) {
  await pasteCheck(page, CHECKED);
  await page.getByLabel(/^Are your courses on/).selectOption('yes');
  await page.getByText('More', { exact: true }).first().click();
  await page
    .getByLabel(/^On your school/)
    .first()
    .selectOption('unknown');
  await page.locator('[data-worse]').first().waitFor();
}

/** Many courses, long titles, grades that nothing can be made of. */
async function enterFullCheck(page: Page) {
  const rows = Array.from(
    { length: 60 },
    (_, at) =>
      `${`Introduction to the History and Philosophy of Subject ${at + 1}`.padEnd(73)}${at % 7 === 0 ? 'Z' : 'A-'}      0.50`,
  );
  await pasteCheck(
    page,
    ['2024-2025   Grade 9', `${'Course'.padEnd(73)}Final   Credit`, ...rows, 'English 9', 'English 9'].join(
      '\n',
    ),
  );
}

async function openPaste(page: Page) {
  await page.getByRole('button', { name: 'Paste a transcript' }).click();
  await page.getByRole('button', { name: 'Read it' }).click();
  await page
    .getByRole('alert')
    .getByText(/no text yet/)
    .waitFor();
}

/** What somebody entered before they had an account. */
async function offerKeptCheck(page: Page) {
  await page.evaluate(() => {
    const course = { title: 'English 9', area: 'english', grade: 'B+', units: '1', state: 'final' };
    localStorage.setItem('fieldhouse-check', JSON.stringify({ courses: [{ ...course, id: '1' }] }));
    localStorage.setItem('fieldhouse-check-wanted', '1');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Bring them along' }).waitFor();
}
