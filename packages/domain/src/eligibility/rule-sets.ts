import type { DivisionRules, NaiaRules, RuleSet, UnitNeeds } from './rule-set.ts';

const CHECKED_ON = '2026-11-20';
const REVIEW_ON = '2027-08-01';

/** The split as it is remembered; no text of it was found. */
const EARLY_NEEDS: UnitNeeds = {
  english: 3,
  math: 2,
  science: 2,
  socialScience: 0,
  academic: 9,
  total: 14,
  lab: 0,
};

/** @source Division I standards sheet of 2023, NCAA pages on core courses; see docs/rule-sources.md. */
const DIVISION_I: DivisionRules = {
  kind: 'division',
  body: 'DI',
  version: 'DI-2023.1',
  fromOn: '2023-08-01',
  toOn: null,
  checkedOn: CHECKED_ON,
  reviewOn: REVIEW_ON,
  needs: { english: 4, math: 3, science: 2, socialScience: 2, academic: 10, total: 16, lab: 1 },
  lock: { units: 10, academic: 7 },
  qualifierGpa: '2.300',
  redshirtGpa: '2.000',
  below: 'nonqualifier',
  afterGraduation: { units: 1, disability: 3, disabilityWider: 4 },
  early: { needs: EARLY_NEEDS, gpa: '3.000' },
  rules: [
    { id: 'core_units', source: 'NCAA Division I standards sheet, 2023', confidence: 'high' },
    { id: 'eight_semesters', source: 'NCAA future student-athletes FAQ, 2015-17', confidence: 'high' },
    { id: 'ten_seven', source: 'NCAA Division I standards sheet, 2023', confidence: 'high' },
    { id: 'core_gpa', source: 'NCAA grading scales page, about 2020', confidence: 'high' },
    { id: 'surplus', source: 'NCAA worksheet and grading scales page', confidence: 'low' },
    { id: 'after_graduation', source: 'NCAA guide 2020-21', confidence: 'medium' },
    {
      id: 'disability',
      source: 'NCAA education-impacting disability page; column of 2013',
      confidence: 'medium',
    },
    { id: 'listed_title', source: 'NCAA high school newsletters, 2024-25', confidence: 'high' },
    { id: 'account_status', source: 'NCAA High School Portal, 2016', confidence: 'medium' },
    { id: 'nontraditional', source: 'NCAA high school newsletters, 2024-08 and 2024-09', confidence: 'high' },
    { id: 'content_once', source: 'NCAA core courses page, after 2024-08', confidence: 'high' },
    { id: 'content_cap', source: 'Core GPA sheet; regional compliance text, 2015', confidence: 'low' },
    { id: 'pass_grade', source: 'NCAA grading scales page, about 2020', confidence: 'medium' },
    { id: 'rounding', source: 'College compliance page, 2009', confidence: 'low' },
    { id: 'lab', source: 'NCAA Division I standards sheet, 2023', confidence: 'high' },
    { id: 'early', source: 'Reader of NCAA pages, 2026-09; split from memory', confidence: 'low' },
    { id: 'graduation', source: 'NCAA pages on transcripts and proof of graduation', confidence: 'high' },
    { id: 'amateurism', source: 'NCAA Division I standards sheet, 2023', confidence: 'high' },
    { id: 'home_school', source: 'NCAA home school students page', confidence: 'medium' },
    { id: 'international', source: 'NCAA FAQ, 2015-17', confidence: 'medium' },
  ],
};

/** @source Division II sheet of 2023; see docs/rule-sources.md. */
const DIVISION_II: DivisionRules = {
  ...DIVISION_I,
  body: 'DII',
  version: 'DII-2023.1',
  needs: { english: 3, math: 2, science: 2, socialScience: 2, academic: 10, total: 16, lab: 1 },
  lock: null,
  qualifierGpa: '2.200',
  redshirtGpa: null,
  below: 'partial_qualifier',
  afterGraduation: null,
  early: { needs: EARLY_NEEDS, gpa: '2.500' },
  rules: [
    ...DIVISION_I.rules
      .filter(({ id }) => !['eight_semesters', 'ten_seven', 'after_graduation', 'disability'].includes(id))
      .map((rule) =>
        ['core_units', 'lab', 'amateurism'].includes(rule.id)
          ? { ...rule, source: 'NCAA Division II standards sheet, 2023' }
          : rule,
      ),
    { id: 'until_college', source: 'NCAA Division II standards sheet, 2023', confidence: 'high' },
    { id: 'label_below', source: 'Sports site, 2021-01; NCAA sheet', confidence: 'medium' },
  ],
};

/** @source NAIA interpretations, basics of freshman eligibility; see docs/rule-sources.md. */
const NAIA: NaiaRules = {
  kind: 'naia',
  body: 'NAIA',
  version: 'NAIA-2022.1',
  fromOn: '2022-08-01',
  toOn: null,
  checkedOn: CHECKED_ON,
  reviewOn: REVIEW_ON,
  gpa: '2.300',
  twoOf: { gpa: '2.000', act: 18, sat: 970 },
  earlyGpa: { afterJuniorYear: '3.300', afterSeventhSemester: '2.800' },
  rules: [
    { id: 'naia_gpa', source: 'NAIA interpretations, basics of freshman eligibility', confidence: 'high' },
    {
      id: 'naia_two_of_three',
      source: 'NAIA interpretations, basics of freshman eligibility',
      confidence: 'high',
    },
    { id: 'naia_early', source: 'School district page, 2022 on', confidence: 'medium' },
  ],
};

/** All rule sets that the platform holds, past and future ones too. */
export const RULE_SETS: readonly RuleSet[] = [DIVISION_I, DIVISION_II, NAIA];

/** Bodies about which the platform only informs: no academic standard of their own to compute. */
export const INFORMATION_ONLY = ['DIII', 'NJCAA'] as const;
