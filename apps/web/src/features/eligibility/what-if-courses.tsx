import { SUPPOSED_COURSES_MAX } from '@fieldhouse/contract/limits.ts';
import {
  type Scenario,
  SUPPOSED_GRADES,
  SUPPOSED_TIMES,
  type SupposedCourse,
  type SupposedGrade,
  type SupposedTime,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AREAS, areaName } from '#shared/courses/area-words.ts';
import type { LedgerRow } from './eligibility-queries.ts';
import { timeName } from './scenario-words.ts';
import classes from './what-if.module.css';

interface GradeChoiceProps {
  readonly row: LedgerRow;
  readonly value: SupposedGrade | null;
  readonly onGrade: (grade: SupposedGrade | null) => void;
  readonly isDropped?: boolean;
  readonly onDrop?: (isDropped: boolean) => void;
  /** Leaves it out, and takes another course instead. */
  readonly onSwap?: () => void;
}

/** A course with the grades that may be supposed; pressed once more, one is taken back. */
export function GradeChoice({ row, value, onGrade, isDropped = false, onDrop, onSwap }: GradeChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.course} data-changed={value !== null || isDropped || undefined}>
      <legend>
        {row.title} <span>{t('{{count}} units', { count: row.units })}</span>
      </legend>
      <div className={classes.grades}>
        {SUPPOSED_GRADES.map((grade) => (
          <button
            key={grade}
            type="button"
            aria-pressed={value === grade}
            data-now={row.grade?.startsWith(grade) || undefined}
            disabled={isDropped}
            onClick={() => onGrade(value === grade ? null : grade)}
          >
            {grade}
          </button>
        ))}
        {onDrop && (
          <button type="button" aria-pressed={isDropped} onClick={() => onDrop(!isDropped)}>
            {t('Leave out')}
          </button>
        )}
        {onSwap && (
          <button type="button" disabled={isDropped} onClick={onSwap}>
            {t('Swap')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const UNITS = [1, 0.5];

export const NEW_COURSE: SupposedCourse = {
  area: 'english',
  units: 1,
  grade: 'B',
  when: 'before_lock',
  isElsewhere: false,
  sameAs: null,
};

interface AddedProps {
  readonly added: Scenario['added'];
  /** Courses that a new one may have the content of. */
  readonly rows: readonly LedgerRow[];
  /** When courses can still end. */
  readonly times: readonly SupposedTime[];
  readonly onChange: (added: Scenario['added']) => void;
}

/** Courses that might be taken as well. */
export function Added({ added, rows, times, onChange }: AddedProps) {
  const { t } = useTranslation();
  const set = (index: number, part: Partial<SupposedCourse>) =>
    onChange(added.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <section>
      <h3 className={classes.heading}>{t('Other courses')}</h3>
      {added.map((course, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone
          key={index}
          className={classes.added}
        >
          <legend>{t('New course {{number}}', { number: index + 1 })}</legend>
          <NativeSelect
            aria-label={t('Area')}
            value={course.area}
            data={AREAS.map((area) => ({ value: area, label: areaName(area, t) }))}
            onChange={(event) => {
              const area = AREAS.find((one) => one === event.currentTarget.value);
              if (area) set(index, { area });
            }}
          />
          <NativeSelect
            aria-label={t('Units')}
            value={String(course.units)}
            data={[...new Set([...UNITS, course.units])].map(String)}
            onChange={(event) => set(index, { units: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            aria-label={t('Grade')}
            value={course.grade}
            data={[...SUPPOSED_GRADES]}
            onChange={(event) => {
              const grade = SUPPOSED_GRADES.find((one) => one === event.currentTarget.value);
              if (grade) set(index, { grade });
            }}
          />
          <NativeSelect
            className={classes.when ?? ''}
            aria-label={t('When')}
            value={course.when}
            data={SUPPOSED_TIMES.filter((when) => times.includes(when) || when === course.when).map(
              (when) => ({ value: when, label: timeName(when, t) }),
            )}
            onChange={(event) => {
              const when = SUPPOSED_TIMES.find((one) => one === event.currentTarget.value);
              if (when) set(index, { when });
            }}
          />
          <NativeSelect
            className={classes.when ?? ''}
            aria-label={t('Same content as')}
            value={course.sameAs ?? ''}
            data={[
              { value: '', label: t('Its own content') },
              ...rows.map(({ rowId, title }) => ({
                value: rowId,
                label: t('Same content as “{{title}}”', { title }),
              })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              set(index, { sameAs: value === '' ? null : value });
            }}
          />
          <div className={classes.where}>
            <Checkbox
              label={t('At another school')}
              checked={course.isElsewhere}
              onChange={(event) => set(index, { isElsewhere: event.currentTarget.checked })}
            />
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('Remove')}
              onClick={() => onChange(added.filter((_, place) => place !== index))}
            >
              <IconX size={16} />
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} />}
        disabled={added.length >= SUPPOSED_COURSES_MAX}
        onClick={() => onChange([...added, { ...NEW_COURSE, when: times[0] ?? 'later' }])}
      >
        {t('Add a course')}
      </Button>
    </section>
  );
}
