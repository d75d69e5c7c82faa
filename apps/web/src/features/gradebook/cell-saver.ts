import { CELLS_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import { createStore, type Store } from '#lib/store.ts';
import type { CellChange, SaveAnswer, SaveInput, StaffCell } from './gradebook-queries.ts';
import { isSameTarget, keyOf, type Target, type Totals } from './sheet-model.ts';

export type Source = SaveInput['source'];

/** What is going on with a cell that somebody changed. */
export type Mark =
  | { readonly kind: 'saving' | 'waiting'; readonly mine: Target }
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'conflict';
      readonly mine: Target;
      readonly theirs: StaffCell;
      readonly byName: string | null;
      readonly at: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly mine: Target;
      readonly code: SaveAnswer['refused'][number]['code'];
      readonly pointsPossible: number | null;
    }
  /** Never sent. */
  | { readonly kind: 'unreadable'; readonly text: string; readonly why: string };

/** One cell that is to change, with what it was. */
export interface Edit {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly to: Target;
  readonly before: Target;
  /** The version that was on the screen. */
  readonly baseSeq: number;
}

/** A text that means nothing in its cell. */
export interface Unreadable {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly text: string;
  readonly why: string;
}

interface Waiting {
  readonly edit: Edit;
  readonly source: Source;
  /** The cell had an own change on its way: what that made of it is the version this one is based on. */
  readonly isAfterOwn: boolean;
}

/** What is kept on the device until the server has it. */
export type KeptEdits = readonly { readonly edit: Edit; readonly source: Source }[];

export interface SaverState {
  readonly marks: ReadonlyMap<string, Mark>;
  /** Cells newer than the grid that was asked for. */
  readonly known: ReadonlyMap<string, StaffCell>;
  readonly totals: ReadonlyMap<string, Totals>;
  readonly status: 'idle' | 'saving' | 'saved' | 'offline' | 'failed';
  /** When something was last saved, in ms. */
  readonly savedAt: number | null;
  readonly undoCount: number;
  readonly redoCount: number;
  /** Why saving stopped; null: it didn't. */
  readonly error: unknown;
}

interface Deps {
  /** @throws when nothing was saved. */
  readonly send: (changes: CellChange[], source: Source) => Promise<SaveAnswer>;
  readonly keep: (edits: KeptEdits) => void;
  readonly isUnreachable: (error: unknown) => boolean;
  readonly now: () => number;
  /** After each save, with what came of it. */
  readonly onSaved?: (answer: SaveAnswer) => void;
  /** How long a cell shows that it was just saved. */
  readonly savedForMs?: number;
  readonly mostAtOnce?: number;
}

const STEPS_KEPT = 200;

/**
 * Saves cells in the background, one call at a time: what is typed meanwhile goes with the next one. A cell that
 * somebody else changed stays as a conflict until one of the two is chosen; what couldn't be sent stays, here and on the
 * device, until it can.
 */
