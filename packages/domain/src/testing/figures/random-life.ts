import { compare, ZERO } from './fraction.ts';
import {
  type LifeCourse,
  type LifeCredit,
  type LifeEvent,
  LifeSoFar,
  type LifeTerm,
  type LifeWork,
  type SchoolLife,
} from './school-life.ts';
import { creditsGiven, creditsPosted } from './second-record.ts';
import type { Basis, Category, Late, Missing } from './second-totals.ts';

/** Random choices that a seed repeats (mulberry32). */
class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  /** 0 up to and without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  one<T>(from: readonly T[]): T {
    return from[this.whole(0, from.length - 1)] as T;
  }
  rare(share: number): boolean {
    return this.next() < share;
  }
}

/** Zones with clocks that change by an hour, by half of one, at midnight, or never. */
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Havana',
  'Pacific/Apia',
];
const TERMS: readonly LifeTerm[] = [
  ['2024-08-19', '2024-10-18', '2024-10-19', '2024-12-20'],
  ['2025-01-06', '2025-03-14', '2025-03-15', '2025-05-30'],
  ['2025-08-18', '2025-10-17', '2025-10-18', '2025-12-19'],
  ['2026-01-05', '2026-03-13', '2026-03-14', '2026-05-29'],
].map(([startsOn = '', first = '', second = '', endsOn = ''], at) => ({
  ...{ key: `term-${at + 1}`, startsOn, endsOn },
  periods: [
    { startsOn, endsOn: first },
    { startsOn: second, endsOn },
  ],
}));
/** Nights on which the clocks of a zone above change lie within a few days of these. */
const CLOCK_CHANGES = [
  '2024-11-03',
  '2025-03-09',
  '2025-04-06',
  '2025-10-05',
  '2025-10-26',
  '2025-11-02',
  '2026-03-08',
];
const HOUR = 3_600_000;
const CREDITS = ['1', '0.5', '0.333', '0.25', '1.5'];
/** Each adds up to one, as a school has to set them. */
const WEIGHTS: readonly (readonly (string | null)[])[] = [
  [],
  ['1'],
  ['0.3333', '0.6667'],
  ['0.25', '0.75'],
  ['0', '1'],
  [null, '1'],
  ['0.2', '0.3', '0.5'],
  ['0.3333', '0.3333', '0.3334'],
];

/**
 * A random life at a school: courses over four terms, some repeated in the same course or in a copy of it, dropped, posted,
 * reopened and posted again; work handed in on time and late, graded, cleared, excused, missing, imported and archived; and
 * credit from elsewhere that is entered, corrected and withdrawn; and credit of repeats that counts anyway. The same seed
 * gives the same life.
 */
export function randomLife(seed: number): SchoolLife {
  const dice = new Dice(seed);
  const contents = Array.from({ length: dice.whole(1, 3) }, (_, at) => `content-${at + 1}`);
  const courses: LifeCourse[] = contents.flatMap((origin) => {
    const credits = dice.one(CREDITS);
    const isApproved = dice.rare(0.7);
    const first = randomCourse(dice, origin, origin, credits, isApproved);
    if (!dice.rare(0.25)) return [first];
    const copyCredits = dice.rare(0.3) ? dice.one(CREDITS) : credits;
    return [first, randomCourse(dice, `${origin}-copy`, origin, copyCredits, isApproved)];
  });
  const setting = {
    ...{ seed, zone: dice.one(ZONES), terms: TERMS, courses },
    missing: dice.one<Missing>([
      { kind: 'not_counted' },
      { kind: 'zero' },
      { kind: 'percent', percent: dice.one([50, 40, 33.33, 12.5]) },
    ]),
    repeats: dice.one(['best', 'latest', 'average'] as const),
  };
  return { ...setting, events: new Author(dice, setting).write() };
}

function randomCourse(
  dice: Dice,
  key: string,
  origin: string,
  credits: string,
  isApproved: boolean,
): LifeCourse {
  const weighting = dice.one(['points', 'points', 'categories'] as const);
  const names = Array.from(
    { length: dice.whole(weighting === 'points' ? 0 : 1, 3) },
    (_, at) => `${key}/c${at + 1}`,
  );
  const work = Array.from({ length: dice.whole(2, 6) }, (_, at): LifeWork => {
    const isUncategorised = names.length === 0 || dice.rare(0.15);
    return {
      id: `${key}/w${at + 1}`,
      categoryId: isUncategorised ? null : dice.one(names),
      possible: dice.one(['10', '20', '100', '7', '3', '12.5', '0.75']),
      isExtraCredit: dice.rare(0.12),
      dueAt: dice.rare(0.3) ? null : dueInstant(dice),
      isHeld: dice.rare(0.12),
    };
  });
  const weights = dice.one(WEIGHTS.filter((some) => some.length === names.length));
  const categories = names.map(
    (id, at): Category => ({
      id,
      weight: weighting === 'points' ? null : (weights?.[at] ?? null),
      mean: dice.one(['points', 'points', 'percents']),
      dropLowest: dice.one([0, 0, 1, 1, 2]),
      dropHighest: dice.one([0, 0, 0, 1]),
      neverDrop: work.filter((one) => one.categoryId === id && dice.rare(0.15)).map((one) => one.id),
    }),
  );
  return { key, origin, credits, isApproved, weighting, categories, late: randomLate(dice), work };
}

