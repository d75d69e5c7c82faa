/** Why a change is allowed to stay unseen. */
export interface Survivor {
  readonly where: string;
  /** Nothing that anybody could observe depends on it. */
  readonly isEquivalent: boolean;
  readonly reason: string;
}

const equivalent = (where: string, reason: string): Survivor => ({ where, isEquivalent: true, reason });

/** Changes that no test notices, by their key. */
export const SURVIVORS: Readonly<Record<string, Survivor>> = {
  '489cf1ae46': {
    where: 'live/change.ts: a recording is named once the class has begun',
    isEquivalent: false,
    reason: 'It differs at the very millisecond at which a class begins, and either answer is right there.',
  },
  e89125b254: {
    where: 'calendar/queries.ts: how often one student’s own dates have changed',
    isEquivalent: false,
    reason:
      'With the changes of classmates SEQUENCE rises more often than it has to. A calendar takes that for news once, and no date is wrong.',
  },
  '5432964e3e': equivalent(
    'gpa/official-gpa.ts: the credits of a group without entries',
    'A group has at least one entry.',
  ),
  '687928925c': equivalent(
    'gpa/official-gpa.ts: the credits of a group without entries',
    'A group has at least one entry.',
  ),
  '2099e115f8': equivalent('gpa/official-gpa.ts: at most one', 'A ratio that equals one is one either way.'),
  '561c2a47bd': equivalent(
    'gpa/repeats.ts: an attempt without a grade as zero',
    'Only graded attempts are compared.',
  ),
  '561c2a47bd-1': equivalent(
    'gpa/repeats.ts: an attempt without a grade as zero',
    'Only graded attempts are compared.',
  ),
  c34f5388b5: equivalent(
    'gpa/repeats.ts: an attempt without a grade as zero',
    'Only graded attempts are compared.',
  ),
  '874eaaf84b': equivalent(
    'gpa/repeats.ts: an attempt without a grade as zero',
    'Only graded attempts are compared.',
  ),
  cfb4f4c770: equivalent(
    'grading/course-totals.ts: byPoints',
    'Whatever is not "categories" counts by points.',
  ),
  febe303596: equivalent(
    'grading/course-totals.ts: the percent of missing work',
    'A number times null is 0, as times 0.',
  ),
  dcf7139b3c: equivalent(
    'grading/course-totals.ts: shares at the end',
    'Both totals have a share for each category.',
  ),
  '49ed948153': equivalent(
    'grading/course-totals.ts: whether anything is dropped',
    'Without drops the longer way comes to the same.',
  ),
  '326214fb3c': equivalent(
    'grading/course-totals.ts: whether anything is dropped',
    'Without drops the longer way comes to the same.',
  ),
  '988f88fd37': equivalent(
    'grading/course-totals.ts: whether anything is dropped',
    'Without drops the longer way comes to the same.',
  ),
  a87057cf7b: equivalent(
    'grading/course-totals.ts: a category without a weight',
    'Null times a number is 0.',
  ),
  '1dfe922add': equivalent(
    'grading/drops.ts: whether a group has rules',
    'A group that drops nothing comes to the same sum.',
  ),
  '118521df54': equivalent(
    'grading/drops.ts: whether a group has rules',
    'A group that drops nothing comes to the same sum.',
  ),
};
