/** The people of the demo school: invented, and believable in their differences. */

export interface DemoStudent {
  readonly key: string;
  readonly name: string;
  readonly gradeLevel: number;
  readonly birthOn: string;
  /** 0 to 1: which of the written answers this student would give. */
  readonly strength: number;
  /** 0 to 1: how much of the work comes in at all. */
  readonly diligence: number;
  readonly courses: readonly string[];
}

const ALL = ['english-9', 'algebra-1', 'biology'];

export const STUDENTS: readonly DemoStudent[] = [
  {
    key: 'student',
    name: 'Maya Chen',
    gradeLevel: 9,
    birthOn: '2011-04-18',
    strength: 0.85,
    diligence: 1,
    courses: ALL,
  },
  {
    key: 'amara',
    name: 'Amara Diallo',
    gradeLevel: 9,
    birthOn: '2011-02-02',
    strength: 1,
    diligence: 1,
    courses: ALL,
  },
  {
    key: 'theo',
    name: 'Theo Marsh',
    gradeLevel: 9,
    birthOn: '2011-07-29',
    strength: 0.15,
    diligence: 0.45,
    courses: ALL,
  },
  {
    key: 'lucia',
    name: 'Lucía Herrera',
    gradeLevel: 9,
    birthOn: '2011-01-11',
    strength: 0.7,
    diligence: 0.95,
    courses: ALL,
  },
  {
    key: 'owen',
    name: 'Owen Brandt',
    gradeLevel: 10,
    birthOn: '2010-05-23',
    strength: 0.5,
    diligence: 0.85,
    courses: ['algebra-1', 'biology'],
  },
  {
    key: 'priya',
    name: 'Priya Raman',
    gradeLevel: 9,
    birthOn: '2011-03-09',
    strength: 0.95,
    diligence: 0.9,
    courses: ALL,
  },
  {
    key: 'jonah',
    name: 'Jonah Whitfield',
    gradeLevel: 9,
    birthOn: '2010-12-30',
    strength: 0.4,
    diligence: 0.75,
    courses: ALL,
  },
  {
    key: 'sofia',
    name: 'Sofia Lindqvist',
    gradeLevel: 10,
    birthOn: '2010-08-14',
    strength: 0.8,
    diligence: 1,
    courses: ['english-9', 'biology'],
  },
  {
    key: 'malik',
    name: 'Malik Johnson',
    gradeLevel: 9,
    birthOn: '2011-06-05',
    strength: 0.6,
    diligence: 0.9,
    courses: ALL,
  },
  {
    key: 'hana',
    name: 'Hana Kobayashi',
    gradeLevel: 9,
    birthOn: '2011-09-17',
    strength: 0.75,
    diligence: 0.8,
    courses: ALL,
  },
  {
    key: 'eli',
    name: 'Eli Novak',
    gradeLevel: 11,
    birthOn: '2009-10-21',
    strength: 0.35,
    diligence: 0.6,
    courses: ['algebra-1'],
  },
  {
    key: 'zoe',
    name: 'Zoe Adeyemi',
    gradeLevel: 9,
    birthOn: '2011-05-01',
    strength: 0.9,
    diligence: 0.95,
    courses: ALL,
  },
];

export const TEACHERS = [
  { key: 'teacher', name: 'Nora Okafor', courses: ['english-9', 'algebra-1'] },
  { key: 'lind', name: 'Daniel Lind', courses: ['biology'] },
] as const;

export const SCHOOL_NAME = 'Northfield Academy';

export const DEMO_DOMAIN = 'demo.fieldhouse.test';

export const demoEmail = (key: string): string => `${key}@${DEMO_DOMAIN}`;

/** Due days of the six assignments of each course, in days from today: a term that is under way. */
export const DUE_DAYS: Readonly<Record<string, readonly number[]>> = {
  'english-9': [-49, -35, -21, -7, 2, 9],
  'algebra-1': [-47, -33, -19, -5, 1, 8],
  biology: [-45, -31, -17, -3, 4, 11],
};
