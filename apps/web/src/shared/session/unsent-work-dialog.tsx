import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import type { Unsent } from '#lib/unsent-work.ts';
import classes from '#shared/submissions/kept-submissions.module.css';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

interface UnsentWorkDialogProps {
  readonly work: readonly Unsent[];
  /** True: sign out all the same. */
  readonly settle: (goesOn: boolean) => void;
}

/** Names what would be lost by signing out, before it is. */
export default function UnsentWorkDialog({ work, settle }: UnsentWorkDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      isFirm
      onClose={() => settle(false)}
      title={t('Sign out and lose this?')}
      description={t('This is only on this device, not on the server. Signing out removes it.')}
    >
      <ul className={classes.list}>
        {work.map((one) => (
          <li key={Object.values(one).join(' ')}>
            <UnsentLine one={one} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => settle(true)}>
          {t('Sign out anyway')}
        </Button>
        <Button onClick={() => settle(false)} autoFocus>
          {t('Stay signed in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function UnsentLine({ one }: { readonly one: Unsent }) {
  const { t } = useTranslation();
  switch (one.kind) {
    case 'hand_in':
      return t('{{title}}: not submitted', { title: one.title });
    case 'draft':
      return <DraftLine assignmentId={one.assignmentId} />;
    case 'lesson':
      return <LessonLine lessonId={one.lessonId} />;
    case 'messages':
      return t("Messages that weren't sent");
    case 'grades':
      return t("Grades that weren't saved");
    case 'copies':
      return t("Changes to lessons or assignments that weren't saved");
    case 'texts':
      return t("What you typed but didn't send or save");
  }
}

/** The device keeps ids alone; whoever may no longer read the assignment sees no title. */
function DraftLine({ assignmentId }: { readonly assignmentId: string }) {
  const { t } = useTranslation();
  const input = { assignmentId: assignmentId as AssignmentId };
  const { data } = useQuery({ ...api.coursework.get.queryOptions({ input }), retry: false });
  return t("{{title}}: an answer that wasn't saved", {
    title: data?.title ?? t("An assignment that can't be opened now"),
  });
}

function LessonLine({ lessonId }: { readonly lessonId: string }) {
  const { t } = useTranslation();
  const input = { lessonId: lessonId as LessonId };
  const { data } = useQuery({ ...api.lessons.get.queryOptions({ input }), retry: false });
  return t("{{title}}: lesson progress that wasn't recorded", {
    title: data?.title ?? t("A lesson that can't be opened now"),
  });
}
