import { Button, Textarea } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './inbox.module.css';
import { useSettled } from './use-settled.ts';

type JoinRequest = Outputs['catalog']['listRequests']['requests'][number];

/** Students who asked to join a course, oldest first. */
export function RequestList({ requests }: { requests: readonly JoinRequest[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [declined, setDeclined] = useState<JoinRequest | null>(null);
  const settled = useSettled();
  const decide = useMutation(
    api.catalog.decideRequest.mutationOptions({
      ...settled,
      onError: (error) =>
        void toast({
          title: t('Error'),
          message:
            codeOf(error) === 'COURSE_FULL'
              ? t('The course is full. Increase its number of spots first.')
              : errorText(error, t),
          tone: 'error',
        }),
      onSuccess(_, { isAccepted }) {
        setDeclined(null);
        void toast({ title: isAccepted ? t('Student admitted') : t('Request declined') });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-inbox]'));
      },
    }),
  );

  if (requests.length === 0) {
    return (
      <EmptyState framed icon={<IconUserPlus />} title={t('No one has asked to join a course.')}>
        {t('If your school approves each enrollment, requests appear here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <Card flush>
        <ul className={classes.rows} data-inbox tabIndex={-1} aria-label={t('Requests to join')}>
          {requests.map((request) => (
            <li key={request.enrollmentId} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.name}>{request.studentName}</p>
                <p className={classes.about}>
                  {[
                    request.courseTitle,
                    gradeLevelName(request.gradeLevel, t),
                    format.date(request.requestedAt),
                    request.placesLeft !== null && t('{{count}} spots left', { count: request.placesLeft }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <span className={classes.buttons}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('Decline {{name}}', { name: request.studentName })}
                  onClick={() => setDeclined(request)}
                >
                  {t('Decline')}
                </Button>
                <Button
                  size="sm"
                  aria-label={t('Admit {{name}}', { name: request.studentName })}
                  loading={decide.isPending && decide.variables.enrollmentId === request.enrollmentId}
                  onClick={() =>
                    decide.mutate({ enrollmentId: request.enrollmentId, isAccepted: true, reason: null })
                  }
                >
                  {t('Admit')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {declined && (
        <DeclineDialog
          name={declined.studentName}
          isPending={decide.isPending}
          onClose={() => setDeclined(null)}
          onDecline={(reason) =>
            decide.mutate({ enrollmentId: declined.enrollmentId, isAccepted: false, reason })
          }
        />
      )}
    </>
  );
}

interface DeclineDialogProps {
  readonly name: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onDecline: (reason: string | null) => void;
}

function DeclineDialog({ name, isPending, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecline(reason.trim() || null);
  };
  return (
    <Dialog isOpen isFirm onClose={onClose} title={t("Decline {{name}}'s request?", { name })}>
      <form onSubmit={submit}>
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('Kept with the request.')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {t('Decline')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
