import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STANDARD_STEPS } from '../../grading/grading-scale.ts';
import { clrFaults } from '../../testing/exchange/clr-structure.ts';
import { pescFaults } from '../../testing/exchange/pesc-structure.ts';
import { coursesIn, held, number, one, readCourses, whole } from '../../testing/exchange/read-pesc.ts';
import { claimOf, decoded } from '../../testing/exchange/read-proof.ts';
import { childrenOf, noted, type ReadElement, readXml, textAt } from '../../testing/exchange/read-xml.ts';
import { canonicalJson } from '../canonical-json.ts';
import { partsOf, type TranscriptDocument, type TranscriptLine } from '../transcript-document.ts';
import { clrOf } from './clr.ts';
import { schoolYearOf } from './issued-as.ts';
import { pescXml } from './pesc.ts';
import { type JsonObject, multikeyOf, secured } from './proof.ts';
import { transcriptTable } from './table.ts';

const ISSUED = {
  code: 'FH-7K3M-Q9TD-2VXC',
  issuedAt: '2026-11-28T12:30:00.000Z',
  address: 'https://school.example/verify/FH-7K3M-Q9TD-2VXC',
};
const ISSUER = { ...ISSUED, issuerId: 'https://school.example/verify/issuers/7' };

/** Words as people and programs type them, and worse. */
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 90, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 90, unit: 'binary' }),
  fc.constantFrom('محمد علي حسن', 'שרה כהן־לוי', '  spaces ', 'A & B <c> "d" ]]>', 'two\r\nlines\tand a tab'),
  fc.constantFrom(
    '\u0007bell\u0000',
    '\ufffe\uffff',
    '\ud83d\ude00'.repeat(45),
    'x'.repeat(90),
    '=1+1',
    '+1',
    '@x',
  ),
);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as `${number}-${number}-${number}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const credits = fc.constantFrom(0, 1, 0.5, 0.333, 0.25, 1.5, 0.1 + 0.2);
const figure = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);
const level = fc.constantFrom('general', 'honors', 'ap', 'ib', 'dual');
const id = fc.uuid();

const line: fc.Arbitrary<TranscriptLine> = fc
  .record({
    enrollmentId: id,
    finalGradeId: id,
    title: words,
    term: maybe(fc.oneof(fc.constantFrom('Fall', 'Spring'), words)),
    level,
    isListed: fc.boolean(),
    weight: fc.constantFrom(0, 0.5, 1),
    result: fc.constantFrom('graded', 'incomplete', 'withdrawn'),
    letter: maybe(fc.constantFrom('A', 'B+', 'C-', 'Satisfactory')),
    percent: maybe(fc.integer({ min: 0, max: 110 })),
    scale: maybe(fc.constantFrom(0, 1)),
    creditsAttempted: credits,
    creditsEarned: credits,
    isRepeated: fc.boolean(),
    countsInGpa: fc.boolean(),
    due: maybe(day),
    countsAnyway: fc.boolean(),
  })
  .map(({ due, countsAnyway, ...one }) => ({
    ...one,
    ...(countsAnyway ? { countsAnyway: true as const } : {}),
    ...(one.result === 'incomplete' && due !== null ? { incompleteDueOn: due } : {}),
  }));

const label = fc.constantFrom('1999–00', '2023–24', '2024-25', '2025-2026', 'Summer school', '2023–25');
const someDocument: fc.Arbitrary<TranscriptDocument> = fc.record({
  format: fc.constant('fieldhouse-transcript'),
  version: fc.constant(1),
  isOfficial: fc.boolean(),
  issuedOn: day,
  student: fc.record({
    name: words,
    studentNumber: words,
    birthOn: maybe(day),
    gradeLevel: maybe(fc.integer({ min: 0, max: 12 })),
    graduationYear: maybe(fc.integer({ min: 1990, max: 2090 })),
    grade9StartedOn: maybe(day),
    graduation: maybe(fc.record({ on: day, isExpected: fc.boolean() })),
  }),
  school: fc.record({
    name: words,
    address: maybe(words),
    phone: maybe(fc.oneof(words, fc.constant('555-0100'))),
    website: maybe(fc.oneof(words, fc.constant('https://school.example/?a=1&b=2'))),
    ceebCode: maybe(fc.constantFrom('365914', '12')),
  }),
  years: fc.uniqueArray(
    fc.record({
      label,
      lines: fc.array(line, { maxLength: 6 }),
      gpa: maybe(figure),
      weightedGpa: maybe(figure),
      creditsEarned: credits,
    }),
    { selector: (year) => year.label, maxLength: 4 },
  ),
  outside: fc.array(
    fc.record({
      creditId: id,
      kind: fc.constantFrom('transfer', 'dual_enrollment', 'homeschool', 'exam'),
      schoolName: words,
      title: words,
      grade: words,
      term: words,
      creditsAttempted: credits,
      creditsEarned: credits,
      countsInGpa: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  inProgress: fc.array(
    fc.record({
      enrollmentId: id,
      title: words,
      level,
      term: fc.oneof(
        fc.constant(null),
        label,
        label.map((year) => `${year}, Fall`),
      ),
      credits,
    }),
    { maxLength: 3 },
  ),
  summary: fc.record({
    gpa: maybe(figure),
    weightedGpa: maybe(figure),
    creditsEarned: credits,
    rank: maybe(fc.record({ place: fc.integer({ min: 1, max: 900 }), of: fc.integer({ min: 1, max: 900 }) })),
  }),
  method: fc.record({
    gpa: fc.constant('mean_over_25'),
    repeats: fc.constantFrom('best', 'latest', 'average'),
  }),
  scales: fc.constant([
    { fromOn: null, toOn: '2025-07-31', steps: STANDARD_STEPS },
    { fromOn: '2025-08-01', toOn: null, steps: STANDARD_STEPS },
  ] as const),
});

const sorted = (rows: readonly object[]) => rows.map((row) => canonicalJson(row)).toSorted();

it('writes PESC XML that has the structure of the standard, and reads back as the document', () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      const root = readXml(pescXml(document, ISSUED));
      expect(pescFaults(root)).toEqual([]);
      const sent = one(root, 'TransmissionData');
      const organization = one(one(sent, 'Source'), 'Organization');
      const contacts = childrenOf(organization, 'Contacts')[0] ?? organization;
      expect({
        code: textAt(sent, 'DocumentID'),
        at: textAt(sent, 'CreatedDateTime'),
        official: textAt(sent, 'DocumentOfficialCode'),
        on: noted(sent, 'Issued on')[0],
        check: noted(sent, 'Check this document')[0],
        school: whole(organization, 'OrganizationName', 'Name'),
        ceeb: whole(organization, 'CEEBACT', 'CEEB code'),
        address: noted(contacts, 'Address')[0] ?? null,
        phone: noted(contacts, 'Phone')[0] ?? textAt(contacts, 'Phone', 'PhoneNumber'),
        website: noted(contacts, 'Website')[0] ?? textAt(contacts, 'URL', 'URLAddress'),
      }).toEqual({
        code: ISSUED.code,
        at: ISSUED.issuedAt,
        official: document.isOfficial ? 'Official' : 'Unofficial',
        on: document.issuedOn,
        check: ISSUED.address,
        school: held(document.school.name),
        ceeb: document.school.ceebCode,
        address: held(document.school.address),
        phone: held(document.school.phone),
        website: held(document.school.website),
      });

      const student = one(root, 'Student');
      const person = one(student, 'Person');
      const record = one(student, 'AcademicRecord');
      const { birthOn, graduation, graduationYear, grade9StartedOn } = document.student;
      expect({
        name: whole(one(person, 'Name'), 'CompositeName', 'Name'),
        number: whole(person, 'SchoolAssignedPersonID', 'Student ID'),
        born: textAt(person, 'Birth', 'BirthDate'),
        classOf: textAt(record, 'CohortGraduationYear'),
        entered: noted(record, 'Entered grade 9')[0] ?? null,
        graduated: textAt(record, 'AcademicAward', 'AcademicAwardDate'),
        expected: noted(record, 'Expected graduation')[0] ?? null,
        hasLevel: textAt(record, 'StudentLevel', 'StudentLevelCode') !== null,
      }).toEqual({
        name: held(document.student.name),
        number: held(document.student.studentNumber),
        born: birthOn,
        classOf: number(graduationYear),
        entered: grade9StartedOn,
        graduated: graduation?.isExpected === false ? graduation.on : null,
        expected: graduation?.isExpected ? graduation.on : null,
        hasLevel: document.student.gradeLevel !== null,
      });
      expect(sorted(readCourses(record))).toEqual(sorted(coursesIn(document)));
    }),
    { numRuns: 300 },
  );
});

it('gives each figure of the record and of each year as it stands in the document', () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      const record = one(one(readXml(pescXml(document, ISSUED)), 'Student'), 'AcademicRecord');
      const figures = (summary: ReadElement) => ({
        type: textAt(summary, 'AcademicSummaryType'),
        gpa: textAt(summary, 'GPA', 'GradePointAverage'),
        earned: textAt(summary, 'GPA', 'CreditHoursEarned'),
        rank: textAt(summary, 'ClassRank'),
        size: textAt(summary, 'ClassSize'),
        year: noted(summary, 'School year')[0] ?? null,
      });
      const years = childrenOf(record, 'AcademicSession').flatMap((session) =>
        childrenOf(session, 'AcademicSummary').map((summary) => ({
          ...figures(summary),
          year: textAt(session, 'AcademicSessionDetail', 'SessionName'),
        })),
      );
      const { summary } = document;
      const wanted = (
        type: string,
        gpa: number | null,
        { earned, year }: { earned: number; year: string | null },
        rank: { place: number; of: number } | null,
      ) => ({
        ...{ type, gpa: number(gpa), earned: number(earned), year },
        ...{ rank: number(rank?.place), size: number(rank?.of) },
      });
      const all = { earned: summary.creditsEarned, year: null };
      expect(sorted([...childrenOf(record, 'AcademicSummary').map(figures), ...years])).toEqual(
        sorted([
          wanted('NonWeighted', summary.gpa, all, summary.rank),
          ...(summary.weightedGpa === null ? [] : [wanted('Weighted', summary.weightedGpa, all, null)]),
          ...document.years.flatMap((year) => {
            const of = { earned: year.creditsEarned, year: year.label };
            return [
              wanted('NonWeighted', year.gpa, of, null),
              ...(year.weightedGpa === null ? [] : [wanted('Weighted', year.weightedGpa, of, null)]),
            ];
          }),
        ]),
      );
    }),
  );
});

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
const OPTIONS = {
  created: '2026-11-28T12:30:00Z',
  verificationMethod: `${ISSUER.issuerId}#${multikeyOf(rawKey)}`,
};
const secure = (credential: JsonObject) =>
  secured(credential, OPTIONS, { sha256, sign: (bytes) => sign(null, bytes, privateKey) });

