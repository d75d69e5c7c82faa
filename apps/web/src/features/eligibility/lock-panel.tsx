import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { UnitLane } from '#ui/display/unit-lane.tsx';
import { LanePanel } from '#ui/layout/lane-panel.tsx';
import classes from './eligibility.module.css';
import type { DivisionLedger } from './eligibility-queries.ts';

type Lock = NonNullable<DivisionLedger['lock']>;

/** The units that must be finished before the seventh semester. */
export function LockPanel({ lock }: { ledger: DivisionLedger; lock: Lock }) {
  const { t } = useTranslation();
  return (
    <LanePanel
      title={t('10/7 position')}
      mark={lock.startsOn !== null && lock.state !== 'exempt' && <Mark lock={lock} on={lock.startsOn} />}
    >
      {lock.state === 'exempt' ? (
        <p>{t('With credentials only from outside the United States, the rule doesn’t apply.')}</p>
      ) : (
        <>
          <Line
            name={t('Core units before the seventh semester')}
            have={lock.units}
            projected={lock.projectedUnits}
            need={lock.needed}
          />
          <Line
            name={t('Including English, math and science')}
            have={lock.academic}
            projected={lock.projectedAcademic}
            need={lock.neededAcademic}
          />
          <p className={classes.lockText}>{lockText(lock, t)}</p>
        </>
      )}
    </LanePanel>
  );
}

function Mark({ lock: { hasBegun }, on }: { lock: Lock; on: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const date = format.calendarDate(on);
  return hasBegun ? (
    <>
      <IconLock size={16} aria-hidden="true" /> {t('Locked since {{date}}', { date })}
    </>
  ) : (
    <>
      <IconLockOpen size={16} aria-hidden="true" /> {t('Locks on {{date}}', { date })}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly have: number;
  readonly projected: number;
  readonly need: number;
}

function Line({ name, have, projected, need }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = Math.min(have, need);
  const figure = t('{{have}} of {{need}}', { have: format.number(have), need: format.number(need) });
  return (
    <div className={classes.lockLine}>
      <p>
        <span>{name}</span> <strong>{figure}</strong>
      </p>
      <UnitLane
        onPanel
        earned={shown}
        projected={Math.max(0, Math.min(projected, need) - shown)}
        total={need}
        label={`${name}: ${figure}`}
      />
      {projected > have && (
        <p className={classes.lockNote}>{t('{{units}} projected', { units: format.number(projected) })}</p>
      )}
    </div>
  );
}

function lockText(lock: Lock, t: ReturnType<typeof useTranslation>['t']): string {
  if (lock.state === 'unknown') return t('The first day of the seventh semester isn’t known yet.');
  if (lock.state === 'missed')
    return t('The seventh semester has begun without them. An academic redshirt doesn’t need them.');
  if (lock.hasBegun)
    return t('The grades in these units are locked in: they can’t be repeated or replaced anymore.');
  return t('After that day the grades in these units are locked in. A repeat must be finished before it.');
}
