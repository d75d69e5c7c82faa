import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from './readings.module.css';

const SHOWN = 6;
const WAIT_MS = 250;

interface StudentSearchProps {
  /** Null: nobody is chosen yet. */
  readonly chosenName: string | null;
  readonly onChoose: (studentId: string) => void;
}

/** Finds a student of the school by name. */
export function StudentSearch({ chosenName, onChoose }: StudentSearchProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const still = useDebounced(search.trim(), WAIT_MS);
  const { data } = useQuery({
    ...api.records.students.queryOptions({ input: { search: still } }),
    enabled: still !== '',
    placeholderData: keepPreviousData,
  });
  const found = still === '' ? [] : (data?.students ?? []);
  return (
    <div className={classes.search}>
      <TextInput
        label={t('Whose transcript is it?')}
        description={
          chosenName === null
            ? t('Search for a student by name')
            : t('Chosen: {{name}}', { name: chosenName })
        }
        leftSection={<IconSearch size={16} />}
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {still !== '' && data && found.length === 0 && (
        <p className={classes.about}>{t('No student by that name.')}</p>
      )}
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('Students found')}>
          {found.slice(0, SHOWN).map(({ studentId, name }) => (
            <li key={studentId}>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => {
                  setSearch('');
                  onChoose(studentId);
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
