import type { ActorName } from './actors.ts';

/** The actors of the sweep, and people who stand closer to one course. */
export type AnswerActor =
  | ActorName
  /** Takes the course with the student, and a guardian of theirs. */
  | 'classmate'
  | 'parentOfClassmate'
  /** Takes the course, and the school hasn't confirmed them. */
  | 'unconfirmed'
  /** Grades in the course, and doesn't run it. */
  | 'grader';

/** Who may read a marker: in any answer, or by procedure in that one's alone. */
type Readers = readonly AnswerActor[] | Readonly<Record<string, readonly AnswerActor[]>>;

export interface MarkerRule {
  readonly readers: Readers;
  /** There are readers, but no case of the sweep happens to show it to them. */
  readonly mayBeUnseen?: true;
  /** May stand in a notification or an email. */
  readonly isTold?: true;
}

/** Students whom the school has confirmed and who take the course, at the latest once the sweep has enrolled them. */
const LEARNERS = ['student', 'classmate', 'schoolmate', 'dropped'] as const;
const RUNNERS = ['teacher', 'admin'] as const;
const COURSE_STAFF = [...RUNNERS, 'grader'] as const;
const SCHOOL_STAFF = [...COURSE_STAFF, 'otherTeacher'] as const;
const HOUSEHOLDS = ['parent', 'parentOfClassmate', 'parentOfOther'] as const;

/**
 * Fields that are nobody's but their readers', in the school of the sweep. Each is planted with a text that stands
 * nowhere else (`plant.ts`); no answer, cookie, calendar feed, notification or email may carry it to anybody else. A
 * procedure that shows one to somebody new needs a line here, and a reason.
 */
export const NEVER_IN_ANSWERS = {
  // Live classes: the link leaves the server through joining, and in the file of those who hold the class.
  meetingLink: {
    readers: { 'live.join': [...LEARNERS, 'teacher', 'grader'], 'calendar.export': ['teacher'] },
  },
  laterMeetingLink: { readers: { 'calendar.export': ['teacher'] } },
  recordingLink: { readers: [...LEARNERS, ...COURSE_STAFF, ...HOUSEHOLDS] },
  earlyRecordingLink: { readers: ['teacher'] },

  // Grades that are kept back don't exist for students and guardians, and how they came about never does.
  heldPoints: { readers: COURSE_STAFF },
  heldFeedback: { readers: COURSE_STAFF },
  proposalReason: { readers: COURSE_STAFF },

  // What staff write about a student for each other.
  accommodationNote: { readers: COURSE_STAFF },
  extensionReason: { readers: COURSE_STAFF },
  attendanceNote: { readers: COURSE_STAFF },
  removalReason: { readers: ['classmate', ...COURSE_STAFF], mayBeUnseen: true },

  // Answer keys, and what isn't published.
  matchingPair: { readers: COURSE_STAFF },
  // Students read a plain description; notes and levels say what a full answer holds.
  gradingNotes: { readers: COURSE_STAFF },
  levelLabel: { readers: COURSE_STAFF },
  workingCopy: { readers: COURSE_STAFF },
  draftAssignment: { readers: COURSE_STAFF },
  draftCourse: { readers: RUNNERS },

  // What somebody writes for themselves or for few.
  draftAnswer: { readers: ['student'] },
  staffMessage: { readers: ['teacher'], mayBeUnseen: true },
  reportedMessage: { readers: ['student', 'teacher', 'admin'] },
  classmatePost: { readers: [...LEARNERS, ...COURSE_STAFF] },
  removedPost: { readers: ['classmate', ...COURSE_STAFF], mayBeUnseen: true },

  // Who reported something, and in which words.
  postReportNote: { readers: RUNNERS },
  messageReportNote: { readers: ['admin'] },
  problemNote: { readers: COURSE_STAFF },

  // Other people, and other families.
  studentEmail: { readers: ['student', 'admin'], isTold: true },
  parentEmail: { readers: ['parent', 'admin'], isTold: true },
  // Operators look after the mail outbox.
  applicantEmail: {
    readers: ['pendingTeacher', ...SCHOOL_STAFF, 'operator', 'operatorReadOnly'],
    isTold: true,
  },
  studentPhone: { readers: ['student'] },
  studentAddress: { readers: ['student'] },
  parentPhone: { readers: ['parent'] },
  birthDate: { readers: ['admin'] },
  classmateName: { readers: [...LEARNERS, ...SCHOOL_STAFF, 'parentOfClassmate'], isTold: true },
  parentOfClassmateName: { readers: ['parentOfClassmate', 'classmate', ...SCHOOL_STAFF], isTold: true },

  // The school's and the server's own.
  schoolCode: { readers: ['admin'] },
  passwordHash: { readers: [] },
  sessionToken: { readers: ['student'], mayBeUnseen: true },
  feedHash: { readers: [] },
  storageKey: { readers: [] },
} as const satisfies Readonly<Record<string, MarkerRule>>;

export type MarkerName = keyof typeof NEVER_IN_ANSWERS;
export const MARKER_NAMES = Object.keys(NEVER_IN_ANSWERS) as MarkerName[];

export const ruleOf = (name: MarkerName): MarkerRule => NEVER_IN_ANSWERS[name];

/** Whether an answer of this procedure may carry the marker to this person. */
export function mayRead(name: MarkerName, path: string, actor: AnswerActor): boolean {
  const { readers } = ruleOf(name);
  const list = 'includes' in readers ? (readers as readonly AnswerActor[]) : (readers[path] ?? []);
  return list.includes(actor);
}

/** Whether anybody is meant to find it in an answer of the sweep. */
export const isShownToSomebody = (name: MarkerName): boolean => {
  const { readers, mayBeUnseen } = ruleOf(name);
  return !mayBeUnseen && Object.values(readers).flat().length > 0;
};
