import { SHOWN_DAYS, type ShownDays } from '@fieldhouse/domain/records/shown-days.ts';
import { Button, NativeSelect, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Issued } from './transcripts-queries.ts';

type Shows = 'nothing' | 'name' | 'summary';

/** What whoever checks the code of a transcript sees of the student, and for how long. Nothing, unless the family says so. */
export function ShownDialog({ one, onClose }: { readonly one: Issued; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { transcriptId, code, can } = one;
  const [shows, setShows] = useState<Shows>(one.shown?.shows ?? 'nothing');
  /** Null: as long as it stands now. */
  const [days, setDays] = useState<ShownDays | null>(one.shown ? null : 30);
  const before = one.shown?.shows ?? 'nothing';
  const isSame = shows === before && (shows === 'nothing' || days === null);
  const mayNot = shows !== 'nothing' && !can.show;
  const save = useMutation(
    api.transcripts.setShown.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.transcripts.issued.key() });
        void toast({ title: t('Saved') });
        onClose();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame) onClose();
    else
      save.mutate({
        transcriptId,
        shows: shows === 'nothing' ? { what: shows } : { what: shows, days: days ?? 30 },
      });
  };
  const error = () => {
    switch (codeOf(save.error)) {
      case 'NOT_CURRENT':
        return t('This transcript was replaced or withdrawn in the meantime. Close this and look again.');
      case 'ON_HOLD':
        return t(
          'The school is holding official transcripts for now. Nothing more can be shown until it stops.',
        );
      default:
        return save.error ? errorText(save.error, t) : null;
    }
  };
  const failure = error();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('What the check page shows')}
      description={t(
        'Anyone who has the code {{code}} can check it. You decide whether they see more than that it is valid. You can end it at any time.',
        { code },
      )}
    >
      <form onSubmit={submit}>
        <Radio.Group
          mt="md"
          label={t('Anyone who checks the code sees')}
          value={shows}
          onChange={(value) => {
            setShows(value as Shows);
            if (value !== before && value !== 'nothing') setDays((now) => now ?? 30);
          }}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="nothing" label={t('Nothing about the student')} />
            <Radio value="name" label={t('The name')} disabled={!can.show} />
            <Radio value="summary" label={t('Name, graduation, credits and GPA')} disabled={!can.show} />
          </Stack>
        </Radio.Group>
        {shows !== 'nothing' && (
          <NativeSelect
            mt="md"
            label={t('For how long')}
            disabled={!can.show}
            value={days === null ? '' : String(days)}
            data={[
              ...(one.shown && shows === before
                ? [
                    {
                      value: '',
                      label: t('As now, until {{until}}', { until: format.date(one.shown.expiresAt) }),
                    },
                  ]
                : []),
              ...SHOWN_DAYS.map((count) => ({ value: String(count), label: t('{{count}} days', { count }) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setDays(value === '' ? null : (Number(value) as ShownDays))
            }
          />
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={mayNot} loading={save.isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
