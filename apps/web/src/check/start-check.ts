import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  type CheckInput,
  datesBefore,
  EMPTY_CHECK,
  gradeOn,
  usualDates,
} from '@fieldhouse/domain/eligibility/check-input.ts';
import { wantCheck } from '#lib/check-wanted.ts';
import { forgetCheck, keepCheck, keptCheck } from '#lib/kept-check.ts';
import type { Answer, openAnswer } from './answer.ts';
import { CheckForm, fieldOf } from './check-form.ts';
import { today } from './today.ts';

/** The part that counts and answers, loaded with the first key. */
type Load = () => Promise<{ readonly openAnswer: typeof openAnswer }>;

const KEPT_AFTER_MS = 250;
const DATES = ['grade9StartOn', 'seventhSemesterStartOn', 'graduationOn'] as const;

/** Lets the page of the check work. Everything that is typed stays in this browser. */
export function startCheck(load: Load): void {
  const page = document.querySelector<HTMLElement>('.check') as HTMLElement;
  const element = page.querySelector<HTMLFormElement>('#check') as HTMLFormElement;
  const dialog = document.querySelector<HTMLDialogElement>('#paste') as HTMLDialogElement;
  const form = new CheckForm(element);
  let answer: Promise<Answer> | null = null;
  let cleared: CheckInput | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const opened = (): Promise<Answer> => {
    answer ??= load().then(({ openAnswer }) => openAnswer(page, form, changed));
    // What failed to load is tried again with the next key.
    answer.catch(() => {
      answer = null;
    });
    return answer;
  };
  const say = (name: string, isShown: boolean) => {
    const place = page.querySelector<HTMLElement>(`[data-${name}]`);
    if (place) place.hidden = !isShown;
  };
  let isKept = true;
  const keep = () => {
    isKept = true;
    say('unkept', !keepCheck(form.read()));
  };

  /** After anything was typed, chosen, added or taken away. */
  function changed(): void {
    showGrade();
    const input = form.read();
    form.askOfSchool(input);
    clearTimeout(timer);
    isKept = false;
    timer = setTimeout(keep, KEPT_AFTER_MS);
    say('cleared', false);
    void opened().then(
      (it) => {
        say('unloaded', false);
        it.show(input);
      },
      () => say('unloaded', true),
    );
  }

  function add(course: Parameters<CheckForm['add']>[0]): void {
    const row = form.add(course);
    say('full', row === null);
    form.renumber();
    if (row) fieldOf(row, 'title').focus();
  }

  function remove(row: HTMLElement): void {
    const next = (row.nextElementSibling ?? row.previousElementSibling) as HTMLElement | null;
    const list = row.closest('.courses');
    row.remove();
    say('full', false);
    form.renumber();
    const focused = next ? fieldOf(next, 'title') : list?.querySelector<HTMLElement>('[data-act^="add"]');
    focused?.focus();
    changed();
  }

  /** Dates that nobody typed follow from the grade, or from graduation. */
  function propose(dates: Partial<Record<(typeof DATES)[number], string>>): void {
    for (const name of DATES) {
      const control = form.named(name);
      const date = dates[name];
      if (date !== undefined && !control.hasAttribute('data-typed')) control.value = date;
    }
  }

  const acts: Readonly<Record<string, (target: HTMLElement) => void>> = {
    'add-final': () => add({ state: 'final' }),
    'add-open': () => add({ state: 'running' }),
    remove: (target) => remove(target.closest<HTMLElement>('.course') as HTMLElement),
    paste: () => {
      dialog.showModal();
      void opened().catch(() => say('unloaded', true));
    },
    clear: () => {
      cleared = form.read();
      clearTimeout(timer);
      forgetCheck();
      form.fill(EMPTY_CHECK);
      form.named('gradeNow').value = '';
      page.querySelector('.read-notice')?.remove();
      say('kept', false);
      changed();
      say('cleared', true);
      page.querySelector<HTMLElement>('[data-act="undo"]')?.focus();
    },
    undo: () => {
      if (cleared) form.fill(cleared);
      changed();
      page.querySelector<HTMLElement>('[data-act="clear"]')?.focus();
    },
    print: () => window.print(),
    picture: () => void opened().then((it) => it.savePicture()),
    read: () =>
      void opened().then(
        (it) => it.readPaste(dialog),
        () => {
          // What says so stands behind the dialog, which keeps its text.
          dialog.close();
          say('unloaded', true);
        },
      ),
    keep: () => {
      clearTimeout(timer);
      keep();
      // Nothing can be brought along where nothing is kept.
      wantCheck(keptCheck() !== null);
    },
  };

  /** The grade that the dates say. */
  function showGrade(): void {
    const grade = gradeOn(form.named('grade9StartOn').value, today());
    if (grade === null) return;
    form.named('gradeNow').value = grade > 12 ? 'after' : `${Math.max(7, grade)}`;
  }

  for (const part of [page, dialog])
    part.addEventListener('click', (event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-act]');
      if (target && target.tagName !== 'SELECT') acts[target.dataset.act ?? '']?.(target);
    });
  element.addEventListener('submit', (event) => event.preventDefault());
  // Options are written when somebody looks for them: titles change with every key.
  element.addEventListener(
    'toggle',
    (event) => {
      const row = (event.target as Element).closest<HTMLElement>('.course');
      if (row) form.offerOthers(row);
    },
    true,
  );
  element.addEventListener('input', (event) => {
    const control = event.target as HTMLInputElement;
    const row = control.closest<HTMLElement>('.course');
    if (control.dataset.act === 'list-all') {
      if (control.value !== '') for (const one of form.rows) fieldOf(one, 'listed').value = control.value;
    } else if (control.dataset.field === 'state' && row) form.moved(row);
    else if (control.dataset.field === 'listed')
      element.querySelector<HTMLSelectElement>('[data-act="list-all"]')!.value = '';
    else if (control.name === 'gradeNow') {
      if (/^\d+$/.test(control.value)) propose(usualDates(Number(control.value), today()));
      // Nobody knows since when: the day of graduation says it, and what a grade had proposed is gone.
      else propose({ grade9StartOn: '', seventhSemesterStartOn: '', graduationOn: '' });
    } else if (control.type === 'date') {
      control.toggleAttribute('data-typed', control.value !== '');
      if (control.name === 'graduationOn' && isCalendarDate(control.value))
        propose(datesBefore(control.value));
    }
    changed();
  });

  // Paper is light, whatever the screen is.
  const root = document.documentElement;
  const { mantineColorScheme: scheme } = root.dataset;
  window.addEventListener('beforeprint', () => {
    root.dataset.mantineColorScheme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (scheme) root.dataset.mantineColorScheme = scheme;
  });

  // Whoever leaves right after a key loses nothing.
  window.addEventListener('pagehide', () => {
    if (!isKept) keep();
  });

  const kept = keptCheck();
  if (kept) {
    form.fill(kept);
    say('kept', true);
    changed();
  } else form.renumber();
}
