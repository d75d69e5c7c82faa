import type { Applicant } from '@fieldhouse/contract/account-approvals.ts';
import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { waitingQuery } from '#shared/people/use-decisions.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './applicant-list.module.css';
import { ApplicantList } from './applicant-list.tsx';
import { DecidedList } from './decided-list.tsx';

type ApprovalTab = 'staff' | 'students' | 'families' | 'decided';

/** Under which tab somebody waits. */
function tabOf({ role }: Applicant): ApprovalTab {
  if (role === 'student') return 'students';
  return role === 'parent' ? 'families' : 'staff';
}

interface ApprovalsPageProps {
  readonly tab?: ApprovalTab | undefined;
  readonly onTab: (tab: ApprovalTab) => void;
  /** Who asks to follow a student. */
  readonly guardians: ReactNode;
}

/** Who asked to join the school, and what was decided. */
export function ApprovalsPage({ tab, onTab, guardians }: ApprovalsPageProps) {
  const { t } = useTranslation();
  const { homes, memberships } = useMe();
  const { waiting, mostOfAKind } = useSuspenseQuery(waitingQuery).data;
  const isAdmin = homes.includes('school_admin');
  const open = isAdmin ? (tab ?? 'staff') : tab === 'decided' ? tab : 'students';
  const listed = (which: ApprovalTab) => waiting.filter((one) => tabOf(one) === which);
  const own = waiting.length;

  // A family has no staff, and no parents who sign up.
  const isFamily = memberships.every(({ schoolKind }) => schoolKind === 'homeschool');

  const allLists: readonly { tab: ApprovalTab; name: string; empty: string }[] = [
    {
      tab: 'staff',
      name: t('Staff'),
      empty: t('Teachers and administrators who sign up with your code wait here.'),
    },
    {
      tab: 'students',
      name: t('Students'),
      empty: t(
        'Students who sign up with your code may study for 14 days and wait here until you confirm them.',
      ),
    },
    {
      tab: 'families',
      name: t('Families'),
      empty: t('Parents who sign up with your code wait here.'),
    },
  ];

  // Teachers decide on students alone.
  const lists = isFamily || !isAdmin ? allLists.filter((list) => list.tab === 'students') : allLists;

  return (
    <>
      <PageHeader
        title={t('Approvals')}
        description={
          own > 0
            ? t('{{count}} people are waiting for your decision.', { count: own })
            : t('No one is waiting for approval.')
        }
      />
      <Sections>
        {guardians}
        <Tabs value={open} onChange={(value) => onTab(value as ApprovalTab)} keepMounted={false}>
          <Tabs.List className={classes.tabs}>
            {lists.map((list) => (
              <Tabs.Tab key={list.tab} value={list.tab}>
                {t('{{name}} ({{count}})', { name: list.name, count: listed(list.tab).length })}
              </Tabs.Tab>
            ))}
            <Tabs.Tab value="decided">{t('Decided')}</Tabs.Tab>
          </Tabs.List>
          {lists.map((list) => (
            <Tabs.Panel key={list.tab} value={list.tab} pt="lg">
              <ApplicantList
                name={list.name}
                empty={list.empty}
                people={listed(list.tab)}
                isCut={listed(list.tab).length === mostOfAKind}
              />
            </Tabs.Panel>
          ))}
          <Tabs.Panel value="decided" pt="lg">
            <Card flush>
              <DecidedList />
            </Card>
          </Tabs.Panel>
        </Tabs>
      </Sections>
    </>
  );
}
