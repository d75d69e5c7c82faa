import type { TranscriptDocument, YearAttendance } from '../transcript-document.ts';
import { decimalText } from './decimal-text.ts';
import { type IssuedAs, methodWords } from './issued-as.ts';
import { fitted, gpaElement, notes, UNITS } from './pesc-parts.ts';
import { coursesOf } from './pesc-sessions.ts';
import { element, elementOfAny, valueElement, type XmlElement, xmlDocument } from './xml.ts';

/** The version whose structure the file has. */
const STANDARD = 'urn:org:pesc:message:HighSchoolTranscript:v1.6.0';

const LEVELS = [
  ...['Kindergarten', 'FirstGrade', 'SecondGrade', 'ThirdGrade', 'FourthGrade', 'FifthGrade', 'SixthGrade'],
  ...['SeventhGrade', 'EighthGrade', 'NinthGrade', 'TenthGrade', 'EleventhGrade', 'TwelfthGrade'],
];

/**
 * The transcript as a PESC High School Transcript 1.6, an XML file that other schools and colleges read. Each value is
 * that of the document; words that are longer than the standard lets them be stand whole in notes beside the cut ones.
 */
export const pescXml = (document: TranscriptDocument, issued: IssuedAs): string =>
  xmlDocument(
    element(
      'HSTrn:HighSchoolTranscript',
      [transmission(document, issued), element('Student', [person(document), record(document)])],
      { 'xmlns:HSTrn': STANDARD },
    ),
  );

const transmission = (
  { isOfficial, issuedOn, school }: TranscriptDocument,
  { code, issuedAt, address }: IssuedAs,
): XmlElement =>
  element('TransmissionData', [
    valueElement('DocumentID', code),
    valueElement('CreatedDateTime', new Date(issuedAt).toISOString()),
    valueElement('DocumentTypeCode', 'RequestedRecord'),
    valueElement('TransmissionType', 'Original'),
    element('Source', [sender(school)]),
    // For whom a transcript was issued is the school's to know: students and families take the same file along.
    element('Destination', [element('Organization', notes('Recipient', 'not named in this file'))]),
    valueElement('DocumentProcessCode', 'PRODUCTION'),
    valueElement('DocumentOfficialCode', isOfficial ? 'Official' : 'Unofficial'),
    notes('Issued on', issuedOn),
    notes('Check this document', address),
  ]);

function sender({ name, address, phone, website, ceebCode }: TranscriptDocument['school']): XmlElement {
  const called = fitted('OrganizationName', name, 60, 'Name');
  const isCode = ceebCode?.length === 6;
  const hasNumber = phone !== null && [...phone].length <= 11;
  const hasAddress = website !== null && [...website].length <= 512;
  return element('Organization', [
    valueElement('CEEBACT', isCode ? ceebCode : null),
    called.element,
    elementOfAny('Contacts', [
      hasNumber ? element('Phone', [valueElement('PhoneNumber', phone)]) : null,
      hasAddress ? element('URL', [valueElement('URLAddress', website)]) : null,
      notes('Address', address),
      notes('Phone', hasNumber ? null : phone),
      notes('Website', hasAddress ? null : website),
    ]),
    called.notes,
    notes('CEEB code', isCode ? null : ceebCode),
  ]);
}

/** The name isn't taken apart: which of its words is the family's isn't on record. */
function person({ student }: TranscriptDocument): XmlElement {
  const number = fitted('SchoolAssignedPersonID', student.studentNumber, 20, 'Student ID');
  const name = fitted('CompositeName', student.name, 45, 'Name');
  return element('Person', [
    number.element,
    elementOfAny('Birth', [valueElement('BirthDate', student.birthOn)]),
    element('Name', [name.element, name.notes]),
    number.notes,
  ]);
}

function record(document: TranscriptDocument): XmlElement {
  const { student, summary, scales } = document;
  const { graduation } = student;
  const hasGraduated = graduation !== null && !graduation.isExpected;
  const { sessions, courses, summaries } = coursesOf(document);
  return element('AcademicRecord', [
    elementOfAny('StudentLevel', [
      valueElement(
        'StudentLevelCode',
        student.gradeLevel === null ? null : (LEVELS[student.gradeLevel] ?? null),
      ),
    ]),
    valueElement(
      'CohortGraduationYear',
      student.graduationYear === null ? null : String(student.graduationYear),
    ),
    hasGraduated
      ? element('AcademicAward', [
          valueElement('AcademicAwardDate', graduation.on),
          valueElement('AcademicCompletionIndicator', 'true'),
        ])
      : null,
    element('AcademicSummary', [
      valueElement('AcademicSummaryType', 'NonWeighted'),
      gpaElement(summary.gpa, summary.creditsEarned),
      valueElement('ClassRank', summary.rank && String(summary.rank.place)),
      valueElement('ClassSize', summary.rank && String(summary.rank.of)),
      methodWords(document).flatMap((words) => notes('Method', words)),
    ]),
    summary.weightedGpa === null
      ? null
      : element('AcademicSummary', [
          valueElement('AcademicSummaryType', 'Weighted'),
          gpaElement(summary.weightedGpa, summary.creditsEarned),
        ]),
    summaries,
    sessions,
    courses,
    notes('Entered grade 9', student.grade9StartedOn),
    notes('Expected graduation', graduation && !hasGraduated ? graduation.on : null),
    notes('ACT composite', scoreText(document.tests?.act)),
    notes('SAT total', scoreText(document.tests?.sat)),
    (document.attendance ?? []).flatMap((year) => notes(`Attendance ${year.label}`, attendanceText(year))),
    notes('Credits are counted in', UNITS.toLowerCase()),
    scales.flatMap(scaleNotes),
  ]);
}

const scoreText = (score: number | null | undefined): string | null => (score == null ? null : String(score));

const attendanceText = ({ present, late, excused, absent }: YearAttendance): string =>
  `present ${present}, late ${late}, excused ${excused}, absent ${absent}`;

/** A grading scale, a line for each letter: the standard has codes for scales, and none for what a school's own says. */
function scaleNotes(
  { fromOn, toOn, isReplaced, steps }: TranscriptDocument['scales'][number],
  at: number,
): XmlElement[] {
  const name = `Grading scale ${at + 1}`;
  return [
    ...notes(
      name,
      `from ${fromOn ?? 'the beginning'}${isReplaced ? ', replaced later' : ` until ${toOn ?? 'now'}`}`,
    ),
    ...steps.flatMap(({ letter, fromPercent, points, isPassing }) =>
      notes(
        name,
        `${letter} from ${decimalText(fromPercent)} %, ${decimalText(points)} points, ${isPassing ? 'credit' : 'no credit'}`,
      ),
    ),
  ];
}
