import type { Prerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { ActionIcon, Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type AskedDraft, draftOfAsked, emptyAsked, readAsked, WORDS } from './prerequisites-draft.ts';
import classes from './prerequisites-panel.module.css';

type Kept = Outputs['catalog']['listPrerequisites'];

/** What students should have before they take the course. */
export function PrerequisitesPanel({ courseId }: { courseId: CourseId }) {
  const { t } = useTranslation();
  const kept = useQuery(api.catalog.listPrerequisites.queryOptions({ input: { courseId } }));
  return (
    <Card
      title={t('Prerequisites')}
      description={t('A missing required course keeps a student out, unless you enroll them yourself.')}
    >
      {kept.data ? (
        <AskedForm courseId={courseId} kept={kept.data} />
      ) : kept.isError ? (
        <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />
      ) : (
        <Skeleton height={40} role="status" aria-label={t('Loading...')} />
      )}
    </Card>
  );
}

function AskedForm({ courseId, kept }: { courseId: CourseId; kept: Kept }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const addButton = useRef<HTMLButtonElement>(null);
  const [base, setBase] = useState(() => kept.prerequisites.map(draftOfAsked));
  const [lines, setLines] = useState(base);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const isDirty = JSON.stringify(lines) !== JSON.stringify(base);
  const save = useMutation(api.catalog.savePrerequisites.mutationOptions());
  const change = (key: string, changed: Partial<AskedDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));

  const submit = () => {
    const read = lines.map((line) => ({ key: line.key, ...readAsked(line, t) }));
    setErrors(new Map(read.flatMap(({ key, error }) => (error ? [[key, error] as const] : []))));
    const prerequisites = read.flatMap(({ prerequisite }) => prerequisite ?? ([] as Prerequisite[]));
    if (prerequisites.length < lines.length) return;
    save.mutate(
      { courseId, prerequisites },
      {
        onSuccess() {
          setBase(lines);
          void toast({ title: t('Saved') });
          void queryClient.invalidateQueries({ queryKey: api.catalog.key(), refetchType: 'none' });
        },
      },
    );
  };

  return (
    <fieldset disabled={!kept.can.save} className={classes.lines}>
      <UnsavedGuard isDirty={isDirty && !save.isPending} />
      {lines.length === 0 && <p className={classes.none}>{t('This course has no prerequisites.')}</p>}
      {lines.map((line, at) => {
        const number = at + 1;
        const error = errors.get(line.key);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is read twice
          <div
            key={line.key}
            role="group"
            className={classes.line}
            aria-label={t('Prerequisite {{number}}', { number })}
          >
            <NativeSelect
              label={t('What')}
              value={line.courseId}
              error={line.courseId === '' ? error : undefined}
              data={[
                { value: '', label: t('Choose a course') },
                { value: WORDS, label: t('Something else, in words') },
                ...kept.choices.map((one) => ({ value: one.courseId as string, label: one.title })),
              ]}
              onChange={(event) => change(line.key, { courseId: event.currentTarget.value })}
              className={classes.what}
            />
            {line.courseId === WORDS && (
              <TextInput
                label={t('In words')}
                description={t("If it's required, your school decides on each request.")}
                value={line.text}
                maxLength={300}
                error={error}
                onChange={(event) => change(line.key, { text: event.currentTarget.value })}
                className={classes.what}
              />
            )}
            <NativeSelect
              label={t('How')}
              value={line.kind}
              data={[
                { value: 'required', label: t('Mandatory') },
                { value: 'recommended', label: t('Recommended') },
                { value: 'corequisite', label: t('Take at the same time') },
              ]}
              onChange={(event) =>
                change(line.key, { kind: event.currentTarget.value as AskedDraft['kind'] })
              }
            />
            {line.courseId !== WORDS && (
              <TextInput
                label={t('At least, in percent')}
                inputMode="decimal"
                value={line.percent}
                error={line.courseId !== '' ? error : undefined}
                placeholder={t('passed')}
                onChange={(event) => change(line.key, { percent: event.currentTarget.value })}
                className={classes.percent}
              />
            )}
            <ActionIcon
              variant="subtle"
              size={40}
              className={classes.remove}
              aria-label={t('Remove prerequisite {{number}}', { number })}
              onClick={() => {
                setLines(lines.filter(({ key }) => key !== line.key));
                rescueFocus(() => addButton.current);
              }}
            >
              <IconTrash size={20} stroke={1.7} />
            </ActionIcon>
          </div>
        );
      })}
      {save.error && (
        <div role="alert">
          <Notice tone="danger">{refusalWords(save.error)}</Notice>
        </div>
      )}
      {kept.can.save && (
        <div className={classes.actions}>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => setLines([...lines, emptyAsked()])}
          >
            {t('Add a prerequisite')}
          </Button>
          <Button disabled={!isDirty} loading={save.isPending} onClick={submit}>
            {t('Save prerequisites')}
          </Button>
        </div>
      )}
    </fieldset>
  );

  function refusalWords(error: unknown): string {
    switch (codeOf(error)) {
      case 'PREREQUISITE_CYCLE': {
        const { titles = [] } = (error as { data?: { titles?: string[] } }).data ?? {};
        return t('These courses would require each other: {{way}}.', { way: titles.join(' → ') });
      }
      case 'TWICE':
        return t('A course is listed twice.');
      case 'COURSE_NOT_FOUND':
        return t('One of these courses no longer exists. Choose another one.');
      default:
        return errorText(error, t);
    }
  }
}