const isProven = (credential: JsonObject): boolean => {
  const { bytes, signature } = claimOf(credential, sha256);
  return verify(null, bytes, publicKey, signature);
};

const read = (credential: JsonObject) => JSON.parse(JSON.stringify(credential));

it('writes a learner record that has the structure of the standard, and reads back as the document', () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      const clr = read(clrOf(document, ISSUER, secure));
      expect(clrFaults(clr)).toEqual([]);
      const subject = clr.credentialSubject;
      const identity = (type: string) =>
        subject.identifier.find((each: { identityType: string }) => each.identityType === type)
          ?.identityHash ?? null;
      expect([identity('name'), identity('ext:StudentNumber'), identity('ext:BirthDate')]).toEqual([
        ...[document.student.name, document.student.studentNumber, document.student.birthOn],
      ]);
      const factsOf = (badge: {
        credentialSubject: { result: { resultDescription: string; value: string }[] };
      }) =>
        Object.fromEntries(
          badge.credentialSubject.result.map(({ resultDescription, value }) => [
            /:([^:]+)$/.exec(resultDescription)?.[1],
            value,
          ]),
        );
      const [record, ...badges] = subject.verifiableCredential;
      const { summary, student, years } = document;
      const graduated = student.graduation?.isExpected === false;
      expect(factsOf(record)).toEqual(
        present({
          gpa: number(summary.gpa),
          'weighted-gpa': number(summary.weightedGpa),
          rank: number(summary.rank?.place),
          'class-size': number(summary.rank?.of),
          'grade-level': number(student.gradeLevel),
          'class-of': number(student.graduationYear),
          'entered-grade-9': student.grade9StartedOn,
          graduated: graduated ? (student.graduation?.on ?? null) : null,
          expected: graduated ? null : (student.graduation?.on ?? null),
          dated: document.issuedOn,
          repeats: document.method.repeats,
          ...Object.fromEntries(
            years.flatMap((year, at) => [
              [`year-${at + 1}-gpa`, number(year.gpa)],
              [`year-${at + 1}-weighted-gpa`, number(year.weightedGpa)],
              [`year-${at + 1}-credits`, number(year.creditsEarned)],
            ]),
          ),
        }),
      );
      expect(record.credentialSubject.creditsEarned).toBe(summary.creditsEarned);
      expect(badges.map((badge: { name: string }) => badge.name)).toEqual([
        ...years.flatMap(({ lines }) => lines.map(({ title }) => title)),
        ...[...document.outside, ...document.inProgress].map(({ title }) => title),
      ]);
      const lines = years.flatMap((year) => year.lines.map((course) => ({ ...course, year: year.label })));
      for (const [at, course] of lines.entries()) {
        const badge = badges[at];
        expect(factsOf(badge)).toEqual(
          present({
            grade: course.letter,
            percent: number(course.percent),
            scale: course.scale === null ? null : String(course.scale + 1),
            level: course.level,
            'in-gpa': String(course.countsInGpa),
            repeated: String(course.isRepeated),
            'counts-anyway': course.countsAnyway ? 'true' : null,
            weight: String(course.weight),
            listed: String(course.isListed),
            posting: course.finalGradeId,
            due: course.incompleteDueOn ?? null,
            status: course.result,
          }),
        );
        expect(badge.credentialSubject).toMatchObject({
          term: course.term === null ? course.year : `${course.year}, ${course.term}`,
          creditsEarned: course.creditsEarned,
          achievement: { creditsAvailable: course.creditsAttempted },
        });
      }
      for (const [at, credit] of document.outside.entries()) {
        const badge = badges[lines.length + at];
        expect(factsOf(badge)).toEqual({
          grade: credit.grade,
          kind: credit.kind,
          'in-gpa': String(credit.countsInGpa),
          status: 'credited',
        });
        expect(badge.credentialSubject).toMatchObject({
          ...{ term: credit.term, creditsEarned: credit.creditsEarned, source: { name: credit.schoolName } },
          achievement: { creditsAvailable: credit.creditsAttempted },
        });
      }
    }),
    { numRuns: 100 },
  );
});

