import { Button } from '@mantine/core';
import { IconEye, IconHistory, IconSend, IconUsers } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { CopyKeeper } from './copy-keeper.ts';
import { CopyStatus } from './copy-status.tsx';
import classes from './editor.module.css';
import type { CopyProblem } from './editor-queries.ts';
import { FieldProblems } from './field-problems.tsx';
import { useCopySnapshot } from './use-copy.ts';
import { useOthersInEditor } from './use-others.ts';
import type { Publishing } from './use-publishing.ts';
import type { Entity } from './versions-drawer.tsx';

const VersionsDrawer = part(() => import('./versions-drawer.tsx'));

interface EditorHeadProps<Copy> {
  readonly entity: Entity;
  readonly title: string;
  readonly description?: string;
  readonly course: { readonly courseId: string; readonly courseTitle: string };
  readonly state: {
    readonly status: 'draft' | 'published' | 'archived';
    readonly hasChanges: boolean;
    readonly problems: readonly CopyProblem[];
    readonly can: { readonly edit: boolean };
  };
  readonly keeper: CopyKeeper<Copy>;
  readonly publishing: Publishing;
  /** A copy as students would see it. */
  readonly show: (copy: Copy) => ReactNode;
  /** What the server doesn't have and doesn't get by itself. */
  readonly unsaved?: ReactNode;
  /** Other deeds of this page. */
  readonly children?: ReactNode;
}

/** Title, state and deeds of an editor: preview, versions, publish. */
export function EditorHead<Copy>(props: EditorHeadProps<Copy>) {
  const { entity, title, description, course, state, keeper, publishing, show, unsaved, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { copy, status } = useCopySnapshot(keeper);
  const [open, setOpen] = useState<'preview' | 'versions' | null>(null);
  const { edit } = state.can;
  const colleagues = useOthersInEditor(entity);
  return (
    <>
      <PageHeader
        title={title}
        parents={[
          { label: t('My courses'), to: '/teach/courses' },
          { label: course.courseTitle, to: `/teach/course/${course.courseId}` },
        ]}
        description={
          <span className={classes.badges}>
            {description}
            {state.status === 'draft' && <Badge>{t('Draft')}</Badge>}
            {state.status === 'published' && <Badge tone="success">{t('Published')}</Badge>}
            {state.status === 'archived' && <Badge tone="outline">{t('Archived')}</Badge>}
            {state.hasChanges && state.status !== 'draft' && (
              <Badge tone="warning">{t('Changes not published')}</Badge>
            )}
            {!edit && <Badge tone="outline">{t('You can view this but not change it')}</Badge>}
          </span>
        }
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconEye size={18} />}
          onClick={() => setOpen('preview')}
        >
          {t('Preview as a student')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconHistory size={18} />}
          onClick={() => setOpen('versions')}
        >
          {t('Versions')}
        </Button>
        {children}
        {edit && publishing.withdraw && (
          <Button
            variant="default"
            size="sm"
            loading={publishing.isPending}
            onClick={() => void publishing.withdraw?.act()}
          >
            {publishing.withdraw.label}
          </Button>
        )}
      </div>
      {/* Stays in sight while somebody writes far below. */}
      <div className={classes.bar}>
        <div className={classes.told}>
          {edit && <CopyStatus status={status} />}
          {/* There from the start, so that the arrival of somebody is read out. */}
          <p className={classes.others} role="status">
            {colleagues.length > 0 && (
              <>
                <IconUsers size={18} stroke={1.7} aria-hidden="true" />
                {colleagues.length === 1
                  ? t('{{name}} has this open too.', { name: colleagues[0] })
                  : t('{{names}} have this open too.', { names: format.list(colleagues) })}
              </>
            )}
          </p>
          {edit && unsaved && <p className={classes.unsaved}>{unsaved}</p>}
        </div>
        {edit && publishing.publish && (
          <Button
            size="sm"
            leftSection={<IconSend size={18} />}
            loading={publishing.isPending}
            onClick={() => void publishing.publish?.act()}
          >
            {publishing.publish.label}
          </Button>
        )}
      </div>
      <FieldProblems problems={publishing.refused} place="title" />
      <Dialog
        isOpen={open === 'preview'}
        side
        isWide
        onClose={() => setOpen(null)}
        title={t('Preview as a student')}
        description={t("How it will look when it's published. Nothing here can be submitted.")}
      >
        <div className={classes.shown}>{show(copy)}</div>
      </Dialog>
      {open === 'versions' && (
        <Suspense>
          <VersionsDrawer
            entity={entity}
            isEditable={edit}
            beforeRestore={() => keeper.flush()}
            onRestored={publishing.refresh}
            show={show as (copy: unknown) => ReactNode}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
