/** A fault planted on purpose, and the test that must fail. */
export interface NamedFault {
  /** What it belongs to, in a few words. */
  readonly about: string;
  /** What is wrong with it. */
  readonly fault: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands in the file once; what is replaced, a whole expression or a piece of SQL, stands between « and ». */
  readonly from: string;
  readonly to: string;
  readonly way: 'sql' | 'expression';
  /** Evaluated when its module is loaded. */
  readonly isStatic?: boolean;
  /** Test file from the root, and the full name of the test in it. */
  readonly test: string;
  readonly title: string;
}

type Place = Pick<NamedFault, 'file' | 'from' | 'to'>;
type Proof = Pick<NamedFault, 'test' | 'title'>;

const FEATURES = 'apps/server/src/features/';
const DOMAIN = 'packages/domain/src/';

/** Changes of a source by a feature's or the domain's file. */
const sql = (file: string, from: string, to: string) =>
  ({ file: `${FEATURES}${file}.ts`, from, to, way: 'sql' }) satisfies Place & { way: 'sql' };
const code = (file: string, from: string, to: string) =>
  ({ file: `${FEATURES}${file}.ts`, from, to, way: 'expression' }) satisfies Place & { way: 'expression' };
const rule = (file: string, from: string, to: string) =>
  ({ file: `${DOMAIN}${file}.ts`, from, to, way: 'expression' }) satisfies Place & { way: 'expression' };
const seenBy = (test: string, title: string): Proof => ({ test: `${FEATURES}${test}.test.ts`, title });
const seenByRule = (test: string, title: string): Proof => ({ test: `${DOMAIN}${test}.test.ts`, title });

