/** The people of the demo: invented, and believable in their differences. */

export type DemoPlace = 'northfield' | 'harbor' | 'haddad';

export interface DemoStudent {
  readonly key: string;
  readonly name: string;
  readonly place: DemoPlace;
  readonly gradeLevel: number;
  readonly birthOn: string;
  /** 0 to 1: which of the written answers this student would give. */
  readonly strength: number;
  /** 0 to 1: how much of the work comes in at all. */
  readonly diligence: number;
  readonly courses: readonly string[];
  /** Joined from another school in the middle of the term, this many days ago. */
  readonly joinedDaysAgo?: number;
  /** Comes of age in this many days, whatever day it is. */
  readonly ofAgeInDays?: number;
}

/** Name, grade, birthday, strength, diligence. The first one is the student whose account is printed at start. */
type Row = readonly [name: string, gradeLevel: number, birthOn: string, strength: number, diligence: number];

const NORTHFIELD: readonly Row[] = [
  ['Maya Chen', 9, '2011-04-18', 0.85, 1],
  ['Amara Diallo', 9, '2011-02-02', 1, 1],
  ['Theo Marsh', 9, '2011-07-29', 0.15, 0.45],
  ['Lucía Herrera', 9, '2011-01-11', 0.7, 0.95],
  ['Priya Raman', 9, '2011-03-09', 0.95, 0.9],
  ['Jonah Whitfield', 9, '2010-12-30', 0.4, 0.75],
  ['Malik Johnson', 9, '2011-06-05', 0.6, 0.9],
  ['Hana Kobayashi', 9, '2011-09-17', 0.75, 0.8],
  ['Zoe Adeyemi', 9, '2011-05-01', 0.9, 0.95],
  ['Felix Baumann', 9, '2011-08-23', 0.55, 0.8],
  ['Nadia Petrov', 9, '2010-11-14', 0.8, 0.85],
  ['Caleb Ortiz', 9, '2011-10-03', 0.3, 0.7],
  ['Owen Brandt', 10, '2010-05-23', 0.5, 0.85],
  ['Sofia Lindqvist', 10, '2010-08-14', 0.8, 1],
  ['Dario Conti', 10, '2010-02-27', 0.65, 0.9],
  ['Aaliyah Brooks', 10, '2010-06-19', 0.9, 0.95],
  ['Tomás Rivera', 10, '2009-12-08', 0.45, 0.7],
  ['Ingrid Solberg', 10, '2010-04-02', 0.75, 0.9],
  ['Kwame Mensah', 10, '2010-09-11', 0.7, 0.85],
  ['Ruby Callahan', 10, '2010-01-30', 0.35, 0.6],
  ['Yusuf Demir', 10, '2010-07-07', 0.6, 0.8],
  ['Elena Marković', 10, '2010-10-26', 0.85, 0.95],
  ['Noah Sinclair', 10, '2010-03-15', 0.55, 0.75],
  ['Mei Tanaka', 10, '2009-11-21', 0.95, 1],
  ['Eli Novak', 11, '2009-10-21', 0.45, 0.7],
  ['Chloe Fontaine', 11, '2009-03-28', 0.8, 0.9],
  ['Isaac Freeman', 11, '2009-08-05', 0.65, 0.85],
  ['Leo Chen', 11, '2009-05-16', 0.6, 0.8],
  ['Anika Sharma', 11, '2009-01-24', 0.9, 1],
  ['Marcus Bell', 11, '2008-12-12', 0.5, 0.75],
  ['Freya Nilsen', 11, '2009-06-30', 0.75, 0.95],
  ['Diego Salazar', 11, '2009-09-09', 0.4, 0.65],
  ['Hannah Weiss', 11, '2009-02-18', 0.85, 0.9],
  ['Jamal Carter', 11, '2009-07-22', 0.7, 0.85],
  ['Olivia Grant', 11, '2009-04-06', 0.55, 0.9],
  ['Viktor Horvat', 11, '2008-11-29', 0.3, 0.55],
  ['Grace Kimura', 12, '2008-05-20', 0.95, 1],
  ['Samuel Osei', 12, '2008-09-13', 0.75, 0.9],
  ['Layla Farouk', 12, '2008-02-09', 0.85, 0.95],
  ['Ethan Doyle', 12, '2008-07-01', 0.5, 0.7],
  ['Camila Rojas', 12, '2008-03-26', 0.7, 0.9],
  ['Andre Whitaker', 12, '2008-10-17', 0.6, 0.8],
  ['Bianca Rossi', 12, '2008-06-08', 0.8, 0.95],
  ['Peter Lindgren', 12, '2007-12-23', 0.4, 0.6],
  ['Nia Thompson', 12, '2008-01-15', 0.9, 1],
  ['Rafael Moreno', 12, '2008-08-28', 0.65, 0.85],
  ['Sienna Walsh', 12, '2008-04-11', 0.55, 0.75],
];

