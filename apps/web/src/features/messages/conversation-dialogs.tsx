import type { ConversationId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './dialogs.module.css';
import type { MessagePerson } from './message-queries.ts';
import { deedErrorText, personName, roleWords } from './message-words.ts';

/** Who is in the conversation, and up to when each has read it. */
export function PeopleDialog({ people, onClose }: { people: readonly MessagePerson[]; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Dialog isOpen side onClose={onClose} title={t('People in this conversation')}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.userId} className={classes.person}>
            <Avatar name={personName(person, t)} size={40} />
            <div className={classes.personWords}>
              <span className={classes.personName}>
                {personName(person, t)}
                {person.isMe && ` ${t('(you)')}`}
              </span>
              <span className={classes.personRole}>
                {[
                  person.name !== null && roleWords(person.role, t),
                  !person.isMe &&
                    (person.readUpTo
                      ? t('has read up to {{when}}', { when: format.dateTime(person.readUpTo) })
                      : t('has not read it yet')),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {person.isReader && <Badge tone="info">{t('Can read')}</Badge>}
            {person.hasLeft && <Badge>{t('Has left')}</Badge>}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LeaveDialogProps {
  readonly conversationId: ConversationId;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks once: nobody can bring themselves back into a group. */
export function LeaveDialog({ conversationId, title, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const leave = useMutation(
    api.messages.leave.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.messages.key() });
        onClose();
        void toast({ title: t('You have left the group') });
      },
      onError: (error) => void toast({ title: t('Error'), message: deedErrorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Leave {{name}}?', { name: title })}
      description={t(
        'You’ll no longer get new messages, and you can’t rejoin on your own. You can still read what was written until now.',
      )}
    >
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="red" loading={leave.isPending} onClick={() => leave.mutate({ conversationId })}>
          {t('Leave the group')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
