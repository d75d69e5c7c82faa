import type { FileId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { CONVERSATION_SUBJECT_MAX } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText, isUnreachable } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useMe } from '#lib/session.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import conversationClasses from './conversation.module.css';
import { MessageField } from './message-field.tsx';
import type { MessagePlace } from './message-place.ts';
import { conversationsQuery, type MessageList } from './message-queries.ts';
import { problemText } from './message-words.ts';
import classes from './new-message.module.css';
import {
  EMPTY_DRAFT,
  missingIn,
  type NewDraft,
  readNewDraft,
  studentOf,
  studentsOf,
} from './new-message-draft.ts';
import type { Problem } from './outbox.ts';
import { RecipientField } from './recipient-field.tsx';
import { useAttachments } from './use-attachments.ts';
import { problemOf } from './use-outbox.ts';
import { useWanted } from './use-wanted.ts';

interface NewMessageProps {
  /** The person to write to, as the address names them. */
  readonly to: string | undefined;
  /** The student it is about, as the address names them. */
  readonly about: string | undefined;
  /** What of the address stays. */
  readonly search: MessagePlace;
  readonly onStarted: (conversationId: string) => void;
}

/** Begins a conversation. What is typed stays on this device until it is sent. */
export function NewMessage(props: NewMessageProps) {
  const { t } = useTranslation();
  usePageTitle(t('New message'), [{ label: t('Messages'), to: '/messages' }]);
  const { data, error, refetch } = useInfiniteQuery(conversationsQuery('all', ''));
  const schools = data?.pages[0]?.schools;
  return (
    <section className={conversationClasses.conversation} aria-label={t('New message')}>
      <header className={conversationClasses.head}>
        <Link
          to="/messages"
          search={props.search}
          className={conversationClasses.back}
          aria-label={t('All conversations')}
        >
          <IconArrowLeft size={22} stroke={1.7} aria-hidden="true" />
        </Link>
        <div className={conversationClasses.headWords}>
          <h2 className={conversationClasses.title}>{t('New message')}</h2>
        </div>
      </header>
      {schools ? (
        <NewMessageForm {...props} schools={schools} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </section>
  );
}

function NewMessageForm({ to, about, schools, onStarted }: NewMessageProps & Pick<MessageList, 'schools'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useMe();
  const queryClient = useQueryClient();
  const kept = useKeptValue<NewDraft>(`message/new/${to ?? ''}`, EMPTY_DRAFT, readNewDraft);
  const [isTried, setTried] = useState(false);
  const recipients = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const student = useRef<HTMLSelectElement>(null);
  const draft = kept.value;
  // A file may come in when more was typed since it left.
  const newest = useRef(draft);
  newest.current = draft;
  const change = (changed: Partial<NewDraft>) => {
    newest.current = { ...newest.current, ...changed };
    kept.set(newest.current);
    start.reset();
  };
  const schoolId =
    schools.find((school) => school.schoolId === draft.schoolId)?.schoolId ?? schools[0]?.schoolId;
  const role = me.memberships.find((membership) => membership.schoolId === schoolId)?.role ?? 'parent';
  const attachments = useAttachments(schoolId, draft.files.length, (file) =>
    change({ files: [...newest.current.files, file] }),
  );
  const wanted = useWanted(
    to,
    schools.map((school) => school.schoolId),
  );

  const start = useMutation({
    async mutationFn() {
      const input = {
        schoolId: schoolId as SchoolId,
        recipientIds: draft.recipients.map(({ userId }) => userId as UserId),
        subject: draft.subject.trim(),
        studentId: studentOf(draft, role) as StudentId | null,
        body: draft.body.trim(),
        fileIds: draft.files.map(({ fileId }) => fileId as FileId),
      };
      const content = JSON.stringify(input);
      const attempt =
        draft.attempt?.content === content ? draft.attempt : { content, messageKey: crypto.randomUUID() };
      kept.set({ ...draft, attempt });
      return await client.messages.start({ ...input, messageKey: attempt.messageKey });
    },
    onSuccess({ conversationId }) {
      kept.forget();
      void queryClient.invalidateQueries({ queryKey: api.messages.key() });
      onStarted(conversationId);
    },
  });

  // Whoever comes here wants to write: first to whom, or at once where that is known.
  const isReady = kept.isRead && !wanted.isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who is wanted
  useEffect(() => {
    if (!isReady) return;
    const found = wanted.found;
    if (found && draft.recipients.length === 0)
      change({
        schoolId: found.schoolId,
        recipients: [found.person],
        studentId: about ?? draft.studentId,
      });
    else if (about && draft.studentId === null) change({ studentId: about });
    (found ? words : recipients).current?.focus();
  }, [isReady]);

  const missing = missingIn(draft, role);
  const students = studentsOf(role, draft.recipients);
  const asksStudent =
    missing.student || studentOf(draft, role) !== null || codeOf(start.error) === 'STUDENT_MISSING';
  const along = draft.recipients.filter(({ isReadAlong }) => isReadAlong);
  const isDirty =
    draft.recipients.length > 0 || draft.subject !== '' || draft.body !== '' || draft.files.length > 0;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (start.isPending) return;
    setTried(true);
    if (missing.recipients) recipients.current?.focus();
    else if (missing.student) student.current?.focus();
    else if (missing.body || missing.isTooLong || attachments.isSending) words.current?.focus();
    else start.mutate();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {schools.length > 1 && (
        <NativeSelect
          label={t('School')}
          value={schoolId}
          data={schools.map((school) => ({ value: school.schoolId, label: school.name }))}
          onChange={(event) =>
            change({ schoolId: event.currentTarget.value, recipients: [], studentId: null, files: [] })
          }
        />
      )}
      {schoolId && (
        <RecipientField
          ref={recipients}
          key={schoolId}
          schoolId={schoolId}
          chosen={draft.recipients}
          onChange={(chosen) => change({ recipients: chosen })}
          error={isTried && missing.recipients ? t('Choose at least one person.') : undefined}
        />
      )}
      {wanted.isMissing && draft.recipients.length === 0 && (
        <Notice tone="warning">
          {wanted.name
            ? t("You can't write to {{names}} right now.", { names: wanted.name })
            : t("You can't write to this person right now.")}
        </Notice>
      )}
      {asksStudent && students.length > 0 && (
        <NativeSelect
          ref={student}
          label={t('About which student')}
          description={t('Staff and families write to each other about one student at a time.')}
          value={studentOf(draft, role) ?? ''}
          error={isTried && missing.student ? t('Choose the student it is about.') : undefined}
          data={[
            ...(studentOf(draft, role) === null ? [{ value: '', label: t('Choose a student') }] : []),
            ...students.map(({ studentId, name }) => ({ value: studentId as string, label: name })),
          ]}
          onChange={(event) => change({ studentId: event.currentTarget.value || null })}
        />
      )}
      {along.length > 0 && (
        <Notice icon={<IconEye />}>
          {t("{{name}}'s guardians can read this conversation.", {
            name: format.list(along.map(({ name }) => name)),
          })}
        </Notice>
      )}
      <TextInput
        label={t('Subject (optional)')}
        description={
          draft.recipients.length > 1
            ? t("Everyone sees it as the group's name.")
            : t('Without a subject, it continues in the conversation you already have.')
        }
        maxLength={CONVERSATION_SUBJECT_MAX}
        value={draft.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <MessageField
        ref={words}
        label={t('Message')}
        placeholder={t('Write a message…')}
        isLarge
        text={draft.body}
        onText={(body) => change({ body })}
        files={draft.files}
        onRemoveFile={(fileId) => change({ files: draft.files.filter((one) => one.fileId !== fileId) })}
        attachments={attachments}
        error={
          isTried && missing.body
            ? t('Write something, or add a file.')
            : isTried && attachments.isSending
              ? t('Wait until the files are uploaded, or cancel them.')
              : undefined
        }
      />
      {start.error && (
        <div role="alert">
          <Notice tone="danger">
            {isUnreachable(start.error)
              ? `${errorText(start.error, t)} ${t('What you wrote is kept on this device.')}`
              : problemText(startProblem(start.error, draft.recipients.length), t, format)}
          </Notice>
        </div>
      )}
      <div className={classes.buttons}>
        {isDirty && (
          <Button
            variant="subtle"
            onClick={() => {
              kept.forget();
              attachments.clear();
              start.reset();
              setTried(false);
              recipients.current?.focus();
            }}
          >
            {t('Discard')}
          </Button>
        )}
        <Button type="submit" loading={start.isPending}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

/** Each of several people was offered as one who may be written to: what is refused is to have them in one group. */
function startProblem(error: unknown, recipientCount: number): Problem {
  const problem = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' };
  return problem.code === 'NOT_ALLOWED' && recipientCount > 1
    ? { ...problem, code: 'NOT_TOGETHER' }
    : problem;
}
