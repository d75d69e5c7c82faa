import type { Applicant } from '@fieldhouse/contract/account-approvals.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconClock, IconHourglass, IconMailCheck, IconMailQuestion } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { roleName } from '#shared/people/role-words.ts';
import { useApprove } from '#shared/people/use-decisions.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import classes from './applicant-list.module.css';

interface ApplicantRowProps {
  readonly person: Applicant;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRefuse: () => void;
}

/** One person with what is known of them, and the two decisions. */
export function ApplicantRow({ person, isChosen, onChoose, onRefuse }: ApplicantRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { memberships } = useMe();
  const unconfirmed = t('You can approve them once they have confirmed this address.');
  const approve = useApprove([person], unconfirmed);
  const noteId = useId();
  const { displayName: name, can, isEmailVerified } = person;
  const zone = memberships.find(({ schoolId }) => schoolId === person.schoolId)?.timeZone;
  const school =
    new Set(memberships.map(({ schoolId }) => schoolId)).size > 1 ? schoolNameOf(person, memberships) : null;

  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <Checkbox
        size="md"
        aria-label={t('Select {{name}}', { name })}
        checked={isChosen}
        disabled={!can.decide}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Avatar name={name} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.text}>{person.email}</p>
        <p className={classes.text}>
          {t('{{role}}, requested on {{date}}', {
            role: roleName(person.role, t),
            date: format.date(person.askedAt, zone),
          })}
          {school && ` · ${school}`}
        </p>
        <div className={classes.facts}>
          {isEmailVerified ? (
            <Badge tone="success" icon={<IconMailCheck size={16} />}>
              {t('Email confirmed')}
            </Badge>
          ) : (
            <Badge tone="warning" icon={<IconMailQuestion size={16} />}>
              {t('Email not confirmed')}
            </Badge>
          )}
          {person.waitsForParent && (
            <Badge tone="warning" icon={<IconHourglass size={16} />}>
              {t('Waiting for a parent’s consent')}
            </Badge>
          )}
          {person.waitsForParent && person.studentId && (
            <TextLink to="/student/$studentId" params={{ studentId: person.studentId }}>
              {t('Record consent')}
            </TextLink>
          )}
          {person.provisionalUntil && !person.waitsForParent && (
            <Badge icon={<IconClock size={16} />}>
              {t('May study until {{date}}', { date: format.date(person.provisionalUntil, zone) })}
            </Badge>
          )}
        </div>
        {!isEmailVerified && (
          <p id={noteId} className={classes.unconfirmed}>
            {can.approve ? t('This address isn’t confirmed. Approve only someone you know.') : unconfirmed}
          </p>
        )}
      </div>
      <div className={classes.end}>
        <Button
          variant="default"
          size="sm"
          disabled={!can.decide}
          aria-label={t('Reject {{name}}', { name })}
          onClick={onRefuse}
        >
          {t('Reject')}
        </Button>
        <Button
          size="sm"
          disabled={!can.approve}
          loading={approve.isPending}
          aria-label={t('Approve {{name}}', { name })}
          aria-describedby={isEmailVerified ? undefined : noteId}
          onClick={() => approve.mutate({ membershipIds: [person.membershipId] })}
        >
          {t('Approve')}
        </Button>
      </div>
    </li>
  );
}

const schoolNameOf = (
  person: Applicant,
  memberships: readonly { readonly schoolId: string; readonly schoolName: string }[],
) => memberships.find(({ schoolId }) => schoolId === person.schoolId)?.schoolName ?? null;
