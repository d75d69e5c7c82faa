import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconCheck, IconClock, IconCloudUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useIsKept } from '#shared/submissions/kept-submissions.tsx';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseFact, Facts } from '#ui/display/facts.tsx';
import type { TodoItem } from './todo-groups.ts';
import classes from './todo-page.module.css';

interface TodoRowProps {
  readonly item: TodoItem;
  readonly timeZone: string;
  readonly onTick: (item: TodoItem, isTicked: boolean) => void;
}

export function TodoRow({ item, timeZone, onTick }: TodoRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isKept = useIsKept(item.assignmentId);
  const { assignmentId, title, courseTitle, courseColor, dueAt, pointsPossible, isTicked } = item;
  return (
    <li className={classes.row} data-ticked={isTicked || undefined}>
      <button
        type="button"
        className={classes.tick}
        aria-pressed={isTicked}
        aria-label={t('{{title}}: checked off', { title })}
        title={isTicked ? t('Put back on the list') : t('Check off for yourself')}
        onClick={() => onTick(item, !isTicked)}
      >
        <span className={classes.circle}>
          {isTicked && <IconCheck size={16} stroke={3} aria-hidden="true" />}
        </span>
      </button>
      <div className={classes.words}>
        <Link to="/assignment/$assignmentId" params={{ assignmentId }} className={classes.link}>
          {title}
        </Link>
        <Facts>
          <CourseFact color={courseColor}>{courseTitle}</CourseFact>
          <span>
            {dueAt ? t('Due {{when}}', { when: format.deadline(dueAt, timeZone) }) : t('No due date')}
          </span>
          <span>{t('{{points}} points', { points: format.number(points(pointsPossible)) })}</span>
        </Facts>
      </div>
      <span className={classes.badges}>
        {item.isDueSoon && !isTicked && (
          <Badge tone="danger" icon={<IconClock />}>
            {t('Due soon')}
          </Badge>
        )}
        {isKept ? (
          <Badge tone="warning" icon={<IconCloudUp />}>
            {t('Kept on this device')}
          </Badge>
        ) : (
          <WorkStateBadge state={item.state} />
        )}
      </span>
    </li>
  );
}
