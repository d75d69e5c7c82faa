import { randomUUID } from 'node:crypto';
import type {
  AssignmentId,
  CourseId,
  EnrollmentId,
  FileId,
  StudentId,
  TransferCreditId,
} from '@fieldhouse/contract/ids.ts';
import type {
  LifeCourse,
  LifeCredit,
  LifeEvent,
  SchoolLife,
} from '@fieldhouse/domain/testing/figures/school-life.ts';
import { uploadDocx } from '../uploads.ts';
import type { CoursePlace, Person, SchoolPlace, StudentPerson, World } from '../world.ts';

/** A school in which a random life is lived through the API, by its people. */
export interface SchoolStage {
  readonly teacher: Person;
  readonly admin: Person;
  readonly student: StudentPerson;
  readonly studentId: StudentId;
  courseId(key: string): CourseId;
  assignmentId(work: string): AssignmentId;
  /** The enrollment that was begun as this one of the life, from 0. */
  enrollmentId(begun: number): EnrollmentId;
  /** Does through the API what happens in the life. */
  play(event: LifeEvent): Promise<void>;
}

/** Opens the school of a life before anything has happened: its calendar, policy and courses. */
export async function openStage(world: World, life: SchoolLife): Promise<SchoolStage> {
  const first = life.events[0]?.at ?? `${life.terms[0]?.startsOn}T12:00:00Z`;
  world.isAt(first);
  const school = await world.hasSchool(`School of life ${life.seed}`, 'school', life.zone);
  await school.hasPolicy({ missing: life.missing, repeats: life.repeats });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const student = await school.hasStudent({ name: 'Ada Lovelace' });
  await setCalendar(admin, life);
  const places = new Map<string, CoursePlace>();
  for (const course of life.courses) {
    const origin = places.get(course.origin);
    places.set(course.key, await makeCourse(school, teacher, course, origin));
  }
  return new Stage(world, life, { teacher, admin, student }, places);
}

/** School years with their terms and grading periods. */
async function setCalendar({ client: { schools } }: Person, { terms }: SchoolLife): Promise<void> {
  for (let at = 0; at < terms.length; at += 2) {
    const [fall, spring] = terms.slice(at, at + 2);
    if (!fall || !spring) throw new RangeError('A school year has two terms');
    const { yearId } = await schools.saveYear({
      ...{ yearId: null, baseVersion: 0, startsOn: fall.startsOn, endsOn: spring.endsOn },
      label: `${fall.startsOn.slice(0, 4)}–${spring.endsOn.slice(2, 4)}`,
    });
    for (const [name, term] of [['Fall', fall] as const, ['Spring', spring] as const]) {
      const { termId } = await schools.saveTerm({
        ...{ yearId, termId: null, baseVersion: 0, name, kind: 'semester', gradesDueOn: null },
        ...{ startsOn: term.startsOn, endsOn: term.endsOn },
      });
      for (const [number, period] of term.periods.entries()) {
        const { startsOn, endsOn } = period;
        const fields = { termId, periodId: null, baseVersion: 0, name: `Period ${number + 1}` };
        await schools.savePeriod({ ...fields, startsOn, endsOn });
      }
    }
  }
}

async function makeCourse(
  school: SchoolPlace,
  teacher: Person,
  course: LifeCourse,
  origin: CoursePlace | undefined,
): Promise<CoursePlace> {
  const place = await school.hasCourse({
    ...{ title: course.key, teacher, isNcaaApproved: course.isApproved, credits: Number(course.credits) },
    ...(origin ? { copyOf: origin } : {}),
    assignments: course.work.map((work) => ({
      ...{ title: work.id, dueAt: work.dueAt, pointsPossible: Number(work.possible) },
      ...{ isExtraCredit: work.isExtraCredit, release: work.isHeld ? 'held' : 'immediate' },
    })),
  });
  const idOf = (work: string) =>
    place.assignmentIds[course.work.findIndex(({ id }) => id === work)] as AssignmentId;
  await teacher.client.gradebook.saveSetup({
    courseId: place.courseId,
    setup: {
      ...{ baseVersion: 0, weighting: course.weighting, late: course.late, missing: null },
      categories: course.categories.map(({ id, weight, neverDrop, mean, dropLowest, dropHighest }) => ({
        ...{ key: id, categoryId: null, name: id, mean, dropLowest, dropHighest },
        ...{ weightRatio: weight === null ? null : Number(weight), neverDropIds: neverDrop.map(idOf) },
      })),
      assignments: course.work.map(({ id, categoryId }) => ({
        assignmentId: idOf(id),
        categoryKey: categoryId,
      })),
    },
  });
  return place;
}

