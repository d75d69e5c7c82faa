import { Button, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';
import classes from './analytics.module.css';

const LOWEST = 1;
const HIGHEST = 4;

/** Lets a student set the GPA they work towards. */
export function GoalEditor({ goal, usual }: { goal: number; usual: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState<number | string>(goal);
  const isGood = typeof value === 'number' && value >= LOWEST && value <= HIGHEST;
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
          setValue(goal);
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
          <NumberInput
            label={t('GPA you work towards')}
            description={t('From {{lowest}} to {{highest}}.', range)}
            value={value}
            onChange={setValue}
            min={LOWEST}
            max={HIGHEST}
            step={0.1}
            decimalScale={2}
            clampBehavior="none"
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
