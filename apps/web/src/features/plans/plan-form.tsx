import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { subjectName } from '#shared/courses/course-words.tsx';
import { Card } from '#ui/layout/card.tsx';
import { GoalsField } from './goals-field.tsx';
import { EXPECTED_GRADES, type PlanDraft } from './plan-draft.ts';
import type { PlanChoices } from './plan-queries.ts';
import { SUBJECTS } from './plan-words.ts';
import classes from './plans.module.css';
import { WishesField } from './wishes-field.tsx';

const CREDITS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6];
const COURSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const IN_SUMMER = [0, 0.5, 1, 1.5, 2];

interface PlanFormProps {
  readonly choices: PlanChoices;
  readonly draft: PlanDraft;
  readonly isRunning: boolean;
  readonly onChange: (draft: PlanDraft) => void;
  readonly onFind: () => void;
}

/** What somebody asks of a plan. */
export function PlanForm({ choices, draft, isRunning, onChange, onFind }: PlanFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<PlanDraft>) => onChange({ ...draft, ...part });
  const numbers = (all: readonly number[]) =>
    all.map((one) => ({ value: String(one), label: format.number(one) }));
  const limits = (all: readonly number[]) => [{ value: '', label: t('No limit') }, ...numbers(all)];
  const limitOf = (text: string) => (text === '' ? null : Number(text));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.goals.length > 0) onFind();
  };
  return (
    <Card title={t('What the plan is for')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <GoalsField
          all={choices.goals}
          value={draft.goals}
          isMissing={isTried && draft.goals.length === 0}
          onChange={(goals) => set({ goals })}
        />
        <div className={classes.fields}>
          <NativeSelect
            label={t('Most credits in a term')}
            value={draft.mostCredits === null ? '' : String(draft.mostCredits)}
            data={limits(CREDITS)}
            onChange={(event) => set({ mostCredits: limitOf(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('Most courses in a term')}
            value={draft.mostCourses === null ? '' : String(draft.mostCourses)}
            data={limits(COURSES)}
            onChange={(event) => set({ mostCourses: limitOf(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('Most credits in a summer')}
            value={String(draft.mostInSummer)}
            data={numbers(IN_SUMMER)}
            onChange={(event) => set({ mostInSummer: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('Grade you expect')}
            value={draft.grade}
            data={[...EXPECTED_GRADES]}
            onChange={(event) => {
              const grade = EXPECTED_GRADES.find((one) => one === event.currentTarget.value);
              if (grade) set({ grade });
            }}
          />
          <NativeSelect
            label={t('Difficulty')}
            value={draft.difficulty}
            data={[
              { value: 'lighter', label: t('Lighter') },
              { value: 'balanced', label: t('Balanced') },
              { value: 'challenging', label: t('Challenging') },
            ]}
            onChange={(event) => {
              const chosen = (['lighter', 'balanced', 'challenging'] as const).find(
                (one) => one === event.currentTarget.value,
              );
              if (chosen) set({ difficulty: chosen });
            }}
          />
        </div>
        <fieldset className={classes.group}>
          <legend>{t('Subjects you like best')}</legend>
          <div className={classes.subjects}>
            {SUBJECTS.map((subject) => (
              <Checkbox
                key={subject}
                label={subjectName(subject, t)}
                checked={draft.focus.includes(subject)}
                onChange={(event) =>
                  set({
                    focus: event.currentTarget.checked
                      ? [...draft.focus, subject]
                      : draft.focus.filter((one) => one !== subject),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <WishesField choices={choices} value={draft.wishes} onChange={(wishes) => set({ wishes })} />
        <div>
          <Button type="submit" disabled={isRunning} leftSection={<IconRoute size={18} />}>
            {t('Find the best plan')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