interface People {
  readonly teacher: Person;
  readonly admin: Person;
  readonly student: StudentPerson;
}

type Of<Kind extends LifeEvent['kind']> = LifeEvent & { readonly kind: Kind };
/** What a cell becomes. */
type CellTo = Parameters<Person['client']['gradebook']['setCells']>[0]['changes'][number]['to'];

class Stage implements SchoolStage {
  readonly teacher: Person;
  readonly admin: Person;
  readonly student: StudentPerson;
  readonly studentId: StudentId;
  private readonly world: World;
  private readonly life: SchoolLife;
  private readonly places: ReadonlyMap<string, CoursePlace>;
  private readonly begun: EnrollmentId[] = [];
  private readonly credits = new Map<string, TransferCreditId>();
  private document: FileId | null = null;

  constructor(world: World, life: SchoolLife, people: People, places: ReadonlyMap<string, CoursePlace>) {
    this.world = world;
    this.life = life;
    this.teacher = people.teacher;
    this.admin = people.admin;
    this.student = people.student;
    this.studentId = people.student.studentId as StudentId;
    this.places = places;
  }

  courseId(key: string): CourseId {
    return found(this.places.get(key), key).courseId;
  }

  assignmentId(id: string): AssignmentId {
    for (const { key, work } of this.life.courses) {
      const at = work.findIndex((one) => one.id === id);
      if (at >= 0) return found(this.places.get(key)?.assignmentIds[at], id);
    }
    throw new RangeError(`No work ${id}`);
  }

  enrollmentId(begun: number): EnrollmentId {
    return found(this.begun[begun], `enrollment ${begun}`);
  }

  async play(event: LifeEvent): Promise<void> {
    this.world.isAt(event.at);
    switch (event.kind) {
      case 'enroll':
        return this.enroll(event);
      case 'drop':
        return this.drop(event);
      case 'hand_in':
        return this.handIn(event);
      case 'grade':
        for (const { work, points } of event.given) {
          await this.setCell(event.course, work, { state: 'graded', points: Number(points) });
        }
        return;
      case 'import':
        return this.importSheet(event);
      case 'mark':
        return this.setCell(event.course, event.work, { state: event.as });
      case 'release':
        await this.teacher.client.gradebook.release({
          ...{ courseId: this.courseId(event.course), assignmentIds: [this.assignmentId(event.work)] },
          ...{ studentIds: null, isReleased: true },
        });
        return;
      case 'archive':
        await this.teacher.client.authoring.archiveAssignment({
          ...{ assignmentId: this.assignmentId(event.work), isArchived: true },
        });
        return;
      case 'post':
        return this.post(event);
      case 'reopen':
        return this.reopen(event);
      case 'credit':
        return this.enterCredit(event);
      case 'withdraw_credit':
        await this.admin.client.records.withdrawTransferCredit({
          ...{ creditId: found(this.credits.get(event.credit), event.credit), reason: 'Not accredited.' },
        });
        return;
      case 'decide_credit':
        await this.admin.client.records.decideCredit({
          ...{ enrollmentId: this.enrollmentId(event.begun), countsAnyway: event.countsAnyway },
          reason: 'The course may be taken for credit again.',
        });
        return;
    }
  }

  private async enroll({ course }: Of<'enroll'>): Promise<void> {
    const { enrollmentId } = await this.teacher.client.catalog.enrollFor({
      ...{ courseId: this.courseId(course), studentId: this.studentId, reason: 'Takes the course.' },
    });
    this.begun.push(enrollmentId);
  }

  private async drop({ course }: Of<'drop'>): Promise<void> {
    const { students } = await this.teacher.client.catalog.roster({ courseId: this.courseId(course) });
    const own = students.find(({ studentId }) => studentId === this.studentId);
    const { enrollmentId } = found(own, `place in ${course}`);
    await this.teacher.client.catalog.withdraw({ enrollmentId, reason: 'Changed courses.' });
  }

