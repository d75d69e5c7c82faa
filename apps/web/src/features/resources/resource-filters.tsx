import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { type ResourceSearch, TYPES } from './resource-queries.ts';
import { typeName } from './resource-words.ts';
import classes from './resources-page.module.css';

interface ResourceFiltersProps {
  readonly search: ResourceSearch;
  readonly onSearch: (search: ResourceSearch) => void;
  /** For the numbers beside the filters; undefined: not known yet. */
  readonly found: Outputs['resources']['list'] | undefined;
  readonly isStaff: boolean;
}

const TYPING_MS = 250;

/** What of the resources is wanted; all of it stands in the address. */
export function ResourceFilters({ search, onSearch, found, isStaff }: ResourceFiltersProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(search.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(words);
  const latest = useRef(search);
  latest.current = search;
  /** Another filter begins at its first page. */
  const narrow = (change: ResourceSearch) => onSearch({ ...latest.current, page: undefined, ...change });

  // Whoever has left the page isn't brought back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changes by itself too: back, forward, a link.
  useEffect(() => {
    if ((search.search ?? '') === typed.current.trim()) return;
    typed.current = search.search ?? '';
    setWords(typed.current);
  }, [search.search]);

  function type(next: string) {
    typed.current = next;
    setWords(next);
    clearTimeout(timer.current);
    const here = window.location.pathname;
    timer.current = setTimeout(() => {
      // On the way to another page already: this one is still drawn, and must not call back.
      if (window.location.pathname === here) narrow({ search: next.trim() || undefined });
    }, TYPING_MS);
  }

  const courses = found?.courses ?? [];
  const isListed = courses.some(({ courseId }) => courseId === search.course);
  const allCount = found?.types.reduce((sum, { count }) => sum + count, 0);
  return (
    <search className={classes.filters}>
      <div className={classes.row}>
        <TextInput
          type="search"
          value={words}
          maxLength={100}
          leftSection={<IconSearch size={20} stroke={1.7} />}
          placeholder={t('Search resources')}
          aria-label={t('Search resources')}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <NativeSelect
          className={classes.course}
          aria-label={t('Course')}
          value={search.course ?? ''}
          data={[
            { value: '', label: t('All courses') },
            ...courses.map(({ courseId, title, count }) => ({
              value: courseId as string,
              label: `${title} (${count})`,
            })),
            // The chosen one stays chosen while nothing of it matches.
            ...(search.course && !isListed ? [{ value: search.course, label: t('The chosen course') }] : []),
          ]}
          onChange={(event) => narrow({ course: event.currentTarget.value || undefined })}
        />
      </div>
      <Chips
        label={t('Type')}
        value={search.type}
        onChange={(chosen) => narrow({ type: chosen })}
        chips={[
          { value: undefined, label: t('All types'), count: allCount },
          ...TYPES.map((one) => ({
            value: one,
            label: typeName(one, t),
            count: found?.types.find((line) => line.type === one)?.count,
          })),
        ]}
      />
      {isStaff && (
        <div className={classes.switches}>
          <Checkbox
            label={t('Only mine')}
            checked={search.own ?? false}
            onChange={(event) => narrow({ own: event.currentTarget.checked ? true : undefined })}
          />
          <Checkbox
            label={t('Archived')}
            checked={search.archived ?? false}
            onChange={(event) => narrow({ archived: event.currentTarget.checked ? true : undefined })}
          />
        </div>
      )}
    </search>
  );
}
