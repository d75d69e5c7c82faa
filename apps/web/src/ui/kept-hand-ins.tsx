import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { handInReason } from '#lib/hand-in-words.ts';
import { useHandIns } from '#lib/use-hand-ins.ts';
import classes from './kept-hand-ins.module.css';
import { Notice } from './notice.tsx';

/** Answers that were handed in without the server, wherever a student looks for what is to do. */
export function KeptHandIns() {
  const { t } = useTranslation();
  const { all } = useHandIns();
  const waiting = all.filter(({ refusal }) => refusal === null);
  const refused = all.filter(({ refusal }) => refusal !== null);
  const titles = (handIns: typeof all) => (
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
          {t('Handed in by itself when the network is back:')}
          {titles(waiting)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" icon={<IconAlertTriangle aria-hidden="true" />} title={t('Not handed in')}>
          {titles(refused)}
        </Notice>
      )}
    </>
  );
}

/** True while this assignment waits on the device to be handed in. */
export const useIsKept = (assignmentId: string) =>
  useHandIns().all.some((handIn) => handIn.assignmentId === assignmentId && handIn.refusal === null);
