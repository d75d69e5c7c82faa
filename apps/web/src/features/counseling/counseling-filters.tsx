import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyName } from '#shared/eligibility/body-words.ts';
import classes from './counseling.module.css';
import { BODIES, type CounselingFilter, type CounselingList, WHOSE } from './counseling-queries.ts';
import { findingShort } from './risk-words.ts';

const WAIT_MS = 250;

interface CounselingFiltersProps {
  readonly filter: CounselingFilter;
  readonly onFilter: (filter: CounselingFilter) => void;
  /** What the students have; undefined until it is known. */
  readonly choices: CounselingList['choices'] | undefined;
}

/** What of the list is shown. */
export function CounselingFilters({ filter, onFilter, choices }: CounselingFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.search ?? '');

  // The address follows what is typed, once somebody stops typing.
  useEffect(() => {
    const search = typed.trim() || undefined;
    if (search === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);

  const whose = {
    mine: t('Mine and unassigned'),
    unassigned: t('Without a counselor'),
    all: t('All on my list'),
  };
  return (
    <div className={classes.filters}>
      <TextInput
        className={classes.search ?? ''}
        label={t('Search by name')}
        leftSection={<IconSearch size={18} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        label={t('Students')}
        allowDeselect={false}
        data={WHOSE.map((value) => ({ value, label: whose[value] }))}
        value={filter.whose ?? 'all'}
        onChange={(value) =>
          onFilter({ ...filter, whose: WHOSE.find((one) => one === value && one !== 'all') })
        }
      />
      <Select
        label={t('Division or NAIA')}
        placeholder={t('Any')}
        clearable
        data={BODIES.map((value) => ({ value, label: bodyName(value, t) }))}
        value={filter.body ?? null}
        onChange={(value) => onFilter({ ...filter, body: BODIES.find((one) => one === value) })}
      />
      <Select
        label={t('Finding')}
        placeholder={t('Any')}
        clearable
        data={(choices?.findings ?? []).map((value) => ({ value, label: findingShort(value, t) }))}
        value={filter.finding ?? null}
        onChange={(value) => onFilter({ ...filter, finding: value ?? undefined })}
      />
      <Select
        label={t('Sport')}
        placeholder={t('Any')}
        clearable
        data={choices?.sports ?? []}
        value={filter.sport ?? null}
        onChange={(value) => onFilter({ ...filter, sport: value ?? undefined })}
      />
      <Select
        label={t('Class of')}
        placeholder={t('Any')}
        clearable
        data={(choices?.graduationYears ?? []).map(String)}
        value={filter.year === undefined ? null : String(filter.year)}
        onChange={(value) => onFilter({ ...filter, year: value === null ? undefined : Number(value) })}
      />
      <TextInput
        type="date"
        label={t('Next date until')}
        value={filter.until ?? ''}
        onChange={(event) => onFilter({ ...filter, until: event.currentTarget.value || undefined })}
      />
    </div>
  );
}