  private async handIn({ work, at }: Of<'hand_in'>): Promise<void> {
    // The clock goes on while the work is on its way: what is due at this instant is sent a minute before.
    const dueAt = this.life.courses.flatMap((course) => course.work).find(({ id }) => id === work)?.dueAt;
    if (dueAt === at) this.world.isAt(new Date(Date.parse(at) - 60_000).toISOString());
    await this.student.client.coursework.submit({
      assignmentId: this.assignmentId(work),
      content: { v: 1, text: `Handed in at ${at}.`, matches: [] },
      idempotencyKey: randomUUID(),
    });
  }

  private async setCell(course: string, work: string, to: CellTo): Promise<void> {
    const { gradebook } = this.teacher.client;
    const key = { studentId: this.studentId, assignmentId: this.assignmentId(work) };
    const { cell } = await gradebook.cellHistory(key);
    const { conflicts, refused } = await gradebook.setCells({
      ...{ courseId: this.courseId(course), source: 'typed' },
      changes: [{ ...key, to, baseSeq: cell.seq }],
    });
    if (conflicts.length + refused.length > 0) throw new RangeError(`The cell of ${work} was not saved`);
  }

  /** As a teacher does it: a file, a look at what it changes, and the changes. */
  private async importSheet({ course, given }: Of<'import'>): Promise<void> {
    const { gradebook } = this.teacher.client;
    const courseId = this.courseId(course);
    const lines = [
      ['Student', ...given.map(({ work }) => work)],
      [this.student.name, ...given.map(({ points }) => points)],
    ];
    const preview = await gradebook.previewImport({
      courseId,
      csv: lines.map((line) => line.join(',')).join('\r\n'),
    });
    if (preview.problems.length > 0)
      throw new RangeError(`The sheet has problems: ${JSON.stringify(preview.problems)}`);
    const changes = preview.lines.map(({ change }) => change);
    if (changes.length > 0) await gradebook.setCells({ courseId, changes, source: 'import' });
  }

  private async post({ course, basis, result, override }: Of<'post'>): Promise<void> {
    const { gradebook } = this.teacher.client;
    const courseId = this.courseId(course);
    const { students } = await gradebook.reviewPosting({ courseId });
    const needsGradingCount = students.reduce((count, student) => count + student.needsGradingCount, 0);
    await gradebook.post({
      ...{ courseId, basis, acknowledged: { needsGradingCount } },
      lines: students.map(({ enrollmentId, soFarRatio, ifNothingElseRatio, incompleteDue }) => ({
        ...{ enrollmentId, result, reviewedRatio: basis === 'so_far' ? soFarRatio : ifNothingElseRatio },
        ...(result === 'incomplete' ? { dueOn: incompleteDue.earliestOn } : {}),
        override:
          override === null ? null : { percent: Number(override), reason: 'As the department decided.' },
      })),
    });
  }

  /** Whoever takes a course again after withdrawing has nothing to be reopened. */
  private async reopen({ course }: Of<'reopen'>): Promise<void> {
    const { gradebook } = this.admin.client;
    const courseId = this.courseId(course);
    const { students } = await gradebook.reviewPosting({ courseId });
    if (!students.some(({ isLocked }) => isLocked)) return;
    await gradebook.reopen({ courseId, reason: 'The course goes on.' });
  }

  private async enterCredit({ credit, replaces }: Of<'credit'>): Promise<void> {
    this.document ??= await uploadDocx(
      this.world,
      this.admin,
      { kind: 'record', studentId: this.studentId },
      'A transcript of another school',
    );
    const { creditId } = await this.admin.client.records.saveTransferCredit({
      ...{ studentId: this.studentId, fileId: this.document, ...fieldsOf(credit) },
      creditId: replaces === null ? null : found(this.credits.get(replaces), replaces),
      reason: replaces === null ? null : 'Read the wrong line.',
    });
    this.credits.set(credit.key, creditId);
  }
}

const fieldsOf = ({ key, credits, percent, gradeRaw, isCore }: LifeCredit) => ({
  ...{ kind: 'transfer' as const, schoolName: 'Elsewhere High', title: key, gradeRaw, isCore },
  ...{ ncaaArea: isCore ? ('math' as const) : null, termLabel: '2023–24', completedOn: null },
  ...{ percent: percent === null ? null : Number(percent), credits: Number(credits) },
});

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`No ${what}`);
  return value;
}
