import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { client } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import classes from './import-dialog.module.css';

export type Preview = Awaited<ReturnType<typeof client.gradebook.previewImport>>;
export type Mapping = NonNullable<Parameters<typeof client.gradebook.previewImport>[0]['mapping']>;
type Column = Preview['columns'][number];

const OPEN = '';
const LEAVE_OUT = 'leave-out';
/** Rows that are asked about on the screen; the rest is named among the problems. */
const MOST_ASKED = 100;

interface ImportMappingProps {
  readonly preview: Preview;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** Which column of the file is which assignment, what differing points become, and whose the unclear rows are. */
export function ImportMapping({ preview, mapping, onChange }: ImportMappingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const choose = (column: Column, choice: Partial<Mapping['columns'][number]>) => {
    const known = mapping.columns.find(({ at }) => at === column.at);
    const { at, assignmentId, points } = column;
    onChange({
      ...mapping,
      columns: [
        ...mapping.columns.filter((one) => one.at !== at),
        { at, assignmentId, points, ...known, ...choice },
      ],
    });
  };
  const rows = preview.rows.slice(0, MOST_ASKED);
  return (
    <>
      <section className={classes.mapping} aria-label={t('Columns of the file')}>
        <h3>{t('Columns of the file')}</h3>
        <ul>
          {preview.columns.map((column) => (
            <li key={column.at}>
              <NativeSelect
                label={column.heading}
                value={column.isLeftOut ? LEAVE_OUT : (column.assignmentId ?? OPEN)}
                onChange={({ currentTarget: { value } }) => {
                  const found = preview.assignments.find((one) => one.assignmentId === value);
                  choose(column, { assignmentId: found?.assignmentId ?? null, points: null });
                }}
              >
                {column.assignmentId === null && !column.isLeftOut && (
                  <option value={OPEN} disabled>
                    {t('Choose an assignment')}
                  </option>
                )}
                <option value={LEAVE_OUT}>{t('Leave this column out')}</option>
                {preview.assignments.map(({ assignmentId, title }) => (
                  <option key={assignmentId} value={assignmentId}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
              {(column.isPointsOpen || column.points !== null) && (
                <NativeSelect
                  label={t('Out of {{file}} in the file, out of {{here}} here', {
                    file: format.number(column.filePointsPossible ?? 0),
                    here: format.number(column.pointsPossible ?? 0),
                  })}
                  aria-description={column.heading}
                  value={column.points ?? OPEN}
                  onChange={({ currentTarget: { value } }) =>
                    choose(column, { points: value === 'scale' ? 'scale' : 'keep' })
                  }
                >
                  {column.points === null && (
                    <option value={OPEN} disabled>
                      {t('Choose what happens to the points')}
                    </option>
                  )}
                  <option value="scale">{t('Scale the points')}</option>
                  <option value="keep">{t('Keep the points as they are')}</option>
                </NativeSelect>
              )}
            </li>
          ))}
        </ul>
      </section>
      {rows.length > 0 && (
        <section className={classes.mapping} aria-label={t("Rows that couldn't be matched to one student")}>
          <h3>{t("Rows that couldn't be matched to one student")}</h3>
          <ul>
            {rows.map(({ row, name, number, studentId, isLeftOut }) => (
              <li key={row}>
                <NativeSelect
                  label={t('Row {{row}}: {{student}}', {
                    row,
                    student: [name, number].filter(Boolean).join(' · '),
                  })}
                  value={isLeftOut ? LEAVE_OUT : (studentId ?? OPEN)}
                  onChange={({ currentTarget: { value } }) => {
                    const found = preview.students.find((one) => one.studentId === value);
                    const students = mapping.students.filter((one) => one.row !== row);
                    onChange({
                      ...mapping,
                      students: [...students, { row, studentId: found?.studentId ?? null }],
                    });
                  }}
                >
                  {studentId === null && !isLeftOut && (
                    <option value={OPEN} disabled>
                      {t('Choose a student')}
                    </option>
                  )}
                  <option value={LEAVE_OUT}>{t('Leave this row out')}</option>
                  {preview.students.map((one) => (
                    <option key={one.studentId} value={one.studentId}>
                      {one.number ? `${one.name} · ${one.number}` : one.name}
                    </option>
                  ))}
                </NativeSelect>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
