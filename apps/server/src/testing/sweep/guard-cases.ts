/**
 * What each procedure that writes can do to the eligibility of a student, and what stands before it. 'guarded': `watched` holds
 * it until a family has acknowledged what it breaks. 'alerts': it can't be held, since it states a fact or a person's own will;
 * whoever it makes worse is told by the job that keeps ledgers. 'none': nothing that a ledger is made of changes, or only for
 * the better.
 */
type GuardCase = readonly [kind: 'guarded' | 'alerts' | 'none', why: string];

const CONTENT: GuardCase = ['alerts', 'work that is added, changed or taken away moves grades so far'];
const WORDS: GuardCase = ['none', 'words, dates of work and files'];
const PLACE: GuardCase = [
  'none',
  'a course that begins, anew or once more, takes nothing away: worsening.test.ts',
];
const STAFF: GuardCase = ['none', 'who teaches'];
const FACT: GuardCase = ['alerts', 'a fact, whatever follows from it'];

/** By feature and procedure: all that write in the features that change what a ledger is made of. */
export const GUARD_CASES: Readonly<Record<string, Readonly<Record<string, GuardCase>>>> = {
  // Its job notes on an enrolment that an incomplete was reminded of, and no procedure of it writes to a school.
  notifications: {},
  catalog: {
    withdraw: ['guarded', 'a course is lost'],
    enrollFor: PLACE,
    enroll: PLACE,
    decideRequest: PLACE,
    cancelRequest: ['alerts', 'a course of a plan that was asked for is no longer planned'],
    undoEnroll: ['none', 'what the student did minutes before is as if it had never been'],
    drop: ['guarded', 'a course is lost'],
    savePrerequisites: STAFF,
    addTeacher: STAFF,
    setTeacherRole: STAFF,
    endTeacher: STAFF,
    handOver: STAFF,
    adopt: ['none', 'a course without students'],
  },
  plans: {
    save: ['none', 'a draft says what somebody thinks of taking'],
    propose: ['none', 'a proposal waits for its counselor'],
    approve: PLACE,
    sendBack: ['none', 'what was proposed was never planned'],
    request: PLACE,
  },
  authoring: {
    saveDetails: ['guarded', 'credits, title, area, level or term of a course, for all of its students'],
    saveContent: ['guarded', 'what was credited twice is one content'],
    create: ['none', 'a course without students'],
    duplicate: ['none', 'a course without students'],
    delete: ['none', 'refused where anybody was ever enrolled'],
    archive: ['none', 'an archived course stays on records, and goes on for its students'],
    addModule: WORDS,
    renameModule: WORDS,
    deleteModule: WORDS,
    reorder: WORDS,
    shiftDates: CONTENT,
    undoShift: CONTENT,
    addLesson: WORDS,
    duplicateLesson: WORDS,
    deleteLesson: WORDS,
    saveLesson: WORDS,
    publishLesson: WORDS,
    publishLessons: WORDS,
    unpublishLesson: WORDS,
    fixContent: WORDS,
    embedVideo: WORDS,
    addAssignment: WORDS,
    addColumn: CONTENT,
    duplicateAssignment: WORDS,
    saveAssignment: WORDS,
    publish: CONTENT,
    decidePublish: CONTENT,
    deleteAssignment: CONTENT,
    saveAssignmentSettings: CONTENT,
    publishAssignment: CONTENT,
    archiveAssignment: CONTENT,
    restoreVersion: CONTENT,
  },
  gradebook: {
    post: ['guarded', 'a result "withdrawn"; a grade that is posted is a fact, and alerts'],
    setIncompleteDue: ['none', 'an incomplete stays one'],
    reopen: ['none', 'what was posted counts until it is posted anew'],
    ask: ['none', 'a question'],
    setCells: FACT,
    release: FACT,
    holdColumn: ['none', 'of grades to come'],
    saveSetup: ['alerts', 'the running grades of a whole course are reckoned anew'],
  },
  grading: {
    record: FACT,
    takeBack: ['none', 'a grade that nobody has seen stays unseen'],
    keepComment: WORDS,
    dropComment: WORDS,
    answerInquiry: WORDS,
    scoreSample: WORDS,
  },
  coursework: {
    checkMatching: FACT,
    submit: FACT,
    resolveReport: WORDS,
    reportProblem: WORDS,
    setAccommodation: ['alerts', 'what counts as late changes'],
    endAccommodation: ['alerts', 'what counts as late changes'],
    setOverride: ['alerts', 'what counts as late changes'],
    endOverride: ['alerts', 'what counts as late changes'],
  },
  calendar: { updateEvent: CONTENT, addTestEvent: CONTENT },
  records: {
    saveDetails: FACT,
    saveTransferCredit: ['guarded', 'a correction takes the place of credit that counted'],
    saveTransferCredits: ['none', 'credit is added and none taken away'],
    withdrawTransferCredit: ['guarded', 'credit is lost'],
    decideCredit: ['none', 'the school’s own credits; the ledger counts each content once by its own rule'],
  },
  eligibility: {
    saveCourseDates: ['guarded', 'a course that ends later comes after the seventh semester, or too late'],
    saveProfile: FACT,
    saveHomeDocument: ['none', 'a task is done'],
    saveStatus: FACT,
    addTitles: FACT,
    endTitle: FACT,
    proceedGuard: ['none', 'the change itself comes after'],
    endGuard: ['none', 'nothing is changed'],
    askShare: ['none', 'a ledger is read'],
    giveShare: ['none', 'a ledger is read'],
    answerShare: ['none', 'a ledger is read'],
    keepShare: ['none', 'a ledger is read'],
    saveSignDays: ['none', 'nothing is changed'],
    saveScenario: ['none', 'it is supposed, and changes nothing'],
    deleteScenario: ['none', 'it is supposed, and changes nothing'],
  },
  schools: {
    saveTerm: ['alerts', 'a date of the calendar, for the whole school'],
    savePolicy: ['alerts', 'the running grades of the whole school are reckoned anew'],
    saveScale: ['alerts', 'how the school letters grades, for all of its running courses'],
    saveYear: WORDS,
    savePeriod: WORDS,
    markDays: WORDS,
    unmarkDay: WORDS,
    saveBrandingText: WORDS,
    setLogo: WORDS,
    createCode: STAFF,
    replaceCode: STAFF,
    setCodeActive: STAFF,
  },
  people: {
    end: ['none', 'a student who leaves the school leaves its courses; nobody there could mend it'],
    takeBack: ['none', 'the courses stay left'],
    suspend: ['none', 'the courses go on'],
    reactivate: STAFF,
    setDuties: STAFF,
    endSessions: STAFF,
  },
  accounts: {
    approve: STAFF,
    refuse: ['none', 'whoever was never let in has nothing on a record'],
    reopen: STAFF,
  },
  profile: {
    requestDeletion: ['none', 'a person’s right; the courses end with the account'],
  },
  transcriptReadings: {
    readText: ['none', 'nothing is on the record before it is approved'],
    pick: ['none', 'nothing is on the record before it is approved'],
    submit: ['none', 'nothing is on the record before it is approved'],
    withdraw: ['none', 'nothing is on the record before it is approved'],
    approve: ['none', 'credit is added and none taken away, as by records.saveTransferCredit'],
    reject: ['none', 'nothing is on the record before it is approved'],
    deleteOriginal: ['none', 'the document goes, and the credit stays'],
  },
};

/** Procedures of one kind, as "feature.procedure". */
export const proceduresThat = (kind: GuardCase[0]): string[] =>
  Object.entries(GUARD_CASES).flatMap(([feature, cases]) =>
    Object.entries(cases).flatMap(([name, [one]]) => (one === kind ? `${feature}.${name}` : [])),
  );
