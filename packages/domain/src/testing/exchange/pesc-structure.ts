import type { ReadElement } from './read-xml.ts';

/**
 * The structure of a PESC High School Transcript 1.6.0 (with AcademicRecord 1.11.0 and CoreMain 1.17.0), as far as a
 * transcript of this product goes into it: for each element all elements that may stand in it, in their order, and how
 * often. It was written down from the published schemas; it is not a schema validator.
 *
 * A name stands for exactly one, with `?` for one at most, with `*` for any number, with `+` for one at least. After a
 * colon stands its type, where that isn't called like the element. A type that isn't listed here isn't used.
 */
const SEQUENCES: Readonly<Record<string, string>> = {
  'HSTrn:HighSchoolTranscript': 'TransmissionData Student NoteMessage* UserDefinedExtensions?',
  TransmissionData:
    'DocumentID CreatedDateTime DocumentTypeCode TransmissionType Source:Party Destination:Party DocumentProcessCode? DocumentOfficialCode? DocumentCompleteCode? RequestTrackingID? UserDefinedExtensions? NoteMessage*',
  Party: 'Organization NoteMessage*',
  Organization:
    'OPEID? NCHELPID? IPEDS? ATP? FICE? ACT? CCD? PSS? CEEBACT? CSIS? USIS? ESIS? PSIS? DUNS? MutuallyDefined? LocalOrganizationID? OrganizationName* Contacts* Accreditation? NoteMessage*',
  Contacts: 'Address* Phone* FaxPhone* Email* URL* NoteMessage*',
  Phone:
    'CountryPrefixCode? AreaCityCode? PhoneNumber PhoneNumberExtension? EffectiveDate? ExpirationDate? NoteMessage*',
  URL: 'URLAddress NoteMessage*',
  Student: 'Person AcademicRecord+ Health? Tests* NoteMessage* UserDefinedExtensions?',
  Person:
    'SchoolAssignedPersonID? SIN? NSN? AgencyAssignedID? AgencyIdentifier* RecipientAssignedID? SSN? PartialSSN? Birth? Name AlternateName* ParentGuardianName? ParentGuardian? Contacts* Gender? RaceEthnicity? EthnicityRace? Deceased? Language* NoteMessage*',
  Birth: 'BirthDate? Birthday? BirthCity? BirthState? BirthCountry? NoteMessage*',
  Name: 'NameCode? NamePrefix? FirstName? MiddleName* LastName? NameSuffix? NameTitle? CompositeName? NoteMessage*',
  AcademicRecord:
    'School? StudentLevel? CohortGraduationYear? AcademicAward* AcademicSummary* AcademicSession* Course* AdditionalStudentAchievements* NoteMessage* UserDefinedExtensions?',
  StudentLevel: 'StudentLevelCode NoteMessage*',
  AcademicAward:
    'AcademicAwardLevel? AcademicAwardDate? AcademicAwardTitle? AcademicHonors* AcademicCompletionIndicator? AcademicCompletionDate? AcademicAwardProgram* AcademicDegreeRequirement* AcademicSummary* NoteMessage*',
  AcademicSummary:
    'AcademicSummaryType? AcademicSummaryLevel? GPA? AcademicHonors* ClassRank? ClassSize? UserDefinedExtensions? NoteMessage* HighSchoolCreditSummary? AcademicProgram? Delinquencies* EntryDate? ExitDate? ExitReasonCode? ClassRankSessionCount? ClassRankDate? ClassRankYear? ClassRankYearMonth?',
  GPA: 'CreditHoursAttempted? CreditHoursEarned? CreditHoursRequired? CreditHoursDeficient? CreditUnit? GradePointAverage? TotalQualityPoints? CreditHoursforGPA? GPARangeMinimum? GPARangeMaximum? NoteMessage*',
  AcademicSession:
    'AcademicSessionDetail School? StudentLevel? AcademicProgram* AcademicAward* Course* AcademicSummary* AttendanceCount? UserDefinedExtensions? NoteMessage*',
  AcademicSessionDetail:
    'SessionDesignator SessionDesignatorSuffix? SessionName? SessionType? SessionSchoolYear? SessionBeginDate? SessionEndDate? NoteMessage*',
  Course:
    'CourseCreditBasis CourseCreditUnits? CourseCreditLevel? CourseCreditValue? CourseCreditEarned? CourseAcademicGradeScaleCode? CourseAcademicGrade? CourseSupplementalAcademicGrade? CourseAcademicGradeStatusCode? CourseNarrativeExplanationGrade? CourseRepeatCode? CourseCIPCode? CourseCSISCode? CourseUSISCode? CourseNCESCode? CourseSCEDCode? CourseFiveDigitSCEDCode? CourseSubjectAreaCode? CourseQualityPointsEarned? CourseLevel? CourseGPAApplicabilityCode? CourseSubjectAbbreviation? CourseNumber? CourseSectionNumber? OriginalCourseID? AgencyCourseID? CourseTitle? CourseAddDate? CourseDropDate? CourseOverrideSchool? OverrideSchoolCourseNumber? CourseApplicability? CourseBeginDate? CourseEndDate? CourseInstructionSite? CourseInstructionSiteName? Requirement* Attribute* Proficiency* Licensure* LanguageOfInstruction* NoteMessage* UserDefinedExtensions?',
  CourseOverrideSchool:
    'OrganizationName OPEID? NCHELPID? IPEDS? ATP? FICE? ACT? CCD? PSS? CEEBACT? CSIS? USIS? ESIS? PSIS? DUNS? MutuallyDefined? LocalOrganizationID? SchoolOverrideCode? SchoolLevel? Contacts* NoteMessage*',
  Attribute: 'RAPCode* RAPName* RAPSubName* ConditionsMetCode* ConditionsMetDate* NoteMessage*',
};

