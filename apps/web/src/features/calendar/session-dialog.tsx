import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { SessionMaterials } from '#ui/session-materials.tsx';
import { useJoinSession } from '#ui/use-join-session.ts';
import type { SessionEvent } from './calendar-queries.ts';
import classes from './dialogs.module.css';

const MINUTE_MS = 60_000;
/** A class can be joined this long before it begins and after it ends. */
const GRACE_MS = 15 * MINUTE_MS;

interface SessionDialogProps {
  readonly event: SessionEvent | null;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onEdit: (event: SessionEvent) => void;
}

/** A live class: when, with whom, and the way in. */
export function SessionDialog({ event, timeZone, onClose, onEdit }: SessionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={event !== null}
      onClose={onClose}
      title={event?.title ?? t('Live class')}
      description={event?.courseTitle}
    >
      {event && <SessionDetails {...{ event, timeZone, onClose, onEdit }} />}
    </Dialog>
  );
}

function SessionDetails({
  event,
  timeZone,
  onClose,
  onEdit,
}: Omit<SessionDialogProps, 'event'> & { event: SessionEvent }) {
  const { t } = useTranslation();
  const format = useFormat();
  const join = useJoinSession();
  const now = Date.now();
  const opensAt = Date.parse(event.startsAt) - GRACE_MS;
  const isOver = now > Date.parse(event.endsAt) + GRACE_MS;
  const mayJoin = event.meetingUrl !== null && now >= opensAt && !isOver;
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{t('When')}</dt>
          <dd>
            {t('{{day}}, {{from}} to {{to}}', {
              day: format.longDate(event.startsAt, timeZone),
              from: format.time(event.startsAt, timeZone),
              to: format.time(event.endsAt, timeZone),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('Length')}</dt>
          <dd>{t('{{count}} minutes', { count: event.durationMinutes })}</dd>
        </div>
        {event.teacherName && (
          <div>
            <dt>{t('Teacher')}</dt>
            <dd>{event.teacherName}</dd>
          </div>
        )}
      </dl>
      {event.description && <p className={classes.text}>{event.description}</p>}
      <p className={classes.note}>
        {isOver
          ? t('This class is over.')
          : event.meetingUrl === null
            ? t('There is no meeting link yet. Until your school has confirmed you, links stay hidden.')
            : t('You can join from 15 minutes before it begins.')}
      </p>
      <Materials event={event} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        {event.can.edit && (
          <Button variant="default" onClick={() => onEdit(event)}>
            {t('Edit')}
          </Button>
        )}
        {mayJoin && (
          <Button
            leftSection={<IconVideo size={18} />}
            loading={join.isPending}
            onClick={() => join.open(event.sessionId)}
          >
            {t('Join Now')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Its files, asked for when the class is opened; nothing where it has none. */
function Materials({ event: { sessionId, title } }: { event: SessionEvent }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(api.live.materials.queryOptions({ input: { sessionId }, retry: false }));
  if (error) return <p className={classes.note}>{errorText(error, t)}</p>;
  if (!data || data.materials.length === 0) return null;
  return (
    <section className={classes.materials}>
      <h3>{t('Session materials')}</h3>
      <SessionMaterials
        sessionId={sessionId}
        materials={data.materials}
        label={t('Materials of {{title}}', { title })}
      />
    </section>
  );
}
