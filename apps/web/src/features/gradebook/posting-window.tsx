import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText, tooCloseText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.ts';
import classes from './posting.module.css';
import type { PostingReview } from './posting-queries.ts';
import { usePosting } from './use-posting.ts';

const LONGEST = 500;

/** Whether the course's grades are posted, by whom and when, and the way to open them again. */
export function PostingWindow({ review }: { review: PostingReview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { window, students, isTooClose, can } = review;
  const [isAsking, setAsking] = useState(false);
  const named = students.flatMap(({ enrollmentId, name }) =>
    window.enrollmentIds?.includes(enrollmentId) ? [name] : [],
  );
  const when = window.at ? format.dateTime(window.at) : '';

  if (window.state === 'open') {
    return can.post ? null : (
      <Notice>
        {isTooClose
          ? tooCloseText(t)
          : t('You can look at this. Final grades are posted by the owner of the course or the school.')}
      </Notice>
    );
  }
  if (window.state === 'reopened') {
    return (
      <Notice
        tone="warning"
        icon={<IconLockOpen size={20} stroke={1.7} aria-hidden="true" />}
        title={t('Open again since {{when}}', { when })}
      >
        {window.byName && `${t('Reopened by {{name}}.', { name: window.byName })} `}
        {window.reason && `${t('Reason: {{reason}}', { reason: window.reason })} `}
        {named.length > 0 && `${t('It is about {{names}}.', { names: format.list(named) })} `}
        {t('What was posted counts until it is posted anew.')}
        {isTooClose && ` ${tooCloseText(t)}`}
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      icon={<IconLock size={20} stroke={1.7} aria-hidden="true" />}
      title={t('Posted and locked')}
    >
      <p className={classes.plain}>
        {window.byName
          ? t('Posted by {{name}} on {{when}}.', { name: window.byName, when })
          : t('Posted on {{when}}.', { when })}{' '}
        {!can.reopen && t('An administrator of the school can open it again.')}
      </p>
      {can.reopen && (
        <>
          <Button variant="default" size="sm" mt="xs" onClick={() => setAsking(true)}>
            {t('Reopen')}
          </Button>
          <ReopenDialog review={review} isOpen={isAsking} onClose={() => setAsking(false)} />
        </>
      )}
    </Notice>
  );
}

interface ReopenDialogProps {
  readonly review: PostingReview;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why; the reason stays on the record of every grade that is posted anew. */
function ReopenDialog({ review: { courseId, title, students }, isOpen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation();
  const { reopen } = usePosting();
  const reason = useKeptText(`reopen/${courseId}`);
  const [isMissing, setMissing] = useState(false);
  // Nobody named: the whole course.
  const [named, setNamed] = useState<string[]>([]);
  const posted = students.filter((student) => student.posted !== null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.text.trim();
    setMissing(!text);
    if (!text) return;
    reopen.mutate(
      {
        courseId,
        reason: text,
        ...(named.length === 0
          ? {}
          : {
              enrollmentIds: posted
                .map(({ enrollmentId }) => enrollmentId)
                .filter((enrollmentId) => named.includes(enrollmentId)),
            }),
      },
      {
        onSuccess() {
          reason.forget();
          onClose();
          void toast({ title: t('Final grades are open again'), message: title });
          rescueFocus();
        },
        onError: (error) =>
          void toast({
            title: t("The final grades couldn't be reopened"),
            message:
              codeOf(error) === 'NOT_POSTED'
                ? t('They are open already. Load the page again.')
                : errorText(error, t),
            tone: 'error',
          }),
      },
    );
  };

  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('Reopen the final grades of {{course}}?', { course: title })}
      description={t(
        'What was posted counts until it is posted anew. The reason stays on the record of those whom it concerns.',
      )}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('Reason')}
          rows={3}
          maxLength={LONGEST}
          value={reason.text}
          onChange={(event) => reason.setText(event.currentTarget.value)}
          error={isMissing ? t('Give a reason.') : undefined}
          autoFocus
        />
        <Checkbox.Group
          mt="md"
          label={t('Whose grades is it about?')}
          description={t(
            'The reason stands on the record of these students alone. Name nobody, and it stands with everybody whose result changes.',
          )}
          value={named}
          onChange={setNamed}
        >
          <div className={classes.named}>
            {posted.map(({ enrollmentId, name }) => (
              <Checkbox key={enrollmentId} value={enrollmentId} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={reopen.isPending}>
            {t('Reopen')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
