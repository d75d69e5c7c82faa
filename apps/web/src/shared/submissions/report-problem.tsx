import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { REPORT_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

type Subject =
  | { readonly kind: 'assignment'; readonly assignmentId: AssignmentId }
  | { readonly kind: 'lesson'; readonly lessonId: LessonId };

/** "Report a problem": what is wrong with an assignment or a lesson goes to the course's teachers. */
export function ReportProblem({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconFlag size={18} stroke={1.7} />}
        onClick={() => setOpen(true)}
      >
        {t('Report a problem')}
      </Button>
      {isOpen && <ReportDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation();
  const { text, setText, forget } = useKeptText(
    `report/${subject.kind === 'assignment' ? subject.assignmentId : subject.lessonId}`,
  );
  const [isMissing, setMissing] = useState(false);
  const report = useMutation(
    api.coursework.reportProblem.mutationOptions({
      onSuccess() {
        forget();
        onClose();
        void toast({
          title: t('Problem reported'),
          message: t('Your teacher has been notified. Thank you.'),
        });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') report.mutate({ subject, note: text });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Report a problem')}
      description={t("Describe what's wrong: a missing picture, an unclear step, a mistake in the text.")}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('What is wrong?')}
          rows={4}
          maxLength={REPORT_MAX_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={
            isMissing && text.trim() === ''
              ? t("Describe what's wrong.")
              : report.error
                ? errorText(report.error, t)
                : undefined
          }
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {t('Send report')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