const HARBOR: readonly Row[] = [
  ['Ada Fletcher', 9, '2011-03-03', 0.7, 0.9],
  ['Bruno Keller', 9, '2011-06-21', 0.5, 0.8],
  ['Clara Mbeki', 10, '2010-09-02', 0.85, 0.95],
  ['Dylan Foster', 10, '2010-02-14', 0.4, 0.7],
  ['Emiko Sato', 11, '2009-05-27', 0.9, 1],
  ['Finn Gallagher', 11, '2009-10-10', 0.6, 0.8],
  ['Gabriela Núñez', 12, '2008-07-19', 0.75, 0.9],
  ['Hugo Laurent', 12, '2008-11-05', 0.55, 0.75],
  ['Ivy Prescott', 9, '2011-01-29', 0.65, 0.85],
  ['Jasper Cole', 10, '2010-04-25', 0.3, 0.6],
  ['Kira Yamamoto', 11, '2009-08-16', 0.8, 0.9],
];

/** What a grade takes this term. */
const COURSES: Readonly<Record<Exclude<DemoPlace, 'haddad'>, Readonly<Record<number, readonly string[]>>>> = {
  northfield: {
    9: ['english-9', 'algebra-1', 'biology'],
    10: ['geometry', 'chemistry', 'spanish-1'],
    11: ['english-11', 'us-history', 'spanish-1'],
    12: ['english-11', 'government', 'philosophy-religion'],
  },
  harbor: {
    9: ['algebra-1', 'us-history'],
    10: ['algebra-1', 'us-history'],
    11: ['us-history'],
    12: ['us-history'],
  },
};

/**
 * The student whose account is printed takes Spanish on top, Eli came from another school five weeks ago, and Ethan turns
 * 18 next month.
 */
const ALSO: Readonly<Record<string, Partial<DemoStudent>>> = {
  maya: { courses: ['english-9', 'algebra-1', 'biology', 'spanish-1'] },
  amara: { courses: ['english-9', 'algebra-1', 'biology', 'spanish-1'] },
  eli: { joinedDaysAgo: 35 },
  ethan: { ofAgeInDays: 24 },
};

