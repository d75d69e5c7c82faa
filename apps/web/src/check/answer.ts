import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  type CheckInput,
  MOST_CHECK_COURSES,
  schoolYearOf,
} from '@fieldhouse/domain/eligibility/check-input.ts';
import type { CheckAnswer } from '@fieldhouse/domain/eligibility/own-check.ts';
import type { PastedCheck } from '@fieldhouse/domain/eligibility/pasted-check.ts';
import { whyName } from '#features/eligibility/eligibility-words.ts';
import type { Formats } from '#lib/format.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { answerView, spokenAnswer } from './answer-view.ts';
import { type CheckForm, fieldOf } from './check-form.ts';
import { type Engine, workerEngine } from './engine.ts';
import { html, show } from './html.ts';
import { today } from './today.ts';
import { formatter, translator, type Words } from './words.ts';

export interface Answer {
  /** Counts what was typed, and shows it. What is typed meanwhile is counted after it. */
  show(input: CheckInput): void;
  readPaste(dialog: HTMLDialogElement): Promise<void>;
  savePicture(): Promise<void>;
}

const SPOKEN_AFTER_MS = 1_200;

async function wordsOf(page: HTMLElement): Promise<Words> {
  const { words } = page.dataset;
  if (!words) return {};
  const module: { readonly default: Words } = await import(/* @vite-ignore */ words);
  return module.default;
}

/**
 * The part of the page that counts and answers.
 *
 * @param changed tells the page that the form was changed here.
 */
