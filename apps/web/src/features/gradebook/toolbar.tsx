import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '#ui/controls/chips.tsx';
import type { GradebookCourse, Grid } from './gradebook-queries.ts';
import type { GradebookSearch } from './gradebook-search.ts';
import { countCells } from './sheet-model.ts';
import classes from './toolbar.module.css';
import type { SheetRow } from './use-gradebook.ts';

interface ToolbarProps {
  readonly course: GradebookCourse;
  readonly courses: readonly GradebookCourse[];
  readonly grid: Grid;
  readonly rows: readonly SheetRow[];
  readonly places: readonly number[];
  readonly search: GradebookSearch;
  readonly onSearch: (change: Partial<GradebookSearch>) => void;
}

/** Which course, and what of it is shown. */
export function Toolbar({ course, courses, grid, rows, places, search, onSearch }: ToolbarProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search.q ?? '');
  const { missing, toGrade, held } = countCells(rows, places);
  return (
    <div className={classes.bar}>
      <NativeSelect
        className={classes.course}
        aria-label={t('Course')}
        value={course.courseId}
        onChange={(event) =>
          onSearch({
            ...{ course: event.currentTarget.value, q: undefined, show: undefined },
            ...{ category: undefined, work: undefined, sort: undefined, down: undefined },
          })
        }
      >
        {courses.map((one) => (
          <option key={one.courseId} value={one.courseId}>
            {one.status === 'archived'
              ? t('{{course}} (archived)', { course: one.title })
              : one.status === 'draft'
                ? t('{{course}} (draft)', { course: one.title })
                : one.title}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        className={classes.find}
        type="search"
        aria-label={t('Find a student')}
        placeholder={t('Find a student')}
        leftSection={<IconSearch size={18} stroke={1.7} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onSearch({ q: event.currentTarget.value || undefined });
        }}
      />
      {grid.categories.length > 0 && (
        <NativeSelect
          aria-label={t('Category')}
          value={search.category ?? ''}
          onChange={(event) => onSearch({ category: event.currentTarget.value || undefined })}
        >
          <option value="">{t('All categories')}</option>
          {grid.categories.map((category) => (
            <option key={category.categoryId} value={category.categoryId}>
              {category.name}
            </option>
          ))}
          <option value="none">{t('In no category')}</option>
        </NativeSelect>
      )}
      <NativeSelect
        className={classes.work}
        aria-label={t('Assignment')}
        value={search.work ?? ''}
        onChange={(event) => onSearch({ work: event.currentTarget.value || undefined })}
      >
        <option value="">{t('All assignments')}</option>
        {grid.assignments.map((assignment) => (
          <option key={assignment.assignmentId} value={assignment.assignmentId}>
            {assignment.title}
          </option>
        ))}
      </NativeSelect>
      <Chips
        label={t('Show')}
        value={search.show}
        onChange={(show) => onSearch({ show })}
        chips={[
          { value: undefined, label: t('All work') },
          { value: 'missing' as const, label: t('Missing {{n}}', { n: missing }) },
          { value: 'to_grade' as const, label: t('To grade {{n}}', { n: toGrade }) },
          { value: 'held' as const, label: t('Held {{n}}', { n: held }) },
        ]}
      />
    </div>
  );
}
