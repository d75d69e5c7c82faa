import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './home.module.css';

/** Leads to the search with what was typed. */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/search', search: { q: typed.trim() || undefined } });
        }}
      >
        <TextInput
          type="search"
          value={typed}
          maxLength={200}
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.7} />}
          placeholder={t('Search your school')}
          aria-label={t('Search your school')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
