import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { SCENARIO_NAME_MAX } from '@fieldhouse/contract/limits.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type SavedScenario, scenariosQuery } from './eligibility-queries.ts';
import classes from './what-if.module.css';
import { textOf, type WhatIfDraft } from './what-if-draft.ts';

interface SaveScenarioProps {
  readonly studentId: StudentId;
  /** The one that is open; null: a new one. */
  readonly saved: SavedScenario | null;
  readonly draft: WhatIfDraft;
  readonly isChanged: boolean;
  readonly onDraft: (part: Partial<WhatIfDraft>) => void;
  readonly onSaved: () => void;
}

/** Keeps a what-if by a name, and says who else reads it. */
export function SaveScenario({ studentId, saved, draft, isChanged, onDraft, onSaved }: SaveScenarioProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery(scenariosQuery(studentId));
  const [isTried, setTried] = useState(false);
  const save = useMutation(
    api.eligibility.saveScenario.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.eligibility.scenarios.key() });
        onSaved();
        void toast({ title: t('What-if saved'), message: draft.name.trim() });
      },
    }),
  );
  if (!data || data.standsAs === null) return null;
  const isOwn = saved?.can.change === true;
  const send = (isNew: boolean) => {
    setTried(true);
    if (!draft.name.trim()) return;
    // The same key again saves it once, also after the answer was lost.
    const content = textOf(draft);
    const isAgain = draft.attempt?.content === content;
    const scenarioKey = (isAgain && draft.attempt?.scenarioKey) || crypto.randomUUID();
    if (!isAgain) onDraft({ attempt: { content, scenarioKey } });
    save.mutate({
      studentId,
      scenarioId: isNew ? null : (saved?.scenarioId ?? null),
      name: draft.name.trim(),
      changes: {
        ...draft.scenario,
        dropped: [...draft.scenario.dropped],
        added: draft.scenario.added.map((course) => ({ ...course })),
      },
      isForGuardians: draft.isForGuardians,
      isForCounselors: draft.isForCounselors,
      version: isNew ? 0 : draft.version,
      scenarioKey,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(!isOwn);
  };
  const isFull = !data.hasRoom;
  return (
    <form onSubmit={submit} noValidate className={classes.save}>
      <h3 className={classes.heading}>{t('Save this what-if')}</h3>
      <TextInput
        label={t('Name')}
        maxLength={SCENARIO_NAME_MAX}
        value={draft.name}
        error={isTried && !draft.name.trim() && t('Give it a name.')}
        onChange={(event) => onDraft({ name: event.currentTarget.value })}
      />
      {data.standsAs !== 'guardian' && (
        <Checkbox
          label={t('Guardians who see the record may read it')}
          checked={draft.isForGuardians}
          onChange={(event) => onDraft({ isForGuardians: event.currentTarget.checked })}
        />
      )}
      {data.standsAs !== 'staff' && (
        <Checkbox
          label={t('Counselors at the school may read it')}
          checked={draft.isForCounselors}
          onChange={(event) => onDraft({ isForCounselors: event.currentTarget.checked })}
        />
      )}
      {data.standsAs !== 'student' && <p className={classes.label}>{t('The student can read it.')}</p>}
      {save.error && <Notice tone="danger">{refusalOf(save.error, t)}</Notice>}
      {isFull && !isOwn && (
        <Notice>{t('You’ve saved as many as can be kept. Delete one to save another.')}</Notice>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending} disabled={isOwn ? !isChanged : isFull}>
          {isOwn ? t('Save changes') : t('Save')}
        </Button>
        {isOwn && (
          <Button variant="default" loading={save.isPending} disabled={isFull} onClick={() => send(true)}>
            {t('Save as a new one')}
          </Button>
        )}
      </div>
    </form>
  );
}

function refusalOf(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  switch (codeOf(error)) {
    case 'STALE':
      return t('It was changed somewhere else in the meantime. Save this as a new one.');
    case 'TOO_MANY':
      return t('You’ve saved as many as can be kept. Delete one to save another.');
    case 'NOT_FOUND':
      return t('It was deleted in the meantime. Save this as a new one.');
    default:
      return errorText(error, t);
  }
}
