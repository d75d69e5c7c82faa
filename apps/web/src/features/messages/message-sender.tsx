import { useEffect } from 'react';
import { deviceStore } from '#lib/device-store.ts';
import { useMe } from '#lib/session.ts';
import { holdsOutgoing } from './holds-outgoing.ts';

/** Sends messages that an earlier page couldn't, whatever page is open. Shows nothing. */
export function MessageSender() {
  const { userId } = useMe();
  // Once for each signed-in person; most devices hold nothing, and load nothing.
  useEffect(() => {
    void holdsOutgoing(deviceStore, userId).then(async (isHeld) => {
      if (isHeld) (await import('./use-outbox.ts')).outboxOf(userId);
    });
  }, [userId]);
  return null;
}
