import type { LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './live.module.css';
import { SessionFilesField } from './session-files-field.tsx';
import type { SessionFiles } from './use-session-files.ts';

/** Where files go: a class, or it and those that follow. */
export interface FilesTarget {
  readonly sessionId: LiveSessionId;
  readonly part: 'this' | 'following';
}

interface FilesLeftProps {
  readonly chosen: SessionFiles;
  readonly target: FilesTarget;
  readonly onLeave: () => void;
}

/** In the place of the form once the class is planned and files of it are not with it: they are tried again here. */
export function FilesLeft({ chosen, target, onLeave }: FilesLeftProps) {
  const { t } = useTranslation();
  const start = useRef<HTMLDivElement>(null);
  // The button that had the focus went away with the form.
  useEffect(() => start.current?.focus(), []);
  return (
    <Card>
      <div className={classes.form}>
        <div ref={start} tabIndex={-1} className={classes.start}>
          <Notice
            tone="warning"
            icon={<IconAlertTriangle size={20} aria-hidden="true" />}
            title={t('The session is scheduled without the files below')}
          >
            {t("Try them again or choose others. You can also add files later, on the session's card.")}
          </Notice>
        </div>
        <SessionFilesField chosen={chosen} title={t('Session materials')} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onLeave}>
            {t('Continue without them')}
          </Button>
          <Button
            loading={chosen.isAdding}
            disabled={chosen.files.length === 0 || chosen.uploads.isSending}
            onClick={async () => {
              if (await chosen.addTo(target.sessionId, target.part)) onLeave();
            }}
          >
            {t('Add to the session')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