const present = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

it('is proven by its key as a whole and badge by badge, and not once a value has changed', () => {
  fc.assert(
    fc.property(someDocument, fc.nat(), (document, at) => {
      const clr = read(clrOf(document, ISSUER, secure));
      expect(isProven(clr)).toBe(true);
      for (const badge of clr.credentialSubject.verifiableCredential) expect(isProven(badge)).toBe(true);
      const leaves = leavesOf(clr);
      const { holder, key, value } = leaves[at % leaves.length] as Leaf;
      holder[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`;
      // A proof that can't be read any more isn't one either.
      expect(isProven(clr)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly value: unknown;
}

/** Every value of a JSON document, with where it stands. */
const leavesOf = (holder: Record<string, unknown>): Leaf[] =>
  Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value as Record<string, unknown>)
      : [{ holder, key, value }],
  );

it('writes a key as a Multikey, which reads back as its bytes behind the two that say Ed25519', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
      const multikey = multikeyOf(key);
      expect(multikey).toMatch(/^z6Mk/);
      expect(decoded(multikey)).toEqual(Uint8Array.from([0xed, 0x01, ...key]));
    }),
  );
});

it('lays the transcript out as a table that has every value of it, in rows of one length', () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      const [columns = [], ...rows] = transcriptTable(document, ISSUED);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
      const read = rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])),
      );
      const value = (section: string, item: string) =>
        read.find(({ Section, Item }) => Section === section && Item === item)?.Value;
      expect(value('Student', 'Name')).toBe(document.student.name);
      expect(value('Summary', 'GPA, unweighted')).toBe(number(document.summary.gpa));
      expect(value('Summary', 'Class rank')).toBe(number(document.summary.rank?.place));
      const lines = document.years.flatMap((year) =>
        year.lines.map((course) => ({ ...course, year: year.label })),
      );
      expect(
        read
          .filter((row) => row.Section === 'Course')
          .map((row) => [
            row['School year'],
            row.Term,
            row.Course,
            row.Grade,
            row.Percent,
            row['Credits earned'],
            row.Line,
          ]),
      ).toEqual(
        lines.map((course) => [
          ...[course.year, course.term, course.title, course.letter, number(course.percent)],
          ...[number(course.creditsEarned), course.enrollmentId],
        ]),
      );
      // Nothing of the document is missing, whatever it is called.
      const cells = new Set(rows.flat());
      for (const { value: leaf } of leavesOf(document as unknown as Record<string, unknown>)) {
        if (typeof leaf === 'string' && !SAID_OTHERWISE.has(leaf)) expect(cells).toContain(leaf);
        if (typeof leaf === 'number' && leaf !== document.version) expect(cells).toContain(String(leaf));
      }
    }),
  );
});

const SAID_OTHERWISE = new Set(['fieldhouse-transcript']);

it('writes 70 courses, and reads school years however they are called', () => {
  const [document] = fc.sample(someDocument, { numRuns: 1, seed: 7 }) as [TranscriptDocument];
  const [course] = fc.sample(line, { numRuns: 1, seed: 7 }) as [TranscriptLine];
  const lines = Array.from({ length: 70 }, (_, at) => ({
    ...course,
    enrollmentId: `${at}`,
    term: at % 2 ? 'Fall' : null,
  }));
  const many = {
    ...document,
    years: [{ label: '2025–26', lines, gpa: 3.5, weightedGpa: null, creditsEarned: 70 }],
    ...{ outside: [], inProgress: [] },
  };
  const root = readXml(pescXml(many, ISSUED));
  expect(pescFaults(root)).toEqual([]);
  expect(readCourses(one(one(root, 'Student'), 'AcademicRecord'))).toHaveLength(70);
  const clr = read(clrOf(many, ISSUER, secure));
  expect(clr.credentialSubject.verifiableCredential).toHaveLength(71);
  expect(
    ['2025–26', '2025-26', '2025-2026', '1999–00', '2025–27', '2025', 'Summer'].map(schoolYearOf),
  ).toEqual([...['2025-2026', '2025-2026', '2025-2026', '1999-2000', null, null, null]]);
  expect(partsOf('2025–26, Fall')).toEqual({ year: '2025–26', term: 'Fall' });
});

it('carries attendance and tests in each form, where the document has them', () => {
  const [sample] = fc.sample(someDocument, { numRuns: 1, seed: 5 }) as [TranscriptDocument];
  const document: TranscriptDocument = {
    ...sample,
    attendance: [{ label: '2025–26', present: 141, late: 12, excused: 13, absent: 14 }],
    tests: { act: 27, sat: null },
  };
  const root = readXml(pescXml(document, ISSUED));
  expect(pescFaults(root)).toEqual([]);
  const record = one(one(root, 'Student'), 'AcademicRecord');
  expect(noted(record, 'Attendance 2025–26')).toEqual(['present 141, late 12, excused 13, absent 14']);
  expect(noted(record, 'ACT composite')).toEqual(['27']);
  expect(noted(record, 'SAT total')).toEqual([]);
  const clr = read(clrOf(document, ISSUER, secure));
  expect(clrFaults(clr)).toEqual([]);
  for (const figure of ['27', '141', '12', '13', '14']) expect(JSON.stringify(clr)).toContain(`"${figure}"`);
  const cells = new Set(transcriptTable(document, ISSUED).flat());
  for (const cell of ['Attendance', '2025–26', '141', '12', '13', '14', 'ACT', '27'])
    expect(cells).toContain(cell);
});

it('tells what isn’t as the standard has it', () => {
  const [document] = fc.sample(someDocument, { numRuns: 1, seed: 3 }) as [TranscriptDocument];
  const xml = pescXml(document, ISSUED);
  const faultsOf = (text: string) => pescFaults(readXml(text));
  expect(faultsOf(xml)).toEqual([]);
  expect(faultsOf(xml.replace(':v1.6.0', ':v1.5.0'))).toEqual(['Another root']);
  expect(faultsOf(xml.replace(/<TransmissionType>.*/, ''))).toHaveLength(1);
  expect(faultsOf(xml.replace('PRODUCTION', 'REAL'))).toHaveLength(1);
  expect(
    faultsOf(xml.replace(/( *<DocumentID>.*\n)( *<CreatedDateTime>.*\n)/, '$2$1')).length,
  ).toBeGreaterThan(0);
  const clr = read(clrOf(document, ISSUER, secure));
  expect(clrFaults({ ...clr, gpa: 4 })).toEqual(['clr.gpa: not known']);
  expect(clrFaults({ ...clr, issuer: undefined })).toHaveLength(1);
});
