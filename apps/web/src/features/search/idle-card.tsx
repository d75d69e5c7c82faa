import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './search.module.css';

interface IdleCardProps {
  readonly recent: readonly string[];
  readonly onAgain: (q: string) => void;
  readonly onRemove: (q: string) => void;
  readonly onClear: () => void;
}

/** Before anything is searched for: what can be found, and what was searched for here before. */
export function IdleCard({ recent, onAgain, onRemove, onClear }: IdleCardProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState framed icon={<IconSearch />} title={t('Start Searching')}>
        {t('Type a word from a title or a text. Small spelling mistakes are fine.')}
      </EmptyState>
      {recent.length > 0 && (
        <Card
          flush
          title={t('Recent searches')}
          aside={
            <Button size="sm" variant="default" onClick={onClear}>
              {t('Clear all')}
            </Button>
          }
        >
          <ul className={classes.recent}>
            {recent.map((q) => (
              <li key={q}>
                <button type="button" className={classes.again} onClick={() => onAgain(q)}>
                  <IconHistory size={20} stroke={1.7} aria-hidden="true" />
                  {q}
                </button>
                <ActionIcon aria-label={t('Forget "{{query}}"', { query: q })} onClick={() => onRemove(q)}>
                  <IconX size={18} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
