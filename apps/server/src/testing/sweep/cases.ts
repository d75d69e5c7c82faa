import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { NotificationId } from '@fieldhouse/contract/ids.ts';
import type { SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { CONSENT_TEXT_VERSION } from '@fieldhouse/domain/families/consent.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { newId } from '#platform/ids.ts';
import { NO_PROFILE } from '../no-profile.ts';
import type { ActorName, Targets } from './actors.ts';
import { EVERY_STUDENT } from './every-student.ts';

type Inputs = InferContractRouterInputs<Contract>;

/** How one procedure is tried. */
export interface SweepCase<Input> {
  /** What is sent, aimed at these things. */
  readonly input: (targets: Targets) => Input;
  /** Who must succeed on their own school's things; everyone else must be refused. */
  readonly succeed: readonly ActorName[] | 'everyone';
  /** What a second one who may is told, because the first one has done it. */
  readonly afterwards?: string;
  /** The call names nothing of a school: there is no foreign or absent form of it. */
  readonly isUntargeted?: true;
  /**
   * Open doors answer everyone alike, but a made-up secret or password is refused: the codes with which they refuse.
   */
  readonly refuses?: readonly string[];
}

type CasesOf<Feature extends keyof Inputs> = {
  readonly [Name in keyof Inputs[Feature]]: SweepCase<Inputs[Feature][Name]>;
};

/** A case for every procedure of the contract: one that is missing doesn't compile. */
type Cases = { readonly [Feature in keyof Inputs]: CasesOf<Feature> };

const NO_PASSKEY = {
  id: 'no-such-key',
  rawId: 'no-such-key',
  type: 'public-key' as const,
  response: {},
  clientExtensionResults: {},
};

/** Everyone with an account in order. */
const SIGNED_IN: readonly ActorName[] = [
  'student',
  'schoolmate',
  'dropped',
  'provisional',
  'teacher',
  'otherTeacher',
  'admin',
  'parent',
  'parentOfOther',
  'parentEnded',
  'parentBlind',
  'pendingTeacher',
  'homeschoolParent',
  'operator',
  'operatorReadOnly',
  'foreignStudent',
  'foreignTeacher',
  'foreignAdmin',
];
const STUDENTS: readonly ActorName[] = ['student', 'schoolmate', 'dropped', 'provisional', 'foreignStudent'];
const STAFF: readonly ActorName[] = [
  'teacher',
  'otherTeacher',
  'admin',
  'homeschoolParent',
  'foreignTeacher',
  'foreignAdmin',
];
/** Of the school whose things are named. */
const SCHOOL_ADMINS: readonly ActorName[] = ['admin', 'foreignAdmin'];
const ADMINS: readonly ActorName[] = ['admin', 'homeschoolParent', 'foreignAdmin'];
/** Whoever runs the course that is named. */
const AUTHORS: readonly ActorName[] = ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'];
/** Who reads the discussions of the course that is named. */
const READERS: readonly ActorName[] = [...AUTHORS, 'student', 'foreignStudent'];
/** Who writes in the conversation that is named. */
const WRITERS: readonly ActorName[] = ['student', 'teacher', 'foreignStudent', 'foreignTeacher'];
const GUARDIANS: readonly ActorName[] = ['parent', 'parentOfOther', 'parentBlind'];
const PARENTS: readonly ActorName[] = [...GUARDIANS, 'parentEnded'];

/** What is told about a thing that isn't there, or isn't theirs. */
const PLAN_KEY = '00000000-0000-7000-8000-0000000000aa';
const PLAN_WISHES = {
  goals: ['DI', 'NAIA'],
  limits: { regular: { credits: null, courses: 6 }, optional: { credits: 0, courses: 0 } },
  focus: [],
  difficulty: 'balanced',
  wishes: [],
  grade: 'C',
  grades: {},
} satisfies SavedWishes;
const NO_SUCH = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'AWAITING_APPROVAL'];

/** A day that may be marked, whenever this runs. */
export const MARKED_DAY = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** The sign-in name that the schools of the sweep have. */
export const signInNameOf = (schoolId: string): string => `s-${schoolId.slice(-12)}`;

const DETAILS = {
  ...{
    title: 'Swept',
    subject: 'Science' as const,
    description: 'Words of the sweep',
    gradeLevel: 9,
    credits: 1,
  },
  ...{
    level: 'general' as const,
    termId: null,
    ncaaArea: null,
    transcriptTitle: null,
    provider: null,
    mode: null,
    enrollmentMode: null,
  },
  ...{ capacity: null, chosenColor: 3, imageFileId: null, imageAlt: null },
};
const SCALE = [
  { letter: 'A', fromPercent: 93, points: 4, isPassing: true },
  { letter: 'F', fromPercent: 0, points: 0, isPassing: false },
];
const LESSON = {
  ...{ v: 1 as const, title: 'Swept', videoUrl: null, estimatedMinutes: 5 },
  content: {
    v: 1 as const,
    objectives: [],
    introduction: 'Words',
    mainContent: '<p>Words</p>',
    keyConcepts: [],
  },
};
const WORK = {
  ...{ v: 1 as const, title: 'Swept', description: 'Words', pointsPossible: 20, matching: null },
  instructions: { v: 1 as const, durationMinutes: null, materials: [], steps: [], story: null },
  rubric: { v: 1 as const, criteria: [] },
};
const SETTINGS = {
  ...{ kind: 'assignment' as const, lessonId: null, dueAt: null, attemptsAllowed: null, categoryId: null },
  ...{ isExtraCredit: false, release: 'school' as const, latePolicy: null },
};
const answer = { v: 1 as const, text: 'Words of the sweep', matches: [] };
const nobody = { email: 'nobody@example.test', password: 'not-the-password' };

