import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconDots,
  IconDownload,
  IconUsers,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { useMe } from '#lib/session.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './conversation.module.css';
import { LeaveDialog, PeopleDialog } from './conversation-dialogs.tsx';
import { GroupFace } from './group-face.tsx';
import type { MessagePlace } from './message-place.ts';
import type { ConversationPage } from './message-queries.ts';
import { deedErrorText, personName, roleWords } from './message-words.ts';

interface ConversationHeadProps {
  readonly page: ConversationPage;
  readonly title: string;
  /** What of the address stays. */
  readonly search: MessagePlace;
}

/** With whom and about whom, and what can be done with the conversation. */
export function ConversationHead({ page, title, search }: ConversationHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const hasManySchools = useMe().memberships.length > 1;
  const [open, setOpen] = useState<'people' | 'leave' | null>(null);
  const { conversation, people, can } = page;
  const { conversationId, isMuted, student, schoolName } = conversation;
  const onError = (error: unknown) =>
    void toast({ title: t('Error'), message: deedErrorText(error, t), tone: 'error' });
  const mute = useMutation(
    api.messages.mute.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.messages.key() }),
      onSuccess: ({ isMuted: isNow }) =>
        void toast({
          title: isNow ? t('Conversation muted') : t('Conversation no longer muted'),
          message: isNow ? t('New messages still arrive here, without a notification.') : undefined,
        }),
      onError,
    }),
  );
  const save = useMutation(
    api.messages.exportRecord.mutationOptions({
      onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
      onError,
    }),
  );
  const others = people.filter(({ isMe, isReader, hasLeft }) => !isMe && !isReader && !hasLeft);
  const only = others.length === 1 ? others[0] : undefined;
  const about = [
    student && t('about {{student}}', { student: student.name }),
    only
      ? [conversation.subject && personName(only, t), roleWords(only.role, t)].filter(Boolean).join(', ')
      : conversation.subject
        ? format.list(others.slice(0, 4).map((one) => personName(one, t)))
        : t('{{count}} people', { count: people.filter(({ hasLeft }) => !hasLeft).length }),
    hasManySchools && schoolName,
  ].filter(Boolean);
  const icon = { size: 18, stroke: 1.7 };

  return (
    <header className={classes.head}>
      <Link to="/messages" search={search} className={classes.back} aria-label={t('All conversations')}>
        <IconArrowLeft size={22} stroke={1.7} aria-hidden="true" />
      </Link>
      <span className={classes.face}>
        {only ? <Avatar name={personName(only, t)} size={44} /> : <GroupFace />}
      </span>
      <div className={classes.headWords}>
        <h2 className={classes.title} tabIndex={-1} data-arrival-focus>
          {title}
        </h2>
        <p className={classes.about}>
          {isMuted && <IconBellOff size={16} stroke={1.7} role="img" aria-label={t('Muted')} />}
          <span>{about.join(' · ')}</span>
        </p>
      </div>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={t('More options for this conversation')}>
            <IconDots size={22} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => setOpen('people')}>
            {t('People in this conversation')}
          </Menu.Item>
          <Menu.Item
            leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
            onClick={() => mute.mutate({ conversationId, isMuted: !isMuted })}
          >
            {isMuted ? t('Unmute') : t('Mute')}
          </Menu.Item>
          {can.exportRecord && (
            <Menu.Item
              leftSection={<IconDownload {...icon} />}
              disabled={save.isPending}
              onClick={() => save.mutate({ conversationId })}
            >
              {t('Save for the records (CSV)')}
            </Menu.Item>
          )}
          {can.leave && (
            <Menu.Item leftSection={<IconDoorExit {...icon} />} onClick={() => setOpen('leave')}>
              {t('Leave the group')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'people' && <PeopleDialog people={people} onClose={() => setOpen(null)} />}
      {open === 'leave' && (
        <LeaveDialog conversationId={conversationId} title={title} onClose={() => setOpen(null)} />
      )}
    </header>
  );
}
