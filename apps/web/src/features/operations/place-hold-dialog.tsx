import { Radio, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './operations.module.css';

type Target = Outputs['operations']['findHoldTargets']['targets'][number];

const SHORTEST = 2;
const TYPING_MS = 250;
const keyOf = ({ schoolId, student }: Target) => student?.studentId ?? schoolId;
const nameOf = ({ schoolName, student }: Target) => student?.name ?? schoolName;

/** Chooses a student or a school by name, asks why, and has everything of it kept. */
export function PlaceHoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [target, setTarget] = useState<Target | null>(null);
  const [isTried, setTried] = useState(false);
  const search = useDebounced(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...api.operations.findHoldTargets.queryOptions({ input: { search } }),
    enabled: search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const mutation = useMutation(
    api.operations.placeHold.mutationOptions({
      async onSuccess() {
        onClose();
        if (target) void toast({ title: t('The data of {{name}} is kept', { name: nameOf(target) }) });
        await queryClient.invalidateQueries({ queryKey: api.operations.key() });
      },
    }),
  );
  const targets = search.length >= SHORTEST ? (found.data?.targets ?? []) : [];
  const isChosenShown = target !== null && targets.some((one) => keyOf(one) === keyOf(target));
  const shown = target && !isChosenShown ? [target, ...targets] : targets;
  const isHeld = codeOf(mutation.error) === 'ALREADY_HELD';
  const error = mutation.error ?? found.error;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('Place a legal hold')}
      description={t(
        "Nothing about the student is deleted while it's in effect, no matter who asks. In their school, or in the school you choose, nothing is removed because of its age.",
      )}
      verb={t('Place the hold')}
      isPending={mutation.isPending}
      error={error ? (isHeld ? t('A hold on this is already in effect.') : errorText(error, t)) : null}
      onSubmit={(reason) => {
        setTried(true);
        if (target) {
          const { schoolId, student } = target;
          mutation.mutate({ schoolId, studentId: student?.studentId ?? null, reason });
        }
      }}
    >
      <TextInput
        mt="md"
        label={t('Student or school')}
        description={t('The start of a name, at least two characters.')}
        leftSection={<IconSearch size={18} />}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Radio.Group
        mt="md"
        label={t('Keep everything of')}
        value={target ? keyOf(target) : null}
        onChange={(key) => setTarget(shown.find((one) => keyOf(one) === key) ?? null)}
        error={isTried && !target ? t('Find a student or a school, and choose it.') : undefined}
      >
        <Stack gap="xs" mt="xs" className={classes.targets}>
          {shown.map((one) => (
            <Radio
              key={keyOf(one)}
              value={keyOf(one)}
              label={nameOf(one)}
              description={
                one.student
                  ? t('{{school}} · student {{number}}', {
                      school: one.schoolName,
                      number: one.student.studentNumber,
                    })
                  : t('The whole school')
              }
            />
          ))}
          {shown.length === 0 && (
            <p className={classes.meta}>
              {search.length >= SHORTEST && !found.isPending
                ? t('No student or school with this name.')
                : t("Type a name to find who it's about.")}
            </p>
          )}
        </Stack>
      </Radio.Group>
    </ReasonDialog>
  );
}
