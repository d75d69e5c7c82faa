import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconCopy,
  IconDots,
  IconFileText,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonEditor } from './authoring-links.tsx';
import type { OutlineLesson, OutlineModule } from './authoring-queries.ts';
import { ContentStateBadge } from './course-state.tsx';
import classes from './outline-panel.module.css';
import type { Asked, Naming } from './small-dialogs.tsx';
import type { Outline } from './use-authoring.ts';

type Direction = 'up' | 'down';

interface Shared {
  readonly canEdit: boolean;
  readonly outline: Outline;
  readonly onName: (naming: Naming) => void;
  readonly onAsk: (asked: Asked) => void;
  readonly onTakenBack: (lesson: OutlineLesson, version: number) => void;
}

interface ModuleCardProps extends Shared {
  readonly module: OutlineModule;
  readonly lessons: readonly OutlineLesson[];
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Its lessons are shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Lessons that students don't see as they are written. */
  readonly publishCount: number;
  readonly onPublish: () => void;
  readonly onMove: (direction: Direction) => void;
  readonly onMoveLesson: (lesson: OutlineLesson, direction: Direction) => void;
}

/** A module with its lessons. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, lessons, index, isFirst, isLast, canEdit, outline, onName, onAsk, onMove } = props;
  const { isOpen, onOpen, publishCount, onPublish } = props;
  const listId = useId();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { moduleId, title } = module;
  const { ref, handleRef, isDragging } = useSortable({
    ...{ id: moduleId, index, type: 'module', disabled: !canEdit },
    // Lessons may be dropped into a module that has none.
    accept: lessons.length === 0 ? ['module', 'lesson'] : ['module'],
  });

  const rename = () =>
    onName({
      title: t('Rename module'),
      label: t('Title of the module'),
      value: title,
      action: t('Rename'),
      run: (name) => outline.renameModule.mutateAsync({ moduleId, title: name }),
    });
  const remove = () =>
    onAsk({
      title: t('Delete {{title}}?', { title }),
      description: t('{{count}} lessons go with it. This can’t be undone.', { count: lessons.length }),
      action: t('Delete module'),
      run: () => outline.deleteModule.mutate({ moduleId }),
    });
  const addLesson = () =>
    onName({
      title: t('New lesson in {{module}}', { module: title }),
      label: t('Title of the lesson'),
      value: '',
      action: t('Add lesson'),
      run: async (name) => {
        const { lessonId } = await outline.addLesson.mutateAsync({ moduleId, title: name });
        await navigate(lessonEditor(lessonId));
      },
    });

  return (
    <section ref={ref} className={classes.module} data-dragging={isDragging || undefined} aria-label={title}>
      <header className={classes.head} data-row={moduleId}>
        {canEdit && <Handle handleRef={handleRef} />}
        <h2 className={classes.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => onOpen(!isOpen)}
          >
            <IconChevronRight size={20} stroke={1.7} aria-hidden="true" className={classes.chevron} />
            {title}
          </button>
        </h2>
        <span className={classes.about}>{t('{{count}} lessons', { count: lessons.length })}</span>
        {canEdit && (
          <>
            <MoveButtons name={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
            <RowMenu name={title}>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={rename}>
                {t('Rename')}
              </Menu.Item>
              {publishCount > 0 && (
                <Menu.Item leftSection={<IconSend size={16} />} onClick={onPublish}>
                  {t('Publish {{count}} lessons', { count: publishCount })}
                </Menu.Item>
              )}
              <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
                {t('Delete')}
              </Menu.Item>
            </RowMenu>
          </>
        )}
      </header>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <>
            {lessons.length === 0 && <p className={classes.empty}>{t('No lessons in this module yet.')}</p>}
            <ol className={classes.lessons}>
              {lessons.map((lesson, at) => (
                <LessonRow
                  key={lesson.lessonId}
                  {...props}
                  lesson={lesson}
                  index={at}
                  isTop={isFirst && at === 0}
                  isBottom={isLast && at === lessons.length - 1}
                />
              ))}
            </ol>
            {canEdit && (
              <div className={classes.foot}>
                <Button
                  size="sm"
                  variant="subtle"
                  leftSection={<IconPlus size={16} />}
                  aria-label={t('Add lesson to {{module}}', { module: title })}
                  onClick={addLesson}
                >
                  {t('Add lesson')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface LessonRowProps extends ModuleCardProps {
  readonly lesson: OutlineLesson;
  readonly isTop: boolean;
  readonly isBottom: boolean;
}

function LessonRow({
  lesson,
  module,
  index,
  isTop,
  isBottom,
  canEdit,
  outline,
  onAsk,
  onMoveLesson,
  onTakenBack,
}: LessonRowProps) {
  const { t } = useTranslation();
  const { lessonId, title, status, hasChanges, hasVideo, estimatedMinutes } = lesson;
  const { ref, handleRef, isDragging } = useSortable({
    ...{ id: lessonId, index, group: module.moduleId, type: 'lesson', accept: 'lesson', disabled: !canEdit },
  });
  const Icon = hasVideo ? IconVideo : IconFileText;
  return (
    <li ref={ref} className={classes.lesson} data-row={lessonId} data-dragging={isDragging || undefined}>
      {canEdit && <Handle handleRef={handleRef} />}
      <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Link {...lessonEditor(lessonId)} className={classes.name}>
          {title || t('Untitled lesson')}
        </Link>
        {estimatedMinutes !== null && (
          <span className={classes.about}>{t('{{count}} minutes', { count: estimatedMinutes })}</span>
        )}
      </div>
      <span className={classes.state}>
        <ContentStateBadge status={status} hasChanges={hasChanges} />
      </span>
      {canEdit && (
        <span className={classes.tools}>
          <MoveButtons
            name={title}
            isFirst={isTop}
            isLast={isBottom}
            onMove={(direction) => onMoveLesson(lesson, direction)}
          />
          <RowMenu name={title}>
            <Menu.Item
              leftSection={<IconCopy size={16} />}
              onClick={() => outline.duplicateLesson.mutate({ lessonId })}
            >
              {t('Duplicate')}
            </Menu.Item>
            {status === 'published' && (
              <Menu.Item
                leftSection={<IconArrowBackUp size={16} />}
                onClick={() =>
                  outline.unpublishLesson.mutate(
                    { lessonId },
                    { onSuccess: ({ version }) => onTakenBack(lesson, version) },
                  )
                }
              >
                {t('Return to draft')}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() =>
                onAsk({
                  title: t('Delete {{title}}?', { title }),
                  description: t('Its text and versions go with it. This can’t be undone.'),
                  action: t('Delete lesson'),
                  run: () => outline.deleteLesson.mutate({ lessonId }),
                })
              }
            >
              {t('Delete')}
            </Menu.Item>
          </RowMenu>
        </span>
      )}
    </li>
  );
}

/** For the mouse and the finger; the buttons beside it do the same by keyboard. */
const Handle = ({ handleRef }: { handleRef: (element: Element | null) => void }) => (
  <span ref={handleRef} className={classes.handle} aria-hidden="true">
    <IconGripVertical size={18} stroke={1.7} />
  </span>
);

function MoveButtons({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move="up"
        className={classes.move}
        disabled={isFirst}
        aria-label={t('Move {{name}} up', { name })}
        onClick={() => onMove('up')}
      >
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move="down"
        className={classes.move}
        disabled={isLast}
        aria-label={t('Move {{name}} down', { name })}
        onClick={() => onMove('down')}
      >
        <IconChevronDown size={18} />
      </ActionIcon>
    </>
  );
}

export function RowMenu({ name, children }: { name: string; children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('More for {{name}}', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