const keyOf = (name: string): string =>
  (name.split(' ')[0] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const students = (place: Exclude<DemoPlace, 'haddad'>, rows: readonly Row[]): DemoStudent[] =>
  rows.map(([name, gradeLevel, birthOn, strength, diligence]) => {
    const key = keyOf(name);
    const courses = COURSES[place][gradeLevel] ?? [];
    return { key, name, place, gradeLevel, birthOn, strength, diligence, courses, ...ALSO[key] };
  });

export const STUDENTS: readonly DemoStudent[] = [
  ...students('northfield', NORTHFIELD).map((one) => (one.key === 'maya' ? { ...one, key: 'student' } : one)),
  ...students('harbor', HARBOR),
  {
    key: 'noah-haddad',
    name: 'Noah Haddad',
    place: 'haddad',
    gradeLevel: 9,
    birthOn: '2011-08-08',
    strength: 0.7,
    diligence: 0.9,
    courses: ['algebra-1'],
  },
  {
    key: 'salma',
    name: 'Salma Haddad',
    place: 'haddad',
    gradeLevel: 4,
    birthOn: '2016-05-12',
    strength: 0.8,
    diligence: 0.9,
    courses: ['science-4'],
  },
];

export const SCHOOLS = {
  northfield: {
    name: 'Northfield Academy',
    kind: 'school',
    signInName: 'northfield',
    code: 'NOR4821',
    email: 'office@demo.fieldhouse.test',
    phone: '(555) 010-0142',
    address: '42 Lakeshore Road, Northfield',
    brandingText: 'Home of the Northfield Herons',
    admin: { key: 'schooladmin', name: 'Ruth Alvarez', role: 'school_admin' },
  },
  harbor: {
    name: 'Harbor Prep',
    kind: 'school',
    signInName: null,
    code: 'HAR3057',
    email: 'office@harbor.demo.fieldhouse.test',
    phone: '(555) 010-0177',
    address: '8 Pier Street, Eastport',
    brandingText: null,
    admin: { key: 'harboradmin', name: 'Paul Whitmore', role: 'school_admin' },
  },
  haddad: {
    name: 'Haddad Homeschool',
    kind: 'homeschool',
    signInName: null,
    code: 'HOM2718',
    email: null,
    phone: null,
    address: null,
    brandingText: null,
    admin: { key: 'homeschool', name: 'Joan Haddad', role: 'homeschool_parent' },
  },
} as const;

export interface DemoTeacher {
  readonly key: string;
  readonly name: string;
  readonly place: 'northfield' | 'harbor';
  readonly courses: readonly string[];
}

export const TEACHERS: readonly DemoTeacher[] = [
  { key: 'teacher', name: 'Nora Okafor', place: 'northfield', courses: ['english-9', 'algebra-1'] },
  { key: 'lind', name: 'Daniel Lind', place: 'northfield', courses: ['biology', 'chemistry'] },
  { key: 'whitlock', name: 'Grace Whitlock', place: 'northfield', courses: ['geometry', 'english-11'] },
  { key: 'castellanos', name: 'Inés Castellanos', place: 'northfield', courses: ['spanish-1'] },
  {
    key: 'reed',
    name: 'Marcus Reed',
    place: 'northfield',
    courses: ['us-history', 'government', 'philosophy-religion'],
  },
  { key: 'tanaka', name: 'Aiko Tanaka', place: 'harbor', courses: ['algebra-1', 'us-history'] },
];

/** What the homeschool parent teaches. */
export const HOME_COURSES: readonly string[] = ['algebra-1', 'science-4'];

interface DemoGuardian {
  readonly key: string;
  readonly name: string;
  readonly relationship: 'parent' | 'mother' | 'father';
  /** Keys of the students. */
  readonly children: readonly string[];
}

/** Guardians at Northfield. Priya's parents live in two households, which learn nothing of each other. */
export const FAMILIES: readonly DemoGuardian[] = [
  { key: 'parent', name: 'Wei Chen', relationship: 'parent', children: ['student', 'leo'] },
  { key: 'diallo', name: 'Fatou Diallo', relationship: 'mother', children: ['amara'] },
  { key: 'raman', name: 'Anjali Raman', relationship: 'mother', children: ['priya'] },
  { key: 'vikram', name: 'Vikram Raman', relationship: 'father', children: ['priya'] },
  { key: 'doyle', name: 'Sheila Doyle', relationship: 'mother', children: ['ethan'] },
];

/** What staff note about a family, by the student's key. */
export const FAMILY_NOTES: Readonly<Record<string, string>> = {
  priya:
    'Two households since June. Both parents have full rights; write to each of them separately. Pickup on Wednesdays is by Vikram Raman.',
};

export const DAY_MS = 86_400_000;

/** The zone of all schools of the demo. */
export const TIME_ZONE = 'America/New_York';

/** Weeks before today at which the term began. */
export const TERM_WEEKS = 9;

export const DEMO_DOMAIN = 'demo.fieldhouse.test';

export const demoEmail = (key: string): string => `${key}@${DEMO_DOMAIN}`;

/** Due days of the six assignments, in days from today: a term that is under way, with work every two or three weeks. */
const everyTwoWeeks = (first: number, next: number) => [
  ...[-first, 14 - first, 28 - first, 42 - first],
  ...[next, next + 7],
];
const everyThreeWeeks = (first: number, next: number) => [
  ...[-first, 21 - first, 42 - first],
  ...[next, next + 14, next + 28],
];

export const DUE_DAYS: Readonly<Record<string, readonly number[]>> = {
  'english-9': everyTwoWeeks(49, 2),
  'algebra-1': everyTwoWeeks(47, 1),
  biology: everyTwoWeeks(45, 4),
  geometry: everyThreeWeeks(48, 3),
  chemistry: everyThreeWeeks(46, 2),
  'spanish-1': everyThreeWeeks(44, 5),
  'english-11': everyThreeWeeks(49, 1),
  'us-history': everyThreeWeeks(47, 3),
  government: everyThreeWeeks(46, 4),
  'philosophy-religion': everyThreeWeeks(45, 6),
  'science-4': everyThreeWeeks(48, 2),
};