const randomLate = (dice: Dice): Late =>
  dice.one<Late>([
    { kind: 'none' },
    {
      kind: 'percent_per_day',
      percent: dice.one([10, 5, 0.29, 33.33, 2.5]),
      mostPercent: dice.one([100, 50, 66.67]),
    },
    { kind: 'cap', percent: dice.one([50, 70, 89.99]) },
  ]);

const dueInstant = (dice: Dice): string => {
  const day = dice.rare(0.5) ? dice.one(CLOCK_CHANGES) : dice.one(['2024-09-20', '2025-02-14', '2025-12-01']);
  return new Date(Date.parse(`${day}T00:00:00Z`) + dice.whole(-48, 72) * (HOUR / 2)).toISOString();
};

/** Writes the events of a life in order, each of which the school would allow at its time. */
class Author {
  private readonly events: LifeEvent[] = [];
  private readonly soFar: LifeSoFar;
  private now = 0;
  private entries = 0;
  private readonly dice: Dice;
  private readonly setting: Omit<SchoolLife, 'events'>;

  constructor(dice: Dice, setting: Omit<SchoolLife, 'events'>) {
    this.dice = dice;
    this.setting = setting;
    this.soFar = new LifeSoFar(setting);
  }

  write(): LifeEvent[] {
    for (const term of this.setting.terms) {
      this.now = Math.max(this.now, Date.parse(`${term.startsOn}T12:00:00Z`));
      if (this.dice.rare(0.3)) this.credit();
      for (const course of this.setting.courses) {
        if (this.dice.rare(0.45)) this.takeCourse(course, term);
        else if (this.dice.rare(0.15)) this.postAgain(course);
      }
      this.decideCredit();
    }
    if (this.dice.rare(0.4)) this.credit();
    return this.events;
  }

  private happens(event: WithoutTime): void {
    this.now += this.dice.whole(1, 30) * HOUR;
    const timed = { ...event, at: new Date(this.now).toISOString() } as LifeEvent;
    this.soFar.apply(timed);
    this.events.push(timed);
  }

  private last(key: string) {
    return this.soFar.enrollments.findLast((one) => one.course.key === key);
  }

  /** A term in a course: enrolled where that is due, some work, and an end, or none yet. */
  private takeCourse(course: LifeCourse, term: LifeTerm): void {
    const before = this.last(course.key);
    if (this.soFar.locked.has(course.key)) this.happens({ kind: 'reopen', course: course.key });
    if (before?.status !== 'active') this.happens({ kind: 'enroll', course: course.key, term: term.key });
    this.doWork(course, 0.85);
    if (this.dice.rare(0.12) && this.last(course.key)?.posting === null) {
      this.happens({ kind: 'drop', course: course.key });
      if (this.dice.rare(0.5)) return;
      this.happens({ kind: 'enroll', course: course.key, term: term.key });
      this.doWork(course, 0.7);
    }
    if (this.dice.rare(0.75)) this.post(course);
    if (this.dice.rare(0.2)) this.postAgain(course);
  }

  /** What was posted is opened, changed and posted anew. */
  private postAgain(course: LifeCourse): void {
    if (!this.soFar.locked.has(course.key)) return;
    const { status } = this.soFar.current(course.key);
    if (status !== 'completed' && status !== 'active') return;
    this.happens({ kind: 'reopen', course: course.key });
    this.doWork(course, 0.3);
    if (this.dice.rare(0.8)) this.post(course);
  }

  private post(course: LifeCourse): void {
    const basis = this.dice.one<Basis>(['so_far', 'so_far', 'if_nothing_else']);
    const total = this.soFar.totalOf(this.soFar.current(course.key), 'staff', basis);
    const override =
      this.dice.rare(0.1) || total === null
        ? this.dice.one(['60', '59.99', '100', '89.99', '104.5', '33.33'])
        : null;
    const result = this.dice.rare(0.85) ? 'graded' : this.dice.one(['incomplete', 'withdrawn'] as const);
    this.happens({
      kind: 'post',
      course: course.key,
      basis,
      result,
      override: result === 'graded' ? override : null,
    });
  }

