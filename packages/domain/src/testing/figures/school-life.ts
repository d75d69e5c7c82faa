import { decimal, type Fraction, over, written } from './fraction.ts';
import {
  type Attempt,
  type OutsideCredit,
  type Posting,
  type RecordFigures,
  type Repeats,
  recordFigures,
} from './second-record.ts';
import {
  type Basis,
  type Category,
  courseTotal,
  type Late,
  lateDays,
  type Missing,
  pointsAfterLate,
  type Rules,
  type Work,
} from './second-totals.ts';

/*
 * A student's years at a school as a list of what happened, and what the record comes to after each of it: by the second
 * calculation. It says nothing about how any of it is stored.
 */

export interface LifeTerm {
  readonly key: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly periods: readonly { readonly startsOn: string; readonly endsOn: string }[];
}

/** An assignment of a course; points are decimals as they are written. */
export interface LifeWork {
  readonly id: string;
  readonly categoryId: string | null;
  readonly possible: string;
  readonly isExtraCredit: boolean;
  /** Instant; null: nothing is due. */
  readonly dueAt: string | null;
  /** Grades wait until they are released together. */
  readonly isHeld: boolean;
}

export interface LifeCourse {
  readonly key: string;
  /** The content that it shares with its copies. */
  readonly origin: string;
  readonly credits: string;
  readonly isApproved: boolean;
  readonly weighting: Rules['weighting'];
  readonly categories: readonly Category[];
  readonly late: Late;
  readonly work: readonly LifeWork[];
}

/** Credit from elsewhere as a registrar enters it. */
export interface LifeCredit {
  readonly key: string;
  readonly credits: string;
  /** Null: the grade has none. */
  readonly percent: string | null;
  readonly gradeRaw: string;
  /** The grade says that the course was not passed. */
  readonly isFailed: boolean;
  /** The grade says that the course was withdrawn from, audited or not finished. */
  readonly isUnfinished: boolean;
  readonly isCore: boolean;
}

interface GivenPoints {
  readonly work: string;
  readonly points: string;
}

type What =
  | { readonly kind: 'enroll'; readonly course: string; readonly term: string }
  | { readonly kind: 'drop'; readonly course: string }
  | { readonly kind: 'hand_in'; readonly course: string; readonly work: string }
  /** Points as they are given, before the late policy. */
  | { readonly kind: 'grade'; readonly course: string; readonly given: readonly GivenPoints[] }
  /** The same from a file. */
  | { readonly kind: 'import'; readonly course: string; readonly given: readonly GivenPoints[] }
  | {
      readonly kind: 'mark';
      readonly course: string;
      readonly work: string;
      readonly as: 'excused' | 'missing' | 'ungraded';
    }
  | { readonly kind: 'release'; readonly course: string; readonly work: string }
  | { readonly kind: 'archive'; readonly course: string; readonly work: string }
  | {
      readonly kind: 'post';
      readonly course: string;
      readonly basis: Basis;
      readonly result: Posting['result'];
      /** Another figure than the total, in percent; null: the total. */
      readonly override: string | null;
    }
  | { readonly kind: 'reopen'; readonly course: string }
  /** `replaces`: the entry that this corrects; null: a new one. */
  | { readonly kind: 'credit'; readonly credit: LifeCredit; readonly replaces: string | null }
  | { readonly kind: 'withdraw_credit'; readonly credit: string }
  /** The credit of an attempt counts beside that of another, or no longer. `begun`: its place among those begun, from 0. */
  | { readonly kind: 'decide_credit'; readonly begun: number; readonly countsAnyway: boolean };

/** Something that happened at an instant. */
export type LifeEvent = What & { readonly at: string };

export interface SchoolLife {
  readonly seed: number;
  /** IANA zone of the school. */
  readonly zone: string;
  readonly missing: Missing;
  readonly repeats: Repeats;
  readonly terms: readonly LifeTerm[];
  readonly courses: readonly LifeCourse[];
  readonly events: readonly LifeEvent[];
}

interface Cell {
  readonly state: 'open' | 'graded' | 'missing' | 'excused';
  readonly points: string | null;
  readonly isReleased: boolean;
  readonly handedInAt: string | null;
}
const EMPTY: Cell = { state: 'open', points: null, isReleased: false, handedInAt: null };

/** One enrollment as far as it has come. */
export interface LifeEnrollment {
  readonly key: string;
  readonly course: LifeCourse;
  readonly term: string;
  status: Attempt['status'];
  posting: Posting | null;
  countsAnyway: boolean;
  readonly cells: Map<string, Cell>;
}

/** Which grades a total is made of: those that the student sees, or all. */
export type Seen = 'released' | 'staff';

export class LifeSoFar {
  readonly enrollments: LifeEnrollment[] = [];
  readonly credits = new Map<string, OutsideCredit>();
  readonly archived = new Set<string>();
  readonly locked = new Set<string>();
  private readonly life: Omit<SchoolLife, 'events'>;

  constructor(life: Omit<SchoolLife, 'events'>) {
    this.life = life;
  }

  /** The enrollment that counts now: the last one begun. */
  current(course: string): LifeEnrollment {
    const found = this.enrollments.findLast((one) => one.course.key === course);
    if (!found) throw new RangeError(`Nobody is enrolled in ${course}`);
    return found;
  }

  rulesOf = (course: LifeCourse): Rules => ({
    missing: this.life.missing,
    weighting: course.weighting,
    categories: course.categories,
  });

