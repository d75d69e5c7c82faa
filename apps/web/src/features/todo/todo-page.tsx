import { Button, Menu } from '@mantine/core';
import { IconChecklist, IconEye } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptHandIns } from '#shared/submissions/kept-submissions.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { groupTodo, type Todo, type TodoGroup, type TodoItem } from './todo-groups.ts';
import classes from './todo-page.module.css';
import { TodoRow } from './todo-row.tsx';
import { useTodo } from './use-todo.ts';

/** What is still to be handed in, over all courses. `notes` are what other features have to say to a student here. */
export function TodoPage({ notes }: { readonly notes?: ReactNode }) {
  const { t } = useTranslation();
  const { list, setTicked, setHidden } = useTodo();
  const groups = groupTodo(list.items, Date.now());
  const missing = list.items.filter(({ state, isTicked }) => state === 'missing' && !isTicked).length;
  const open = list.items.filter(({ isTicked, isFromBefore }) => !isTicked && !isFromBefore).length;

  return (
    <>
      <PageHeader
        title={t('To do')}
        description={
          missing > 0
            ? t('{{count}} assignments are missing. They come first.', { count: missing })
            : t('{{count}} assignments are open.', { count: open })
        }
        actions={list.courses.length > 0 && <CourseMenu courses={list.courses} onHide={setHidden} />}
      />
      <Sections>
        <KeptHandIns />
        {notes}
        {groups.length === 0 && <NothingToDo list={list} />}
        {groups.map(([group, items]) => (
          <TodoSection
            key={group}
            title={groupTitle(group, t)}
            group={group}
            items={items}
            list={list}
            onTick={setTicked}
          />
        ))}
        {list.hasMore && <p className={classes.more}>{t('Only the first 100 are shown.')}</p>}
      </Sections>
    </>
  );
}

function groupTitle(group: TodoGroup, t: TFunction): string {
  switch (group) {
    case 'missing':
      return t('Missing');
    case 'week':
      return t('Due within a week');
    case 'later':
      return t('Later');
    case 'undated':
      return t('No due date');
    case 'before':
      return t('From before you joined');
    case 'ticked':
      return t('Checked off');
  }
}

interface TodoSectionProps {
  readonly title: string;
  readonly group: TodoGroup;
  readonly items: readonly TodoItem[];
  readonly list: Todo;
  readonly onTick: (item: TodoItem, isTicked: boolean) => void;
}

function TodoSection({ title, group, items, list, onTick }: TodoSectionProps) {
  const { t } = useTranslation();
  const rows = (
    <ul className={classes.rows}>
      {items.map((item) => (
        <TodoRow key={item.assignmentId} item={item} timeZone={list.timeZone} onTick={onTick} />
      ))}
    </ul>
  );
  if (group === 'ticked') {
    return (
      <details className={classes.ticked}>
        <summary>
          {title} ({items.length})
        </summary>
        <p className={classes.note}>
          {t('You checked these off yourself. Nothing was submitted, and your teacher sees them as open.')}
        </p>
        <Card flush>{rows}</Card>
      </details>
    );
  }
  return (
    <Card
      title={title}
      description={
        group === 'before' &&
        t(
          'This was due before you joined the course, so it doesn’t count as missing. Ask your teacher whether to do it.',
        )
      }
      aside={<span className={classes.count}>{items.length}</span>}
      flush
    >
      {rows}
    </Card>
  );
}

function NothingToDo({ list }: { list: Todo }) {
  const { t } = useTranslation();
  const hasHidden = list.courses.some(({ isHidden }) => isHidden);
  return (
    <EmptyState
      framed
      icon={<IconChecklist />}
      title={t('Nothing to do')}
      action={
        list.courses.length === 0 ? (
          <ButtonLink to="/catalog" variant="default" size="sm">
            {t('Open the catalog')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/grades" variant="default" size="sm">
            {t('See your grades')}
          </ButtonLink>
        )
      }
    >
      {hasHidden
        ? t('Everything in the courses shown here is submitted.')
        : t('Everything is submitted. New assignments appear here automatically.')}
    </EmptyState>
  );
}

/** Which courses the list is about. */
function CourseMenu({
  courses,
  onHide,
}: {
  courses: Todo['courses'];
  onHide: (courseId: TodoItem['courseId'], isHidden: boolean) => void;
}) {
  const { t } = useTranslation();
  const shown = courses.filter(({ isHidden }) => !isHidden).length;
  return (
    <Menu closeOnItemClick={false} position="bottom-end" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconEye size={18} />}>
          {t('{{shown}} of {{count}} courses', { shown, count: courses.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Courses in this list')}</Menu.Label>
        {courses.map(({ courseId, title, color, isHidden }) => (
          <Menu.CheckboxItem
            key={courseId}
            checked={!isHidden}
            onChange={(isShown) => onHide(courseId, !isShown)}
          >
            <CourseMark color={color} />
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
