import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { part } from '#ui/feedback/part.tsx';

// Few courses are dropped: what is asked before comes with the first one.
const DropDialog = part(() => import('./drop-dialog.tsx'));

interface DropButtonProps {
  readonly course: Pick<Outputs['catalog']['get'], 'courseId' | 'title' | 'dropUntil'>;
  readonly size: NonNullable<ButtonProps['size']>;
  /** Where several courses stand beside each other, the button names its own. */
  readonly isNamed: boolean;
  /** Where to go from a page that can't be read any more. */
  readonly onDropped?: () => Promise<void>;
}

/** Leaves a course, after asking. */
export function DropButton({ course, size, isNamed, onDropped }: DropButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant="subtle"
        aria-label={isNamed ? t('Drop course: {{course}}', { course: course.title }) : undefined}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        {t('Drop course')}
      </Button>
      {isNeeded && (
        <Suspense>
          <DropDialog course={course} isOpen={isOpen} onClose={() => setOpen(false)} onDropped={onDropped} />
        </Suspense>
      )}
    </>
  );
}