export class CellSaver {
  readonly state: Store<SaverState>;
  readonly #deps: Deps;
  /** What isn't sent yet, by cell, in the order it was changed. */
  #queue = new Map<string, Waiting>();
  #isSending = false;
  #undo: Edit[][] = [];
  #redo: Edit[][] = [];
  /** Versions that own saves made. */
  readonly #ownSeqs = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.state = createStore<SaverState>({
      marks: new Map(),
      known: new Map(),
      totals: new Map(),
      status: 'idle',
      savedAt: null,
      undoCount: 0,
      redoCount: 0,
      error: null,
    });
  }

  /** Saves these cells as one step that can be undone, and answers with the step. */
  edit(edits: readonly Edit[], source: Source): Edit[] {
    const step = [...edits];
    if (step.length === 0) return step;
    this.#undo = [...this.#undo, step].slice(-STEPS_KEPT);
    this.#redo = [];
    this.#enqueue(step, source);
    return step;
  }

  /** What was kept on the device from before. */
  resume(kept: KeptEdits): void {
    for (const { edit, source } of kept) this.#enqueue([edit], source);
  }

  undo(): void {
    const step = this.#undo.at(-1);
    if (!step) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#redo = [...this.#redo, step];
    this.#replay(
      step.map((edit) => ({ ...edit, to: edit.before, before: edit.to })),
      'undo',
    );
  }

  /** Undoes this step by itself, if it still stands. Cells that were changed since stay as they are. */
  undoStep(step: Edit[]): void {
    const at = this.#undo.indexOf(step);
    if (at < 0) return;
    const keysOf = (edits: readonly Edit[]) => edits.map((edit) => keyOf(edit.studentId, edit.assignmentId));
    const since = new Set(keysOf(this.#undo.slice(at + 1).flat()));
    const back = step.filter((edit) => !since.has(keyOf(edit.studentId, edit.assignmentId)));
    this.#undo = this.#undo.toSpliced(at, 1);
    if (back.length > 0) this.#redo = [...this.#redo, back];
    this.#replay(
      back.map((edit) => ({ ...edit, to: edit.before, before: edit.to })),
      'undo',
    );
  }

  redo(): void {
    const step = this.#redo.at(-1);
    if (!step) return;
    this.#redo = this.#redo.slice(0, -1);
    this.#undo = [...this.#undo, step];
    this.#replay(step, 'undo');
  }

  /** Sends again what is waiting. */
  retry(): void {
    void this.#pump();
  }

  /** Tells about texts that mean nothing; they stay in their cells until they are changed. */
  markUnreadable(cells: readonly Unreadable[]): void {
    if (cells.length === 0) return;
    // All at once: thousands may be pasted.
    const marks = new Map(this.state.get().marks);
    for (const { studentId, assignmentId, text, why } of cells)
      marks.set(keyOf(studentId, assignmentId), { kind: 'unreadable', text, why });
    this.#set({ marks });
  }

  /** Takes the cell as it is on the server. */
  dismiss(studentId: string, assignmentId: string): void {
    const key = keyOf(studentId, assignmentId);
    this.#queue.delete(key);
    this.#mark(key, null);
    this.#keep();
  }

  /** Saves one's own value over what the server has now. */
  insist(studentId: string, assignmentId: string): void {
    const key = keyOf(studentId, assignmentId);
    const mark = this.state.get().marks.get(key);
    if (mark?.kind === 'conflict') {
      const before = targetFromStaff(mark.theirs);
      this.edit([{ studentId, assignmentId, to: mark.mine, before, baseSeq: mark.theirs.seq }], 'typed');
    } else if (mark?.kind === 'refused' && mark.mine.state === 'graded') {
      const known = this.state.get().known.get(key);
      const last = this.#undo.flat().findLast((edit) => keyOf(edit.studentId, edit.assignmentId) === key);
      this.edit(
        [
          {
            ...{ studentId, assignmentId, to: { ...mark.mine, isConfirmed: true } },
            before: last?.before ?? { state: 'ungraded' },
            baseSeq: known?.seq ?? last?.baseSeq ?? 0,
          },
        ],
        'typed',
      );
    }
  }

  /** A new answer of the grid came: what it knows already needn't be laid over it. */
  forgetUpTo(seqOf: (studentId: string, assignmentId: string) => number): void {
    const { known, marks } = this.state.get();
    if (known.size === 0 && this.state.get().totals.size === 0) return;
    const rest = new Map(
      [...known].filter(([, cell]) => cell.seq > seqOf(cell.studentId, cell.assignmentId)),
    );
    const students = new Set([...rest.values()].map((cell) => cell.studentId as string));
    const totals = new Map([...this.state.get().totals].filter(([studentId]) => students.has(studentId)));
    this.#set({ known: rest, totals, marks });
  }

  get hasUnsaved(): boolean {
    return this.#queue.size > 0 || this.#isSending;
  }

  #replay(step: readonly Edit[], source: Source): void {
    const { known } = this.state.get();
    this.#enqueue(
      step.map((edit) => ({
        ...edit,
        // Against what this page made of the cell: another person's change in between is a conflict.
        baseSeq:
          this.#ownSeqs.get(keyOf(edit.studentId, edit.assignmentId)) ??
          known.get(keyOf(edit.studentId, edit.assignmentId))?.seq ??
          edit.baseSeq,
      })),
      source,
    );
  }

  #enqueue(edits: readonly Edit[], source: Source): void {
    const marks = new Map(this.state.get().marks);
    for (const edit of edits) {
      const key = keyOf(edit.studentId, edit.assignmentId);
      const older = this.#queue.get(key);
      this.#queue.delete(key);
      const isOnItsWay = this.#isSending && marks.get(key)?.kind === 'saving' && !older;
      this.#queue.set(key, {
        edit: older ? { ...edit, baseSeq: older.edit.baseSeq } : edit,
        source,
        isAfterOwn: older?.isAfterOwn ?? isOnItsWay,
      });
      marks.set(key, { kind: 'saving', mine: edit.to });
    }
    this.#set({ marks });
    this.#keep();
    void this.#pump();
  }

  async #pump(): Promise<void> {
    const [first] = this.#queue.values();
    if (this.#isSending || !first) return;
    this.#isSending = true;
    const { source } = first;
    const most = this.#deps.mostAtOnce ?? CELLS_AT_ONCE;
    const batch = [...this.#queue.values()].filter((one) => one.source === source).slice(0, most);
    for (const { edit } of batch) this.#queue.delete(keyOf(edit.studentId, edit.assignmentId));
    this.#set({ status: 'saving', error: null });
    try {
      const answer = await this.#deps.send(
        batch.map(({ edit, isAfterOwn }) => ({
          studentId: edit.studentId as CellChange['studentId'],
          assignmentId: edit.assignmentId as CellChange['assignmentId'],
          to: edit.to,
          baseSeq: isAfterOwn
            ? (this.#ownSeqs.get(keyOf(edit.studentId, edit.assignmentId)) ?? edit.baseSeq)
            : edit.baseSeq,
        })),
        source,
      );
      this.#isSending = false;
      this.#take(batch, answer);
      this.#keep();
      this.#deps.onSaved?.(answer);
      void this.#pump();
    } catch (error) {
      this.#isSending = false;
      const newer = this.#queue;
      this.#queue = new Map(batch.map((one) => [keyOf(one.edit.studentId, one.edit.assignmentId), one]));
      // A newer change of the same cell takes the place of the one that wasn't sent, and its version.
      for (const [key, one] of newer) {
        const older = this.#queue.get(key);
        this.#queue.set(
          key,
          older
            ? { ...one, edit: { ...one.edit, baseSeq: older.edit.baseSeq }, isAfterOwn: older.isAfterOwn }
            : one,
        );
      }
      const marks = new Map(this.state.get().marks);
      for (const [key, { edit }] of this.#queue) marks.set(key, { kind: 'waiting', mine: edit.to });
      this.#set({ marks, status: this.#deps.isUnreachable(error) ? 'offline' : 'failed', error });
      this.#keep();
    }
  }

  #take(batch: readonly Waiting[], answer: SaveAnswer): void {
    const marks = new Map(this.state.get().marks);
    const known = new Map(this.state.get().known);
    const totals = new Map(this.state.get().totals);
    const mineOf = new Map(
      batch.map(({ edit }) => [keyOf(edit.studentId, edit.assignmentId), edit.to] as const),
    );
    const saved: string[] = [];
    for (const cell of answer.saved) {
      const key = keyOf(cell.studentId, cell.assignmentId);
      known.set(key, cell);
      this.#ownSeqs.set(key, cell.seq);
      if (this.#queue.has(key)) continue;
      marks.set(key, { kind: 'saved' });
      saved.push(key);
    }
    for (const { cell, byName, at } of answer.conflicts) {
      const key = keyOf(cell.studentId, cell.assignmentId);
      known.set(key, cell);
      this.#ownSeqs.delete(key);
      const mine = mineOf.get(key);
      const isSame = mine && isSameTarget(mine, targetFromStaff(cell));
      marks.set(
        key,
        isSame || !mine ? { kind: 'saved' } : { kind: 'conflict', mine, theirs: cell, byName, at },
      );
      if (isSame) saved.push(key);
    }
    for (const { studentId, assignmentId, code, pointsPossible } of answer.refused) {
      const key = keyOf(studentId, assignmentId);
      const mine = mineOf.get(key);
      if (mine) marks.set(key, { kind: 'refused', mine, code, pointsPossible });
    }
    for (const { studentId, ...rest } of answer.totals) totals.set(studentId, rest);
    this.#set({
      ...{ marks, known, totals },
      status: this.#queue.size > 0 ? 'saving' : 'saved',
      savedAt: answer.saved.length > 0 ? this.#deps.now() : this.state.get().savedAt,
    });
    if (saved.length > 0) setTimeout(() => this.#fade(saved), this.#deps.savedForMs ?? 2_500);
  }

  #fade(keys: readonly string[]): void {
    const marks = new Map(this.state.get().marks);
    for (const key of keys) if (marks.get(key)?.kind === 'saved') marks.delete(key);
    this.#set({ marks });
  }

  #mark(key: string, mark: Mark | null): void {
    const marks = new Map(this.state.get().marks);
    if (mark) marks.set(key, mark);
    else marks.delete(key);
    this.#set({ marks });
  }

  #keep(): void {
    this.#deps.keep([...this.#queue.values()].map(({ edit, source }) => ({ edit, source })));
  }

  #set(change: Partial<SaverState>): void {
    this.state.set({
      ...this.state.get(),
      ...change,
      undoCount: this.#undo.length,
      redoCount: this.#redo.length,
    });
  }
}

export const targetFromStaff = (cell: StaffCell): Target =>
  cell.state === 'graded' && cell.points !== null
    ? {
        state: 'graded',
        points: Math.round((cell.points + cell.lateDeduction) * 100) / 100,
        isConfirmed: true,
      }
    : { state: cell.state === 'graded' ? 'ungraded' : cell.state };
