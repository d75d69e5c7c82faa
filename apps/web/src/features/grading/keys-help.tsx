import { ActionIcon, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Keys } from '#ui/display/keys.tsx';
import classes from './grade-form.module.css';

interface KeysHelpProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly areSingleKeysOn: boolean;
  readonly onSingleKeys: (areOn: boolean) => void;
  /** Points can be given. */
  readonly mayGrade: boolean;
}

/** What the keys of grading do, behind "?", and whether letters and digits alone are commands. */
export function KeysHelp({ isOpen, onOpen, areSingleKeysOn, onSingleKeys, mayGrade }: KeysHelpProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.keys}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('Keyboard shortcuts (?)')}
        title={t('Keyboard shortcuts (?)')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
      >
        <span aria-hidden="true">?</span>
      </ActionIcon>
      <div id={id} className={classes.keysHelp} hidden={!isOpen}>
        {mayGrade && (
          <p className={classes.text}>
            <Keys>
              {t('[1] to [9] choose a level and move to the next criterion, [↑] [↓] move between criteria.')}
            </Keys>
          </p>
        )}
        <p className={classes.text}>
          <Keys>
            {t(
              '[A] accepts all, [N] and [P] go to the next and previous work, [Ctrl]+[Enter] releases, from the comment too.',
            )}
          </Keys>
        </p>
        <Switch
          className={classes.keysSwitch}
          size="sm"
          label={t('Single keys are commands')}
          checked={areSingleKeysOn}
          onChange={(event) => onSingleKeys(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}
