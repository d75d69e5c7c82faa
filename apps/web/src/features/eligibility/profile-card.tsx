import type { Profile } from '@fieldhouse/contract/eligibility.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import type { Ledger } from './eligibility-queries.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { schoolingName } from './profile-words.ts';

/** Dates and facts that the verdict rests on, for the school. */
export function ProfileCard({ ledger, profile }: { ledger: Ledger; profile: Profile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const day = (stated: string | null, derived: string | null = null) =>
    stated !== null
      ? format.calendarDate(stated)
      : derived === null
        ? t('Not entered')
        : ledger.derived.isAssumed
          ? t('{{date}}, assumed from another year', { date: format.calendarDate(derived) })
          : t('{{date}}, from the school’s terms', { date: format.calendarDate(derived) });
  const facts: readonly (readonly [string, string])[] = [
    [t('Start of grade 9'), day(profile.grade9StartedOn)],
    [t('Start of the seventh semester'), day(profile.seventhSemesterOn, ledger.derived.seventhSemesterOn)],
    [t('End of the eighth semester'), day(profile.eighthSemesterEndsOn, ledger.derived.eighthSemesterEndsOn)],
    [t('Expected graduation'), day(profile.graduationExpectedOn)],
    [t('Graduated on'), day(profile.graduatedOn)],
    [t('Full-time college from'), day(profile.fullTimeCollegeOn)],
    [t('Schooling'), profile.schooling ? schoolingName(profile.schooling, t) : t('Not entered')],
    [t('Documented disability'), profile.hasDocumentedDisability ? t('Yes') : t('No')],
    [t('NCAA ID'), profile.ncaaId ?? t('Not entered')],
    [t('Sport'), profile.sport ?? t('Not entered')],
    [
      t('Aims at'),
      profile.targets.length === 0
        ? t('Not entered')
        : profile.targets.map((one) => bodyName(one, t)).join(', '),
    ],
    [
      t('Overall GPA for class rank'),
      profile.overallGpa === null ? t('Not entered') : format.number(profile.overallGpa, 3),
    ],
  ];
  return (
    <Card
      title={t('Dates and facts')}
      description={t('Only the school’s staff see this. Each change is kept, with who made it and why.')}
      aside={
        ledger.can.saveProfile && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} />}
            onClick={() => setOpen(true)}
          >
            {t('Edit')}
          </Button>
        )
      }
    >
      <dl className={classes.profile}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <ProfileDialog
          studentId={ledger.student.studentId}
          name={ledger.student.name}
          profile={profile}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
