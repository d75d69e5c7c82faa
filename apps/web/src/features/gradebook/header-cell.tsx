import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconExternalLink,
  IconEye,
  IconEyeOff,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { GridAssignment } from './gradebook-queries.ts';
import classes from './header-cell.module.css';

export interface Sort {
  /** 'name', 'final', 'so_far', 'at_end' or an assignment. */
  readonly by: string;
  readonly isDescending: boolean;
}

interface SortableProps {
  readonly by: string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly tabIndex: number;
}

const SortMark = ({ by, sort }: Pick<SortableProps, 'by' | 'sort'>) => {
  const { t } = useTranslation();
  if (sort.by !== by) return null;
  const Icon = sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Icon
      size={14}
      stroke={2}
      role="img"
      aria-label={sort.isDescending ? t('sorted, highest first') : t('sorted, lowest first')}
    />
  );
};

interface PlainHeadProps extends SortableProps {
  readonly name: string;
  readonly note: string;
}

/** A heading that sorts. */
export function PlainHead({ name, note, by, sort, onSort, tabIndex }: PlainHeadProps) {
  // A name from A on, a figure from the highest on.
  const isFirstDescending = by !== 'name';
  const isDescending = sort.by === by ? !sort.isDescending : isFirstDescending;
  return (
    <button
      type="button"
      className={classes.plain}
      tabIndex={tabIndex}
      onClick={() => onSort({ by, isDescending })}
    >
      <span className={classes.title}>
        {name} <SortMark by={by} sort={sort} />
      </span>
      <span className={classes.note}>{note}</span>
    </button>
  );
}

interface AssignmentHeadProps extends Omit<SortableProps, 'by'> {
  readonly assignment: GridAssignment;
  readonly category: string | null | undefined;
  /** Of the rows that are shown. */
  readonly heldCount: number;
  readonly releasedCount: number;
  readonly selectedCount: number;
  readonly canRelease: boolean;
  readonly onRelease: (assignmentId: string, isReleased: boolean) => void;
}

/** An assignment's heading: what it is worth, when it is due, and what can be done with its grades. */
export function AssignmentHead(props: AssignmentHeadProps) {
  const { assignment, category, heldCount, releasedCount, selectedCount, canRelease } = props;
  const { sort, onSort, onRelease, tabIndex } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, dueAt, pointsPossible, isExtraCredit, isHeldFirst } = assignment;
  const facts = [
    t('{{count}} pts', { count: pointsPossible, formatted: format.number(pointsPossible) }),
    ...(dueAt ? [monthAndDay(format.dayAndMonth(dueAt))] : []),
    ...(isHeldFirst ? [t('held')] : []),
  ];
  return (
    <div className={classes.head}>
      <span className={classes.words}>
        <span className={classes.title} title={title}>
          {title} <SortMark by={assignmentId} sort={sort} />
        </span>
        <span className={classes.note}>{facts.join(', ')}</span>
        {(category || isExtraCredit) && (
          <span className={classes.note} title={category ?? undefined}>
            {isExtraCredit ? t('Extra credit') : category}
          </span>
        )}
      </span>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            tabIndex={tabIndex}
            aria-label={t('{{assignment}}: sort and release', { assignment: title })}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <IconDotsVertical size={16} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArrowDown size={16} />}
            onClick={() => onSort({ by: assignmentId, isDescending: true })}
          >
            {t('Highest first')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowUp size={16} />}
            onClick={() => onSort({ by: assignmentId, isDescending: false })}
          >
            {t('Lowest first')}
          </Menu.Item>
          <Menu.Divider />
          {selectedCount > 0 && (
            <Menu.Label>{t('For {{count}} chosen students', { count: selectedCount })}</Menu.Label>
          )}
          <Menu.Item
            leftSection={<IconEye size={16} />}
            disabled={!canRelease || heldCount === 0}
            onClick={() => onRelease(assignmentId, true)}
          >
            {t('Release held grades ({{held}})', { held: heldCount })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEyeOff size={16} />}
            disabled={!canRelease || releasedCount === 0}
            onClick={() => onRelease(assignmentId, false)}
          >
            {t('Hold back released grades ({{released}})', { released: releasedCount })}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconExternalLink size={16} />}
            renderRoot={(root) => <Link to="/assignment/$assignmentId" params={{ assignmentId }} {...root} />}
          >
            {t('Open the assignment')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

const monthAndDay = ({ day, month }: { day: string; month: string }) => `${month} ${day}`;
