import { useDraggable } from '@dnd-kit/react';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { PlanBoard } from '@fieldhouse/contract/plans-saved.ts';
import type { SupposedGrade } from '@fieldhouse/domain/eligibility/what-if.ts';
import type { PlanItem } from '@fieldhouse/domain/planning/plan-fields.ts';
import { ActionIcon, Menu, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { ItemStanding } from './hand-board.tsx';
import { ItemState, refusalOf } from './item-state.tsx';
import { EXPECTED_GRADES } from './plan-draft.ts';
import { type PlanNames, reasonText } from './plan-words.ts';
import classes from './plans.module.css';

interface BoardCourseProps {
  readonly courseId: CourseId;
  /** Undefined: the catalog doesn't have it any more. */
  readonly course: PlanBoard['courses'][number] | undefined;
  /** What it is for; undefined: it can't stand where it is. */
  readonly item: PlanItem | undefined;
  readonly termIds: readonly string[];
  readonly terms: PlanBoard['terms'];
  /** What is wrong with it there, in words. */
  readonly problems: readonly string[];
  readonly standing: ItemStanding | undefined;
  readonly grade: SupposedGrade;
  readonly names: PlanNames;
  readonly canEdit: boolean;
  readonly onMove: (courseId: CourseId, termId: string) => void;
  readonly onStep: (courseId: CourseId, by: 1 | -1) => void;
  readonly onRemove: (courseId: CourseId) => void;
  readonly onGrade: (courseId: CourseId, grade: SupposedGrade) => void;
}

/** A course on the board, where it begins. */
export function BoardCourse(props: BoardCourseProps) {
  const { courseId, course, item, termIds, problems, standing, grade, names, canEdit } = props;
  const { onStep, onRemove, onGrade } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { ref, handleRef, isDragging } = useDraggable({ id: courseId, type: 'course', disabled: !canEdit });
  const title = names.course(courseId);
  const last = termIds.at(-1);
  const refusal = standing && refusalOf(standing.state, standing.missing, t, format.list);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0) onStep(courseId, (isRightToLeft ? -by : by) as 1 | -1);
    else if (event.key === 'Delete') onRemove(courseId);
    else return;
    event.preventDefault();
  };
  return (
    <li
      ref={ref}
      className={classes.item}
      data-core={item?.core != null || undefined}
      data-wrong={problems.length > 0 || undefined}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.itemHead}>
        <h4>{title}</h4>
        {canEdit && (
          <>
            <ActionIcon
              ref={handleRef}
              className={classes.handle ?? ''}
              variant="subtle"
              color="gray"
              data-handle={courseId}
              aria-label={t('Move {{course}}: left and right arrow keys, or drag', { course: title })}
              onKeyDown={onKeyDown}
            >
              <IconGripVertical size={18} />
            </ActionIcon>
            <MoveMenu {...props} title={title} />
          </>
        )}
      </div>
      <p className={classes.badges}>
        {item && (
          <Badge tone={item.core === null ? 'neutral' : 'primary'}>
            {item.core === null ? t('Not core') : t('NCAA core: {{area}}', { area: areaName(item.core, t) })}
          </Badge>
        )}
        {standing && <ItemState state={standing.state} />}
        {course && <span>{t('Credits: {{credits}}', { credits: format.number(course.credits) })}</span>}
        {termIds.length > 1 && last && <span>{t('until {{term}}', { term: names.term(last) })}</span>}
      </p>
      {[...problems, ...(refusal ? [refusal] : [])].map((text) => (
        <p key={text} className={classes.wrong}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {text}
        </p>
      ))}
      {item && item.reasons.length + item.asksAlso.length > 0 && (
        <ul className={classes.reasons}>
          {item.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{reasonText(reason, names, t)}</li>
          ))}
          {item.asksAlso.map((text) => (
            <li key={text}>{t('Also asked for: {{text}}', { text })}</li>
          ))}
        </ul>
      )}
      <NativeSelect
        size="sm"
        mt={8}
        label={t('Expected grade')}
        aria-label={t('Expected grade in {{course}}', { course: title })}
        value={grade}
        disabled={!canEdit}
        data={[...EXPECTED_GRADES]}
        onChange={(event) => {
          const chosen = EXPECTED_GRADES.find((one) => one === event.currentTarget.value);
          if (chosen) onGrade(courseId, chosen);
        }}
      />
    </li>
  );
}

function MoveMenu({
  courseId,
  course,
  termIds,
  terms,
  title,
  onMove,
  onRemove,
}: BoardCourseProps & { title: string }) {
  const { t } = useTranslation();
  const beginnings = new Set(course?.offerings.flatMap(({ termIds: [first] }) => first ?? []));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('Change {{course}}', { course: title })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {terms
          .filter(({ id }) => id !== termIds[0])
          .map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => onMove(courseId, id)}>
              {beginnings.has(id)
                ? t('Move to {{term}}', { term: name })
                : t('Move to {{term}}, where it isn’t offered', { term: name })}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => onRemove(courseId)}>
          {t('Remove from the plan')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