export const NAMED_FAULTS: readonly NamedFault[] = [
  // Credits earned
  {
    about: 'Credits earned',
    fault: 'a posted F earns credit in final_grades',
    ...code(
      'gradebook/posting',
      '«creditsOfPosting(course.credits, reached)»',
      'reached === null ? 0 : course.credits',
    ),
    ...seenBy('records/figures', 'earns no credit for a posted F, on any page'),
  },
  {
    about: 'Credits earned',
    fault: 'a failed course from elsewhere earns credit in the figures',
    ...code(
      'grading/totals',
      '«creditsOfTransfer(credit.credits, { ...credit, ratio: numberOf(credit.ratio) })»',
      'credit.credits',
    ),
    ...seenBy(
      'records/figures',
      'earns no credit for a failed course from elsewhere, with a percent or without',
    ),
  },
  {
    about: 'Credits earned',
    fault: 'an F from elsewhere earns credit when a percent stands in the grade',
    ...rule('credits/printed-grade', "if («isAny(FAILED)») return 'failed';", 'false'),
    ...seenByRule('credits/printed-grade', 'reads F (62%) as failed, whatever percent stands beside it'),
  },
  {
    about: 'Credits earned',
    fault: 'a course from elsewhere that was not finished counts in the official GPA',
    ...code('grading/totals', 'ratio !== null && «countsInGpaElsewhere({ ratio, gradeRaw })»', 'true'),
    ...seenBy(
      'records/figures',
      'counts a failed grade from elsewhere in the GPA with the credits that were attempted, and none that was not finished',
    ),
  },
  {
    about: 'Credits earned',
    fault: 'the transcript prints the credits of a failed course from elsewhere',
    ...code(
      'records/transcript',
      '«creditsOfTransfer(credit.credits, { ...credit, ratio })»',
      'credit.credits',
    ),
    ...seenBy(
      'records/figures',
      'earns no credit for a failed course from elsewhere, with a percent or without',
    ),
  },
  {
    about: 'Credits earned',
    fault: 'My Grades adds up its own credits',
    ...code(
      'gradebook/mine',
      'creditsEarned: «record.creditsEarned ?? 0»',
      "courses.filter(({ status }) => status === 'completed').length",
    ),
    ...seenBy('records/figures', 'earns no credit for a posted F, on any page'),
  },
  {
    about: 'Credits earned',
    fault: 'a withdrawn course counts as attempted',
    ...code('gradebook/posting', "«result === 'withdrawn' ? 0 : course.credits»", 'course.credits'),
    ...seenBy('gradebook/posting', 'leaves an incomplete course running, and takes a withdrawn one out'),
  },
  // Repeated courses
  {
    about: 'Repeated course',
    fault: 'a second attempt begins with the grades of the first',
    ...sql('gradebook/queries', 'e.course_id and «g.enrollment_id = e.id»`);', 'g.student_id = e.student_id'),
    ...seenBy('grading/repeated-course', 'begins a repeated course empty, for student, teacher and totals'),
  },
  {
    about: 'Repeated course',
    fault: 'work for another attempt is taken',
    ...code('coursework/submit', '«isOtherAttempt(assignment, input.enrollmentId)»', 'false'),
    ...seenBy(
      'grading/repeated-course',
      'refuses work that a device kept from the earlier attempt, and takes what is written now',
    ),
  },
  {
    about: 'Repeated course',
    fault: 'the rule for repeated courses is not asked',
    ...code('grading/totals', '«policy?.repeats ?? DEFAULT_REPEATS»', "'average'"),
    ...seenBy(
      'records/figures',
      'counts the best, the latest or all attempts in the GPA, as the school says, and gives credit once',
    ),
  },
  {
    about: 'Repeated course',
    fault: 'taking a posted course again asks for no reason',
    ...code('catalog/enroll', '«posted && reason === null»', 'false'),
    ...seenBy('records/figures', 'asks why somebody takes a posted course again, and keeps the answer'),
  },
  // Progress GPA
  {
    about: 'Progress GPA',
    fault: 'earlier attempts at a course are in the value',
    ...code('grading/totals', '«courses.filter(({ isCurrent }) => isCurrent)»', 'courses'),
    ...seenBy(
      'records/figures',
      'makes the progress GPA of the attempt that runs, and again of the one before when it is left',
    ),
  },
  {
    about: 'Progress GPA',
    fault: 'it keeps a completed course that is taken again',
    ...code(
      'catalog/enroll',
      '«await recomputeStudentFigures(tx, { schoolId, studentId }, at)»',
      'undefined',
    ),
    ...seenBy(
      'records/figures',
      'makes the progress GPA of the attempt that runs, and again of the one before when it is left',
    ),
  },
  {
    about: 'Progress GPA',
    fault: 'it keeps a course from which the student was withdrawn',
    ...code(
      'catalog/people',
      '«await recomputeStudentFigures(tx, { schoolId, studentId: found.studentId }, at)»',
      'undefined',
    ),
    ...seenBy(
      'records/figures',
      'takes a course out of the progress GPA when its student is withdrawn from it',
    ),
  },
  {
    about: 'Progress GPA',
    fault: 'the sheet lists a completed course by its running total',
    ...code('gradebook/mine', 'progressRatio: «progressRatio(course)»', 'course.soFarRatio'),
    ...seenBy(
      'records/figures',
      'makes the progress GPA of exactly the courses that My Grades lists with a ratio',
    ),
  },
  // My Grades
  {
    about: 'My Grades',
    fault: 'a completed course shows no posted grade',
    ...code('gradebook/mine', "«course.status === 'completed' ? course.finalRatio : null»", 'null'),
    ...seenBy(
      'gradebook/posting',
      'shows the posted grade as the grade of the course, and the running total beside it',
    ),
  },
  {
    about: 'My Grades',
    fault: 'posted totals stand beside the rule for missing work of today',
    ...sql('gradebook/queries', 'coalesce(«t.missing, »cg.missing, p.missing) as missing', ''),
    ...seenBy(
      'grading/posted-rules',
      'shows a posted course with the rule for missing work that its totals were made with',
    ),
  },
  // Locks
  {
    about: 'Posted and locked',
    fault: 'archiving an assignment changes posted grades',
    ...code(
      'authoring/assignments',
      '«counted && (await isCourseLocked(tx, row.schoolId, row.courseId))»',
      'false',
    ),
    ...seenBy(
      'grading/course-lock',
      'refuses every change of an assignment that would move a posted grade, and takes it once it is reopened',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'publishing an assignment changes posted grades',
    ...code(
      'authoring/assignments',
      'row.workingCopy === null) return { version: row.version };\n    if («await isCourseLocked(tx, row.schoolId, row.courseId)»)',
      'false',
    ),
    ...seenBy(
      'grading/course-lock',
      'refuses every change of an assignment that would move a posted grade, and takes it once it is reopened',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'the extra-credit flag, the category and the due date change posted grades',
    ...code('authoring/assignments', '«changesGrades(before, settings)»', 'false'),
    ...seenBy(
      'grading/course-lock',
      'refuses every change of an assignment that would move a posted grade, and takes it once it is reopened',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'the calendar moves due dates of posted work',
    ...code(
      'calendar/update-event',
      "«change.kind === 'assignment' && isMoved && (await isCourseLocked(tx, row.schoolId, row.courseId))»",
      'false',
    ),
    ...seenBy(
      'grading/course-lock',
      'refuses to move the due date from the calendar, and takes another title',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'totals under posted grades are made anew',
    ...sql(
      'grading/totals-queries',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source
      "and («not »${isLockedSql('e.school_id', 'e.course_id', 'e.id')} or exists",
      '',
    ),
    ...seenBy('grading/course-lock', 'leaves posted totals alone in the background'),
  },
  {
    about: 'Posted and locked',
    fault: 'a reopening by name opens the grades of everybody',
    ...sql('grading/course-lock', 'else «pe.id = any (pw.enrollment_ids)» end', 'true'),
    ...seenBy(
      'gradebook/reopening',
      'leaves the grades of those who are not named locked, whatever changes meanwhile',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'work handed in again under a posted grade takes the grade away',
    ...sql(
      'grading/queries',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source
      "where g.state = 'ungraded' or «not »${isLockedSql(':schoolId', ':courseId', ':enrollmentId')}",
      '',
    ),
    ...seenBy(
      'gradebook/reopening',
      'keeps the grade when its work is handed in again under a posted result, until that is reopened',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'work that came in while the course was locked is graded at once',
    ...code('coursework/submit', '«state.isLocked»\n', 'false'),
    ...seenBy(
      'grading/course-lock',
      'keeps work of an incomplete course until the grades are reopened, and then grades it',
    ),
  },
  {
    about: 'Posted and locked',
    fault: 'the posting basis is ignored',
    ...code(
      'gradebook/posting',
      "«input.basis === 'so_far' ? row.soFarRatio : row.ifNothingElseRatio»",
      'row.soFarRatio',
    ),
    ...seenBy('gradebook/posting', 'posts the total that was chosen as the basis'),
  },
  {
    about: 'Posted and locked',
    fault: 'what a posting replaces is lost',
    ...code('gradebook/posting', 'supersedesId: «row.postedId»', 'null'),
    ...seenBy('gradebook/posting', 'links each posting to the one that it replaces'),
  },
  // Transcript
  {
    about: 'Transcript',
    fault: 'it reads the first posting',
    ...sql(
      'records/transcript-queries',
      'one.grading_period_id is null\n      order by one.number« desc» limit 1',
      '',
    ),
    ...seenBy('records/figures', 'counts the latest posting of a course alone'),
  },
  {
    about: 'Transcript',
    fault: 'terms have no year',
    ...sql('records/transcript-queries', "coalesce(«y.label || ', ' || t.name»", 't.name'),
    ...seenBy(
      'gradebook/posting',
      'keeps the autumns of two years apart on a transcript, in the order of their terms',
    ),
  },
  {
    about: 'Transcript',
    fault: 'an enrollment forgets its term',
    ...sql(
      'gradebook/posting-queries',
      '«coalesce(term_id, (select c.term_id from courses c\n        where c.school_id = enrollments.school_id and c.id = enrollments.course_id))»',
      'null',
    ),
    ...seenBy(
      'gradebook/posting',
      'keeps the autumns of two years apart on a transcript, in the order of their terms',
    ),
  },
  {
    about: 'Transcript',
    fault: 'the day on which a course ended is taken in UTC',
    ...code(
      'records/transcript-queries',
      '«`${ENDED_AT} at time zone s.time_zone`»',
      "`${ENDED_AT} at time zone 'UTC'`",
    ),
    isStatic: true,
    ...seenBy(
      'gradebook/posting',
      'takes the school year of a course without a term in the zone of its school',
    ),
  },
  // Exact figures
  {
    about: 'Exact figures',
    fault: 'the official GPA ignores credits',
    ...rule('gpa/official-gpa', '«exactDecimal(group.at(-1)?.credits ?? 0)»', 'ONE'),
    ...seenByRule('gpa/official-gpa', 'weighs each grade by its credits'),
  },
  {
    about: 'Exact figures',
    fault: 'a course counts above 4.0',
    ...rule('gpa/official-gpa', '«compareRatios(ratio, ONE) > 0 ? ONE : ratio»', 'ratio'),
    ...seenByRule('gpa/official-gpa', 'counts no course above 4.0'),
  },
  {
    about: 'Exact figures',
    fault: 'the official GPA is rounded when it is stored',
    ...code('grading/totals', 'gpa && «storedGpa(gpa)»', 'Number(storedGpa(gpa)).toFixed(2)'),
    ...seenBy(
      'records/figures',
      'stores the official GPA with the digits that are certain, and rounds it no further',
    ),
  },
  {
    about: 'Exact figures',
    fault: 'a letter is taken from the rounded percent',
    ...code(
      'gradebook/posting',
      '«stepOf(scale.steps, ratio)»',
      'stepOf(scale.steps, Math.round(ratio * 100) / 100)',
    ),
    ...seenBy('gradebook/posting', 'gives the letter of the exact grade, not of the percent that is shown'),
  },
  // If nothing else is handed in
  {
    about: 'If nothing else is handed in',
    fault: 'submitted work counts as zero',
    ...rule('grading/course-totals', 'else if («cell.hasWork») waitingCount', 'false'),
    ...seenByRule(
      'grading/course-totals',
      'leaves work that waits for its grade out, and says how much that is',
    ),
  },
  {
    about: 'If nothing else is handed in',
    fault: 'work that never came counts as zero where the policy gives half',
    ...rule('grading/course-totals', 'earned: «whole * (missingPercent ?? 0)»', '0'),
    ...seenByRule(
      'grading/course-totals',
      'counts work that never came as the policy says, and as zero where the policy counts nothing',
    ),
  },
  {
    about: 'If nothing else is handed in',
    fault: 'extra credit is in the points possible',
    ...rule(
      'grading/course-totals',
      '«cell.isExtraCredit ? 0 : hundredths(cell.pointsPossible)»',
      'hundredths(cell.pointsPossible)',
    ),
    ...seenByRule('grading/course-totals', 'adds extra credit to what is earned and not to what is possible'),
  },
  {
    about: 'If nothing else is handed in',
    fault: 'a category without a weight counts in full',
    ...rule('grading/course-totals', '«category.weightRatio ?? 0»', 'category.weightRatio ?? 1'),
    ...seenByRule('grading/category-totals', 'counts nothing of a category without a weight'),
  },
  {
    about: 'If nothing else is handed in',
    fault: 'work in no category loses its best piece',
    ...rule('grading/course-totals', 'dropLowest: 0, dropHighest: «0», neverDrop', '1'),
    ...seenByRule('grading/category-totals', 'drops nothing of work in no category'),
  },
  // Late days
  {
    about: 'Late days',
    fault: 'days are blocks of 24 hours',
    ...rule(
      'grading/late',
      '«Math.max(1, daysBetween(dateIn(effectiveDueAt, timeZone), dateIn(submittedAt, timeZone)))»',
      'Math.ceil((Date.parse(submittedAt) - Date.parse(effectiveDueAt)) / 86_400_000)',
    ),
    ...seenByRule('grading/late', 'E70: counts the calendar days of the school, the due day itself as one'),
  },
  {
    about: 'Late days',
    fault: 'late on the due day itself costs nothing',
    ...rule(
      'grading/late',
      '«Math.max(1, daysBetween(dateIn(effectiveDueAt, timeZone), dateIn(submittedAt, timeZone)))»',
      'daysBetween(dateIn(effectiveDueAt, timeZone), dateIn(submittedAt, timeZone))',
    ),
    ...seenByRule('grading/late', 'E70: counts the calendar days of the school, the due day itself as one'),
  },
  {
    about: 'Late days',
    fault: 'a late day is taken in UTC',
    ...code('grading/course-lock', 'basis.effectiveDueAt, «basis.timeZone»', "'UTC'"),
    ...seenBy(
      'gradebook/staff',
      'saving cells > counts for the work that was handed in, takes off what lateness costs, and settles the proposal',
    ),
  },
  {
    about: 'Late days',
    fault: 'percent × days is a binary fraction',
    ...rule(
      'grading/late',
      '«Math.round((points * percent) / 10_000)»',
      '((points / 100) * (percent / 100) / 100) * 100',
    ),
    ...seenByRule('grading/late', 'multiplies percent and days in whole numbers'),
  },
  // Import
  {
    about: 'Gradebook import',
    fault: "one student's number with another's name is taken",
    ...rule('grading/roster-finder', "«name.trim() === '' || agreesWith(numbered, name)»", 'true'),
    ...seenBy(
      'gradebook/staff',
      "files > refuses one student's number with another's name, until somebody says whose row it is",
    ),
  },
  {
    about: 'Gradebook import',
    fault: "part of a name that is another student's whole name agrees with the number",
    ...rule('grading/roster-finder', 'other === numbered || «other.fitOf(given) < own»', 'true'),
    ...seenByRule(
      'grading/roster-finder',
      "takes a number with part of its student's name only where that fits nobody else as well",
    ),
  },
  {
    about: 'Gradebook import',
    fault: 'a number goes to another student whose number differs in case',
    ...rule('grading/roster-finder', '(«byNumber.get(sameText(number))» ?? byPlainNumber', 'undefined'),
    ...seenByRule(
      'grading/roster-finder',
      'tells numbers apart that differ in case alone, and guesses between none',
    ),
  },
  {
    about: 'Gradebook import',
    fault: '"1,000" is read as 1',
    ...rule('grading/cell-text', '«GROUPED.test(plain)»', 'false'),
    ...seenByRule('grading/cell-text', 'reads "1,000" as points'),
  },
  {
    about: 'Gradebook import',
    fault: 'points possible of the file are ignored',
    ...code(
      'gradebook/import',
      '«pointsPossible !== null && filePointsPossible !== null && pointsPossible !== filePointsPossible»',
      'false',
    ),
    ...seenBy(
      'gradebook/staff',
      'files > reads an export of Canvas, asks about its points possible, and scales or keeps them',
    ),
  },
  {
    about: 'Gradebook import',
    fault: "Canvas' number behind a title is taken for the title",
    ...rule('grading/grade-sheet', "«text.trim().replace(CANVAS_ID, '')»", 'text.trim()'),
    ...seenBy(
      'gradebook/staff',
      'files > reads an export of Canvas, asks about its points possible, and scales or keeps them',
    ),
  },
  // Calendar
  {
    about: 'Calendar feed',
    fault: 'LAST-MODIFIED is left out',
    ...code('calendar/ical', "lastModified: «DateTime.fromISO(event.updatedAt, { zone: 'utc' })»", 'null'),
    ...seenBy(
      'calendar/feed',
      'raises SEQUENCE, LAST-MODIFIED and DTSTAMP whenever a date or a title changes, also for one student',
    ),
  },
  {
    about: 'Calendar feed',
    fault: "SEQUENCE doesn't rise with one student's own date",
    ...code('calendar/events', '(row.changeCount + «changes(row).changeCount»)', '0'),
    ...seenBy(
      'calendar/feed',
      'raises SEQUENCE, LAST-MODIFIED and DTSTAMP whenever a date or a title changes, also for one student',
    ),
  },
  {
    about: 'Calendar feed',
    fault: 'the last line has no end',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source
    ...code('calendar/ical', '«`${calendar.toString().trimEnd()}\\r\\n`»', 'calendar.toString().trimEnd()'),
    ...seenBy('calendar/ical', 'ends its last line with a break, as every other'),
  },
  // Posting
  {
    about: 'Posting',
    fault: 'no warning while the term runs',
    ...code('gradebook/posting', '«course.termEndsOn !== null && course.termEndsOn >= today»', 'false'),
    ...seenBy('gradebook/posting', 'warns while the term runs and while work is not due'),
  },
  {
    about: 'Posting',
    fault: 'a term is over on its last day',
    ...code('gradebook/posting', '«course.termEndsOn >= today»', 'course.termEndsOn > today'),
    ...seenBy('gradebook/posting', 'takes the last day of a term in the zone of the school'),
  },
  {
    about: 'Posting',
    fault: 'the last day of a term is taken in UTC',
    ...code('gradebook/posting', 'context.clock.today(«course.timeZone»);\n  const scaleOf', "'UTC'"),
    ...seenBy('gradebook/posting', 'takes the last day of a term in the zone of the school'),
  },
  {
    about: 'Posting',
    fault: 'ungraded work is posted without a word',
    ...code(
      'gradebook/posting',
      '«needsGradingCount > 0 && input.acknowledged?.needsGradingCount !== needsGradingCount»',
      'false',
    ),
    ...seenBy('gradebook/posting', 'posts ungraded work only when somebody says how much of it there is'),
  },
  {
    about: 'Posting',
    fault: 'a reopening reason is written for everybody',
    ...code(
      'gradebook/posting',
      'reason: «isConcerned && window ? reasonFor(window, row.enrollmentId) : null»',
      'window?.reason ?? null',
    ),
    ...seenBy('gradebook/posting', 'writes a reason on the record of those whom it concerns alone'),
  },
  {
    about: 'Posting',
    fault: 'the history of a cell has no reason',
    ...sql(
      'grading/course-lock',
      '«coalesce(pw.reasons[array_position(pw.enrollment_ids, pe.id)], pw.reason)»',
      'null::text',
    ),
    ...seenBy('gradebook/posting', 'writes a reason on the record of those whom it concerns alone'),
  },
  {
    about: 'Posting',
    fault: 'the first submission is "resubmitted"',
    ...sql('grading/queries', 'case when :attemptNumber «> 1» then', '> 0'),
    ...seenBy(
      'gradebook/staff',
      'saving cells > says of the first work in a cell that it was cleared for it, and of later work that it was handed in again',
    ),
  },
  {
    about: 'Posting',
    fault: 'two tabs with the same text make two attempts',
    ...code(
      'coursework/submit',
      '«known.sha256 === sha256 && known.isWaiting && state.matchingTotal === null»',
      'false',
    ),
    ...seenBy('coursework/coursework', 'makes one attempt of a button pressed twice, even under two keys'),
  },
  // Copies
  {
    about: 'Copies of a course',
    fault: 'the transcript title is lost',
    ...code('catalog/copied-columns', "    «'transcriptTitle'»,\n    'contentOriginId',", "'subject'"),
    isStatic: true,
    ...seenBy(
      'catalog/copy-course',
      'takes over all that the list says when a course is duplicated, the transcript title too',
    ),
  },
  {
    about: 'Copies of a course',
    fault: 'a copy begins a content of its own',
    ...code('catalog/copied-columns', "    'transcriptTitle',\n    «'contentOriginId'»,", "'subject'"),
    isStatic: true,
    ...seenBy('catalog/copy-course', 'a course is its own origin, and copies of copies share it'),
  },
  // Grading notes
  {
    about: 'Grading notes',
    fault: 'students read them before they hand in',
    ...code('grading/student-rubric', '«isGraded && rubric.showNotes && notes»', 'notes'),
    ...seenBy(
      'coursework/coursework',
      'shows students and guardians what to do, and the grading notes only after a grade where the teacher says so',
    ),
  },
  {
    about: 'Grading notes',
    fault: 'the terms that were looked for are shown',
    ...code('grading/student-rubric', "«result.reason?.kind === 'terms'»", 'false'),
    ...seenBy(
      'grading/student-rubric',
      'keeps the terms that were looked for with the notes; what a model said in a sentence is read',
    ),
  },
  // Built-in engine
  {
    about: 'Built-in engine',
    fault: 'it releases prose',
    ...rule(
      'grading/release',
      "case 'built_in':\n      return «false»;",
      "question.aiRelease === 'at_once' && question.isComplete",
    ),
    ...seenByRule('grading/release', 'never lets prose that the built-in engine read become a grade'),
  },
  {
    about: 'Built-in engine',
    fault: 'word salad is taken for an answer',
    ...rule('grading/word-salad', '«scoreOf(mixture) >= SALAD_FROM»', 'false'),
    ...seenByRule(
      'grading/word-salad',
      'takes "osmosis solute fair membrane percent swell masses shrink side change cells starting" for word salad',
    ),
  },
  {
    about: 'Built-in engine',
    fault: 'terms strewn over fluent sentences are taken for an answer',
    ...rule('grading/word-salad', '«isStrewn(mixture)»', 'false'),
    ...seenByRule(
      'grading/word-salad',
      'knows terms strewn over fluent sentences, each of them built in its own way',
    ),
  },
  {
    about: 'Built-in engine',
    fault: 'one sentence again and again is taken for an answer',
    ...rule('grading/sentence-frames', '«framed >= MIN_FRAMED»', 'false'),
    ...seenByRule(
      'grading/sentence-frames',
      'knows one sentence again with other words of the assignment in it',
    ),
  },
  {
    about: 'Built-in engine',
    fault: 'the order of a text is judged by the words of the rubric',
    ...rule(
      'grading/organization',
      '«new Set(found.map((sign) => sign.toLowerCase())).size >= MIN_SIGNS_OF_ORDER»',
      'false',
    ),
    ...seenByRule(
      'grading/organization',
      'gives an ordered essay the top of an organization criterion, though it says none of its words',
    ),
  },
  // What the page says
  {
    about: 'Which state it is',
    fault: 'an engine "failed" that waits for a teacher',
    ...rule('grading/waiting', '«!work.isReadByEngine || work.isJudged»', 'false'),
    ...seenByRule(
      'grading/waiting',
      'work without a grade waits for > the engine while it reads, and for a teacher once it has',
    ),
  },
  {
    about: 'Which state it is',
    fault: 'a column that is held is released at once',
    ...code(
      'gradebook/hold-column',
      "«isHeld ? 'held' : course.defaultRelease === 'held' ? 'immediate' : 'school'»",
      "'immediate'",
    ),
    ...seenBy(
      'gradebook/staff',
      'saving cells > holds what is entered for an assignment from then on, where the teacher asks for it before entering',
    ),
  },
  {
    about: 'Which state it is',
    fault: 'a lesson is read by itself',
    ...sql('coursework/queries', 'r.lesson_id = l.id« and r.completed_at is not null»', ''),
    ...seenBy(
      'coursework/coursework',
      'says that a lesson is read when the student has said so, and not by itself',
    ),
  },
  // Audit rows
  {
    about: 'Audit',
    fault: 'typed grades write no row',
    ...code(
      'gradebook/set-cells',
      'const { jobs } = context.services;\n        «recordAudit»(tx',
      "(input.source === 'import' ? recordAudit : () => {})",
    ),
    ...seenBy('gradebook/staff', 'saving cells > writes who gave grades, and that they are typed'),
  },
  {
    about: 'Audit',
    fault: 'imported grades write no row',
    ...code(
      'gradebook/set-cells',
      'const { jobs } = context.services;\n        «recordAudit»(tx',
      "(input.source === 'import' ? () => {} : recordAudit)",
    ),
    ...seenBy('gradebook/staff', 'saving cells > writes who gave grades, and that they are import'),
  },
  {
    about: 'Audit',
    fault: 'grades of pairs write no row',
    ...code(
      'coursework/submit',
      '«auditMatchingGrade(context, tx, actor, attempt, attemptId)»;',
      'undefined',
    ),
    ...seenBy('coursework/coursework', 'grades work that is pairs alone at once, from the check that scored'),
  },
  {
    about: 'Audit',
    fault: 'credit from elsewhere writes no row',
    ...code('records/enter-credit', '«recordAudit»(tx', '(() => {})'),
    ...seenBy('records/records', 'corrects with a reason, and withdraws; nothing that counted is lost'),
  },
  // Terms
  {
    about: 'Terms',
    fault: 'terms that share their boundary day are taken',
    ...rule(
      'schools/terms',
      '«one.startsOn <= span.endsOn && span.startsOn <= one.endsOn»',
      'one.startsOn < span.endsOn && span.startsOn < one.endsOn',
    ),
    ...seenByRule(
      'schools/terms',
      'takes a term from the first to the last day of its year, and none that shares a day with another',
    ),
  },
  {
    about: 'Terms',
    fault: 'a term that ends on the last day of its year is refused',
    ...rule(
      'schools/terms',
      'span.startsOn < within.startsOn || «span.endsOn > within.endsOn»',
      'span.endsOn >= within.endsOn',
    ),
    ...seenByRule(
      'schools/terms',
      'takes a term from the first to the last day of its year, and none that shares a day with another',
    ),
  },
];