const MATERIAL = {
  ...{ title: 'Swept', description: '', isFeatured: false },
  source: { kind: 'link' as const, url: 'https://example.org/swept' },
};
/** Whoever learns in the course that is named, teaches it, or may see the record of one who does. */
const STUDY: readonly ActorName[] = [
  ...['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
] as ActorName[];

const COACH = {
  coachName: 'Casey Coach',
  coachEmail: 'casey@college.test',
  organization: 'Swept College',
  why: 'The sweep asks',
  days: 7 as const,
};

const LINK_TERMS = {
  relationship: 'parent' as const,
  rights: ['see_record' as const],
  basis: 'minor' as const,
  proof: 'in_person' as const,
  endsOn: null,
};

export const CASES: Cases = {
  accounts: {
    session: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    signIn: {
      input: () => nobody,
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    signInAtSchool: {
      input: () => ({ school: 'nowhere', username: 'nobody', password: nobody.password }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    adminSignIn: {
      input: () => nobody,
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    verifySecondFactor: {
      input: () => ({ code: '000000', asOperator: false }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE'],
    },
    signOut: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    demoSignIn: { input: () => ({ as: 'admin' }), succeed: [], isUntargeted: true, refuses: ['NOT_FOUND'] },
    checkCode: {
      input: () => ({ code: 'XXX0000', role: 'student' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_CODE', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    signUp: {
      input: () => ({
        role: 'student',
        fullName: 'New Student',
        email: 'new@example.test',
        password: 'tulip-horn-92-canoe',
        schoolCode: 'XXX0000',
        birthOn: '2010-01-01',
        locale: 'en',
      }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_CODE', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    requestReset: {
      input: () => ({ email: 'nobody@example.test', locale: 'en' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'OK'],
    },
    resetPassword: {
      input: () => ({ token: 'no-such-token-at-all', newPassword: 'tulip-horn-92-canoe' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    verifyEmail: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    disown: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    resendConfirmation: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    enrollTotp: {
      input: () => ({ password: 'not-the-password' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'ALREADY_SET_UP', 'UNAUTHORIZED', 'CHALLENGE_REQUIRED'],
    },
    confirmTotp: {
      input: () => ({ code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE', 'UNAUTHORIZED'],
    },
    replaceTotp: {
      input: () => ({ password: 'not-the-one', code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'NOT_FOUND', 'UNAUTHORIZED'],
    },
    confirmReplacement: {
      input: () => ({ code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    confirmFactor: {
      input: () => ({ code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    security: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    revokeSession: {
      input: () => ({ sessionId: newId() }),
      succeed: [],
      isUntargeted: true,
      refuses: ['NOT_FOUND', 'UNAUTHORIZED'],
    },
    revokeOtherSessions: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    changePassword: {
      input: () => ({ currentPassword: 'not-the-one', newPassword: 'tulip-horn-92-canoe' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    disableTotp: {
      input: () => ({ password: 'not-the-one', code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: [
        'WRONG_PASSWORD',
        'TOO_MANY_TRIES',
        'CHALLENGE_REQUIRED',
        'NOT_FOUND',
        'REQUIRED',
        'UNAUTHORIZED',
      ],
    },
    regenerateBackupCodes: {
      input: () => ({ password: 'not-the-one', code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'NOT_FOUND', 'UNAUTHORIZED'],
    },
    passkeyOptions: {
      input: () => ({ password: 'not-the-one' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    addPasskey: {
      input: () => ({ challengeId: newId(), response: NO_PASSKEY, name: 'Phone' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_PASSKEY', 'UNAUTHORIZED'],
    },
    removePasskey: {
      input: () => ({ passkeyId: newId(), password: 'not-the-one' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    passkeySignInOptions: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    passkeySignIn: {
      input: () => ({ challengeId: newId(), response: NO_PASSKEY, asOperator: false }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    saveSettings: { input: () => ({ locale: 'fr' }), succeed: SIGNED_IN, isUntargeted: true },
    listWaiting: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    countWaiting: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    listDecisions: { input: () => ({ after: null }), succeed: STAFF, isUntargeted: true },
    // The target waits as a teacher: teachers see it and may not decide.
    approve: {
      input: ({ membershipId }) => ({ membershipIds: [membershipId] }),
      succeed: ['admin', 'foreignAdmin'],
    },
    refuse: {
      input: ({ membershipId }) => ({ membershipIds: [membershipId], reason: 'Unknown here' }),
      succeed: ['admin', 'foreignAdmin'],
    },
    reopen: {
      input: ({ membershipId }) => ({ membershipIds: [membershipId] }),
      succeed: ['admin', 'foreignAdmin'],
      afterwards: 'NOT_REFUSED',
    },
    listOwnRequests: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    openFirstOperator: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    firstOperator: {
      input: () => ({
        token: 'no-such-token-at-all',
        fullName: 'First Operator',
        email: 'first@example.test',
        password: 'tulip-horn-92-canoe',
      }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
  },
  billing: {
    plans: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    startCheckout: {
      input: () => ({ planCode: 'parent', licenseType: 'annual', idempotencyKey: newId() }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    mine: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
  },
  schools: {
    register: {
      input: () => ({
        name: 'New School',
        email: 'new@school.test',
        address: null,
        phone: null,
        website: null,
        principalName: null,
      }),
      succeed: 'everyone',
      isUntargeted: true,
    },
    resendConfirmation: {
      // A mailbox of its own each time: messages to one are limited.
      input: () => ({ code: 'ZZZ9999', email: `nobody-${newId()}@school.test` }),
      succeed: 'everyone',
      isUntargeted: true,
    },
    confirmAddress: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'CHALLENGE_REQUIRED'],
    },
    branding: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    saveBrandingText: { input: () => ({ brandingText: 'Go team' }), succeed: ADMINS, isUntargeted: true },
    setLogo: { input: () => ({ imageBase64: null }), succeed: ADMINS, isUntargeted: true },
    listCodes: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    createCode: {
      input: () => ({ roles: ['student' as const], expiresAt: null }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    replaceCode: { input: ({ codeId }) => ({ codeId, reason: null }), succeed: SCHOOL_ADMINS },
    setCodeActive: {
      input: ({ codeId }) => ({ codeId, isActive: false, reason: null }),
      succeed: SCHOOL_ADMINS,
    },
    calendar: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    saveYear: {
      input: () => ({
        yearId: null,
        baseVersion: 0,
        label: '2026-27',
        startsOn: '2026-08-01',
        endsOn: '2027-07-31',
      }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    saveTerm: {
      input: ({ courseId }) => ({
        yearId: courseId as never,
        termId: null,
        baseVersion: 0,
        name: 'Fall',
        kind: 'semester',
        startsOn: '2026-08-20',
        endsOn: '2026-12-18',
        gradesDueOn: null,
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    savePeriod: {
      input: ({ courseId }) => ({
        termId: courseId as never,
        periodId: null,
        baseVersion: 0,
        name: 'Quarter 1',
        startsOn: '2026-08-20',
        endsOn: '2026-10-20',
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    markDays: {
      input: () => ({ from: '2026-11-26', to: '2026-11-27', kind: 'holiday', label: 'Thanksgiving' }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    unmarkDay: { input: ({ courseId }) => ({ dayId: courseId as never }), succeed: [], refuses: NO_SUCH },
    policy: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    savePolicy: {
      input: () => ({
        baseNumber: 1,
        policy: {
          missing: { kind: 'not_counted' },
          late: { kind: 'none' },
          aiRelease: 'teacher_confirms',
          defaultRelease: 'immediate',
          enrollmentMode: 'auto',
          coursePublishing: 'teacher',
          dropUntil: null,
          repeats: 'best',
        },
      }),
      succeed: ADMINS,
      isUntargeted: true,
      afterwards: 'STALE',
    },
    scales: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    previewScale: {
      input: () => ({ effectiveOn: '2027-08-01', steps: SCALE }),
      succeed: STAFF,
      isUntargeted: true,
    },
    saveScale: {
      input: ({ schoolId }) => ({
        ...{ schoolId, baseNumber: 0, outsideSchool: null, effectiveOn: '2027-08-01' },
        ...{ steps: SCALE, reason: 'Swept' },
      }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
  },
  advice: {
    get: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    conversation: {
      input: ({ adviceConversationId }) => ({ conversationId: adviceConversationId }),
      succeed: ['student', 'parent', 'admin', 'foreignStudent', 'foreignAdmin'],
    },
    ask: {
      input: ({ studentId, adviceConversationId }) => ({
        studentId,
        conversationId: adviceConversationId,
        messageKey: newId(),
        text: 'Where do I stand with Division I?',
      }),
      succeed: ['student', 'foreignStudent'],
    },
    handOver: {
      input: ({ adviceMessageId }) => ({ messageId: adviceMessageId, messageKey: newId() }),
      succeed: ['student', 'foreignStudent'],
    },
    changes: {
      input: ({ adviceConversationId }) => ({ conversationId: adviceConversationId }),
      succeed: ['student', 'parent', 'admin', 'foreignStudent', 'foreignAdmin'],
    },
    questions: {
      input: () => ({ state: 'open' as const, after: 0 }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    answer: {
      input: ({ adviceQuestionId }) => ({
        questionId: adviceQuestionId,
        messageKey: newId(),
        version: 1,
        text: 'Swept',
      }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
    seeAlert: {
      input: ({ dangerMessageId }) => ({ messageId: dangerMessageId }),
      succeed: SCHOOL_ADMINS,
    },
    settings: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    saveSettings: {
      input: ({ schoolId }) => ({ schoolId, alertUserIds: [], version: 0 }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
  },
  plans: {
    get: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    find: {
      input: ({ studentId }) => ({ studentId, ...PLAN_WISHES }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    search: {
      input: ({ studentId }) => ({ studentId, ...PLAN_WISHES }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    board: {
      input: ({ studentId }) => ({ studentId, ...PLAN_WISHES }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    saved: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    // Sent again with its key it is the same draft.
    save: {
      input: ({ studentId }) => ({
        ...{ studentId, planId: null, version: 0, planKey: PLAN_KEY, wishes: PLAN_WISHES, items: [] },
      }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    // Nobody of the sweep has proposed one.
    propose: {
      input: ({ courseId }) => ({ planId: courseId as never, version: 1, note: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    approve: {
      input: ({ courseId }) => ({ planId: courseId as never, version: 1, reason: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    sendBack: {
      input: ({ courseId }) => ({ planId: courseId as never, version: 1, reason: 'Swept' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    request: { input: ({ courseId }) => ({ planId: courseId as never }), succeed: [], refuses: NO_SUCH },
  },
  graduation: {
    progress: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    award: {
      input: ({ studentId }) => ({ studentId, awardedOn: '2026-06-05', reason: 'The sweep awards it' }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'ALREADY_AWARDED',
    },
    withdraw: {
      input: ({ courseId }) => ({ diplomaId: courseId as never, reason: 'The sweep withdraws it' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    sets: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    saveSet: {
      input: ({ schoolId }) => ({
        schoolId,
        baseNumber: 0,
        fromYear: 2027,
        set: { name: 'Swept', requirements: [], totalCredits: 24 },
        reason: null,
      }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
  },
  home: {
    student: { input: () => ({}), succeed: STUDENTS, isUntargeted: true },
    todo: { input: () => ({}), succeed: STUDENTS, isUntargeted: true },
    tickTodo: { input: ({ assignmentId }) => ({ assignmentId, isTicked: true }), succeed: ['student'] },
    hideTodoCourse: { input: ({ courseId }) => ({ courseId, isHidden: true }), succeed: ['student'] },
    teacher: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    parent: {
      input: () => ({}),
      succeed: [...PARENTS, ...STUDENTS, ...STAFF],
      isUntargeted: true,
    },
    school: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
  },
  catalog: {
    list: { input: () => ({}), succeed: [...STUDENTS, ...STAFF, ...PARENTS], isUntargeted: true },
    get: {
      input: ({ courseId }) => ({ courseId }),
      succeed: [
        ...['student', 'schoolmate', 'dropped', 'provisional', 'foreignStudent'],
        ...['teacher', 'otherTeacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
        ...['parent', 'parentOfOther', 'parentEnded', 'parentBlind'],
      ] as ActorName[],
    },
    enroll: { input: ({ courseId }) => ({ courseId }), succeed: ['schoolmate', 'provisional', 'dropped'] },
    // Nobody of the sweep waits here.
    cancelRequest: {
      input: ({ courseId }) => ({ courseId }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_REQUESTED'],
    },
    // The students of the sweep were put into their courses, and its schools set no day.
    undoEnroll: {
      input: ({ courseId }) => ({ courseId }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_ENROLLED', 'TOO_LATE'],
    },
    drop: {
      input: ({ courseId }) => ({ courseId }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_ENROLLED', 'DROP_CLOSED'],
    },
    roster: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    listCandidates: { input: ({ courseId }) => ({ courseId, search: '' }), succeed: AUTHORS },
    enrollFor: {
      input: ({ courseId, studentId }) => ({ courseId, studentId, reason: null }),
      succeed: AUTHORS,
      afterwards: 'ALREADY_ENROLLED',
    },
    withdraw: {
      input: ({ courseId }) => ({ enrollmentId: courseId as never, reason: 'Moved away' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    listTeachers: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    teacherHistory: {
      input: ({ courseId }) => ({ courseId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    listTeacherCandidates: {
      input: ({ courseId }) => ({ courseId, search: '' }),
      succeed: AUTHORS,
    },
    addTeacher: {
      input: ({ courseId, colleagueId }) => ({ courseId, userId: colleagueId, role: 'teacher' as const }),
      succeed: AUTHORS,
      afterwards: 'ALREADY_TEACHING',
    },
    setTeacherRole: {
      input: ({ courseId, colleagueId }) => ({ courseId, userId: colleagueId, role: 'grader' as const }),
      succeed: AUTHORS,
    },
    endTeacher: {
      input: ({ courseId, colleagueId }) => ({ courseId, userId: colleagueId, reason: 'Another course' }),
      succeed: AUTHORS,
      afterwards: 'NOT_TEACHING',
    },
    handOver: {
      input: ({ spareCourseId: courseId, colleagueId }) => ({
        ...{ courseId, userId: colleagueId, keepAs: 'teacher' as const, reason: 'Parental leave' },
      }),
      succeed: SCHOOL_ADMINS,
    },
    listPrerequisites: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    savePrerequisites: {
      input: ({ courseId }) => ({ courseId, prerequisites: [] }),
      succeed: AUTHORS,
    },
    listRequests: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    decideRequest: {
      input: ({ courseId }) => ({ enrollmentId: courseId as never, isAccepted: true, reason: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    listLibrary: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    adopt: {
      input: ({ libraryCourseId }) => ({ courseId: libraryCourseId }),
      succeed: STAFF,
      afterwards: 'ALREADY_ADOPTED',
    },
  },
  calendar: {
    range: {
      input: () => ({ from: '2026-11-01', to: '2026-11-30' }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    // The master admin reaches every school.
    updateEvent: {
      input: ({ assignmentId }) => ({
        event: { kind: 'assignment', assignmentId },
        title: 'Moved by the sweep',
        startsAt: '2026-12-01T15:00:00Z',
        version: 1,
      }),
      succeed: ['teacher', 'admin', 'operator'],
      afterwards: 'STALE',
    },
    addTestEvent: {
      input: () => ({ month: '2026-11' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['UNAUTHORIZED', 'FORBIDDEN', 'AWAITING_APPROVAL', 'TEST_TOOLS_OFF'],
    },
    export: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    feed: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    createFeed: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    revokeFeed: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
  },
  lessons: {
    course: {
      input: ({ courseId }) => ({ courseId }),
      succeed: ['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    get: {
      input: ({ lessonId }) => ({ lessonId }),
      succeed: ['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    recordEvents: {
      input: ({ lessonId }) => ({
        events: [{ clientEventId: newId(), lessonId, kind: 'opened', occurredAt: '2026-01-05T15:00:00Z' }],
      }),
      succeed: ['student'],
    },
    beat: { input: ({ courseId }) => ({ courseId }), succeed: ['student'] },
  },
  coursework: {
    get: {
      input: ({ assignmentId }) => ({ assignmentId }),
      succeed: ['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    saveDraft: {
      input: ({ assignmentId }) => ({ assignmentId, content: answer, baseRevision: 0, deviceId: 'sweep' }),
      succeed: ['student'],
    },
    checkMatching: {
      input: ({ assignmentId }) => ({ assignmentId, matches: [] }),
      succeed: [],
      refuses: ['NOT_FOUND', 'FORBIDDEN', 'INCOMPLETE', 'UNAUTHORIZED', 'AWAITING_APPROVAL'],
    },
    submit: {
      input: ({ assignmentId }) => ({ assignmentId, content: answer, idempotencyKey: newId() }),
      succeed: ['student'],
    },
    accommodations: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    extendable: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    setAccommodation: {
      input: ({ studentId }) => ({
        studentId,
        extraTimeRatio: 1.5,
        extraDays: 2,
        note: '',
        startsOn: '2026-01-01',
        endsOn: null,
      }),
      succeed: ['admin'],
    },
    endAccommodation: {
      input: ({ courseId }) => ({ accommodationId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    setOverride: {
      input: ({ assignmentId, studentId }) => ({
        assignmentId,
        studentId,
        dueAt: null,
        extraAttempts: 1,
        reason: 'The sweep asks',
      }),
      succeed: ['teacher', 'admin'],
    },
    endOverride: {
      input: ({ courseId }) => ({ overrideId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    reports: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    resolveReport: {
      input: ({ courseId }) => ({ reportId: courseId as never, state: 'resolved', outcome: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    reportProblem: {
      input: ({ assignmentId }) => ({
        subject: { kind: 'assignment', assignmentId },
        note: 'A step is missing.',
      }),
      succeed: ['student', 'parent'],
    },
  },
  files: {
    link: {
      input: ({ fileId }) => ({ fileId }),
      succeed: ['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    preview: {
      input: ({ fileId }) => ({ fileId }),
      succeed: ['student', 'teacher', 'admin', 'parent', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    remove: { input: ({ looseFileId }) => ({ fileId: looseFileId }), succeed: ['student'] },
  },
  grading: {
    queue: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    builtInReleases: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    getWork: {
      input: ({ attemptId }) => ({ attemptId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    assignments: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    assignmentWork: {
      input: ({ assignmentId }) => ({ assignmentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    takeBack: {
      input: ({ attemptId }) => ({ attemptId, seq: 9_999 }),
      succeed: [],
      refuses: ['TOO_LATE', ...NO_SUCH, 'FORBIDDEN'],
    },
    presence: {
      input: ({ attemptId }) => ({ attemptId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    comments: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    keepComment: { input: () => ({ text: 'Show your steps.' }), succeed: STAFF, isUntargeted: true },
    dropComment: {
      input: ({ courseId }) => ({ commentId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    inquiries: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    answerInquiry: {
      input: ({ courseId }) => ({ inquiryId: courseId as never, answer: 'So', outcome: 'answered' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    quality: {
      input: ({ assignmentId }) => ({ assignmentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    getSample: {
      input: ({ attemptId }) => ({ attemptId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    scoreSample: {
      input: ({ attemptId }) => ({ attemptId, criteria: [] }),
      succeed: ['teacher'],
    },
    record: {
      input: ({ attemptId }) => ({
        attemptId,
        criteria: [{ criterionId: 'work', points: 5 }],
        comment: '',
        baseSeq: 0,
        release: true,
      }),
      succeed: ['teacher'],
    },
  },
  analytics: {
    courses: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    course: {
      input: ({ courseId }) => ({ courseId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    items: {
      input: ({ gradedAssignmentId }) => ({ assignmentId: gradedAssignmentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    mine: {
      input: () => ({ range: 'week' }),
      succeed: [...STUDENTS, 'parent', 'parentOfOther'],
      isUntargeted: true,
    },
    exportCsv: {
      input: ({ studentId }) => ({ studentId, range: 'year' }),
      succeed: ['student', 'parent'],
    },
    setGoal: { input: () => ({ goal: 3.6 }), succeed: STUDENTS, isUntargeted: true },
  },
  gradebook: {
    mine: { input: () => ({}), succeed: [...STUDENTS, 'parent', 'parentOfOther'], isUntargeted: true },
    detail: {
      input: ({ studentId, gradedAssignmentId }) => ({ studentId, assignmentId: gradedAssignmentId }),
      succeed: ['student', 'parent'],
    },
    ask: {
      input: ({ studentId, gradedAssignmentId }) => ({
        studentId,
        assignmentId: gradedAssignmentId,
        criterionId: null,
        text: 'Why?',
      }),
      succeed: ['student', 'parent'],
      afterwards: 'ALREADY_ASKED',
    },
    reviewPosting: {
      input: ({ courseId }) => ({ courseId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    post: {
      input: ({ courseId }) => ({
        courseId,
        basis: 'so_far',
        lines: [{ enrollmentId: newId() as never, result: 'graded', reviewedRatio: null, override: null }],
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'INCOMPLETE_LIST'],
    },
    reopen: {
      input: ({ courseId }) => ({ courseId, reason: 'The sweep asks' }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_POSTED', 'MFA_REQUIRED'],
    },
    incompletes: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    setIncompleteDue: {
      input: ({ courseId }) => ({
        courseId,
        enrollmentId: newId() as never,
        dueOn: '2027-01-15',
        reason: 'The sweep asks',
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'FORBIDDEN'],
    },
    courses: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    grid: {
      input: ({ courseId }) => ({ courseId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    setCells: {
      input: ({ courseId, studentId, gradedAssignmentId }) => ({
        courseId,
        source: 'typed',
        changes: [
          { studentId, assignmentId: gradedAssignmentId, to: { state: 'graded', points: 7 }, baseSeq: 1 },
        ],
      }),
      succeed: ['teacher'],
    },
    cellHistory: {
      input: ({ studentId, gradedAssignmentId }) => ({ studentId, assignmentId: gradedAssignmentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    release: {
      input: ({ courseId, gradedAssignmentId }) => ({
        courseId,
        assignmentIds: [gradedAssignmentId],
        studentIds: null,
        isReleased: true,
      }),
      succeed: ['teacher'],
    },
    holdColumn: {
      input: ({ courseId, gradedAssignmentId }) => ({
        courseId,
        assignmentId: gradedAssignmentId,
        isHeld: false,
      }),
      succeed: ['teacher'],
    },
    saveSetup: {
      input: ({ courseId }) => ({
        courseId,
        setup: {
          baseVersion: 0,
          weighting: 'points',
          late: null,
          missing: null,
          categories: [],
          assignments: [],
        },
      }),
      succeed: ['teacher', 'admin'],
      afterwards: 'STALE',
    },
    previewImport: {
      input: ({ courseId }) => ({ courseId, csv: 'Student\n' }),
      succeed: ['teacher'],
    },
    export: {
      input: ({ courseId }) => ({ courseId, format: 'csv' }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
  },
  discussions: {
    picker: {
      input: () => ({}),
      succeed: [...STUDENTS, ...STAFF, ...GUARDIANS],
      isUntargeted: true,
    },
    list: {
      input: ({ courseId }) => ({ courseId, filter: 'all', cursor: null }),
      succeed: READERS,
    },
    thread: { input: ({ threadId }) => ({ threadId, cursor: null }), succeed: READERS },
    people: { input: ({ courseId }) => ({ courseId }), succeed: READERS },
    post: {
      input: ({ courseId }) => ({ courseId, title: 'Swept', content: '<p>Words</p>', postKey: newId() }),
      succeed: ['student', 'teacher', 'foreignStudent', 'foreignTeacher'],
    },
    reply: {
      input: ({ postId }) => ({ postId, content: '<p>Words</p>', postKey: newId() }),
      succeed: ['student', 'teacher', 'foreignStudent', 'foreignTeacher'],
    },
    edit: {
      input: ({ postId }) => ({ postId, title: '', content: '<p>Other words</p>', version: 1 }),
      succeed: ['student', 'foreignStudent'],
    },
    remove: {
      input: ({ removablePostId }) => ({ postId: removablePostId, reason: 'Swept away' }),
      succeed: READERS,
      afterwards: 'FORBIDDEN',
    },
    history: { input: ({ editedPostId }) => ({ postId: editedPostId }), succeed: READERS },
    follow: {
      input: ({ courseId, threadId }) => ({ courseId, threadId, isOn: true }),
      succeed: READERS,
    },
    markRead: {
      input: ({ courseId, threadId }) => ({ courseId, threadId, upTo: '2026-01-05T15:00:00Z' }),
      succeed: READERS,
    },
    listAsGuardian: { input: ({ studentId }) => ({ studentId, cursor: null }), succeed: ['parent'] },
    report: {
      input: ({ threadId }) => ({ postId: threadId, reason: 'spam', note: null }),
      succeed: AUTHORS,
    },
    reports: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    decideReport: {
      input: ({ postReportId }) => ({ reportId: postReportId, decision: 'keep', reason: null }),
      succeed: AUTHORS,
      afterwards: 'NOT_OPEN',
    },
    pin: { input: ({ threadId }) => ({ threadId, isOn: true }), succeed: AUTHORS },
    lock: { input: ({ threadId }) => ({ threadId, isOn: false }), succeed: AUTHORS },
    unanswered: { input: () => ({}), succeed: STAFF, isUntargeted: true },
  },
  messages: {
    unread: { input: () => ({}), succeed: [...STUDENTS, ...STAFF, ...PARENTS], isUntargeted: true },
    list: {
      input: () => ({ filter: 'all', query: '', cursor: null }),
      succeed: [...STUDENTS, ...STAFF, ...PARENTS],
      isUntargeted: true,
    },
    get: { input: ({ conversationId }) => ({ conversationId, cursor: null }), succeed: WRITERS },
    recipients: {
      input: ({ schoolId }) => ({ schoolId, query: '' }),
      succeed: [
        ...['student', 'schoolmate', 'dropped', 'teacher', 'otherTeacher', 'admin', 'foreignStudent'],
        ...['foreignTeacher', 'foreignAdmin', ...PARENTS],
      ] as ActorName[],
    },
    start: {
      input: ({ schoolId, colleagueId }) => ({
        ...{ schoolId, recipientIds: [colleagueId], subject: 'Swept', studentId: null },
        ...{ body: 'Words', fileIds: [], messageKey: newId() },
      }),
      succeed: ['teacher', 'otherTeacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    send: {
      input: ({ conversationId }) => ({ conversationId, body: 'Words', fileIds: [], messageKey: newId() }),
      succeed: WRITERS,
    },
    markRead: {
      input: ({ conversationId, messageId }) => ({ conversationId, messageId }),
      succeed: WRITERS,
    },
    mute: { input: ({ conversationId }) => ({ conversationId, isMuted: true }), succeed: WRITERS },
    leave: {
      input: ({ groupId }) => ({ conversationId: groupId }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    takeBack: {
      input: ({ takenBackMessageId }) => ({ messageId: takenBackMessageId }),
      succeed: ['student', 'foreignStudent'],
    },
    file: {
      input: ({ messageFileId }) => ({ fileId: messageFileId }),
      succeed: [...WRITERS, 'admin', 'foreignAdmin'],
    },
    exportRecord: { input: ({ conversationId }) => ({ conversationId }), succeed: WRITERS },
    report: {
      input: ({ messageId }) => ({ messageId, reason: 'spam', note: null }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    reports: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    readReported: {
      input: ({ messageReportId }) => ({ reportId: messageReportId }),
      succeed: ['admin', 'foreignAdmin'],
    },
    exportReported: {
      input: ({ messageReportId }) => ({ reportId: messageReportId }),
      succeed: ['admin', 'foreignAdmin'],
    },
    decideReport: {
      input: ({ messageReportId }) => ({ reportId: messageReportId, decision: 'keep', reason: null }),
      succeed: ['admin', 'foreignAdmin'],
      afterwards: 'NOT_OPEN',
    },
    rules: { input: ({ schoolId }) => ({ schoolId }), succeed: ['admin', 'foreignAdmin'] },
    saveRules: {
      input: ({ schoolId }) => ({
        schoolId,
        baseVersion: 0,
        rules: { studentToStudent: 'off', parentToParent: 'off', guardiansReadAlong: 'minors' },
      }),
      succeed: ['admin', 'foreignAdmin'],
    },
  },
  live: {
    list: {
      input: () => ({}),
      succeed: [...STUDENTS, ...STAFF, 'parent', 'parentOfOther', 'parentBlind'],
      isUntargeted: true,
    },
    scheduleCourses: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    schedule: {
      input: ({ courseId }) => ({
        courseId,
        title: 'Planned by the sweep',
        description: '',
        durationMinutes: 60,
        on: '2040-11-20',
        at: '15:00',
        repeat: null,
        meeting: { kind: 'usual' },
        isOverlapFine: true,
        idempotencyKey: newId(),
      }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    update: {
      input: ({ laterSessionId }) => ({
        sessionId: laterSessionId,
        title: 'Changed by the sweep',
        description: '',
        durationMinutes: 60,
        on: '2040-11-20',
        at: '15:00',
        meeting: null,
        part: 'this',
        isOverlapFine: true,
        version: 1,
      }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    cancel: {
      input: ({ laterSessionId }) => ({ sessionId: laterSessionId, part: 'this', reason: null }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    join: {
      input: ({ sessionId }) => ({ sessionId }),
      succeed: ['student', 'teacher', 'foreignStudent', 'foreignTeacher'],
    },
    setRecording: {
      input: ({ pastSessionId }) => ({ sessionId: pastSessionId, url: 'https://videos.example.org/one' }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    retryMeeting: {
      input: ({ sessionId }) => ({ sessionId, meeting: { kind: 'jitsi' } }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    materials: {
      input: ({ pastSessionId }) => ({ sessionId: pastSessionId }),
      succeed: [
        'student',
        'provisional',
        'parent',
        'teacher',
        'admin',
        'foreignStudent',
        'foreignTeacher',
        'foreignAdmin',
      ],
    },
    materialLink: {
      input: ({ pastSessionId, materialFileId }) => ({ sessionId: pastSessionId, fileId: materialFileId }),
      succeed: ['student', 'parent', 'teacher', 'admin', 'foreignStudent', 'foreignTeacher', 'foreignAdmin'],
    },
    addMaterials: {
      input: ({ pastSessionId, materialFileId }) => ({
        sessionId: pastSessionId,
        fileIds: [materialFileId],
        part: 'this',
      }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    removeMaterial: {
      input: ({ pastSessionId, materialFileId }) => ({
        sessionId: pastSessionId,
        fileId: materialFileId,
        part: 'this',
      }),
      succeed: ['teacher', 'foreignTeacher'],
    },
    attendanceCourses: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    attendanceSheet: {
      input: ({ courseId }) => ({ courseId, on: MARKED_DAY, sessionId: null }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    markAttendance: {
      input: ({ courseId, studentId }) => ({
        courseId,
        on: MARKED_DAY,
        sessionId: null,
        marks: [{ studentId, status: 'present', note: null }],
      }),
      succeed: ['teacher', 'admin'],
    },
  },
  studentAccounts: {
    schools: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    chooseSignInName: {
      input: ({ schoolId }) => ({ schoolId, name: signInNameOf(schoolId) }),
      succeed: SCHOOL_ADMINS,
    },
    create: {
      input: ({ schoolId }) => ({
        schoolId,
        batchId: newId() as never,
        students: [
          {
            givenName: 'Swept',
            familyName: newId(),
            birthOn: '2012-01-01',
            gradeLevel: 9,
            username: null,
            isSomebodyElse: false,
          },
        ],
        agrees: false,
        relationship: null,
        locale: 'en',
      }),
      succeed: SCHOOL_ADMINS,
    },
    get: { input: ({ studentId }) => ({ studentId }), succeed: SCHOOL_ADMINS },
    resetPasswords: {
      input: ({ studentId }) => ({ studentIds: [studentId], reason: 'Lost the sheet' }),
      succeed: [],
      refuses: [...NO_SUCH, 'MFA_REQUIRED'],
    },
    signIns: { input: ({ studentId }) => ({ studentId }), succeed: [], refuses: NO_SUCH },
    endSessions: {
      input: ({ studentId }) => ({ studentId, sessionId: null, reason: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  consent: {
    own: { input: () => ({}), succeed: ['child'], isUntargeted: true },
    nameParent: {
      input: () => ({ email: 'parent-of-child@example.test', locale: 'en' }),
      succeed: ['child'],
      isUntargeted: true,
    },
    open: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    answer: {
      input: () => ({ token: 'no-such-token-at-all', answer: { decision: 'refused' } }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    withdrawByLink: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    family: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    needed: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    // Guardians of the sweep have no right to consent; its tests stand in features/consent.
    decide: {
      input: ({ studentId }) => ({
        studentId,
        kind: 'directory',
        decision: 'refused',
        basedOn: null,
        textVersion: CONSENT_TEXT_VERSION,
        locale: 'en',
      }),
      succeed: [],
      refuses: NO_SUCH,
      afterwards: 'STALE',
    },
    withdraw: {
      input: ({ courseId }) => ({ consentId: courseId as never, reason: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    student: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['teacher', 'otherTeacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    ask: {
      input: ({ studentId }) => ({ studentId, email: 'asked@example.test', locale: 'en' }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_ASKED'],
    },
    record: {
      input: ({ studentId }) => ({
        studentId,
        method: 'signed_form',
        giverName: 'Swept Parent',
        relationship: 'mother',
        aiModels: false,
        on: '2026-01-05',
        locale: 'en',
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_ASKED'],
    },
    recordWithdrawal: {
      input: ({ courseId }) => ({ consentId: courseId as never, reason: 'Swept' }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  families: {
    student: { input: ({ studentId }) => ({ studentId }), succeed: SCHOOL_ADMINS },
    parents: { input: ({ studentId }) => ({ studentId, search: '' }), succeed: SCHOOL_ADMINS },
    requests: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    link: {
      input: ({ studentId, colleagueId }) => ({ studentId, userId: colleagueId, ...LINK_TERMS }),
      succeed: [],
      refuses: [...NO_SUCH, 'PARENT_CLOSED'],
    },
    invite: {
      input: ({ studentId }) => ({ studentId, email: 'swept@example.test', ...LINK_TERMS }),
      succeed: SCHOOL_ADMINS,
    },
    revokeInvitation: {
      input: ({ courseId }) => ({ invitationId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    approve: {
      input: ({ courseId }) => ({ linkId: courseId as never, version: 1, ...LINK_TERMS }),
      succeed: [],
      refuses: NO_SUCH,
    },
    refuse: {
      input: ({ courseId }) => ({ linkId: courseId as never, reason: 'Swept' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    change: {
      input: ({ courseId }) => ({ linkId: courseId as never, version: 1, reason: 'Swept', ...LINK_TERMS }),
      succeed: [],
      refuses: NO_SUCH,
    },
    end: {
      input: ({ courseId }) => ({ linkId: courseId as never, kind: 'school', reason: 'Swept' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    setNote: {
      input: ({ studentId }) => ({ studentId, text: 'Words of the sweep', version: 0 }),
      succeed: SCHOOL_ADMINS,
    },
    mine: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    createCode: { input: ({ studentId }) => ({ studentId }), succeed: ['student'] },
    endCode: { input: ({ studentId }) => ({ studentId }), succeed: ['student'] },
    grant: {
      input: ({ courseId }) => ({ linkId: courseId as never, version: 1, rights: ['see_record'] }),
      succeed: [],
      refuses: NO_SUCH,
    },
    withdraw: {
      input: ({ courseId }) => ({ linkId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    leave: { input: ({ courseId }) => ({ linkId: courseId as never }), succeed: [], refuses: NO_SUCH },
    redeemCode: {
      input: () => ({ code: 'ABCDE-FGH23', relationship: 'parent' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['UNAUTHORIZED', 'INVALID_CODE', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    openInvitation: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    acceptInvitation: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['UNAUTHORIZED', 'INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    disclosures: {
      input: ({ studentId }) => ({ studentId, after: null }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
  },
  transcriptReadings: {
    home: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignStudent', 'foreignAdmin'],
    },
    readText: {
      input: ({ studentId }) => ({
        studentId,
        text: 'Student: Swept\n2023-2024\nBiology  C  1.0',
      }),
      succeed: ['student', 'parent', 'admin', 'foreignStudent', 'foreignAdmin'],
    },
    get: { input: ({ courseId }) => ({ readingId: courseId as never }), succeed: [], refuses: NO_SUCH },
    pick: {
      input: ({ courseId }) => ({ readingId: courseId as never, version: 1, picked: 0 }),
      succeed: [],
      refuses: NO_SUCH,
    },
    submit: {
      input: ({ courseId }) => ({ readingId: courseId as never, version: 1, schoolName: 'X', entries: [] }),
      succeed: [],
      refuses: NO_SUCH,
    },
    withdraw: { input: ({ courseId }) => ({ readingId: courseId as never }), succeed: [], refuses: NO_SUCH },
    approve: {
      input: ({ courseId }) => ({ readingId: courseId as never, version: 1, schoolName: 'X', entries: [] }),
      succeed: [],
      refuses: NO_SUCH,
    },
    reject: {
      input: ({ courseId }) => ({ readingId: courseId as never, version: 1, reason: 'Cut off' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    deleteOriginal: {
      input: ({ courseId }) => ({ readingId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    document: { input: ({ courseId }) => ({ readingId: courseId as never }), succeed: [], refuses: NO_SUCH },
  },
  corrections: {
    mine: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    ask: {
      input: ({ studentId }) => ({
        studentId,
        part: 'grade',
        entry: 'Lab 1',
        reason: 'Counted twice',
        wanted: '20 points',
      }),
      succeed: ['student', 'parent'],
    },
    withdraw: {
      input: ({ courseId }) => ({ correctionId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    object: {
      input: ({ courseId }) => ({
        correctionId: courseId as never,
        wantsHearing: true,
        statement: null,
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    list: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['admin', 'foreignAdmin'],
    },
    answer: {
      input: ({ courseId }) => ({
        correctionId: courseId as never,
        decision: 'accepted',
        answer: 'Corrected',
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    recordHearing: {
      input: ({ courseId }) => ({
        correctionId: courseId as never,
        heldOn: '2026-01-12',
        heldBy: 'The vice principal',
        decision: 'refused',
        reason: 'The entry is right',
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  counseling: {
    desk: {
      input: () => ({ kind: null, graduationYear: null, search: '', after: 0 }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    students: {
      input: () => ({ ...EVERY_STUDENT, after: 0 }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    exportList: { input: () => EVERY_STUDENT, succeed: ADMINS, isUntargeted: true },
    assign: {
      input: ({ schoolId, studentId, colleagueId }) => ({
        schoolId,
        userId: colleagueId,
        isAssigned: false,
        who: { by: 'hand' as const, studentIds: [studentId] },
      }),
      succeed: SCHOOL_ADMINS,
    },
    saveFollowUp: {
      input: ({ studentId, colleagueId }) => ({
        followUpId: null,
        studentId,
        risk: null,
        task: 'The sweep asks',
        ownerUserId: colleagueId,
        dueOn: '2026-05-29',
        version: 0,
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'NO_COUNSELOR'],
    },
    previewFamilies: {
      input: ({ studentId }) => ({ studentIds: [studentId], audience: 'both' as const }),
      succeed: SCHOOL_ADMINS,
    },
    writeToFamilies: {
      input: ({ studentId }) => ({
        ...{ studentIds: [studentId], audience: 'both' as const, body: 'The sweep writes' },
        messageKey: newId(),
      }),
      succeed: SCHOOL_ADMINS,
    },
    familyMessage: {
      input: ({ courseId }) => ({ familyMessageId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    closeFollowUp: {
      input: ({ courseId }) => ({ followUpId: courseId as never, outcome: 'The sweep asks', version: 1 }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  eligibility: {
    ledger: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    history: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    guards: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    scenarios: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    saveScenario: {
      input: ({ studentId }) => ({
        ...{ studentId, scenarioId: null, name: 'The sweep supposes', version: 0 },
        changes: { grades: {}, dropped: [], retaken: {}, added: [], graduationOn: '2030-06-05' },
        ...{ isForGuardians: false, isForCounselors: false, scenarioKey: newId() },
      }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    deleteScenario: {
      input: ({ courseId }) => ({ scenarioId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    // Nobody of the sweep has asked for one.
    signGuard: { input: ({ courseId }) => ({ guardId: courseId as never }), succeed: [], refuses: NO_SUCH },
    proceedGuard: {
      input: ({ courseId }) => ({ guardId: courseId as never, reason: 'The sweep asks' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    endGuard: { input: ({ courseId }) => ({ guardId: courseId as never }), succeed: [], refuses: NO_SUCH },
    declineGuard: {
      input: ({ courseId }) => ({ guardId: courseId as never, note: 'The sweep asks' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    waitingGuards: {
      input: () => ({}),
      succeed: ['admin', 'homeschoolParent', 'foreignAdmin'],
      isUntargeted: true,
    },
    shares: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    // No guardian of the sweep may consent; who may, features/eligibility/shares.test.ts tries.
    askShare: {
      input: ({ studentId }) => ({ studentId, ...COACH }),
      succeed: [],
      refuses: [...NO_SUCH, 'NO_GIVER'],
    },
    giveShare: { input: ({ studentId }) => ({ studentId, ...COACH }), succeed: [], refuses: NO_SUCH },
    answerShare: {
      input: ({ courseId }) => ({ shareId: courseId as never, answer: { decision: 'given' } }),
      succeed: [],
      refuses: NO_SUCH,
    },
    keepShare: { input: ({ courseId }) => ({ shareId: courseId as never }), succeed: [], refuses: NO_SUCH },
    endShare: {
      input: ({ courseId }) => ({ shareId: courseId as never, reason: 'The sweep asks' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    openShare: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    shareHolds: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    saveSignDays: {
      input: () => ({ signDays: 5, baseVersion: 0 }),
      succeed: ['admin', 'homeschoolParent', 'foreignAdmin'],
      afterwards: 'STALE',
      isUntargeted: true,
    },
    saveHomeDocument: {
      input: ({ studentId }) => ({
        ...{ studentId, document: 'transcript', rowId: null, sentOn: null, sentBefore: null, reason: null },
      }),
      // Nobody here is taught at home: those who keep the record are told so, everyone else that there is no such student.
      succeed: [],
      refuses: [...NO_SUCH, 'NOT_ASKED_FOR'],
    },
    saveProfile: {
      input: ({ studentId }) => ({
        ...NO_PROFILE,
        ...{ studentId, grade9StartedOn: '2025-08-20', schooling: 'us', reason: null },
      }),
      succeed: ['admin', 'foreignAdmin'],
      afterwards: 'STALE',
    },
    saveCourseDates: {
      input: ({ courseId }) => ({
        ...{
          enrollmentId: courseId as never,
          enteredOn: null,
          exitedOn: '2026-05-29',
          reason: 'The sweep asks',
        },
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    registry: {
      input: () => ({}),
      succeed: ['admin', 'homeschoolParent', 'foreignAdmin'],
      isUntargeted: true,
    },
    saveStatus: {
      input: ({ schoolId }) => ({
        ...{ schoolId, outsideSchool: 'Elsewhere High', effectiveOn: '2025-08-01', accountStatus: 'cleared' },
        ...{ ceebCode: null, lowestPass: null, areWeightsReported: false, areWeightsInGpa: false },
        ...{
          offersLabScience: null,
          isCalendarNontraditional: false,
          source: 'Portal',
          checkedOn: '2026-01-12',
        },
        reason: 'The sweep asks',
      }),
      succeed: ['admin', 'foreignAdmin'],
    },
    addTitles: {
      input: ({ schoolId }) => ({
        ...{ schoolId, outsideSchool: null, source: 'Portal', checkedOn: '2026-01-12' },
        titles: [{ title: 'Swept', area: 'english', units: 1, weight: 0, isLab: false, validFrom: null }],
      }),
      succeed: ['admin', 'foreignAdmin'],
    },
    endTitle: {
      input: ({ courseId }) => ({
        titleId: courseId as never,
        validTo: '2026-05-29',
        reason: 'The sweep asks',
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  records: {
    printTranscript: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    previewTranscript: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    students: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    student: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    work: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
    },
    details: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['admin', 'foreignAdmin'],
    },
    saveDetails: {
      input: ({ studentId }) => ({
        studentId,
        version: 0,
        legalName: 'Swept Student',
        studentNumber: 'sweep-1',
        birthOn: null,
        gradeLevel: 9,
        graduationYear: null,
        ...{ languages: 'Spanish', phone: null, email: null, address: null },
        reason: 'The sweep asks',
        agreedEffects: [],
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'STALE'],
    },
    saveTransferCredit: {
      input: ({ studentId }) => ({
        studentId,
        creditId: null,
        kind: 'transfer',
        schoolName: 'Elsewhere High',
        title: 'Algebra I',
        ncaaArea: null,
        isCore: false,
        gradeRaw: 'B',
        percent: null,
        credits: 1,
        termLabel: 'Fall 2025',
        completedOn: null,
        fileId: newId() as never,
        reason: null,
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'FILE_NOT_FOUND'],
    },
    saveTransferCredits: {
      input: ({ studentId }) => ({
        studentId,
        kind: 'transfer',
        schoolName: 'Elsewhere High',
        fileId: newId() as never,
        rows: [
          {
            title: 'Algebra I',
            ncaaArea: null,
            isCore: false,
            gradeRaw: 'B',
            percent: null,
            credits: 1,
            termLabel: 'Fall 2025',
            completedOn: null,
          },
        ],
      }),
      succeed: [],
      refuses: [...NO_SUCH, 'FILE_NOT_FOUND'],
    },
    withdrawTransferCredit: {
      input: ({ courseId }) => ({ creditId: courseId as never, reason: 'The sweep asks' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    decideCredit: {
      input: ({ courseId }) => ({
        ...{ enrollmentId: courseId as never, countsAnyway: true, reason: 'The sweep asks' },
      }),
      succeed: [],
      refuses: NO_SUCH,
    },
    creditDocument: {
      input: ({ courseId }) => ({ fileId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  notifications: {
    unread: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    latest: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    list: { input: () => ({ tab: 'all' }), succeed: SIGNED_IN, isUntargeted: true },
    counts: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    markRead: {
      input: () => ({ notificationIds: [newId() as NotificationId] }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    markUnread: {
      input: () => ({ notificationId: newId() as NotificationId }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    markAllRead: {
      input: () => ({ tab: 'grades', upTo: '2020-01-01T00:00:00.000Z' }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    // Only one's own are there.
    delete: { input: () => ({ notificationId: newId() as NotificationId }), succeed: [], isUntargeted: true },
    restore: {
      input: () => ({ notificationId: newId() as NotificationId }),
      succeed: [],
      isUntargeted: true,
    },
    preferences: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    savePreferences: {
      input: () => ({ preferences: [{ type: 'grade', channel: 'app', cadence: 'now' }] }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    mailTrouble: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    retryMail: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    pushKey: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    subscribePush: {
      input: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    pushState: {
      input: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    endPush: {
      input: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    unsubscribeTopics: {
      input: () => ({ token: 'A'.repeat(44) }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK'],
    },
    unsubscribe: {
      input: () => ({ token: 'A'.repeat(44) }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK'],
    },
    resubscribe: {
      input: () => ({ undoToken: 'A'.repeat(44) }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK'],
    },
  },
  profile: {
    get: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    savePerson: {
      input: () => ({
        givenName: 'Swept',
        familyName: 'Clean',
        phone: '',
        address: '',
        bio: '',
        version: 1,
      }),
      succeed: SIGNED_IN,
      // Whoever waits for a school's decision keeps the name that it is made by.
      afterwards: 'NAME_LOCKED',
      isUntargeted: true,
    },
    saveSettings: {
      input: () => ({ showProfile: true, version: 1 }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    setAvatar: { input: () => ({ imageBase64: null }), succeed: SIGNED_IN, isUntargeted: true },
    requestEmailChange: {
      input: () => ({ email: 'another@example.test', password: 'not-the-one' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    cancelEmailChange: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    confirmEmailChange: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED'],
    },
    account: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    requestExport: { input: () => ({ studentId: null }), succeed: SIGNED_IN, isUntargeted: true },
    requestDeletion: {
      input: () => ({ password: 'not-the-one', studentId: null }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'CHALLENGE_REQUIRED', 'UNAUTHORIZED'],
    },
    withdrawDeletion: {
      input: () => ({ studentId: null }),
      succeed: [],
      isUntargeted: true,
      refuses: ['NOT_FOUND', 'UNAUTHORIZED'],
    },
  },
  people: {
    list: {
      input: () => ({ search: '', role: null, status: null, after: null }),
      succeed: ADMINS,
      isUntargeted: true,
    },
    history: { input: ({ leaverMembershipId: membershipId }) => ({ membershipId }), succeed: SCHOOL_ADMINS },
    departure: {
      input: ({ leaverMembershipId: membershipId }) => ({ membershipId }),
      succeed: SCHOOL_ADMINS,
    },
    setDuties: {
      input: ({ leaverMembershipId: membershipId }) => ({
        ...{ membershipId, duties: ['counselor' as const], reason: 'From this term on' },
      }),
      succeed: SCHOOL_ADMINS,
    },
    endSessions: {
      input: ({ leaverMembershipId: membershipId }) => ({ membershipId, reason: 'A lost laptop' }),
      succeed: SCHOOL_ADMINS,
    },
    suspend: {
      input: ({ leaverMembershipId: membershipId }) => ({ membershipId, reason: 'Until it is clear' }),
      succeed: SCHOOL_ADMINS,
    },
    reactivate: {
      input: ({ leaverMembershipId: membershipId }) => ({ membershipId, reason: 'It is clear' }),
      succeed: SCHOOL_ADMINS,
    },
    end: {
      input: ({ leaverMembershipId: membershipId }) => ({
        ...{ membershipId, reason: 'Moved away', kind: 'left' as const, handOvers: [] },
      }),
      succeed: SCHOOL_ADMINS,
    },
    takeBack: {
      input: ({ returnerMembershipId: membershipId }) => ({ membershipId, reason: 'It was somebody else' }),
      succeed: SCHOOL_ADMINS,
    },
  },
  operations: {
    findCourses: {
      input: () => ({ search: 'Biology' }),
      succeed: ['operator', 'operatorReadOnly'],
      isUntargeted: true,
    },
    setNcaaMark: { input: ({ courseId }) => ({ courseId, isMarked: true }), succeed: ['operator'] },
    retention: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    listHolds: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    findHoldTargets: {
      input: () => ({ search: 'Student' }),
      succeed: ['operator', 'operatorReadOnly'],
      isUntargeted: true,
    },
    placeHold: {
      input: ({ schoolId }) => ({ schoolId, studentId: null, reason: 'A court wants it kept' }),
      succeed: ['operator'],
    },
    releaseHold: {
      input: ({ holdId }) => ({ holdId, reason: 'The case is closed' }),
      succeed: ['operator'],
    },
    codeGuessing: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    findAccounts: {
      input: () => ({ search: 'Teacher' }),
      succeed: ['operator', 'operatorReadOnly'],
      isUntargeted: true,
    },
    suspendAccount: {
      input: ({ leaverId: userId }) => ({ userId, reason: 'A stolen password' }),
      succeed: ['operator'],
    },
    reactivateAccount: {
      input: ({ leaverId: userId }) => ({ userId, reason: 'It is theirs again' }),
      succeed: ['operator'],
    },
    endAccountSessions: {
      input: ({ leaverId: userId }) => ({ userId, reason: 'A stolen laptop' }),
      succeed: ['operator'],
    },
    overview: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    listMail: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    getMail: { input: ({ mailId }) => ({ mailId }), succeed: ['operator', 'operatorReadOnly'] },
  },
  search: {
    query: {
      input: () => ({ query: 'course' }),
      succeed: [...STUDENTS, ...STAFF, ...PARENTS],
      isUntargeted: true,
    },
    people: { input: () => ({ query: 'student' }), succeed: STAFF, isUntargeted: true },
  },
  speech: {
    speak: {
      input: () => ({ text: 'Words of the sweep.', language: 'en' as const }),
      succeed: [...STUDENTS, ...STAFF, ...PARENTS],
      isUntargeted: true,
    },
  },
  authoring: {
    list: { input: () => ({}), succeed: STAFF, isUntargeted: true },
    create: {
      input: () => ({ title: 'Swept course', subject: 'Science', gradeLevel: null }),
      succeed: STAFF,
      isUntargeted: true,
    },
    get: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    saveDetails: {
      input: ({ courseId }) => ({ courseId, baseVersion: 1, details: DETAILS }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    saveContent: {
      // Its settings were saved once before.
      input: ({ courseId }) => ({ courseId, baseVersion: 2, part: { number: 1, of: 2 }, reason: 'Swept' }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
    addModule: { input: ({ courseId }) => ({ courseId, title: 'Another module' }), succeed: AUTHORS },
    renameModule: { input: ({ moduleId }) => ({ moduleId, title: 'Named anew' }), succeed: AUTHORS },
    // A student opened a lesson of it earlier in the sweep.
    deleteModule: { input: ({ moduleId }) => ({ moduleId }), succeed: AUTHORS, afterwards: 'IN_USE' },
    reorder: {
      input: ({ courseId }) => ({ courseId, modules: [] }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    publish: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS },
    decidePublish: {
      input: ({ courseId }) => ({ courseId, isApproved: true, reason: null }),
      succeed: ['admin', 'foreignAdmin'],
      afterwards: 'NOT_REQUESTED',
    },
    archive: { input: ({ courseId }) => ({ courseId, isArchived: false }), succeed: AUTHORS },
    delete: { input: ({ courseId }) => ({ courseId }), succeed: AUTHORS, afterwards: 'IN_USE' },
    duplicate: {
      input: ({ courseId }) => ({ courseId, title: 'Copied', shiftDays: 1 }),
      succeed: AUTHORS,
    },
    previewShift: {
      input: ({ courseId }) => ({ courseId, days: 7, skipDaysOff: true, onlyFuture: false }),
      succeed: AUTHORS,
    },
    undoShift: { input: ({ shiftId }) => ({ shiftId }), succeed: AUTHORS, afterwards: 'NOTHING_TO_UNDO' },
    shiftDates: {
      input: ({ courseId }) => ({ courseId, days: 7, skipDaysOff: true, onlyFuture: false }),
      succeed: AUTHORS,
    },
    addLesson: { input: ({ moduleId }) => ({ moduleId, title: 'Swept lesson' }), succeed: AUTHORS },
    duplicateLesson: { input: ({ lessonId }) => ({ lessonId }), succeed: AUTHORS },
    deleteLesson: { input: ({ lessonId }) => ({ lessonId }), succeed: AUTHORS, afterwards: 'IN_USE' },
    getLesson: { input: ({ lessonId }) => ({ lessonId }), succeed: AUTHORS },
    saveLesson: {
      input: ({ lessonId }) => ({ lessonId, baseVersion: 2, copy: LESSON }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    publishLesson: {
      input: ({ lessonId }) => ({ lessonId, baseVersion: 3 }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    embedVideo: {
      input: ({ lessonId }) => ({ lessonId, url: 'https://youtu.be/aqz-KE-bpKQ' }),
      succeed: AUTHORS,
      afterwards: 'HAS_VIDEO',
    },
    publishLessons: { input: ({ courseId }) => ({ courseId, moduleId: null }), succeed: AUTHORS },
    unpublishLesson: { input: ({ lessonId }) => ({ lessonId }), succeed: AUTHORS },
    addAssignment: {
      input: ({ courseId }) => ({ courseId, lessonId: null, title: 'Swept work' }),
      succeed: AUTHORS,
    },
    addColumn: {
      input: ({ courseId }) => ({
        ...{ courseId, title: 'Swept column', pointsPossible: 10, categoryId: null },
        description: 'Graded in class.',
      }),
      succeed: AUTHORS,
    },
    duplicateAssignment: { input: ({ assignmentId }) => ({ assignmentId }), succeed: AUTHORS },
    deleteAssignment: {
      input: ({ gradedAssignmentId }) => ({ assignmentId: gradedAssignmentId }),
      succeed: AUTHORS,
      afterwards: 'IN_USE',
    },
    getAssignment: { input: ({ assignmentId }) => ({ assignmentId }), succeed: AUTHORS },
    fixContent: {
      input: ({ assignmentId }) => ({ assignmentId }),
      succeed: AUTHORS,
      afterwards: 'NOTHING_TO_FIX',
    },
    saveAssignment: {
      input: ({ assignmentId }) => ({ assignmentId, baseVersion: 1, copy: WORK }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    saveAssignmentSettings: {
      input: ({ assignmentId }) => ({ assignmentId, baseVersion: 1, settings: SETTINGS }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    publishAssignment: {
      input: ({ assignmentId }) => ({ assignmentId, baseVersion: 1 }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    archiveAssignment: {
      input: ({ assignmentId }) => ({ assignmentId, isArchived: true }),
      succeed: AUTHORS,
    },
    presence: {
      input: ({ lessonId }) => ({ entity: { kind: 'lesson', lessonId } }),
      succeed: AUTHORS,
    },
    listVersions: {
      input: ({ lessonId }) => ({ entity: { kind: 'lesson', lessonId } }),
      succeed: AUTHORS,
    },
    getVersion: { input: ({ versionId }) => ({ versionId }), succeed: AUTHORS },
    restoreVersion: { input: ({ versionId }) => ({ versionId }), succeed: AUTHORS },
  },
  resources: {
    list: { input: () => ({}), succeed: [...STUDENTS, ...STAFF, ...PARENTS], isUntargeted: true },
    get: { input: ({ resourceId }) => ({ resourceId }), succeed: STUDY },
    open: { input: ({ resourceId }) => ({ resourceId }), succeed: STUDY },
    // It is an address: there is nothing to save.
    download: { input: ({ resourceId }) => ({ resourceId }), succeed: STUDY, afterwards: 'NO_FILE' },
    create: {
      input: ({ schoolId, courseId }) => ({ ...MATERIAL, schoolId, courseId }),
      succeed: AUTHORS,
    },
    save: {
      input: ({ resourceId, courseId }) => ({
        ...{ resourceId, courseId, baseVersion: 1, title: 'Swept', description: '', isFeatured: false },
      }),
      succeed: AUTHORS,
      afterwards: 'STALE',
    },
    feature: { input: ({ resourceId }) => ({ resourceId, isFeatured: true }), succeed: AUTHORS },
    archive: { input: ({ resourceId }) => ({ resourceId, isArchived: false }), succeed: AUTHORS },
    addVersion: {
      input: ({ resourceId }) => ({ resourceId, source: MATERIAL.source, note: null }),
      succeed: AUTHORS,
    },
    listVersions: { input: ({ resourceId }) => ({ resourceId }), succeed: AUTHORS },
    restoreVersion: {
      input: ({ resourceId }) => ({ resourceId, versionId: newId() as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  transcriptRequests: {
    list: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    ask: {
      input: ({ studentId }) => ({
        ...{ studentId, recipientName: 'Swept College', recipientEmail: null, note: null },
        ...{ recipientLocale: 'en' as const, purpose: 'admission' as const },
        requestKey: newId(),
      }),
      succeed: ['student'],
      // No guardian of the sweep may consent.
      afterwards: 'NO_GIVER',
    },
    answer: {
      input: ({ courseId }) => ({ requestId: courseId as never, agrees: true, reason: null }),
      succeed: [],
      refuses: NO_SUCH,
    },
    withdraw: {
      input: ({ courseId }) => ({ requestId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    endLink: {
      input: ({ courseId }) => ({ requestId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    queue: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    send: {
      input: ({ courseId, transcriptId }) => ({ requestId: courseId as never, transcriptId }),
      succeed: [],
      refuses: NO_SUCH,
    },
    sendAgain: {
      input: ({ courseId }) => ({ requestId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    decline: {
      input: ({ courseId }) => ({ requestId: courseId as never, reason: 'The sweep declines' }),
      succeed: [],
      refuses: NO_SUCH,
    },
    setHold: {
      input: ({ studentId }) => ({ studentId, isHeld: true, reason: 'The sweep holds' }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'NOT_CURRENT',
    },
  },
  transcriptRuns: {
    classes: { input: () => ({ search: '' }), succeed: ADMINS, isUntargeted: true },
    preview: {
      input: ({ studentId }) => ({ pick: { kind: 'students' as const, studentIds: [studentId] } }),
      succeed: SCHOOL_ADMINS,
    },
    start: {
      input: ({ studentId }) => ({
        ...{ pick: { kind: 'students' as const, studentIds: [studentId] }, recipient: null },
        runKey: newId(),
      }),
      succeed: SCHOOL_ADMINS,
    },
    list: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    get: {
      input: ({ courseId }) => ({ runId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
    cancel: {
      input: ({ courseId }) => ({ runId: courseId as never }),
      succeed: [],
      refuses: NO_SUCH,
    },
  },
  transcripts: {
    preview: {
      input: ({ studentId }) => ({ studentId, overrides: {} }),
      succeed: SCHOOL_ADMINS,
    },
    reasons: {
      input: ({ studentId, enrollmentId }) => ({ studentId, lineId: enrollmentId }),
      succeed: SCHOOL_ADMINS,
    },
    issue: {
      input: ({ studentId }) => ({
        studentId,
        overrides: {},
        overrideReason: null,
        recipient: null,
        supersedes: null,
      }),
      succeed: SCHOOL_ADMINS,
    },
    revoke: {
      input: ({ transcriptId }) => ({ transcriptId, reason: 'The sweep withdraws it' }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'NOT_CURRENT',
    },
    issued: {
      input: ({ studentId }) => ({ studentId }),
      succeed: ['student', 'parent', 'admin', 'foreignAdmin'],
    },
    setShown: {
      input: ({ transcriptId }) => ({ transcriptId, shows: { what: 'nothing' } }),
      succeed: ['student'],
    },
    settings: { input: ({ schoolId }) => ({ schoolId }), succeed: SCHOOL_ADMINS },
    saveSettings: {
      input: ({ schoolId }) => ({
        schoolId,
        showsRank: false,
        showsAttendance: false,
        showsTests: false,
        signerName: 'Ann Swept',
        signerTitle: null,
        version: 0,
      }),
      succeed: SCHOOL_ADMINS,
      afterwards: 'STALE',
    },
  },
};