export async function openAnswer(
  page: HTMLElement,
  form: CheckForm,
  changed: () => void,
  engine: Engine = workerEngine(),
): Promise<Answer> {
  const language = page.dataset.language ?? 'en';
  const t = translator(await wordsOf(page), language);
  const format = formatter(language) as Formats;
  const region = page.querySelector('#answer') as HTMLElement;
  const spoken = page.querySelector<HTMLElement>('[data-said]');
  let wanted: CheckInput | null = null;
  let isCounting = false;
  let shown: { readonly answer: CheckAnswer; readonly input: CheckInput } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  region.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-same]');
    const [first, ...others] = button?.dataset.same?.split(' ') ?? [];
    for (const row of form.rows) if (others.includes(row.dataset.id ?? '')) form.offerOthers(row, first);
    if (button) changed();
  });

  const say = (text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (spoken) spoken.textContent = text;
    }, SPOKEN_AFTER_MS);
  };

  async function count(): Promise<void> {
    if (isCounting) return;
    isCounting = true;
    try {
      while (wanted) {
        const input = wanted;
        wanted = null;
        const answer = await engine.check(input, today());
        shown = { answer, input };
        draw(answer, input);
      }
    } catch {
      show(
        region,
        html`<section class="verdict empty"><h2>${t('This couldn’t be calculated')}</h2><p>${t('What you typed is still there. Keep typing, or reload the page.')}</p></section>`,
      );
    } finally {
      isCounting = false;
    }
  }

  function draw(answer: CheckAnswer, input: CheckInput): void {
    // What somebody has opened stays open while they type.
    const opened = [...region.querySelectorAll('details')].map(({ open }) => open);
    const writing = { t, format, rules: page.dataset.rules ?? '/rules', courses: input.courses };
    show(region, answerView(answer, writing));
    const details = [...region.querySelectorAll('details')];
    if (details.length === opened.length)
      details.forEach((one, at) => {
        one.open = opened[at] ?? false;
      });
    for (const measure of ['overallGpa', 'act', 'sat'] as const) {
      const isOff = input[measure].trim() !== '' && !answer.measures.includes(measure);
      form.named(measure).setAttribute('aria-invalid', `${isOff}`);
    }
    drawJump(answer);
    drawCounts(input);
    drawRows(answer);
    for (const button of page.querySelectorAll<HTMLButtonElement>('[data-act="print"], [data-act="picture"]'))
      button.disabled = false;
    say(spokenAnswer(answer, writing));
  }

  /** The first line of the answer stays in view while somebody types, and leads there. */
  function drawJump({ better: [first] }: CheckAnswer): void {
    const jump = page.querySelector<HTMLElement>('[data-jump]');
    if (!jump || !first) return;
    const values = { body: bodyName(first.rules.body, t), outlook: outlookName(first.outlook, t) };
    jump.textContent = `${t('{{body}}: {{outlook}}.', values)} ${t('Show the answer')}`;
    jump.hidden = false;
  }

  /** How many courses stand in each list, and their units. */
  function drawCounts({ courses }: CheckInput): void {
    for (const place of page.querySelectorAll<HTMLElement>('[data-count]')) {
      const isFinal = place.dataset.count === 'final';
      const inList = courses.filter(
        ({ state, title }) => (state === 'final') === isFinal && title.trim() !== '',
      );
      const units = inList.reduce((sum, one) => sum + (Number(one.units.replace(',', '.')) || 0), 0);
      place.textContent =
        inList.length === 0
          ? ''
          : `${t('{{count}} courses', { count: inList.length })}, ${t('{{units}} units', { units: format.number(units) })}`;
    }
  }

  /** Says beside a course why it doesn't count. */
  function drawRows({ better: [first] }: CheckAnswer): void {
    const lines = new Map(
      first?.kind === 'division' ? first.official.courses.map((one) => [one.id, one] as const) : [],
    );
    for (const row of form.rows) {
      const line = lines.get(row.dataset.id ?? '');
      const isOpen = fieldOf(row, 'state').value !== 'final';
      const text = !line || line.isCounted || line.why === null || isOpen ? '' : whyName(line.why, t);
      let note = row.querySelector<HTMLElement>('.row-note');
      if (!note) {
        note = document.createElement('p');
        note.className = 'row-note';
        row.append(note);
      }
      note.textContent = text;
      // Nothing is wrong with a course that isn't needed.
      note.toggleAttribute('data-fine', ['repeat', 'not_needed', 'held_by_lock'].includes(line?.why ?? ''));
      const isOff = ['grade_unreadable', 'grade_off_scale', 'no_scale'].includes(line?.why ?? '');
      fieldOf(row, 'grade').setAttribute('aria-invalid', `${isOff}`);
      const isOverOne = Number(fieldOf(row, 'units').value.trim().replace(',', '.')) > 1;
      if (isOverOne && text === '')
        note.textContent = t('It counts as one unit: a full year is 1, a semester 0.5.');
      const areUnitsOff = isOverOne || line?.why === 'units_unreadable';
      fieldOf(row, 'units').setAttribute('aria-invalid', `${areUnitsOff}`);
      const title = fieldOf(row, 'title').value.trim();
      row.toggleAttribute('data-area-missing', title !== '' && fieldOf(row, 'area').value === '');
    }
  }

  function refusal(found: Exclude<PastedCheck, { readonly courses: unknown }>): string {
    if ('people' in found) return t('This is about several people. Whose courses are they?');
    switch (found.refused) {
      case 'empty':
        return t('There is no text yet. Paste it into the field.');
      case 'too_long':
        return t('This is more than a transcript can be. Paste its pages alone.');
      case 'not_a_transcript':
        return t(
          'No line of it looks like a course with a grade. Paste the lines with titles, grades and credits.',
        );
    }
  }

  async function readPaste(dialog: HTMLDialogElement, person: number | null): Promise<void> {
    const field = dialog.querySelector('textarea') as HTMLTextAreaElement;
    const said = dialog.querySelector('.paste-said') as HTMLElement;
    const input = form.read();
    const start = input.grade9StartOn;
    const found = await engine
      .read(field.value, {
        grade9Year: isCalendarDate(start) ? schoolYearOf(start) : null,
        thisYear: schoolYearOf(today()),
        person,
      })
      .catch((): PastedCheck => ({ refused: 'not_a_transcript' }));
    if (!('courses' in found)) {
      const people = 'people' in found ? found.people : [];
      show(
        said,
        html`<p>${refusal(found)}</p>${people.map((name, at) => html`<button type="button" class="soft" data-person="${at}">${name}</button>`)}`,
      );
      for (const button of said.querySelectorAll<HTMLElement>('[data-person]'))
        button.addEventListener('click', () => void readPaste(dialog, Number(button.dataset.person)));
      field.focus();
      return;
    }
    const withoutRoom = takeOver(found, input);
    field.value = '';
    said.replaceChildren();
    dialog.close();
    tellRead(found, withoutRoom);
    changed();
  }

  return {
    show(input) {
      wanted = input;
      void count();
    },
    readPaste: (dialog) => readPaste(dialog, null),
    async savePicture() {
      if (!shown) return;
      const { savePicture } = await import('./picture.ts');
      await savePicture(shown.answer, shown.input.courses, { t, format });
    },
  };

  /**
   * Puts what was read into the form: behind what stands there, and dates where none do.
   *
   * @returns how many courses found no room.
   */
  function takeOver(found: Extract<PastedCheck, { readonly courses: unknown }>, input: CheckInput): number {
    for (const row of form.rows) {
      const isBlank = ['title', 'grade'].every((name) => fieldOf(row, name).value.trim() === '');
      if (isBlank) row.remove();
    }
    const room = MOST_CHECK_COURSES - form.rows.length;
    for (const course of found.courses.slice(0, room)) form.add(course);
    form.renumber();
    const year = found.grade9Year;
    if (input.grade9StartOn === '' && year !== null) {
      const dates = {
        grade9StartOn: `${year}-08-15`,
        seventhSemesterStartOn: `${year + 3}-08-15`,
        graduationOn: `${year + 4}-05-31`,
      };
      for (const [name, date] of Object.entries(dates))
        if (form.named(name).value === '') form.named(name).value = date;
    }
    if (input.overallGpa === '' && found.gpa !== null) form.named('overallGpa').value = `${found.gpa}`;
    return Math.max(0, found.courses.length - room);
  }

  /** What to look over in what was read. */
  function tellRead(
    { courses, withoutUnits, leftOut, unread }: Extract<PastedCheck, { readonly courses: unknown }>,
    withoutRoom: number,
  ): void {
    const count = courses.length - withoutRoom;
    const left = leftOut + withoutRoom;
    let place = page.querySelector<HTMLElement>('.read-notice');
    if (!place) {
      place = document.createElement('div');
      place.className = 'notice read-notice';
      place.setAttribute('role', 'status');
      place.tabIndex = -1;
      form.rows[0]?.closest('form')?.prepend(place);
    }
    show(
      place,
      html`<p><b>${t('{{count}} courses were read.', { count })}</b> ${t('Areas are guessed from titles, and dates from years. Please look over each.')}</p>
        ${withoutUnits > 0 && html`<p>${t('{{count}} courses print more than one credit, which isn’t a unit: enter 1 for a full year, 0.5 for a semester.', { count: withoutUnits })}</p>`}
        ${left > 0 && html`<p>${t('{{count}} more didn’t fit and are left out.', { count: left })}</p>`}
        ${unread.length > 0 && html`<p>${t('These lines can’t be read for sure. Enter them yourself:')}</p><ul>${unread.map((one) => html`<li>${one}</li>`)}</ul>`}`,
    );
    place.focus();
  }
}
