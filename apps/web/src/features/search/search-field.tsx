import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from './search-address.ts';

const TYPING_MS = 150;

interface SearchFieldProps {
  readonly q: string | undefined;
  readonly onSearch: (q: string | undefined) => void;
  /** The person is done typing: the query may be remembered. */
  readonly onEnter: (q: string) => void;
}

/** What is searched for. The address follows what is typed as soon as somebody stops, at once with Enter. */
export function SearchField({ q, onSearch, onEnter }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(q);
  const field = useRef<HTMLInputElement>(null);

  // The address changes by itself too: back, forward, a recent search.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    clearTimeout(timer.current);
    setTyped(q ?? '');
  }, [q]);

  // What waits for the clock ends with the page.
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, waitMs: number) {
    setTyped(text);
    clearTimeout(timer.current);
    const ask = () => {
      asked.current = queryOf(text);
      onSearch(asked.current);
    };
    if (waitMs === 0) ask();
    else timer.current = setTimeout(ask, waitMs);
  }

  return (
    <TextInput
      ref={field}
      type="search"
      size="md"
      value={typed}
      maxLength={200}
      autoFocus
      data-arrival-focus
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<IconSearch size={20} stroke={1.7} />}
      rightSectionPointerEvents="all"
      rightSection={
        typed !== '' && (
          <ActionIcon
            aria-label={t('Clear the search')}
            onClick={() => {
              search('', 0);
              field.current?.focus();
            }}
          >
            <IconX size={18} />
          </ActionIcon>
        )
      }
      placeholder={t('Search courses, assignments and lessons')}
      aria-label={t('Search courses, assignments and lessons')}
      onChange={(event) => search(event.currentTarget.value, TYPING_MS)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        search(typed, 0);
        const entered = queryOf(typed);
        if (entered) onEnter(entered);
      }}
    />
  );
}
