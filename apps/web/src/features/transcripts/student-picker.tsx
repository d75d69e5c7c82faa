import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import classes from './transcripts.module.css';

const WAIT_MS = 250;

interface StudentPickerProps {
  readonly student: string | undefined;
  readonly onStudent: (student: string | undefined) => void;
}

/** A student of the school, found by a part of the name. */
export function StudentPicker({ student, onStudent }: StudentPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), WAIT_MS);
  const students = useQuery({
    ...api.records.students.queryOptions({ input: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  if (students.isError && !students.data) {
    return (
      <ErrorState
        title={t('Failed to load students')}
        error={students.error}
        onRetry={() => void students.refetch()}
      />
    );
  }
  const found = students.data?.students ?? [];
  const isChosenFound = found.some(({ studentId }) => studentId === student);
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('Search students by name')}
        placeholder={t('Search by name')}
        leftSection={<IconSearch size={18} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('Student')}
        description={
          students.data?.hasMore ? t('There are more. Search by name to find the others.') : undefined
        }
        value={student ?? ''}
        data={[
          { value: '', label: t('Choose a student') },
          ...(student && !isChosenFound ? [{ value: student, label: t('The student chosen before') }] : []),
          ...found.map(({ studentId, name }) => ({ value: studentId, label: name })),
        ]}
        onChange={(event) => onStudent(event.currentTarget.value || undefined)}
      />
    </div>
  );
}
