import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { joinNote } from '#shared/live/joining.ts';
import { SessionMaterials } from '#shared/live/session-materials.tsx';
import { useJoinSession } from '#shared/live/use-join-session.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { SessionEvent } from './calendar-queries.ts';
import classes from './dialogs.module.css';

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
  const note = joinNote({ ...event, scheduledAt: event.startsAt }, t);
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
            <dd>{shownName(event.teacherName, t)}</dd>
          </div>
        )}
      </dl>
      {event.description && <p className={classes.text}>{event.description}</p>}
      {note && <p className={classes.note}>{note}</p>}
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
        {event.canJoin && (
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
        label={t('Materials for {{title}}', { title })}
      />
    </section>
  );
}
