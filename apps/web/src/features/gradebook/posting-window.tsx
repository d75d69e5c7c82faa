import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText, tooCloseText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './posting.module.css';
import type { PostingReview } from './posting-queries.ts';
import { usePosting } from './use-posting.ts';

const LONGEST = 500;

/** Whether the course's grades are posted, by whom and when, and the way to open them again. */
export function PostingWindow({ review }: { review: PostingReview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { window, students, isTooClose, can } = review;
  const waiting = students.filter(({ mayWait }) => mayWait);
  const when = window.at ? format.dateTime(window.at) : '';

  if (window.state === 'open') {
    return can.post ? null : (
      <Notice>
        {isTooClose
          ? tooCloseText(t)
          : t('You can view this. Final grades are posted by the course owner or the school.')}
      </Notice>
    );
  }
  if (window.state === 'reopened') {
    return (
      <Notice
        tone="warning"
        icon={<IconLockOpen size={20} stroke={1.7} aria-hidden="true" />}
        title={t('Reopened on {{when}}', { when })}
      >
        <p className={classes.plain}>
          {window.byName && `${t('Reopened by {{name}}.', { name: window.byName })} `}
          {window.reasons === null &&
            window.reason &&
            `${t('Reason: {{reason}}', { reason: window.reason })} `}
          <OpenFor review={review} /> {t("The posted grade counts until it's posted again.")}
          {isTooClose && ` ${tooCloseText(t)}`}
        </p>
        {can.reopen && <Reopen review={review} label={t('Reopen more')} />}
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
        {waiting.length > 0 &&
          `${t('{{count}} students have joined since and can be posted later.', { count: waiting.length })} `}
        {!can.reopen && t('A school administrator can reopen it.')}
      </p>
      {can.reopen && <Reopen review={review} label={t('Reopen')} />}
    </Notice>
  );
}

/** For whom the grades are open, where it isn't everybody, and for each why, where the reasons differ. */
function OpenFor({ review: { window, students } }: { review: PostingReview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const ids = window.enrollmentIds;
  if (ids === null) return null;
  const nameOf = new Map<string, string>(students.map(({ enrollmentId, name }) => [enrollmentId, name]));
  const names = ids.flatMap((id) => nameOf.get(id) ?? []);
  return (
    <>
      {window.reasons?.map((reason, at) => {
        const name = nameOf.get(ids[at] ?? '');
        return name && `${t('{{name}}: {{reason}}.', { name, reason })} `;
      })}
      {students.some(({ isLocked }) => isLocked) &&
        t("Open for {{names}}. Everyone else's grades stay locked.", { names: format.list(names) })}
    </>
  );
}

function Reopen({ review, label }: { review: PostingReview; label: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" mt="xs" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReopenDialog review={review} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface ReopenDialogProps {
  readonly review: PostingReview;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why; the reason stays on the record of every grade that is posted anew. */
function ReopenDialog({ review: { courseId, title, students, others }, isOpen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation();
  const { reopen } = usePosting();
  const reason = useKeptText(`reopen/${courseId}`);
  const [isMissing, setMissing] = useState(false);
  // Nobody named: the whole course.
  const [named, setNamed] = useState<string[]>([]);
  const posted = [...students, ...others].filter(({ isLocked }) => isLocked);

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
                ? t("They're already open. Load the page again.")
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
        "The posted grade counts until it's posted again. The reason stays on the record of the students concerned.",
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
          label={t('Whose grades are affected?')}
          description={t(
            "Only the grades of the students you name are reopened, and the reason goes on their record. If you name no one, everyone's grades in the course are reopened.",
          )}
          value={named}
          onChange={setNamed}
        >
          <div className={classes.named}>
            {posted.map((one) => (
              <Checkbox
                key={one.enrollmentId}
                value={one.enrollmentId}
                label={
                  !others.includes(one)
                    ? one.name
                    : one.status === 'withdrawn'
                      ? t('{{name}}, withdrawn', { name: one.name })
                      : t('{{name}}, attempt {{number}}', { name: one.name, number: one.attemptNumber })
                }
              />
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
