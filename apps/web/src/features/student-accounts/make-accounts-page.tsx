import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { NativeSelect } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { ClassForm } from './class-form.tsx';
import { SignInNameCard } from './sign-in-name-card.tsx';
import { type AccountSchool, type Sheet, schoolsQuery } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

interface MakeAccountsPageProps {
  /** How what a guardian is to a child is said. */
  readonly relationshipName: (relationship: Relationship, t: TFunction) => string;
}

/** Makes accounts for a class or for one's own children, who need no email, and prints what they sign in with. */
export function MakeAccountsPage({ relationshipName }: MakeAccountsPageProps) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useQuery(schoolsQuery);
  const schools = data?.schools ?? [];
  const [chosen, setChosen] = useState<AccountSchool['schoolId'] | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const school = schools.find((one) => one.schoolId === chosen) ?? schools[0];
  return (
    <>
      <div className={sheet ? classes.unprinted : undefined}>
        <PageHeader
          title={t('Create student accounts')}
          parents={[{ label: t('Students'), to: '/students' }]}
          description={t(
            'For children without an email: they sign in with a username and a password from your sheet.',
          )}
        />
      </div>
      <Sections>
        {isPending && <CardSkeleton lines={6} />}
        {error && (
          <ErrorState
            framed
            title={t("The schools couldn't be loaded")}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && !school && (
          <EmptyState
            framed
            icon={<IconKey />}
            title={t('Only people who keep a school’s records can create accounts.')}
          />
        )}
        {schools.length > 1 && !sheet && (
          <NativeSelect
            label={t('School')}
            value={school?.schoolId ?? ''}
            data={schools.map((one) => ({ value: one.schoolId, label: one.schoolName }))}
            onChange={(event) => setChosen(event.currentTarget.value as AccountSchool['schoolId'])}
          />
        )}
        {school && !school.can.make && (
          <Notice tone="warning">
            {t('Your school is read-only right now, so accounts can’t be created.')}
          </Notice>
        )}
        {sheet && <AccountSheet sheet={sheet} onDone={() => setSheet(null)} />}
        {school?.can.make && school.signInName === null && !school.can.chooseName && (
          <Notice>
            {t(
              'An administrator at your school has to choose its name for sign-in first. Ask them to open this page.',
            )}
          </Notice>
        )}
        {school?.can.make && !sheet && school.signInName === null && school.can.chooseName && (
          <SignInNameCard key={school.schoolId} school={school} />
        )}
        {school?.can.make && !sheet && school.signInName !== null && (
          <ClassForm
            key={school.schoolId}
            school={school}
            relationshipName={relationshipName}
            onMade={setSheet}
          />
        )}
      </Sections>
    </>
  );
}