  /** The work of an enrollment as a total counts it. What isn't released is, for the student, handed in or open. */
  workOf({ course, cells }: LifeEnrollment, seen: Seen): Work[] {
    return course.work
      .filter(({ id }) => !this.archived.has(id))
      .map((work) => {
        const cell = cells.get(work.id) ?? EMPTY;
        const isShown = cell.state !== 'open' && (seen === 'staff' || cell.isReleased);
        const waiting = cell.handedInAt === null ? 'open' : 'handed_in';
        return {
          ...{ id: work.id, categoryId: work.categoryId, possible: work.possible },
          ...{ isExtraCredit: work.isExtraCredit, state: isShown ? cell.state : waiting },
          points: isShown ? cell.points : null,
        } as Work;
      });
  }

  totalOf(enrollment: LifeEnrollment, seen: Seen, basis: Basis): Fraction | null {
    return courseTotal(this.workOf(enrollment, seen), this.rulesOf(enrollment.course), basis);
  }

  attempts(): Attempt[] {
    return this.enrollments.map((enrollment) => ({
      ...{ enrollment: enrollment.key, course: enrollment.course.key, status: enrollment.status },
      origin: enrollment.course.origin,
      ...{ credits: enrollment.course.credits, isApproved: enrollment.course.isApproved },
      soFar: this.totalOf(enrollment, 'released', 'so_far'),
      ...{ posting: enrollment.posting, countsAnyway: enrollment.countsAnyway },
    }));
  }

  figures(): RecordFigures {
    return recordFigures(this.attempts(), [...this.credits.values()], this.life.repeats);
  }

  apply(event: LifeEvent): void {
    switch (event.kind) {
      case 'enroll': {
        const course = this.life.courses.find(({ key }) => key === event.course);
        if (!course) throw new RangeError(`No course ${event.course}`);
        const key = `${event.course}#${this.enrollments.length + 1}`;
        const begun = {
          key,
          course,
          term: event.term,
          status: 'active',
          posting: null,
          countsAnyway: false,
          cells: new Map(),
        } as const;
        this.enrollments.push({ ...begun });
        return;
      }
      case 'drop':
        this.current(event.course).status = 'dropped';
        return;
      case 'hand_in':
        this.change(event, event.work, () => ({ ...EMPTY, handedInAt: event.at }));
        return;
      case 'grade':
      case 'import':
        for (const { work, points } of event.given) this.grade(event, work, points);
        return;
      case 'mark':
        this.change(event, event.work, (cell) =>
          event.as === 'ungraded'
            ? { ...EMPTY, handedInAt: cell.handedInAt }
            : { ...cell, state: event.as, points: null, isReleased: true },
        );
        return;
      case 'release':
        this.change(event, event.work, (cell) => ({ ...cell, isReleased: cell.state !== 'open' }));
        return;
      case 'archive':
        this.archived.add(event.work);
        return;
      case 'post':
        this.post(event);
        return;
      case 'reopen':
        this.locked.delete(event.course);
        return;
      case 'credit': {
        const { key, percent, ...credit } = event.credit;
        if (event.replaces !== null) this.setCredit(event.replaces, 'superseded');
        const ratio = percent === null ? null : over(decimal(percent), decimal(100));
        this.credits.set(key, { ...credit, credit: key, ratio, status: 'approved' });
        return;
      }
      case 'withdraw_credit':
        this.setCredit(event.credit, 'withdrawn');
        return;
      case 'decide_credit': {
        const attempt = this.enrollments[event.begun];
        if (!attempt) throw new RangeError(`No attempt ${event.begun}`);
        attempt.countsAnyway = event.countsAnyway;
        return;
      }
    }
  }

  private change({ course }: { readonly course: string }, work: string, to: (cell: Cell) => Cell): void {
    const { cells } = this.current(course);
    cells.set(work, to(cells.get(work) ?? EMPTY));
  }

  private grade(event: { readonly course: string }, id: string, given: string): void {
    const { late, work } = this.current(event.course).course;
    const asked = work.find((one) => one.id === id);
    if (!asked) throw new RangeError(`No work ${id}`);
    this.change(event, id, (cell) => {
      const days = cell.handedInAt === null ? 0 : lateDays(cell.handedInAt, asked.dueAt, this.life.zone);
      const points = written(pointsAfterLate(given, asked.possible, days, late), 2);
      return { ...cell, state: 'graded', points, isReleased: !asked.isHeld };
    });
  }

  private post(event: LifeEvent & { readonly kind: 'post' }): void {
    const enrollment = this.current(event.course);
    const total = this.totalOf(enrollment, 'staff', event.basis);
    const ratio =
      event.result !== 'graded'
        ? null
        : event.override === null
          ? total
          : over(decimal(event.override), decimal(100));
    if (event.result === 'graded' && ratio === null)
      throw new RangeError(`Nothing to post for ${event.course}`);
    enrollment.posting = { result: event.result, ratio };
    enrollment.status = ({ graded: 'completed', incomplete: 'active', withdrawn: 'withdrawn' } as const)[
      event.result
    ];
    this.locked.add(event.course);
  }

  private setCredit(key: string, status: OutsideCredit['status']): void {
    const found = this.credits.get(key);
    if (!found) throw new RangeError(`No credit ${key}`);
    this.credits.set(key, { ...found, status });
  }
}

/** Plays a life to its end, or as far as some of its events. */
export function playLife(life: SchoolLife, events: readonly LifeEvent[] = life.events): LifeSoFar {
  const soFar = new LifeSoFar(life);
  for (const event of events) soFar.apply(event);
  return soFar;
}
