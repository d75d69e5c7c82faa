import type { CalendarDate } from '../dates/calendar-date.ts';

/** The areas of core courses, in the words that courses and credit from elsewhere are kept with. */
export type CoreArea =
  | 'english'
  | 'math'
  | 'science'
  | 'social_science'
  | 'world_language'
  | 'religion_philosophy';

/** The status of a school's account with the Eligibility Center. */
export type AccountStatus =
  | 'cleared'
  | 'extended_evaluation'
  | 'not_cleared'
  | 'in_review'
  | 'suspended'
  | 'withdrawn'
  | 'closed'
  | 'none';

/** A letter and the lowest number that earns it. */
export type ScaleStep = readonly [letter: string, lowest: number];

/** A grading scale of a school while it was in force; null: without a beginning or an end. */
export interface GradingScale {
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
  readonly steps: readonly ScaleStep[];
}

/** What a verdict needs of a school that gave credit. */
export interface SchoolOfRecord {
  readonly id: string;
  /** Null: nobody entered it. */
  readonly accountStatus: AccountStatus | null;
  readonly scales: readonly GradingScale[];
  /** The letter that a pass is worth at the least. */
  readonly lowestPass: string | null;
  /** The school filed its weights with the Eligibility Center. */
  readonly areWeightsReported: boolean;
  /** The weights are part of the GPA and not of the class rank alone. */
  readonly areWeightsInGpa: boolean;
  /** Null: the school doesn't state it, and the lab clause isn't tested. */
  readonly offersLabScience: boolean | null;
}

/** What the title registry of its school says of a row; see listingOf. */
export interface Listing {
  /** 'platform': the platform's own mark, on which no verdict rests. */
  readonly state: 'listed' | 'platform' | 'unlisted';
  /** The listing ended while the course ran. */
  readonly endedMidway?: boolean;
  /** A listed title that differs so little that a slip is likely. */
  readonly nearTitle?: string | null;
}

/** A part of a course's content: the first of two for the first semester; `{ number: 1, of: 1 }` is all of it. */
export interface ContentPart {
  readonly number: number;
  readonly of: number;
}

/** How a course is taught; a nontraditional program is one that a student goes through alone, at their own pace. */
export type CourseMode = 'in_person' | 'online' | 'nontraditional';

/** One thing that a school credits: a year's credit is one row, two semester credits are two. */
export interface CourseRow {
  readonly id: string;
  readonly schoolId: string;
  /** As the transcript prints it. */
  readonly title: string;
  readonly area: CoreArea | null;
  readonly listing: Listing;
  /** The credit given, which is also what the row is worth; a decimal. */
  readonly units: number | string;
  /** A letter, 'P', or a number on the school's scale. Null: none. */
  readonly grade: string | number | null;
  /** 'final' is posted. Nothing else counts in the official verdict. */
  readonly state: 'final' | 'running' | 'planned';
  readonly enteredOn: CalendarDate | null;
  /** The last day of the course; it decides what came before the seventh semester. Never the day of posting. */
  readonly exitedOn: CalendarDate | null;
  /** Courses of one key have one content; it is credited once. Null: like no other. */
  readonly contentKey: string | null;
  /** Null: the whole content. */
  readonly part: ContentPart | null;
  readonly isLab: boolean;
  /** Points that the school adds; 0 for none. */
  readonly weight: number;
  readonly method: 'class' | 'exam' | 'audit';
  /** A college taught it. */
  readonly isCollege: boolean;
  /** The home school's transcript carries its grade and credit. */
  readonly isTranscripted: boolean;
  /** Null: nobody said it. */
  readonly mode?: CourseMode | null;
  /** Whoever provides it in the place of the school that credits it; null: that school. */
  readonly provider?: string | null;
}

/** Documents of a student who was taught at home; true where they are in. */
export interface HomeSchoolDocuments {
  readonly transcript: boolean;
  readonly administratorStatement: boolean;
  readonly proofOfGraduation: boolean;
  readonly otherTranscripts: boolean;
  /** The rows whose grade and credit the home school gives. */
  readonly taughtAtHome: readonly string[];
  /** Those of them that have their core-course worksheet. */
  readonly worksheetsOf: readonly string[];
}

/** What the NAIA looks at: the school's overall GPA and two other measures. */
export interface OverallRecord {
  /** As the school uses it for class rank; null: not given. */
  readonly gpa: number | string | null;
  readonly act: number | null;
  readonly sat: number | null;
  readonly isTopHalf: boolean | null;
  /** How far the student is. */
  readonly stage: 'earlier' | 'after_junior_year' | 'after_seventh_semester' | 'graduated';
}

/** Dates and marks of a student; null is unknown everywhere. */
export interface StudentFacts {
  readonly birthOn: CalendarDate | null;
  /** The first enrollment in grade 9; repeating the grade doesn't change it. */
  readonly grade9StartOn: CalendarDate | null;
  /** The first day of classes of the seventh semester. */
  readonly seventhSemesterStartOn: CalendarDate | null;
  /** The school marks its calendar as nontraditional: the seventh semester starts three years after grade 9 did. */
  readonly isCalendarNontraditional: boolean;
  readonly eighthSemesterEndOn: CalendarDate | null;
  readonly graduationExpectedOn: CalendarDate | null;
  readonly graduatedOn: CalendarDate | null;
  readonly fullTimeCollegeOn: CalendarDate | null;
  /** Where the credentials come from: any schooling in the United States makes them 'mixed'. */
  readonly schooling: 'us' | 'mixed' | 'international' | null;
  readonly hasDocumentedDisability: boolean;
  /** Null: taught at a school. A pupil of an online school with its own teachers is no home schooler. */
  readonly homeSchool: HomeSchoolDocuments | null;
}

/** Everything an evaluation reads. */
export interface EligibilityRecord {
  readonly student: StudentFacts;
  readonly schools: readonly SchoolOfRecord[];
  readonly courses: readonly CourseRow[];
  readonly overall: OverallRecord | null;
}
