import type { TranscriptDocument, TranscriptLine } from '../transcript-document.ts';
import {
  type Achieved,
  achievementIdOf,
  credentialOf,
  type Fact,
  factOf,
  identitiesOf,
  issuerOf,
} from './clr-parts.ts';
import { decimalText } from './decimal-text.ts';
import { type ClrIssuedAs, methodWords } from './issued-as.ts';
import type { JsonObject } from './proof.ts';

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const LEARNER_RECORDS = 'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json';
const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const SCHEMA = 'https://purl.imsglobal.org/spec/clr/v2p0/schema/json/clr_v2p0_clrcredential_schema.json';

/**
 * The transcript as a Comprehensive Learner Record 2.0. Each course, and the record as a whole, is an Open Badge 3.0 of its
 * own in it. Figures that are values of a result are digits in a text; credits are numbers, as the standard wants them.
 *
 * @param secure Signs a credential.
 */
export function clrOf(
  document: TranscriptDocument,
  issued: ClrIssuedAs,
  secure: (credential: JsonObject) => JsonObject,
): JsonObject {
  const record = recordOf(document);
  const courses = achievedOf(document);
  const issuer = issuerOf(document.school, issued.issuerId);
  const validFrom = new Date(issued.issuedAt).toISOString();
  const badges = [record, ...courses].map((achieved) =>
    secure({
      '@context': [CREDENTIALS, BADGES],
      ...{ type: ['VerifiableCredential', 'OpenBadgeCredential'], issuer, validFrom },
      ...credentialOf(document, issued, achieved),
    }),
  );
  return secure({
    '@context': [CREDENTIALS, LEARNER_RECORDS, BADGES],
    type: ['VerifiableCredential', 'ClrCredential'],
    id: issued.address,
    name: document.isOfficial ? 'Official transcript' : 'Unofficial transcript',
    description: `High school transcript ${issued.code}. Check its address to see whether it is still valid.`,
    issuer,
    validFrom,
    credentialSubject: {
      type: ['ClrSubject'],
      identifier: identitiesOf(document.student, true),
      verifiableCredential: badges,
      association: courses.map((course) => ({
        type: 'Association',
        associationType: 'isParentOf',
        sourceId: achievementIdOf(issued, record),
        targetId: achievementIdOf(issued, course),
      })),
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  });
}

/** The record as a whole: what isn't said of one course. */
function recordOf(document: TranscriptDocument): Achieved {
  const { student, summary, years, scales, method, issuedOn } = document;
  const { graduation } = student;
  const graduated = graduation?.isExpected === false ? graduation.on : null;
  const facts = [
    factOf('gpa', 'GPA, unweighted', 'GradePointAverage', digits(summary.gpa)),
    factOf('weighted-gpa', 'GPA, weighted', 'GradePointAverage', digits(summary.weightedGpa)),
    factOf('rank', 'Class rank', 'ext:ClassRank', digits(summary.rank?.place)),
    factOf('class-size', 'Class size', 'ext:ClassSize', digits(summary.rank?.of)),
    factOf('grade-level', 'Grade level', 'ext:GradeLevel', digits(student.gradeLevel)),
    factOf('class-of', 'Class of', 'ext:GraduationYear', digits(student.graduationYear)),
    factOf('entered-grade-9', 'Entered grade 9', 'ext:EnteredGrade9On', student.grade9StartedOn),
    factOf('graduated', 'Graduation date', 'ext:GraduatedOn', graduated),
    factOf(
      ...(['expected', 'Expected graduation date', 'ext:GraduationExpectedOn'] as const),
      graduated === null && graduation ? graduation.on : null,
    ),
    factOf('dated', 'Date of the transcript', 'ext:TranscriptDate', issuedOn),
    factOf('repeats', 'Attempt of a repeated course that counts', 'ext:RepeatRule', method.repeats),
    factOf('act', 'ACT composite', 'ext:ActComposite', digits(document.tests?.act)),
    factOf('sat', 'SAT total', 'ext:SatTotal', digits(document.tests?.sat)),
    ...(document.attendance ?? []).flatMap(({ label, ...counts }, at) =>
      (['present', 'late', 'excused', 'absent'] as const).map((how) =>
        factOf(
          `attendance-${at + 1}-${how}`,
          `Attendance, ${how}, ${label}`,
          'ext:Attendance',
          digits(counts[how]),
        ),
      ),
    ),
    ...years.flatMap(({ label, gpa, weightedGpa, creditsEarned }, at) => [
      factOf(`year-${at + 1}-gpa`, `GPA, unweighted, ${label}`, 'GradePointAverage', digits(gpa)),
      factOf(
        `year-${at + 1}-weighted-gpa`,
        `GPA, weighted, ${label}`,
        'GradePointAverage',
        digits(weightedGpa),
      ),
      factOf(
        `year-${at + 1}-credits`,
        `Credits earned, ${label}`,
        'ext:CreditsEarned',
        digits(creditsEarned),
      ),
    ]),
  ];
  return {
    ...{ id: 'record', title: 'High school record', type: 'LearningProgram', source: null, term: null },
    description: `Courses, credits and grades on record at ${document.school.name}`,
    criteria: methodWords(document).join(' '),
    ...{ creditsAvailable: null, creditsEarned: summary.creditsEarned, status: null },
    facts: facts.flatMap((fact) => fact ?? []),
    scales,
  };
}

const LEVELS = {
  general: 'Course',
  honors: 'Honors course',
  ap: 'Advanced Placement course',
  ib: 'International Baccalaureate course',
  dual: 'Dual enrollment course',
} as const;
const STATUS = { graded: 'Completed', incomplete: 'OnHold', withdrawn: 'Withdrew' } as const;
const OUTSIDE = {
  transfer: 'Transfer credit',
  dual_enrollment: 'Dual enrollment credit',
  homeschool: 'Credit from a homeschool',
  exam: 'Credit by exam',
} as const;

function achievedOf({ years, outside, inProgress }: TranscriptDocument): Achieved[] {
  return [
    ...years.flatMap(({ label, lines }) => lines.map((line) => courseOf(line, label))),
    ...outside.map((credit) => ({
      id: credit.creditId,
      ...{ title: credit.title, type: 'Course', term: credit.term, source: credit.schoolName },
      description: OUTSIDE[credit.kind],
      criteria: 'Title and grade as the other school printed them; its own transcript is authoritative.',
      ...{ creditsAvailable: credit.creditsAttempted, creditsEarned: credit.creditsEarned },
      status: { status: 'Completed', value: 'credited' },
      facts: [
        factOf('grade', 'Grade', 'LetterGrade', credit.grade),
        factOf('kind', 'Kind of credit', 'ext:CreditKind', credit.kind),
        factOf('in-gpa', 'Counts in the GPA', 'ext:CountsInGpa', String(credit.countsInGpa)),
      ].flatMap((fact) => fact ?? []),
      scales: [],
    })),
    ...inProgress.map(({ enrollmentId, title, level, term, credits }) => ({
      ...{ id: enrollmentId, title, type: 'Course', term, source: null, description: LEVELS[level] },
      criteria: 'Not yet in credits or GPA.',
      ...{ creditsAvailable: credits, creditsEarned: null },
      status: { status: 'InProgress', value: 'in progress' },
      facts: [factOf('level', 'Level', 'ext:CourseLevel', level)].flatMap((fact) => fact ?? []),
      scales: [],
    })),
  ];
}

function courseOf(line: TranscriptLine, year: string): Achieved {
  const { enrollmentId, title, term, level, result, letter, percent, scale, weight } = line;
  const facts: (Fact | null)[] = [
    factOf('grade', 'Final grade', 'LetterGrade', letter),
    factOf('percent', 'Final percent', 'Percent', digits(percent)),
    factOf('scale', 'Grading scale', 'ext:GradingScale', digits(scale === null ? null : scale + 1)),
    factOf('level', 'Level', 'ext:CourseLevel', level),
    factOf('in-gpa', 'Counts in the GPA', 'ext:CountsInGpa', String(line.countsInGpa)),
    factOf('repeated', 'Repeated course', 'ext:Repeated', String(line.isRepeated)),
    factOf(
      'counts-anyway',
      'Credit counts as well, by decision',
      'ext:CountsAnyway',
      line.countsAnyway ? 'true' : null,
    ),
    factOf('weight', 'Points added to the weighted GPA', 'ext:AddedPoints', digits(weight)),
    factOf('listed', 'On the NCAA list of the school', 'ext:NcaaListed', String(line.isListed)),
    factOf('due', 'Incomplete, due on', 'ext:IncompleteDueOn', line.incompleteDueOn ?? null),
    factOf('posting', 'Posting of the grade', 'ext:FinalGradeId', line.finalGradeId),
  ];
  return {
    ...{ id: enrollmentId, title, type: 'Course', source: null, description: LEVELS[level] },
    term: term === null ? year : `${year}, ${term}`,
    criteria: 'Final grade as it was posted by the school.',
    ...{ creditsAvailable: line.creditsAttempted, creditsEarned: line.creditsEarned },
    status: { status: STATUS[result], value: result },
    facts: facts.flatMap((fact) => fact ?? []),
    scales: [],
  };
}

const digits = (n: number | null | undefined): string | null => (n == null ? null : decimalText(n));
