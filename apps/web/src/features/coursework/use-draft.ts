import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/client';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '#lib/api.ts';
import { deviceStore, sendBeforeSignOut } from '#lib/device-store.ts';
import { codeOf, isFinal } from '#lib/errors.ts';
import { isShownCopy } from '#lib/saved-answers.ts';
import { useMe } from '#lib/session.ts';
import { type Assignment, assignmentQuery } from './coursework-queries.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { draftStart, type KeptDraft } from './draft-start.ts';
import type { DraftSnapshot, KeptAnswer, SaveFailure, ServerDraft } from './draft-types.ts';

export interface OpenDraft {
  readonly keeper: DraftKeeper;
}

/**
 * The answer being written, or null for the moment it takes to read what this device kept. Saves by itself
 * while the page is open, when it is hidden and when it is left.
 */
export function useOpenDraft(assignment: Assignment): OpenDraft | null {
  const { userId } = useMe();
  const { assignmentId, enrollmentId } = assignment;
  const attemptCount = assignment.attempts.length;
  const [open, setOpen] = useState<OpenDraft | null>(null);

  // Reads the device and follows the page's life, both outside React. Another attempt is another draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers about the same attempt go to observe()
  useEffect(() => {
    let isGone = false;
    let opened: OpenDraft | null = null;
    const flush = () => void opened?.keeper.flush();
    const leave = () => opened?.keeper.leave();
    const onHide = () => document.visibilityState === 'hidden' && leave();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (opened?.keeper.snapshot().status.kind === 'unkept') event.preventDefault();
    };
    void openDraft(assignment, userId).then((draft) => {
      if (isGone) return;
      opened = draft;
      // In slices: the whole page of the work is rendered with it.
      startTransition(() => setOpen(draft));
    });
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHide);
    const endTask = sendBeforeSignOut(async () => opened?.keeper.flush());
    return () => {
      isGone = true;
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHide);
      endTask();
      opened?.keeper.close();
      setOpen(null);
    };
  }, [assignmentId, enrollmentId, userId, attemptCount]);

  const { draft } = assignment;
  // The keeper lives outside React; it decides whether a newer draft of another device is taken over.
  useEffect(() => open?.keeper.observe(draft), [open, draft]);

  return open;
}

export const useDraftSnapshot = ({ keeper }: OpenDraft): DraftSnapshot =>
  useSyncExternalStore(keeper.subscribe, keeper.snapshot);

async function openDraft(assignment: Assignment, userId: string): Promise<OpenDraft> {
  const { assignmentId, enrollmentId, draft, attempts } = assignment;
  const prefix = `draft/${userId}/${assignmentId}/`;
  // What was kept for an earlier attempt at the course isn't this answer, and stays where it is.
  const ofThisAttempt = async () =>
    (await deviceStore.list(prefix)).filter(({ value }) => {
      const kept = (value as KeptDraft).enrollmentId;
      return kept === undefined || kept === enrollmentId;
    });
  const records = await ofThisAttempt().catch(() => []);
  const start = draftStart(
    draft,
    records.map(({ value }) => value as KeptDraft),
    attempts.map(({ text }) => text),
    isShownCopy(assignmentQuery(assignmentId).queryKey),
  );
  const own = prefix + crypto.randomUUID();
  let last: KeptDraft | null = null;
  // Its time is that of the last change: a page that goes away keeps its text once more, which makes it no newer.
  const recordOf = (kept: KeptAnswer): KeptDraft => {
    const keptAt = last?.content === kept.content ? last.keptAt : new Date().toISOString();
    last = { ...kept, keptAt, enrollmentId };
    return last;
  };
  let others = records.map(({ key }) => key);
  const dropOthers = async () => {
    const gone = others;
    others = [];
    await Promise.all(gone.map((key) => deviceStore.remove(key)));
  };

  const keeper = new DraftKeeper(
    {
      save: (content, baseRevision, isLeaving) =>
        client.coursework.saveDraft(
          {
            assignmentId: assignmentId as AssignmentId,
            ...(enrollmentId ? { enrollmentId } : {}),
            ...{ content, baseRevision, deviceId: deviceId() },
          },
          { context: { isLeaving } },
        ),
      failureOf,
      async keep(kept) {
        await deviceStore.write(own, recordOf(kept));
        // What other pages kept stays until the person's choice is on the server.
        if (!kept.isUnsaved) await dropOthers();
      },
      keepAtOnce: (kept) => deviceStore.writeAtOnce(own, recordOf(kept)),
      async forget() {
        for (const { key } of await ofThisAttempt()) await deviceStore.remove(key);
      },
    },
    start,
  );
  return { keeper };
}

function failureOf(error: unknown): SaveFailure {
  if (codeOf(error) === 'DRAFT_CONFLICT' && error instanceof ORPCError) {
    const { current } = error.data as { current: ServerDraft };
    return { kind: 'conflict', current };
  }
  // A full limiter and an ended session pass; other refusals stay what they are.
  const passes = ['TOO_MANY_TRIES', 'UNAUTHORIZED'].includes(codeOf(error) ?? '');
  return { kind: isFinal(error) && !passes ? 'refused' : 'unreachable' };
}

/** Names this browser in the server's drafts, so that a teacher or support can tell two devices apart. */
function deviceId() {
  const key = 'fieldhouse-device';
  const id = localStorage.getItem(key) ?? crypto.randomUUID();
  try {
    localStorage.setItem(key, id);
  } catch {
    // A full or closed storage: another name next time.
  }
  return id;
}
