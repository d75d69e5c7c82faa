import {
  CHECK_TERMS,
  type CheckCourse,
  type CheckInput,
  EMPTY_CHECK,
  MOST_CHECK_COURSES,
  readCheck,
} from '@fieldhouse/domain/eligibility/check-input.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** The form of the check and what is typed into it. What stands in the form is the state: there is no second one. */
export class CheckForm {
  readonly #form: HTMLFormElement;
  readonly #row: HTMLTemplateElement;
  #lastId = 0;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#row = document.querySelector<HTMLTemplateElement>('#course-row') as HTMLTemplateElement;
    // The page comes with a blank one.
    for (const row of this.rows) row.dataset.id = this.#nextId();
  }

  #nextId(): string {
    this.#lastId += 1;
    return `${this.#lastId}`;
  }

  /** A field about the student or the school, by its name. */
  named(name: string): Control {
    return this.#form.elements.namedItem(name) as Control;
  }

  get rows(): HTMLElement[] {
    return [...this.#form.querySelectorAll<HTMLElement>('.course')];
  }

  read(): CheckInput {
    const value = (name: string) => this.named(name).value;
    const ticked = (name: string) => (this.named(name) as HTMLInputElement).checked;
    return readCheck({
      ...EMPTY_CHECK,
      grade9StartOn: value('grade9StartOn'),
      seventhSemesterStartOn: value('seventhSemesterStartOn'),
      graduationOn: value('graduationOn'),
      collegeOn: value('collegeOn'),
      birthOn: value('birthOn'),
      schooling: value('schooling'),
      hasDocumentedDisability: ticked('hasDocumentedDisability'),
      scale: [0, 1, 2, 3].map((step) => value(`scale${step}`)),
      lowestPass: value('lowestPass'),
      weights: value('weights'),
      offersLabScience: value('offersLabScience'),
      overallGpa: value('overallGpa'),
      act: value('act'),
      sat: value('sat'),
      isTopHalf: ticked('isTopHalf'),
      courses: this.rows.map(readRow),
    });
  }

  /** What is said of all courses at once; blank: it is said for each. */
  get #listAll(): HTMLSelectElement {
    return this.#form.querySelector('[data-act="list-all"]') as HTMLSelectElement;
  }

  /** Shows what was kept, in the place of what stands there. */
  fill(input: CheckInput): void {
    this.#listAll.value = '';
    for (const row of this.rows) row.remove();
    for (const name of [
      'grade9StartOn',
      'seventhSemesterStartOn',
      'graduationOn',
      'collegeOn',
      'birthOn',
    ] as const) {
      this.named(name).value = input[name];
      // What was kept isn't moved by choosing a grade.
      this.named(name).toggleAttribute('data-typed', input[name] !== '');
    }
    for (const name of [
      'schooling',
      'lowestPass',
      'weights',
      'offersLabScience',
      'overallGpa',
      'act',
      'sat',
    ] as const)
      this.named(name).value = input[name];
    input.scale.forEach((step, at) => {
      this.named(`scale${at}`).value = step;
    });
    (this.named('hasDocumentedDisability') as HTMLInputElement).checked = input.hasDocumentedDisability;
    (this.named('isTopHalf') as HTMLInputElement).checked = input.isTopHalf;
    for (const course of input.courses) this.add(course);
    if (input.courses.length === 0) this.add({ state: 'final' });
    // A course may name one that stands below it.
    for (const course of input.courses) {
      const row = this.rows.find(({ dataset }) => dataset.id === course.id);
      if (row) this.offerOthers(row, course.sameAs);
    }
    this.renumber();
  }

  /** Adds a row; null: there are as many as a check holds. */
  add(course: Partial<CheckCourse> & Pick<CheckCourse, 'state'>): HTMLElement | null {
    if (this.rows.length >= MOST_CHECK_COURSES) return null;
    const row = this.#row.content.firstElementChild?.cloneNode(true) as HTMLElement;
    this.#lastId = Math.max(this.#lastId, Number(course.id) || 0);
    row.dataset.id = course.id ?? this.#nextId();
    const set = (name: string, value: string) => {
      fieldOf(row, name).value = value;
    };
    for (const name of ['title', 'grade', 'units', 'origin', 'state'] as const)
      if (course[name] !== undefined) set(name, course[name]);
    // What was said of all courses holds for those that come later, unless a transcript says otherwise.
    const { listed = 'unknown' } = course;
    set('listed', listed === 'unknown' ? this.#listAll.value || listed : listed);
    if (course.area) set('area', course.area);
    if (course.weight !== undefined) set('weight', `${course.weight}`);
    if (course.when) set('when', `${course.when.year}-${course.when.term}`);
    (fieldOf(row, 'isLab') as HTMLInputElement).checked = course.isLab ?? false;
    this.#place(row, course.state);
    return row;
  }

  /** Puts a row into the list that its state belongs to. */
  #place(row: HTMLElement, state: string): void {
    this.#form.querySelector(`[data-rows="${state === 'final' ? 'final' : 'open'}"]`)?.append(row);
  }

  /** After the state of a course was changed by hand. */
  moved(row: HTMLElement): void {
    this.#place(row, fieldOf(row, 'state').value);
    this.renumber();
  }

  /** Rows are named by their place, as they are read out. */
  renumber(): void {
    this.rows.forEach((row, at) => {
      row.setAttribute('aria-label', (row.dataset.name ?? '').replace('{{number}}', `${at + 1}`));
    });
    for (const list of this.#form.querySelectorAll<HTMLElement>('[data-rows]'))
      list.parentElement?.toggleAttribute('data-empty', list.childElementCount === 0);
  }

  /** The other courses by their titles, for one that may be a repeat of them. */
  offerOthers(row: HTMLElement, chosen = fieldOf(row, 'sameAs').value): void {
    const select = fieldOf(row, 'sameAs') as HTMLSelectElement;
    while (select.options.length > 1) select.remove(1);
    for (const other of this.rows) {
      const title = fieldOf(other, 'title').value.trim();
      if (other === row || title === '') continue;
      const option = document.createElement('option');
      option.value = other.dataset.id ?? '';
      option.textContent = title;
      select.append(option);
    }
    select.value = chosen;
    if (select.selectedIndex < 0) select.value = '';
  }

  /** Shows what is asked of the school where a course makes it matter. */
  askOfSchool({ courses }: CheckInput): void {
    const needs: Readonly<Record<string, boolean>> = {
      scale: courses.some(({ grade }) => /^\s*\d/.test(grade)),
      pass: courses.some(({ grade }) => /^\s*p/i.test(grade)),
      weights: courses.some(({ weight }) => weight > 0),
    };
    for (const asked of this.#form.querySelectorAll<HTMLElement>('[data-asked]'))
      asked.hidden = !needs[asked.dataset.asked ?? ''];
  }
}

/** A field of a course, by its name. */
export const fieldOf = (row: HTMLElement, name: string): Control =>
  row.querySelector<Control>(`[data-field="${name}"]`) as Control;

function readRow(row: HTMLElement): CheckCourse {
  const value = (name: string) => fieldOf(row, name).value;
  const [, year, term] = /^(-?\d)-(\w+)$/.exec(value('when')) ?? [];
  const found = CHECK_TERMS.find((one) => one === term);
  return {
    id: row.dataset.id ?? '',
    title: value('title'),
    area: (value('area') || null) as CheckCourse['area'],
    grade: value('grade'),
    units: value('units'),
    when: year !== undefined && found ? { year: Number(year), term: found } : null,
    state: value('state') as CheckCourse['state'],
    listed: value('listed') as CheckCourse['listed'],
    weight: Number(value('weight')),
    origin: value('origin') as CheckCourse['origin'],
    sameAs: value('sameAs'),
    isLab: (fieldOf(row, 'isLab') as HTMLInputElement).checked,
  };
}
