import type { AssignmentCopy } from '@fieldhouse/contract/content.ts';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import type { AuthoredAssignment } from './editor-queries.ts';

const TOAST = 'toast-fix-content';

interface FixContentButtonProps {
  readonly assignment: AuthoredAssignment;
  readonly keeper: CopyKeeper<AssignmentCopy>;
  readonly refresh: () => Promise<void>;
}

/** Has what the assignment lacks written into the working copy; nothing of it reaches students before it is published. */
export function FixContentButton({ assignment, keeper, refresh }: FixContentButtonProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const fail = (message: string) =>
    void toast({ id: TOAST, title: t('Failed to regenerate assignment content'), message, tone: 'error' });

  const fix = async () => {
    setPending(true);
    void toast({ id: TOAST, title: t('Regenerating assignment content...'), tone: 'info', keep: true });
    try {
      if (!(await keeper.flush())) {
        fail(t("Your latest changes aren't on the server yet. Try again once they're saved."));
        return;
      }
      const { engine } = await client.authoring.fixContent({ assignmentId: assignment.assignmentId });
      void toast({
        id: TOAST,
        title: t('Assignment content regenerated! Reloading...'),
        message:
          engine === 'model'
            ? t('Written by AI. Read it before you publish it.')
            : t('Drafted from the lesson. Read it before you publish it.'),
      });
      await refresh();
    } catch (error) {
      if (codeOf(error) === 'NOTHING_TO_FIX') {
        void toast({
          id: TOAST,
          title: t('Nothing to fix'),
          message: t('This assignment has its instructions and its reading material.'),
          tone: 'info',
        });
      } else if (codeOf(error) === 'AI_UNAVAILABLE') {
        fail(t("AI isn't responding right now. Try again later, or write it yourself."));
      } else fail(errorText(error, t));
    } finally {
      setPending(false);
    }
  };

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconSparkles size={18} />}
      loading={isPending}
      onClick={() => void fix()}
    >
      {t('Fix Content')}
    </Button>
  );
}
