import { ORPCError } from '@orpc/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStore, sendBeforeSignOut } from '#lib/device-store.ts';
import { codeOf, isFinal } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import {
  type CopyFailure,
  CopyKeeper,
  copyStart,
  type KeptCopy,
  type RivalCopy,
  type ServerCopy,
} from './copy-keeper.ts';

/**
 * The working copy of a lesson or an assignment, or null for the moment it takes to read what this device kept. Saves by
 * itself while the page is open, when it is hidden and when it is left.
 *
 * @param name names it on this device: "lesson/…".
 */
export function useCopyKeeper<Copy>(
  name: string,
  server: ServerCopy<Copy>,
  save: (copy: Copy, baseVersion: number) => Promise<{ version: number; savedAt: string }>,
): CopyKeeper<Copy> | null {
  const prefix = `copy/${useMe().userId}/${name}/`;
  const [open, setOpen] = useState<CopyKeeper<Copy> | null>(null);

  // Reads the device and follows the page's life, both outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers of the server go to take()
  useEffect(() => {
    let isGone = false;
    let keeper: CopyKeeper<Copy> | null = null;
    const flush = () => void keeper?.flush();
    const leave = () => keeper?.leave();
    const onHide = () => document.visibilityState === 'hidden' && leave();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (keeper?.snapshot().status.kind === 'unkept') event.preventDefault();
    };
    void openKeeper(prefix, server, save).then((opened) => {
      if (isGone) return;
      keeper = opened;
      setOpen(opened);
    });
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHide);
    const endTask = sendBeforeSignOut(async () => void (await keeper?.flush()));
    return () => {
      isGone = true;
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHide);
      endTask();
      keeper?.close();
      setOpen(null);
    };
  }, [prefix]);

  const { copy, version } = server;
  // The keeper lives outside React; it decides whether the server's copy is taken over.
  useEffect(() => open?.take({ copy, version }), [open, copy, version]);

  return open;
}

export const useCopySnapshot = <Copy>(keeper: CopyKeeper<Copy>) =>
  useSyncExternalStore(keeper.subscribe, keeper.snapshot);

async function openKeeper<Copy>(
  prefix: string,
  server: ServerCopy<Copy>,
  save: (copy: Copy, baseVersion: number) => Promise<{ version: number; savedAt: string }>,
) {
  const records = await deviceStore.list(prefix).catch(() => []);
  const own = prefix + crypto.randomUUID();
  const dated = (kept: ServerCopy<Copy>): KeptCopy<Copy> => ({ ...kept, keptAt: new Date().toISOString() });
  return new CopyKeeper<Copy>(
    {
      save,
      failureOf: failureOf<Copy>,
      keep: (kept) => deviceStore.write(own, dated(kept)),
      keepAtOnce: (kept) => deviceStore.writeAtOnce(own, dated(kept)),
      async forget() {
        for (const key of [own, ...records.map((record) => record.key)]) await deviceStore.remove(key);
      },
    },
    copyStart(
      server,
      records.map(({ value }) => value as KeptCopy<Copy>),
    ),
  );
}

function failureOf<Copy>(error: unknown): CopyFailure<Copy> {
  if (codeOf(error) === 'STALE' && error instanceof ORPCError) {
    const { current, version, byName } = error.data as { current: Copy } & Omit<RivalCopy<Copy>, 'copy'>;
    return { kind: 'stale', current: { copy: current, version, byName } };
  }
  // A full limiter and an ended session pass; other refusals stay what they are.
  const passes = ['TOO_MANY_TRIES', 'UNAUTHORIZED'].includes(codeOf(error) ?? '');
  return isFinal(error) && !passes ? { kind: 'refused', error } : { kind: 'unreachable' };
}
