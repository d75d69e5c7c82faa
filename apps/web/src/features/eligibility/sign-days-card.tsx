import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Registry } from './registry-queries.ts';

const CHOICES = [1, 2, 3, 5, 7, 10, 14];

/** In how many days a family acknowledges a change that makes eligibility worse. */
export function SignDaysCard({ registry }: { registry: Registry }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const save = useMutation(
    api.eligibility.saveSignDays.mutationOptions({
      onSuccess: () => toast({ title: t('Saved') }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.eligibility.key() }),
    }),
  );
  const { signDays, signDaysVersion, can } = registry;
  return (
    <Card
      title={t('Changes that make eligibility worse')}
      description={t(
        'Before one is made, an adult student or a guardian has to acknowledge what it breaks. A counselor may proceed after this many days.',
      )}
    >
      <NativeSelect
        label={t('Days for the family')}
        disabled={!can.keep || save.isPending}
        value={`${signDays}`}
        data={[...new Set([...CHOICES, signDays])].sort((a, b) => a - b).map((days) => `${days}`)}
        onChange={(event) =>
          save.mutate({ signDays: Number(event.currentTarget.value), baseVersion: signDaysVersion })
        }
        maw={240}
      />
    </Card>
  );
}
