import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/layout/dialog.tsx';
import classes from './analytics.module.css';

const LOWEST = 1;
const HIGHEST = 4;

/** Lets a student set the GPA they work towards. */
export function GoalEditor({ goal, usual }: { goal: number; usual: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(String(goal));
  // Half of our readers write a comma.
  const value = /^\d([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  const isGood = value >= LOWEST && value <= HIGHEST;
  const { mutate, isPending, error } = useMutation(
    api.analytics.setGoal.mutationOptions({
      async onSuccess(saved) {
        await queryClient.invalidateQueries({ queryKey: api.analytics.key() });
        setOpen(false);
        void toast({ title: t('Your goal is {{goal}}', { goal: format.number(saved.goal, 2) }) });
      },
    }),
  );
  const range = { lowest: format.number(LOWEST, 1), highest: format.number(HIGHEST, 1) };
  return (
    <>
      <button
        type="button"
        className={classes.link}
        onClick={() => {
          setText(format.number(goal));
          setOpen(true);
        }}
      >
        {t('Change goal')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Your GPA goal')}>
        <form
          className={classes.goal}
          onSubmit={(event) => {
            event.preventDefault();
            if (isGood) mutate({ goal: Math.round(value * 100) / 100 });
          }}
        >
          <TextInput
            label={t('GPA you’re working toward')}
            description={t('From {{lowest}} to {{highest}}.', range)}
            inputMode="decimal"
            value={text}
            maxLength={5}
            onChange={(event) => setText(event.currentTarget.value)}
            error={
              error
                ? errorText(error, t)
                : !isGood && t('Enter a number from {{lowest}} to {{highest}}.', range)
            }
            data-autofocus
          />
          <div className={classes.buttons}>
            {goal !== usual && (
              <Button variant="default" disabled={isPending} onClick={() => mutate({ goal: null })}>
                {t('Use {{usual}}', { usual: format.number(usual, 1) })}
              </Button>
            )}
            <Button type="submit" loading={isPending} disabled={!isGood}>
              {t('Save goal')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
