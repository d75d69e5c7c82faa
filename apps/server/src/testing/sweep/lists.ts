import { type ListCase, none } from './list-standing.ts';
import { LISTS_OF_COURSES } from './lists-of-courses.ts';
import { LISTS_OF_PEOPLE } from './lists-of-people.ts';

/** Each list of the contract that is held against all rows. */
export const LIST_CASES: Readonly<Record<string, ListCase>> = { ...LISTS_OF_COURSES, ...LISTS_OF_PEOPLE };

const OF_ONE = 'of one thing that the input names; who may see it, the sweep tries';
const OWN = 'what is the person’s own, by their account';
const OPERATOR = 'of all schools, for operators, by their role alone';
const MADE = 'an answer to what is sent, not a list of rows';
const LEFT = 'not held against all rows yet';

/** Lists that aren't held against all rows, and why not. */
export const WITHOUT_CASE: Readonly<Record<string, string>> = {
  'accounts.security': OWN,
  'accounts.listOwnRequests': OWN,
  'accounts.listDecisions': LEFT,
  'authoring.get': OF_ONE,
  'authoring.previewShift': OF_ONE,
  'authoring.getLesson': OF_ONE,
  'authoring.saveLesson': OF_ONE,
  'authoring.getAssignment': OF_ONE,
  'authoring.saveAssignment': OF_ONE,
  'authoring.listVersions': OF_ONE,
  'billing.plans': 'the same for everybody',
  'billing.mine': OWN,
  'schools.calendar': LEFT,
  'schools.scales': LEFT,
  'schools.previewScale': LEFT,
  'home.student': LEFT,
  'home.todo': LEFT,
  'catalog.listCandidates': LEFT,
  'catalog.listPrerequisites': OF_ONE,
  'catalog.listTeacherCandidates': LEFT,
  'catalog.get': OF_ONE,
  'lessons.get': OF_ONE,
  'coursework.get': OF_ONE,
  'coursework.accommodations': OF_ONE,
  'coursework.extendable': LEFT,
  'discussions.thread': OF_ONE,
  'discussions.history': OF_ONE,
  'grading.builtInReleases': LEFT,
  'grading.getWork': OF_ONE,
  'grading.presence': OF_ONE,
  'grading.comments': OWN,
  'grading.quality': OF_ONE,
  'grading.getSample': OF_ONE,
  'gradebook.detail': OF_ONE,
  'gradebook.setCells': MADE,
  'gradebook.cellHistory': OF_ONE,
  'gradebook.previewImport': MADE,
  'messages.get': OF_ONE,
  'messages.recipients': LEFT,
  'messages.send': MADE,
  'messages.takeBack': MADE,
  'messages.readReported': OF_ONE,
  'notifications.latest': OWN,
  'notifications.list': OWN,
  'notifications.preferences': OWN,
  'consent.family': OWN,
  'consent.needed': OWN,
  'families.student': OF_ONE,
  'families.parents': OF_ONE,
  'families.mine': OWN,
  'families.disclosures': OF_ONE,
  'studentAccounts.schools': OWN,
  'studentAccounts.create': MADE,
  'studentAccounts.resetPasswords': MADE,
  'studentAccounts.signIns': OF_ONE,
  'operations.findAccounts': OPERATOR,
  'operations.codeGuessing': OPERATOR,
  'operations.overview': OPERATOR,
  'operations.retention': OPERATOR,
  'operations.listHolds': OPERATOR,
  'operations.findHoldTargets': OPERATOR,
  'operations.listMail': OPERATOR,
  'people.history': OF_ONE,
  'catalog.teacherHistory': OF_ONE,
  'people.departure': OF_ONE,
  'eligibility.ledger': OF_ONE,
  'eligibility.history': OF_ONE,
  'eligibility.guards': OF_ONE,
  'eligibility.shares': OF_ONE,
  'eligibility.openShare': OF_ONE,
  'eligibility.scenarios': OF_ONE,
  'counseling.previewFamilies': 'only students that were named, which have their own case',
  'eligibility.registry': 'what the school itself keeps, by the reader’s duty there',
  'records.previewTranscript': OF_ONE,
  'records.details': OF_ONE,
  'records.student': OF_ONE,
  'transcriptReadings.get': OF_ONE,
  'resources.listVersions': OF_ONE,
  'speech.speak': MADE,
  'transcripts.preview': OF_ONE,
  'transcripts.issued': OF_ONE,
  'transcripts.settings': OWN,
};

/** The list as it is answered; nothing where it is refused. */
export const listOrNothing = (list: Promise<readonly string[]>): Promise<readonly string[]> =>
  list.catch(none);
