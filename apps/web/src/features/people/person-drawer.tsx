import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { roleName } from '#shared/people/role-words.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { type Change, ChangeDialog } from './change-dialog.tsx';
import { type Leave, LeaveDialog } from './leave-dialog.tsx';
import classes from './people.module.css';
import { historyQuery, type SchoolPerson } from './people-queries.ts';
import { dutyName, StatusBadge } from './people-words.tsx';

interface PersonDrawerProps {
  /** Whom it is about; null: it is closed. */
  readonly person: SchoolPerson | null;
  readonly onClose: () => void;
}

/** One membership: what it is, what may be done, and what was. */
export function PersonDrawer({ person, onClose }: PersonDrawerProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change | Leave | null>(null);
  const isLeave = change === 'end' || change === 'suspend';
  const closeChange = () => setChange(null);
  return (
    <>
      <Dialog
        isOpen={person !== null && change === null}
        onClose={onClose}
        side
        title={shownName(person?.name ?? '', t)}
      >
        {person && (
          <>
            <Facts person={person} />
            <Actions person={person} onChange={setChange} />
            <History person={person} />
            <DialogActions>
              <Button variant="default" onClick={onClose}>
                {t('Close')}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      <ChangeDialog person={person} change={isLeave ? null : change} onClose={closeChange} />
      <LeaveDialog
        person={isLeave ? person : null}
        change={change === 'suspend' ? 'suspend' : 'end'}
        onClose={closeChange}
      />
    </>
  );
}

function Facts({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { duties, until, decidedByName } = person;
  return (
    <>
      <div className={classes.status}>
        <StatusBadge status={person.status} t={t} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Role')}</dt>
          <dd>{roleName(person.role, t)}</dd>
        </div>
        {person.email && (
          <div>
            <dt>{t('Email')}</dt>
            <dd>{person.email}</dd>
          </div>
        )}
        {duties.length > 0 && (
          <div>
            <dt>{t('Duties')}</dt>
            <dd>{format.list(duties.map((duty) => dutyName(duty, t)))}</dd>
          </div>
        )}
        <div>
          <dt>{t('Since')}</dt>
          <dd>{format.dateTime(person.since)}</dd>
        </div>
        {decidedByName && (
          <div>
            <dt>{t('Decided by')}</dt>
            <dd>{shownName(decidedByName, t)}</dd>
          </div>
        )}
        {until && (
          <div>
            <dt>{person.status === 'suspended' ? t('Suspended on') : t('Ended on')}</dt>
            <dd>{format.dateTime(until)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Actions({ person, onChange }: { person: SchoolPerson; onChange: (change: Change | Leave) => void }) {
  const { t } = useTranslation();
  const { can, obstacle, status } = person;
  const isWaiting = status === 'pending' || status === 'provisional';
  const why =
    obstacle !== null && person.role === 'homeschool_parent'
      ? t("You can't change your own membership. It ends with your account.")
      : obstacle === 'own'
        ? t("You can't change your own membership. Ask another administrator.")
        : obstacle === 'last_admin'
          ? t('No one else runs the school. Approve another administrator first.')
          : isWaiting
            ? t('This request is decided under Approvals.')
            : null;
  const canNothing = !Object.values(can).some(Boolean);
  if (status === 'ended' && canNothing) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{t('Actions')}</h3>
      {!canNothing && (
        <div className={classes.actions}>
          {can.setDuties && (
            <Button variant="default" size="sm" onClick={() => onChange('setDuties')}>
              {t('Change duties')}
            </Button>
          )}
          {can.endSessions && (
            <Button variant="default" size="sm" onClick={() => onChange('endSessions')}>
              {t('Sign out everywhere')}
            </Button>
          )}
          {can.suspend && (
            <Button variant="default" size="sm" onClick={() => onChange('suspend')}>
              {t('Suspend')}
            </Button>
          )}
          {can.takeBack && (
            <Button variant="default" size="sm" onClick={() => onChange('takeBack')}>
              {t('Readmit the student')}
            </Button>
          )}
          {can.reactivate && (
            <Button variant="default" size="sm" onClick={() => onChange('reactivate')}>
              {t('Reactivate')}
            </Button>
          )}
          {can.end && (
            <Button color="red" variant="outline" size="sm" onClick={() => onChange('end')}>
              {t('End membership')}
            </Button>
          )}
        </div>
      )}
      {why && <p className={classes.why}>{why}</p>}
    </section>
  );
}

function History({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation();
  const format = useFormat();
  const history = useQuery(historyQuery(person.membershipId));
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{t('History')}</h3>
      {history.isPending && <RowsSkeleton rows={2} />}
      {history.isError && (
        <ErrorState
          title={t("The history couldn't be loaded")}
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data?.events.length === 0 && <p className={classes.about}>{t('Nothing was changed yet.')}</p>}
      {history.data && history.data.events.length > 0 && (
        <ul className={classes.events}>
          {history.data.events.map((event) => (
            <li key={`${event.at} ${event.action}`}>
              <p className={classes.name}>
                {event.duties
                  ? event.duties.length > 0
                    ? t('Duties: {{duties}}', {
                        duties: format.list(event.duties.map((duty) => dutyName(duty, t))),
                      })
                    : t('No duties anymore')
                  : eventName(event.action, t)}
              </p>
              <p className={classes.about}>
                {event.byName
                  ? t('{{name}}, {{time}}', { name: event.byName, time: format.dateTime(event.at) })
                  : format.dateTime(event.at)}
              </p>
              {event.reason && <p className={classes.reason}>{event.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function eventName(action: string, t: TFunction) {
  const names: Record<string, string> = {
    approved: t('Approved'),
    refused: t('Rejected'),
    unconfirmed: t('Not confirmed within 14 days'),
    reopened: t('Rejection reversed'),
    ended: t('Membership ended'),
    taken_back: t('Readmitted'),
    suspended: t('Suspended'),
    reactivated: t('Reactivated'),
    duties_changed: t('Duties changed'),
    sessions_ended: t('Signed out everywhere'),
  };
  return names[action] ?? action;
}
