import type { AssignmentId, LessonId, VersionId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './versions.module.css';

export type Entity =
  | { readonly kind: 'lesson'; readonly lessonId: LessonId }
  | { readonly kind: 'assignment'; readonly assignmentId: AssignmentId };

interface VersionsDrawerProps {
  readonly entity: Entity;
  readonly isEditable: boolean;
  /** Saves what is typed. False: the server hasn't got it, and nothing may be restored over it. */
  readonly beforeRestore: () => Promise<boolean>;
  readonly onRestored: () => Promise<void>;
  readonly show: (copy: unknown) => ReactNode;
  readonly onClose: () => void;
}

type Line = Awaited<ReturnType<typeof client.authoring.listVersions>>['versions'][number];

/** Earlier versions: who made them and when, how they read, and how to go back to one. */
export default function VersionsDrawer(props: VersionsDrawerProps) {
  const { entity, isEditable, beforeRestore, onRestored, show, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<Line | null>(null);
  const [restoring, setRestoring] = useState<VersionId | null>(null);
  const list = useQuery({ ...api.authoring.listVersions.queryOptions({ input: { entity } }), gcTime: 0 });

  const fail = (error: unknown) =>
    void toast({
      id: 'toast-version',
      title: t('Not restored'),
      message: errorText(error, t),
      tone: 'error',
    });
  const restore = async (line: Line) => {
    setRestoring(line.versionId);
    try {
      if (!(await beforeRestore())) {
        void toast({
          id: 'toast-version',
          title: t('Not restored'),
          message: t("Your latest changes aren't on the server yet. Try again once they're saved."),
          tone: 'error',
        });
        return;
      }
      await client.authoring.restoreVersion({ versionId: line.versionId });
      await onRestored();
      // What was there is a version of its own now: the newest that is none of before.
      const known = new Set(list.data?.versions.map(({ versionId }) => versionId));
      const after = await client.authoring.listVersions({ entity });
      const before = after.versions.find(
        ({ versionId, kind }) => !known.has(versionId) && kind !== 'restored',
      );
      onClose();
      void toast({
        id: 'toast-version',
        title: t('Version {{number}} restored', { number: line.number }),
        message: t('Students see it when you publish.'),
        ...(before
          ? {
              action: {
                label: t('Undo'),
                onClick: () =>
                  void client.authoring
                    .restoreVersion({ versionId: before.versionId })
                    .then(onRestored)
                    .catch(fail),
              },
            }
          : {}),
      });
    } catch (error) {
      fail(error);
    } finally {
      setRestoring(null);
    }
  };

  return (
    <Dialog
      isOpen
      side
      isWide
      onClose={onClose}
      title={t('Versions')}
      description={t('What was typed, published and restored, newest first.')}
    >
      {list.isPending && <RowsSkeleton />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.versions.length === 0 && (
        <EmptyState icon={<IconHistory />} title={t('No earlier versions yet')}>
          {t("They're saved while you write and each time you publish.")}
        </EmptyState>
      )}
      {list.data && list.data.versions.length > 0 && (
        <ol className={classes.lines}>
          {list.data.versions.map((line) => (
            <li key={line.versionId} className={classes.line}>
              <div className={classes.words}>
                <strong>{t('Version {{number}}', { number: line.number })}</strong>{' '}
                <Badge tone={line.kind === 'published' ? 'success' : 'neutral'}>
                  {kindWord(line.kind, t)}
                </Badge>
                <span className={classes.about}>
                  {line.byName
                    ? t('{{name}}, {{when}}', { name: line.byName, when: format.dateTime(line.at) })
                    : format.dateTime(line.at)}
                </span>
              </div>
              <div className={classes.acts}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('View version {{number}}', { number: line.number })}
                  aria-expanded={chosen?.versionId === line.versionId}
                  onClick={() => setChosen(chosen?.versionId === line.versionId ? null : line)}
                >
                  {chosen?.versionId === line.versionId ? t('Hide') : t('View it')}
                </Button>
                {isEditable && (
                  <Button
                    size="xs"
                    variant="light"
                    aria-label={t('Restore version {{number}}', { number: line.number })}
                    loading={restoring === line.versionId}
                    disabled={restoring !== null}
                    onClick={() => void restore(line)}
                  >
                    {t('Restore')}
                  </Button>
                )}
              </div>
              {chosen?.versionId === line.versionId && <VersionText versionId={line.versionId} show={show} />}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function VersionText({ versionId, show }: { versionId: VersionId; show: VersionsDrawerProps['show'] }) {
  const version = useQuery(api.authoring.getVersion.queryOptions({ input: { versionId } }));
  if (version.isError) return <ErrorState error={version.error} onRetry={() => void version.refetch()} />;
  if (!version.data) return <RowsSkeleton rows={2} />;
  return <div className={classes.text}>{show(version.data.lesson ?? version.data.assignment)}</div>;
}

function kindWord(kind: Line['kind'], t: TFunction): string {
  switch (kind) {
    case 'autosave':
      return t('Saved while writing');
    case 'published':
      return t('Published');
    case 'restored':
      return t('Restored');
    case 'generated':
      return t('Written by Fix Content');
  }
}
