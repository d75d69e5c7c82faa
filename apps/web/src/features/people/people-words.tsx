import { ORPCError } from '@orpc/client';
import { IconClock, IconDoorOff, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { errorText } from '#lib/errors.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { SchoolPerson } from './people-queries.ts';

type Status = SchoolPerson['status'];
type Duty = SchoolPerson['duties'][number];

export const dutyName = (duty: Duty, t: TFunction) =>
  duty === 'counselor' ? t('Counselor') : t('Registrar');

export function statusName(status: Status, t: TFunction) {
  switch (status) {
    case 'active':
      return t('Active');
    case 'provisional':
      return t('Not confirmed yet');
    case 'pending':
      return t('Waiting for approval');
    case 'suspended':
      return t('Suspended');
    case 'ended':
      return t('Ended');
  }
}

/** Nothing where all is as it should be. */
export function StatusBadge({ status, t }: { status: Status; t: TFunction }) {
  switch (status) {
    case 'active':
      return null;
    case 'provisional':
      return (
        <Badge tone="info" icon={<IconHourglass size={16} />}>
          {statusName(status, t)}
        </Badge>
      );
    case 'pending':
      return (
        <Badge tone="info" icon={<IconClock size={16} />}>
          {statusName(status, t)}
        </Badge>
      );
    case 'suspended':
      return (
        <Badge tone="warning" icon={<IconPlayerPause size={16} />}>
          {statusName(status, t)}
        </Badge>
      );
    case 'ended':
      return (
        <Badge tone="neutral" icon={<IconDoorOff size={16} />}>
          {statusName(status, t)}
        </Badge>
      );
  }
}

/** Why a change was refused, in a sentence that says what to do. */
export function changeErrorText(error: unknown, t: TFunction): string {
  if (error instanceof ORPCError && error.code === 'CHANGE_REFUSED') {
    switch ((error.data as { why?: string } | undefined)?.why) {
      case 'own':
        return t("You can't change your own membership. Ask another administrator.");
      case 'last_admin':
        return t('No one else runs the school. Approve another administrator first.');
      case 'no_duties':
        return t('Only teachers and administrators have duties.');
      default:
        return t('Someone else changed this membership in the meantime. Close this and check it again.');
    }
  }
  if (error instanceof ORPCError && error.code === 'NOT_A_TEACHER') {
    return t('One of the people you chose is no longer at the school. Choose someone else.');
  }
  return errorText(error, t);
}
