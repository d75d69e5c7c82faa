import { PLAN_WISHES_MAX } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { newWish, type Wish } from './plan-draft.ts';
import type { PlanChoices } from './plan-queries.ts';
import classes from './plans.module.css';

interface WishesFieldProps {
  readonly choices: PlanChoices;
  readonly value: readonly Wish[];
  readonly onChange: (wishes: readonly Wish[]) => void;
}

/** Courses that a plan must hold or leave out, whatever else it does. */
export function WishesField({ choices, value, onChange }: WishesFieldProps) {
  const { t } = useTranslation();
  const set = (place: number, part: Partial<Wish>) =>
    onChange(value.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const first = newWish(choices);
  const termsOf = (wanted: string) =>
    choices.courses.find(({ courseId }) => courseId === wanted)?.termIds ?? [];
  return (
    <fieldset className={classes.group}>
      <legend>{t('Fixed wishes')}</legend>
      {value.map((wish, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone
          key={place}
          className={classes.wish}
        >
          <legend>{t('Wish {{number}}', { number: place + 1 })}</legend>
          <NativeSelect
            label={t('What')}
            value={wish.kind}
            data={[
              { value: 'take', label: t('Take it') },
              { value: 'avoid', label: t('Leave it out') },
            ]}
            onChange={(event) =>
              set(place, { kind: event.currentTarget.value === 'avoid' ? 'avoid' : 'take' })
            }
          />
          <NativeSelect
            label={t('Course')}
            value={wish.courseId}
            data={choices.courses.map(({ courseId, title }) => ({ value: courseId, label: title }))}
            onChange={(event) => {
              const course = choices.courses.find(({ courseId }) => courseId === event.currentTarget.value);
              if (course) set(place, { courseId: course.courseId, termId: null });
            }}
          />
          <NativeSelect
            label={t('Term')}
            value={wish.termId ?? ''}
            data={[
              { value: '', label: t('Any term') },
              ...choices.terms
                .filter(({ termId }) => termsOf(wish.courseId).includes(termId))
                .map(({ termId, name }) => ({ value: termId, label: name })),
            ]}
            onChange={(event) => set(place, { termId: event.currentTarget.value || null })}
          />
          <Button
            variant="subtle"
            leftSection={<IconX size={16} />}
            aria-label={t('Remove wish {{number}}', { number: place + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== place))}
          >
            {t('Remove')}
          </Button>
        </fieldset>
      ))}
      {first && value.length < PLAN_WISHES_MAX && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...value, first])}
        >
          {t('Add a wish')}
        </Button>
      )}
    </fieldset>
  );
}
