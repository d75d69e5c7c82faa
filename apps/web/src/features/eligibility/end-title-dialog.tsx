import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Registry, registryQuery } from './registry-queries.ts';

/** Notes that a title left the list; courses that ended before go on counting. */
export function EndTitleDialog({
  title,
  onClose,
}: {
  title: Registry['titles'][number];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [validTo, setValidTo] = useState('');
  const end = useMutation(
    api.eligibility.endTitle.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: registryQuery().queryKey });
        onClose();
        void toast({ title: t('Removed from the list'), message: title.title });
      },
    }),
  );
  const [isTried, setTried] = useState(false);
  const code = codeOf(end.error);
  const error =
    isTried && !validTo
      ? t('Enter the last day on the list.')
      : code === 'DATES_OUT_OF_ORDER'
        ? t('The last day can’t be before the first.')
        : code === 'ENDED'
          ? t('Someone removed it from the list in the meantime.')
          : end.error && errorText(end.error, t);
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Remove “{{title}}” from the list', { title: title.title })}
      description={t('Courses that ended by that day still count.')}
      verb={t('Remove from the list')}
      isPending={end.isPending}
      error={error}
      onSubmit={(reason) => {
        setTried(true);
        if (validTo) end.mutate({ titleId: title.titleId, validTo, reason });
      }}
    >
      <TextInput
        type="date"
        label={t('Last day on the list')}
        value={validTo}
        onChange={(event) => setValidTo(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
