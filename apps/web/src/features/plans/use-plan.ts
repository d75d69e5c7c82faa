import type { CourseId, PlanId } from '@fieldhouse/contract/ids.ts';
import type { PlanWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import type { BoardItem } from './board-problem.ts';
import { askedOf, draftOf, firstDraft, type PlanDraft } from './plan-draft.ts';
import { type PlanChoices, type SavedPlan, type SavedPlans, savedQuery } from './plan-queries.ts';

/** What a person is at: what the plan is for, and the courses of its board. */
export interface PlanWork {
  readonly draft: PlanDraft;
  readonly items: readonly BoardItem[];
}

/** What isn't saved yet, with the draft that it changes; `planId` null: it begins one. */
interface Unsaved {
  readonly work: PlanWork;
  readonly planId: PlanId | null;
  readonly version: number;
  readonly planKey: string;
  /** It is saved, and the saved plan couldn't be read since: this is the copy that is shown. */
  readonly isStored?: boolean;
}

const SAVE_AFTER_MS = 900;
const NOTHING: { readonly unsaved: Unsaved | null } = { unsaved: null };

function readKept(kept: unknown): typeof NOTHING | null {
  const unsaved = (kept as Partial<typeof NOTHING> | null)?.unsaved;
  return unsaved && Array.isArray(unsaved.work?.items) && Array.isArray(unsaved.work?.draft?.goals)
    ? { unsaved }
    : null;
}

/** The version that is worked on: for who decides, the proposed one; the draft; else the last one that still means something. */
export const currentOf = ({ plans }: SavedPlans): SavedPlan | undefined =>
  plans.find(({ can }) => can.decide) ??
  plans.find(({ state }) => state === 'draft') ??
  plans.find(({ state }) => state !== 'replaced');

const isHad = ({ state }: SavedPlan['items'][number]) => state === 'enrolled' || state === 'completed';

/** Where work begins: from the version that there is, without what the record has by now. */
function workOf(saved: SavedPlans, choices: PlanChoices): PlanWork {
  const current = currentOf(saved);
  if (!current) return { draft: firstDraft(choices, saved.asked), items: [] };
  return {
    draft: draftOf(current, choices),
    items: current.items
      .filter((item) => !isHad(item))
      .map(({ courseId, termIds }) => ({ courseId, termIds: [...termIds] })),
  };
}

/**
 * The plan that a person works on. Each change is saved by itself, and stays on this device until it is; what somebody else
 * saved meanwhile is never overwritten unasked.
 */
export function usePlan(choices: PlanChoices, saved: SavedPlans) {
  const { studentId } = choices.student;
  const queryClient = useQueryClient();
  const kept = useKeptValue(`plan/${studentId}`, NOTHING, readKept);
  const { unsaved } = kept.value;
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const [past, setPast] = useState<readonly PlanWork[]>([]);
  const start = workOf(saved, choices);
  const work = unsaved?.work ?? start;

  const { queryKey } = savedQuery(studentId);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const readSaved = () => queryClient.getQueryData<SavedPlans>(queryKey);
  const save = useMutation({
    mutationFn: (one: Unsaved) =>
      client.plans.save({
        ...{ studentId, planId: one.planId, version: one.version, planKey: one.planKey },
        wishes: withoutStudent(askedOf(one.work.draft, choices)),
        items: one.work.items.map(({ courseId, termIds }) => ({
          courseId,
          termIds: [...termIds],
          grade: one.work.draft.grades[courseId] ?? one.work.draft.grade,
        })),
      }),
    onSuccess: async ({ planId, version }, sent) => {
      await refresh();
      const now = latest.current;
      const isShown = readSaved()?.plans.some((one) => one.planId === planId && one.version >= version);
      if (now === null || (now === sent && isShown)) kept.forget();
      else kept.set({ unsaved: { ...now, planId, version, isStored: now === sent } });
    },
  });

  const isStale = codeOf(save.error) === 'STALE';
  const isWorthSaving =
    unsaved !== null && !unsaved.isStored && (unsaved.planId !== null || unsaved.work.items.length > 0);
  const canSave = saved.can.save && kept.isRead && isWorthSaving && unsaved.work.draft.goals.length > 0;
  const still = useDebounced(unsaved, SAVE_AFTER_MS);
  const { isPending, mutate } = save;
  /** What was refused as it is isn't sent again by itself. */
  const isRefused = save.isError && save.variables === still;
  // Follows the clock: what stood still for a moment is saved.
  useEffect(() => {
    if (canSave && still !== null && still === unsaved && !isPending && !isStale && !isRefused) mutate(still);
  }, [canSave, still, unsaved, isPending, isStale, isRefused, mutate]);

  const put = (next: PlanWork) => {
    const current = currentOf(saved);
    const draft = current?.state === 'draft' ? current : null;
    kept.set({
      unsaved: {
        work: next,
        planId: unsaved ? unsaved.planId : (draft?.planId ?? null),
        version: unsaved ? unsaved.version : (draft?.version ?? 0),
        planKey: unsaved?.planKey ?? crypto.randomUUID(),
      },
    });
  };
  const putItems = (items: readonly BoardItem[]) => {
    setPast([...past, work]);
    put({ ...work, items });
  };

  return {
    work,
    isRead: kept.isRead,
    /** Nothing of it is on this device alone. */
    isSaved: unsaved === null || unsaved.isStored === true,
    setDraft: (draft: PlanDraft) => put({ ...work, draft }),
    setItems: putItems,
    place(courseId: CourseId, termIds: readonly string[]) {
      const others = work.items.filter((item) => item.courseId !== courseId);
      putItems([...others, { courseId, termIds }]);
    },
    remove: (courseId: CourseId) => putItems(work.items.filter((item) => item.courseId !== courseId)),
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      put(before);
    },
    saving: {
      /** 'idle': everything that is worth it is saved. */
      state: isStale
        ? ('stale' as const)
        : save.error
          ? ('failed' as const)
          : canSave || isPending
            ? ('saving' as const)
            : ('idle' as const),
      error: save.error,
      retry: () => unsaved && mutate(unsaved),
      /** Leaves one's own changes for what is saved. */
      async takeSaved() {
        save.reset();
        setPast([]);
        kept.forget();
        await refresh();
      },
      /** Saves one's own changes over what somebody else saved. */
      async keepMine() {
        await refresh();
        const draft = readSaved()?.plans.find(({ state }) => state === 'draft');
        save.reset();
        if (unsaved)
          kept.set({ unsaved: { ...unsaved, planId: draft?.planId ?? null, version: draft?.version ?? 0 } });
      },
    },
  };
}

const withoutStudent = ({ studentId: _, ...wishes }: PlanWishes) => wishes;
export type Plan = ReturnType<typeof usePlan>;
