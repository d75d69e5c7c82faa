import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { newId } from '#platform/ids.ts';
import type { ActorName, Targets } from './actors.ts';

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
const ADMINS: readonly ActorName[] = ['admin', 'homeschoolParent', 'foreignAdmin'];
const GUARDIANS: readonly ActorName[] = ['parent', 'parentOfOther', 'parentBlind'];
const PARENTS: readonly ActorName[] = [...GUARDIANS, 'parentEnded'];

const answer = { v: 1 as const, text: 'Words of the sweep', matches: [] };
const nobody = { email: 'nobody@example.test', password: 'not-the-password' };

export const CASES: Cases = {
  accounts: {
    session: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    signIn: {
      input: () => nobody,
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
    },
    adminSignIn: {
      input: () => nobody,
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
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
      refuses: ['INVALID_CODE', 'TOO_MANY_TRIES'],
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
      refuses: ['INVALID_CODE', 'TOO_MANY_TRIES'],
    },
    requestReset: {
      input: () => ({ email: 'nobody@example.test', locale: 'en' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['TOO_MANY_TRIES', 'OK'],
    },
    resetPassword: {
      input: () => ({ token: 'no-such-token-at-all', newPassword: 'tulip-horn-92-canoe' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES'],
    },
    verifyEmail: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES'],
    },
    resendConfirmation: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    enrollTotp: {
      input: () => ({ password: 'not-the-password' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'ALREADY_SET_UP', 'UNAUTHORIZED'],
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
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'NOT_FOUND', 'UNAUTHORIZED'],
    },
    confirmReplacement: {
      input: () => ({ code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
    },
    confirmFactor: {
      input: () => ({ code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CODE', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
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
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
    },
    disableTotp: {
      input: () => ({ password: 'not-the-one', code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'NOT_FOUND', 'REQUIRED', 'UNAUTHORIZED'],
    },
    regenerateBackupCodes: {
      input: () => ({ password: 'not-the-one', code: '000000' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'NOT_FOUND', 'UNAUTHORIZED'],
    },
    passkeyOptions: {
      input: () => ({ password: 'not-the-one' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
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
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
    },
    passkeySignInOptions: { input: () => ({}), succeed: 'everyone', isUntargeted: true },
    passkeySignIn: {
      input: () => ({ challengeId: newId(), response: NO_PASSKEY, asOperator: false }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
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
    firstOperator: {
      input: () => ({
        token: 'no-such-token-at-all',
        fullName: 'First Operator',
        email: 'first@example.test',
        password: 'tulip-horn-92-canoe',
      }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES'],
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
    branding: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
    saveBrandingText: { input: () => ({ brandingText: 'Go team' }), succeed: ADMINS, isUntargeted: true },
    setLogo: { input: () => ({ imageBase64: null }), succeed: ADMINS, isUntargeted: true },
    listCodes: { input: () => ({}), succeed: ADMINS, isUntargeted: true },
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
    enroll: { input: ({ courseId }) => ({ courseId }), succeed: ['schoolmate', 'provisional', 'dropped'] },
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
    getWork: {
      input: ({ attemptId }) => ({ attemptId }),
      succeed: ['teacher', 'admin', 'foreignTeacher', 'foreignAdmin'],
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
  notifications: {
    unread: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    latest: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    markRead: { input: () => ({ notificationIds: null }), succeed: SIGNED_IN, isUntargeted: true },
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
      isUntargeted: true,
    },
    saveSettings: {
      input: () => ({ showProfile: true, version: 1 }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    savePreferences: {
      input: () => ({ preferences: [{ type: 'grade', channel: 'app', isOn: true }] }),
      succeed: SIGNED_IN,
      isUntargeted: true,
    },
    setAvatar: { input: () => ({ imageBase64: null }), succeed: SIGNED_IN, isUntargeted: true },
    requestEmailChange: {
      input: () => ({ email: 'another@example.test', password: 'not-the-one' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
    },
    cancelEmailChange: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    confirmEmailChange: {
      input: () => ({ token: 'no-such-token-at-all' }),
      succeed: [],
      isUntargeted: true,
      refuses: ['INVALID_LINK', 'TOO_MANY_TRIES'],
    },
    account: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    requestExport: { input: () => ({}), succeed: SIGNED_IN, isUntargeted: true },
    requestDeletion: {
      input: () => ({ password: 'not-the-one', studentId: null }),
      succeed: [],
      isUntargeted: true,
      refuses: ['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'UNAUTHORIZED'],
    },
    withdrawDeletion: {
      input: () => ({ studentId: null }),
      succeed: [],
      isUntargeted: true,
      refuses: ['NOT_FOUND', 'UNAUTHORIZED'],
    },
  },
  operations: {
    overview: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    listMail: { input: () => ({}), succeed: ['operator', 'operatorReadOnly'], isUntargeted: true },
    getMail: { input: ({ mailId }) => ({ mailId }), succeed: ['operator', 'operatorReadOnly'] },
  },
  speech: {
    speak: {
      input: () => ({ text: 'Words of the sweep.', language: 'en' as const }),
      succeed: [...STUDENTS, ...STAFF, ...PARENTS],
      isUntargeted: true,
    },
  },
};
