import { Button, Menu } from '@mantine/core';
import {
  IconBroadcast,
  IconClock,
  IconDots,
  IconPencil,
  IconPlayerPlay,
  IconRepeat,
  IconTrash,
  IconUserCheck,
  IconVideo,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { joinNote } from '#shared/live/joining.ts';
import { useJoinSession } from '#shared/live/use-join-session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { LongText } from '#ui/display/long-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardMaterials } from './card-materials.tsx';
import classes from './live.module.css';
import type { LiveSession } from './live-queries.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { RecordingDialog } from './recording-dialog.tsx';

type Open = 'cancel' | 'recording' | 'meeting' | null;

/** One class: when it is, the way in, its recording, and what its teacher can do with it. */
export function SessionCard({ session }: { session: LiveSession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const join = useJoinSession();
  const [open, setOpen] = useState<Open>(null);
  const { phase, can, courseId, scheduledAt, timeZone, durationMinutes, recordingUrl, isCancelled } = session;
  const isOpen = phase === 'starting_soon' || phase === 'live';
  const end = new Date(Date.parse(scheduledAt) + durationMinutes * 60_000).toISOString();
  const shut = () => setOpen(null);
  return (
    <Card
      title={session.title}
      titleOrder={3}
      description={session.courseTitle}
      className={classes.card}
      aside={
        <div className={classes.badges}>
          {isCancelled && <Badge tone="outline">{t('Class canceled')}</Badge>}
          {!isCancelled && phase === 'live' && (
            <Badge tone="danger">
              <IconBroadcast size={14} aria-hidden="true" /> {t('Live now')}
            </Badge>
          )}
          {!isCancelled && phase === 'starting_soon' && (
            <Badge tone="notice">
              <IconClock size={14} aria-hidden="true" /> {t('Starting Soon')}
            </Badge>
          )}
          {can.manage && <Manage session={session} onOpen={setOpen} />}
        </div>
      }
    >
      <dl className={classes.facts}>
        <div>
          <dt>{t('When')}</dt>
          <dd>
            <time dateTime={scheduledAt}>
              {t('{{day}}, {{from}} to {{to}}', {
                day: format.longDate(scheduledAt, timeZone),
                from: format.time(scheduledAt, timeZone),
                to: format.time(end, timeZone),
              })}
            </time>
          </dd>
        </div>
        {session.teacherName && (
          <div>
            <dt>{t('Teacher')}</dt>
            <dd>{shownName(session.teacherName, t)}</dd>
          </div>
        )}
      </dl>
      {session.description && <LongText>{session.description}</LongText>}
      {session.isSeries && (
        <p className={classes.note}>
          <IconRepeat size={16} aria-hidden="true" /> {t('Part of a series')}
        </p>
      )}
      {!isCancelled && <State session={session} />}
      <CardMaterials session={session} />
      <div className={classes.actions}>
        {phase !== 'over' && !isCancelled && (
          <Button
            leftSection={<IconVideo size={18} />}
            disabled={!session.canJoin}
            loading={join.isPending}
            onClick={() => join.open(session.sessionId)}
          >
            {isOpen ? t('Join Now') : t('Join Session')}
          </Button>
        )}
        {phase === 'over' && recordingUrl && (
          <Button
            component="a"
            href={recordingUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconPlayerPlay size={18} />}
          >
            {t('Watch Recording')}
          </Button>
        )}
        {phase === 'over' && can.manage && !recordingUrl && (
          <Button variant="default" onClick={() => setOpen('recording')}>
            {t('Add recording')}
          </Button>
        )}
        {can.manage && phase !== 'upcoming' && !isCancelled && (
          <ButtonLink
            to="/attendance"
            search={{
              course: courseId,
              // The school's day, whose list it is, and not this device's.
              on: new Date(scheduledAt).toLocaleDateString('en-CA', { timeZone }),
              session: session.sessionId,
            }}
            variant="default"
            leftSection={<IconUserCheck size={18} stroke={1.7} />}
            aria-label={t('Attendance of {{title}}', { title: session.title })}
          >
            {t('Attendance')}
          </ButtonLink>
        )}
        <ButtonLink to="/course/$courseId" params={{ courseId }} variant="default">
          {t('View Course')}
        </ButtonLink>
      </div>
      <CancelDialog isOpen={open === 'cancel'} session={session} onClose={shut} />
      <RecordingDialog isOpen={open === 'recording'} session={session} onClose={shut} />
      <MeetingDialog isOpen={open === 'meeting'} session={session} onClose={shut} />
    </Card>
  );
}

/** What isn't as it should be yet, in words. */
function State({ session }: { session: LiveSession }) {
  const { t } = useTranslation();
  const { phase, meetingState, recordingState, can } = session;
  const words =
    phase === 'over'
      ? {
          none: null,
          available: null,
          expected: t("We're looking for the recording. It usually arrives within a few hours."),
          processing: t('The recording is being prepared.'),
          missing: t('No recording was found within a day.'),
        }[recordingState]
      : meetingState === 'failed' && can.manage
        ? t("The meeting couldn't be created. Choose another room.")
        : joinNote(session, t);
  return words && <p className={classes.note}>{words}</p>;
}

function Manage({ session, onOpen }: { session: LiveSession; onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  const { phase, sessionId } = session;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('Actions for {{title}}', { title: session.title })}
        >
          <IconDots size={18} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {phase !== 'over' && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={18} />}
              renderRoot={(props) => (
                <Link to="/schedule-session" search={{ session: sessionId }} {...props} />
              )}
            >
              {t('Edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconVideo size={18} />} onClick={() => onOpen('meeting')}>
              {t('Change the room')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => onOpen('cancel')}>
              {t('Cancel session')}
            </Menu.Item>
          </>
        )}
        {phase !== 'upcoming' && (
          <Menu.Item leftSection={<IconPlayerPlay size={18} />} onClick={() => onOpen('recording')}>
            {t('Recording')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
