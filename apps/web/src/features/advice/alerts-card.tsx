import type { UserId } from '@fieldhouse/contract/ids.ts';
import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './advice.module.css';

/** Who hears of words of students in danger; a part of the school's settings. */
export default function AlertsCard() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(api.advice.settings.queryOptions({ input: {} }));
  const [chosen, setChosen] = useState<readonly UserId[] | null>(null);
  const save = useMutation(
    api.advice.saveSettings.mutationOptions({
      async onSuccess() {
        await queries.invalidateQueries({ queryKey: api.advice.settings.key() });
        setChosen(null);
        void toast({ title: t('Saved') });
      },
    }),
  );
  if (!data) return null;
  const named = chosen ?? data.alertUserIds;
  return (
    <Card
      title={t('Students in danger')}
      description={t(
        'Who is told at once when a question to the counselor speaks of suicide, self-harm, abuse or violence. With nobody chosen, all counselors and administrators are. Family of the student is never told by the school.',
      )}
    >
      <form
        className={classes.reply}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ schoolId: data.schoolId, alertUserIds: [...named], version: data.version });
        }}
      >
        <Checkbox.Group
          label={t('These people are told')}
          value={[...named]}
          onChange={(ids) =>
            setChosen(data.staff.map(({ userId }) => userId).filter((id) => ids.includes(id)))
          }
        >
          <div className={classes.staff}>
            {data.staff.map(({ userId, name }) => (
              <Checkbox key={userId} value={userId} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <div>
          <Button type="submit" disabled={chosen === null} loading={save.isPending}>
            {t('Save')}
          </Button>
        </div>
        {save.error && (
          <Notice tone="danger">
            {codeOf(save.error) === 'STALE'
              ? t('Somebody else changed this meanwhile. Reload the page and choose again.')
              : errorText(save.error, t)}
          </Notice>
        )}
      </form>
    </Card>
  );
}