type Check = (value: string) => boolean;
const signs =
  (least: number, most: number): Check =>
  (value) =>
    [...value].length >= least && [...value].length <= most;
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value);
const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
const decimal = like(/^-?\d+(\.\d+)?$/);
const date = like(/^\d{4}-\d{2}-\d{2}$/);
const rank = like(/^[1-9]\d{0,3}$/);

/** What may stand in the elements that hold words. */
const VALUES: Readonly<Record<string, Check>> = {
  NoteMessage: signs(1, 80),
  DocumentID: signs(1, 35),
  CreatedDateTime: like(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
  DocumentTypeCode: oneOf('RequestedRecord', 'StudentRequest', 'InstitutionRequest', 'ThirdPartyRequest'),
  TransmissionType: oneOf('Duplicate', 'MutuallyDefined', 'Original', 'Reissue', 'Replace', 'Resubmission'),
  DocumentProcessCode: oneOf('TEST', 'PRODUCTION'),
  DocumentOfficialCode: oneOf('Official', 'Unofficial'),
  CEEBACT: signs(6, 6),
  OrganizationName: signs(1, 60),
  PhoneNumber: signs(1, 11),
  URLAddress: signs(0, 512),
  SchoolAssignedPersonID: signs(1, 20),
  BirthDate: date,
  CompositeName: signs(1, 45),
  StudentLevelCode: like(/^(Kindergarten|[A-Z][a-z]+Grade)$/),
  CohortGraduationYear: like(/^\d{4}$/),
  AcademicAwardDate: date,
  AcademicCompletionIndicator: oneOf('true', 'false'),
  AcademicSummaryType: oneOf('Weighted', 'NonWeighted'),
  CreditHoursEarned: decimal,
  CreditHoursRequired: like(/^\d{1,6}(\.\d{1,3})?$/),
  CreditUnit: oneOf('Units', 'CarnegieUnits'),
  GradePointAverage: decimal,
  ClassRank: rank,
  ClassSize: rank,
  SessionDesignator: like(/^\d{4}-(0[1-9]|1[0-2])$/),
  SessionDesignatorSuffix: signs(1, 10),
  SessionName: signs(1, 30),
  SessionType: oneOf(
    'FullYear',
    'Semester',
    'Trimester',
    'Quarter',
    'Quinmester',
    'MiniTerm',
    'SummerSession',
  ),
  SessionSchoolYear: like(/^\d{4}-\d{4}$/),
  CourseCreditBasis: oneOf(
    ...['Regular', 'AdvancedPlacement', 'InternationalBaccalaureate', 'CreditByExam', 'HighSchoolDualCredit'],
  ),
  CourseCreditUnits: oneOf('Units', 'CarnegieUnits'),
  CourseCreditValue: decimal,
  CourseCreditEarned: decimal,
  CourseAcademicGrade: signs(1, 10),
  CourseAcademicGradeStatusCode: oneOf('Incomplete', 'InProgress', 'Withdrew'),
  CourseRepeatCode: oneOf('RepeatCounted', 'RepeatNotCounted'),
  CourseLevel: oneOf('AdvancedPlacement', 'Dual HS/Undergrad', 'Honors', 'InternationalBaccalaureate'),
  CourseGPAApplicabilityCode: oneOf('Applicable', 'NotApplicable', 'Weighted'),
  CourseTitle: signs(1, 60),
  SchoolOverrideCode: oneOf('Transfer', 'Institutional'),
  RAPName: signs(1, 60),
  ConditionsMetCode: oneOf('Yes', 'No', 'Conditional', 'MutuallyDefined'),
};

/** What of a file isn't as the standard has it; empty: all is. */
export function pescFaults(root: ReadElement): string[] {
  const isRoot =
    root.name === 'HSTrn:HighSchoolTranscript' &&
    root.attributes['xmlns:HSTrn'] === 'urn:org:pesc:message:HighSchoolTranscript:v1.6.0';
  return isRoot ? faultsIn(root, root.name, root.name) : ['Another root'];
}

function faultsIn(one: ReadElement, type: string, path: string): string[] {
  const sequence = SEQUENCES[type];
  if (!sequence) {
    const isRight = VALUES[type];
    if (!isRight || one.children.length > 0) return [`${path}: not known`];
    return isRight(one.text) ? [] : [`${path}: ${JSON.stringify(one.text)}`];
  }
  if (one.text.trim() !== '') return [`${path}: words instead of elements`];
  const left = [...one.children];
  const faults: string[] = [];
  for (const part of sequence.split(' ')) {
    const [, wanted = '', count, typed = wanted] = /^(\w+)([?*+]?)(?::(\w+))?$/.exec(part) ?? [];
    let times = 0;
    while (left[0]?.name === wanted) {
      const child = left.shift();
      if (child) faults.push(...faultsIn(child, typed, `${path}/${wanted}`));
      times += 1;
    }
    const least = count === '?' || count === '*' ? 0 : 1;
    const most = count === '*' || count === '+' ? Number.POSITIVE_INFINITY : 1;
    if (times < least || times > most) faults.push(`${path}/${wanted}: ${times} times`);
  }
  return [...faults, ...left.map(({ name }) => `${path}/${name}: out of place`)];
}
