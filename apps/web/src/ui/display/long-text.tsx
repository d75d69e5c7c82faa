import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './long-text.module.css';

/** About what six lines of a card hold, in characters and in lines of its own. */
const MOST_CHARACTERS = 320;
const MOST_LINES = 6;

/** Plain words with their own line breaks. Long ones begin with six lines, and open on demand. */
export function LongText({ children: text }: { readonly children: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES;
  return (
    <div className={classes.all}>
      <p id={id} className={classes.text} data-cut={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Show less') : t('Show more')}
        </Button>
      )}
    </div>
  );
}
