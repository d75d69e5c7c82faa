import type { FamilyMessageId, StudentId } from '@fieldhouse/contract/ids.ts';
import { FAMILY_MESSAGE_MAX } from '@fieldhouse/contract/limits.ts';
import {
  FIRST_NAME,
  FIRST_NAMES_MAX,
  firstNamesIn,
  withFirstName,
} from '@fieldhouse/domain/messages/first-name.ts';
import { Button, Radio, Skeleton, Stack, Textarea } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './counseling.module.css';
import {
  AUDIENCES,
  type Audience,
  contentOf,
  EMPTY_DRAFT,
  type FamilyMessageDraft,
  readDraft,
} from './family-message-draft.ts';
import { FamilyPreview, reachedIn } from './family-preview.tsx';

interface WriteFamiliesDialogProps {
  readonly studentIds: readonly StudentId[];
  readonly onClose: () => void;
  /** Somebody has it. */
  readonly onDone: () => void;
}

/** Words to several families, each in a conversation of its own. What is typed stays on this device until it is sent. */
export default function WriteFamiliesDialog({ studentIds, onClose, onDone }: WriteFamiliesDialogProps) {
  const { t } = useTranslation();
  const [sentId, setSentId] = useState<FamilyMessageId | null>(null);
  const kept = useKeptValue<FamilyMessageDraft>('family-message', EMPTY_DRAFT, readDraft);
  return (
    <Dialog
      isOpen
      isFirm
      side
      onClose={sentId ? onDone : onClose}
      title={t('Write to {{count}} families', { count: studentIds.length })}
      description={t('Everyone gets it in their own conversation, and sees no other names.')}
    >
      {sentId ? (
        <Sending familyMessageId={sentId} onDone={onDone} />
      ) : (
        <WriteForm
          studentIds={studentIds}
          draft={kept.value}
          onDraft={kept.set}
          onClose={onClose}
          onSent={(id) => {
            kept.forget();
            setSentId(id);
          }}
        />
      )}
    </Dialog>
  );
}

interface WriteFormProps {
  readonly studentIds: readonly StudentId[];
  readonly draft: FamilyMessageDraft;
  readonly onDraft: (draft: FamilyMessageDraft) => void;
  readonly onClose: () => void;
  readonly onSent: (id: FamilyMessageId) => void;
}

function WriteForm({ studentIds, draft, onDraft, onClose, onSent }: WriteFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const { body, audience } = draft;
  const preview = useQuery({
    ...api.counseling.previewFamilies.queryOptions({ input: { studentIds: [...studentIds], audience } }),
    placeholderData: keepPreviousData,
  });
  const write = useMutation(
    api.counseling.writeToFamilies.mutationOptions({
      onSuccess: ({ familyMessageId }) => onSent(familyMessageId),
    }),
  );
  const families = preview.data?.families ?? [];
  const reached = reachedIn(families);
  const names = firstNamesIn(body);
  const problem = !body.trim()
    ? t('Write something.')
    : names > FIRST_NAMES_MAX
      ? t('The first name can appear up to {{count}} times.', { count: FIRST_NAMES_MAX })
      : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return field.current?.focus();
    const content = contentOf(draft, studentIds);
    // The same again is written once, also after the answer was lost.
    const isAgain = draft.attempt?.content === content;
    const messageKey = (isAgain && draft.attempt?.messageKey) || crypto.randomUUID();
    if (!isAgain) onDraft({ ...draft, attempt: { content, messageKey } });
    write.mutate({ studentIds: [...studentIds], audience, body: body.trim(), messageKey });
  };
  const insert = () => {
    const at = field.current?.selectionStart ?? body.length;
    const end = field.current?.selectionEnd ?? at;
    onDraft({ ...draft, body: body.slice(0, at) + FIRST_NAME + body.slice(end) });
    field.current?.focus();
  };
  const example = families[0];
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Radio.Group
        label={t('Write to')}
        value={audience}
        onChange={(value) => onDraft({ ...draft, audience: value as Audience })}
      >
        <Stack gap={8} mt={8}>
          {AUDIENCES.map((one) => (
            <Radio key={one} value={one} label={audienceName(one, t)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        ref={field}
        label={t('Message')}
        description={t('{{sign}} is replaced with the student’s first name.', { sign: FIRST_NAME })}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={FAMILY_MESSAGE_MAX}
        value={body}
        error={isTried && problem}
        onChange={(event) => onDraft({ ...draft, body: event.currentTarget.value })}
      />
      <div>
        <Button variant="default" size="compact-sm" disabled={names >= FIRST_NAMES_MAX} onClick={insert}>
          {t('Insert the first name')}
        </Button>
      </div>
      {names > 0 && example && (
        <p className={classes.about}>
          {t('For example: {{text}}', { text: withFirstName(body, example.name).slice(0, 160) })}
        </p>
      )}
      {preview.isPending && <Skeleton height={96} />}
      {preview.isError && !preview.data && (
        <ErrorState
          title={t('The recipients couldn’t be loaded')}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && <FamilyPreview families={families} />}
      {write.error && (
        <Notice tone="danger">
          {codeOf(write.error) === 'NOBODY'
            ? t('None of these families can be written to.')
            : errorText(write.error, t)}
        </Notice>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={write.isPending} disabled={!preview.data || reached === 0}>
          {t('Send to {{count}} people', { count: reached })}
        </Button>
      </DialogActions>
    </form>
  );
}

function audienceName(audience: Audience, t: ReturnType<typeof useTranslation>['t']): string {
  switch (audience) {
    case 'guardians':
      return t('Guardians');
    case 'students':
      return t('Students themselves');
    case 'both':
      return t('Guardians and students');
  }
}

const ASK_AGAIN_MS = 1_000;

/** How far the message has come. It goes on when this is closed. */
function Sending({ familyMessageId, onDone }: { familyMessageId: FamilyMessageId; onDone: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...api.counseling.familyMessage.queryOptions({ input: { familyMessageId } }),
    refetchInterval: ({ state }) => (state.data?.isFinished ? false : ASK_AGAIN_MS),
  });
  return (
    <div className={classes.form}>
      {!data && error && (
        <ErrorState title={t('Progress couldn’t be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <div role="status" className={classes.form}>
          <ProgressBar ratio={(data.sent + data.refused) / data.total} label={t('Progress so far')} />
          <p className={classes.name}>
            {data.isFinished
              ? t('{{count}} people have it.', { count: data.sent })
              : t('{{done}} of {{total}} sent …', { done: data.sent, total: data.total })}
          </p>
          {data.isFinished && (
            <p className={classes.about}>{t('In {{count}} families.', { count: data.families })}</p>
          )}
          {data.refused > 0 && (
            <p className={classes.about}>
              {t('{{count}} people could no longer be written to.', { count: data.refused })}
            </p>
          )}
          {!data.isFinished && <p className={classes.about}>{t('You can close this: sending continues.')}</p>}
        </div>
      )}
      <DialogActions>
        <Button onClick={onDone}>{t('Close')}</Button>
      </DialogActions>
    </div>
  );
}
