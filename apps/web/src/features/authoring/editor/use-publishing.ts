import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { queryClient } from '#lib/query-client.ts';
import { toast } from '#ui/feedback/toast.ts';
import { problemText } from '../problem-words.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import {
  type AuthoredAssignment,
  type AuthoredLesson,
  assignmentCopyQuery,
  type CopyProblem,
  lessonCopyQuery,
} from './editor-queries.ts';
import { readAgain } from './editor-saves.ts';

interface Deed {
  readonly label: string;
  readonly act: () => Promise<void>;
}

export interface Publishing {
  /** Null: students see all of it. */
  readonly publish: Deed | null;
  readonly withdraw: Deed | null;
  readonly isPending: boolean;
  /** What the last try to publish was refused for. */
  readonly refused: readonly CopyProblem[];
  /** Reads from the server what something else than a save changed. */
  readonly refresh: () => Promise<void>;
}

/** Publishing a lesson's working copy, and taking the lesson back. */
export function useLessonPublishing(lesson: AuthoredLesson, keeper: CopyKeeper<LessonCopy>): Publishing {
  const { t } = useTranslation();
  const { lessonId, status, hasChanges } = lesson;
  const query = lessonCopyQuery(lessonId);
  const deeds = useDeeds(keeper, query);
  return {
    ...deeds,
    publish:
      status === 'draft' || hasChanges
        ? {
            label: status === 'draft' ? t('Publish') : t('Publish changes'),
            act: () =>
              deeds.act(t('Published. Students see it now.'), (baseVersion) =>
                client.authoring.publishLesson({ lessonId, baseVersion }),
              ),
          }
        : null,
    withdraw:
      status === 'published'
        ? {
            label: t('Unpublish'),
            act: () =>
              deeds.act(t('Unpublished. Students no longer see it; their work in it is kept.'), () =>
                client.authoring.unpublishLesson({ lessonId }),
              ),
          }
        : null,
  };
}

/** Publishing an assignment's working copy, and archiving the assignment. */
export function useAssignmentPublishing(
  assignment: AuthoredAssignment,
  keeper: CopyKeeper<AssignmentCopy>,
  /** False: the settings that were typed couldn't be saved, and say why. */
  saveSettings: () => Promise<boolean>,
): Publishing {
  const { t } = useTranslation();
  const { assignmentId, status, hasChanges } = assignment;
  const query = assignmentCopyQuery(assignmentId);
  const deeds = useDeeds(keeper, query);
  const archive = (isArchived: boolean) => client.authoring.archiveAssignment({ assignmentId, isArchived });
  return {
    ...deeds,
    publish:
      status !== 'archived' && (status === 'draft' || hasChanges)
        ? {
            label: status === 'draft' ? t('Publish') : t('Publish changes'),
            async act() {
              // Whoever publishes means it with the due date that stands there.
              if (!(await saveSettings())) {
                void toast({
                  id: 'toast-publishing',
                  title: t('Not published yet'),
                  message: t("The settings couldn't be saved. Look at them first."),
                  tone: 'error',
                });
                return;
              }
              await deeds.act(t('Published. Students see it now.'), (baseVersion) =>
                client.authoring.publishAssignment({ assignmentId, baseVersion }),
              );
            },
          }
        : null,
    withdraw:
      status === 'archived'
        ? {
            label: t('Unarchive'),
            act: () => deeds.act(t('Restored from the archive'), () => archive(false)),
          }
        : status === 'published'
          ? {
              label: t('Archive'),
              act: () =>
                deeds.act(
                  t('Archived. No one can submit work anymore; submitted work is kept.'),
                  () => archive(true),
                  {
                    label: t('Undo'),
                    undo: () => archive(false),
                  },
                ),
            }
          : null,
  };
}

interface Undo {
  readonly label: string;
  readonly undo: () => Promise<unknown>;
}

function useDeeds<Copy>(keeper: CopyKeeper<Copy>, query: { queryKey: readonly unknown[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<readonly CopyProblem[]>([]);
  const refresh = () => readAgain(query);
  const fail = (error: unknown) =>
    void toast({ id: 'toast-publishing', title: t('Not done'), message: errorText(error, t), tone: 'error' });

  return {
    isPending,
    refused,
    refresh,
    /** Saves what is typed, does it, and reads what came of it. */
    async act(done: string, deed: (version: number) => Promise<unknown>, undo?: Undo) {
      setPending(true);
      setRefused([]);
      try {
        if (!(await keeper.flush())) {
          void toast({
            id: 'toast-publishing',
            title: t('Not done'),
            message: t("Your latest changes aren't on the server yet. Try again once they're saved."),
            tone: 'error',
          });
          return;
        }
        await deed(keeper.snapshot().version);
        await refresh();
        void toast({
          id: 'toast-publishing',
          title: done,
          ...(undo
            ? { action: { label: undo.label, onClick: () => void undo.undo().then(refresh).catch(fail) } }
            : {}),
        });
      } catch (error) {
        if (codeOf(error) === 'NOT_READY' && error instanceof ORPCError) {
          const { problems } = error.data as { problems: CopyProblem[] };
          setRefused(problems);
          queryClient.setQueryData(
            query.queryKey,
            (held: object | undefined) => held && { ...held, problems },
          );
          void toast({
            id: 'toast-publishing',
            title: t('Not published yet'),
            message: problems.map((problem) => problemText(problem, t, format)).join(' '),
            tone: 'error',
          });
        } else {
          fail(error);
          if (codeOf(error) === 'STALE') await refresh();
        }
      } finally {
        setPending(false);
      }
    },
  };
}