  private doWork(course: LifeCourse, share: number): void {
    const open = course.work.filter(({ id }) => !this.soFar.archived.has(id));
    const sheet: { work: string; points: string }[] = [];
    for (const work of open) {
      if (!this.dice.rare(share)) continue;
      const own = { course: course.key, work: work.id };
      const cell = this.soFar.current(course.key).cells.get(work.id);
      // What was let go stays so; no life asks what a later grade of it would be.
      if (work.isHeld && cell?.isReleased) continue;
      // Whose grade is posted hands in no more, even when it is opened again.
      const isLearner = this.soFar.current(course.key).status === 'active';
      if (isLearner && this.dice.rare(0.7) && cell?.state !== 'excused') this.handIn(work, own);
      const given = { work: work.id, points: this.points(work) };
      const fate = this.dice.next();
      if (fate < 0.6) this.happens({ kind: 'grade', course: course.key, given: [given] });
      else if (fate < 0.7) sheet.push(given);
      else if (fate < 0.8) {
        const isIn = this.soFar.current(course.key).cells.get(work.id)?.handedInAt;
        if (!work.isHeld && !isIn) this.happens({ kind: 'mark', ...own, as: 'missing' });
      } else if (fate < 0.86 && !work.isHeld) this.happens({ kind: 'mark', ...own, as: 'excused' });
      else if (fate < 0.9) {
        this.happens({ kind: 'grade', course: course.key, given: [given] });
        this.happens({ kind: 'mark', ...own, as: 'ungraded' });
      }
      const isGraded = this.soFar.current(course.key).cells.get(work.id)?.state === 'graded';
      if (work.isHeld && isGraded && this.dice.rare(0.5)) this.happens({ kind: 'release', ...own });
    }
    if (sheet.length > 0) this.happens({ kind: 'import', course: course.key, given: sheet });
    if (this.dice.rare(0.08) && open.length > 1) {
      this.happens({ kind: 'archive', course: course.key, work: this.dice.one(open).id });
    }
  }

  /** Often in the days around the due date, now and then long after it. */
  private handIn(work: LifeWork, own: { readonly course: string; readonly work: string }): void {
    const due = work.dueAt === null ? null : Date.parse(work.dueAt);
    if (due !== null && due > this.now - 20 * 24 * HOUR && this.dice.rare(0.8)) {
      this.now = Math.max(this.now, due + this.dice.whole(-30, 80) * HOUR);
    }
    this.happens({ kind: 'hand_in', ...own });
  }

  private points({ possible }: LifeWork): string {
    const hundredths = Math.round(Number(possible) * 100);
    const share = this.dice.one([1, 1, 0.9, 0.8, 0.6, 0.5999, 0, 1.1, this.dice.next(), this.dice.next()]);
    return String(Math.round(hundredths * share) / 100);
  }

  /** Where an attempt earned credit that another one gives, it counts anyway now and then; or no longer. */
  private decideCredit(): void {
    const attempts = this.soFar.attempts();
    const open = attempts.flatMap((attempt, begun) => {
      const isSpare =
        compare(creditsPosted(attempt.credits, attempt.posting), ZERO) > 0 &&
        compare(creditsGiven(attempt, attempts), ZERO) === 0;
      return attempt.countsAnyway || isSpare ? [{ begun, countsAnyway: !attempt.countsAnyway }] : [];
    });
    if (open.length > 0 && this.dice.rare(0.5)) {
      this.happens({ kind: 'decide_credit', ...this.dice.one(open) });
    }
  }

  private credit(): void {
    this.entries += 1;
    const percent = this.dice.one(['100', '85', '60', '59.99', '40', '110', '92.37', null, null]);
    // A school may print F beside a percent that passes elsewhere.
    const isUnfinished = this.dice.rare(0.1);
    const isFailed = !isUnfinished && this.dice.rare(percent === null ? 0.3 : 0.15);
    const beside = percent === null ? '' : this.dice.one(['', ` (${percent}%)`, `/${percent}`]);
    const said = isFailed
      ? this.dice.one(['F', 'Fail', 'f\u2212'])
      : this.dice.one(['W', 'Audit', 'Incomplete', 'WP']);
    const credit: LifeCredit = {
      key: `credit-${this.entries}`,
      credits: this.dice.one(['1', '0.5', '0.333', '2.25']),
      percent,
      gradeRaw: isFailed || isUnfinished ? `${said}${beside}` : percent === null ? 'CR' : `${percent} %`,
      isFailed,
      isUnfinished,
      isCore: this.dice.rare(0.5),
    };
    const approved = [...this.soFar.credits.values()].filter(({ status }) => status === 'approved');
    const older = approved.length > 0 && this.dice.rare(0.5) ? this.dice.one(approved).credit : null;
    if (older !== null && this.dice.rare(0.4)) this.happens({ kind: 'withdraw_credit', credit: older });
    else this.happens({ kind: 'credit', credit, replaces: older });
  }
}

type WithoutTime = LifeEvent extends infer One ? (One extends unknown ? Omit<One, 'at'> : never) : never;
