import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HandIn } from '#lib/hand-in-check.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './kept-submissions.module.css';

/** What waits on this device to be handed in, and what the server wouldn't take. */
export default function KeptHandInNotices({ all }: { all: readonly HandIn[] }) {
  const { t } = useTranslation();
  const waiting = all.filter(({ refusal }) => refusal === null);
  const refused = all.filter(({ refusal }) => refusal !== null);
  const titles = (handIns: readonly HandIn[]) => (
    <ul className={classes.list}>
      {handIns.map(({ assignmentId, title, refusal }) => (
        <li key={assignmentId}>
          <Link to="/assignment/$assignmentId" params={{ assignmentId }}>
            {title}
          </Link>
          {refusal && <> {handInReason(refusal, t)}</>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {waiting.length > 0 && (
        <Notice tone="warning" icon={<IconCloudUp aria-hidden="true" />} title={t('Kept on this device')}>
          {t("Will be submitted automatically once you're back online:")}
          {titles(waiting)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" icon={<IconAlertTriangle aria-hidden="true" />} title={t('Not submitted')}>
          {titles(refused)}
        </Notice>
      )}
    </>
  );
}
