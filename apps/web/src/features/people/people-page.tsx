import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { shownName } from '#lib/shown-name.ts';
import { roleName } from '#shared/people/role-words.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './people.module.css';
import { type PeopleFilter, peopleQuery, ROLES, type SchoolPerson, STATUSES } from './people-queries.ts';
import { dutyName, StatusBadge, statusName } from './people-words.tsx';
import { PersonDrawer } from './person-drawer.tsx';

interface PeoplePageProps {
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
}

const WAIT_MS = 250;

/** Everybody in the school, for those who run it. */
export function PeoplePage({ filter, onFilter }: PeoplePageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { memberships } = useMe();
  const isFamily = memberships.every(({ schoolKind }) => schoolKind === 'homeschool');
  const [typed, setTyped] = useState(filter.search ?? '');
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useInfiniteQuery(peopleQuery(filter));

  // The address follows what is typed, once somebody stops typing.
  useEffect(() => {
    const search = typed.trim() || undefined;
    if (search === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);

  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  // There is nothing to look for where nothing is shown.
  const isRefused = query.isError && !query.data;
  const isFiltered = Boolean(filter.search || filter.role || filter.status);

  return (
    <>
      <PageHeader
        title={t('People')}
        description={
          isFamily
            ? t('Everyone in your homeschool, and what they may do.')
            : t('Everyone in your school, what they may do, and who decided it.')
        }
        actions={
          <ButtonLink to="/school-settings" search={{ tab: 'codes' }} variant="default">
            {t('School codes')}
          </ButtonLink>
        }
      />
      <Sections>
        {!isRefused && (
          <div className={classes.filters}>
            <TextInput
              className={classes.search ?? ''}
              label={t('Search by name')}
              leftSection={<IconSearch size={18} />}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Select
              label={t('Role')}
              placeholder={t('All roles')}
              clearable
              data={ROLES.map((role) => ({ value: role, label: roleName(role, t) }))}
              value={filter.role ?? null}
              onChange={(value) => onFilter({ ...filter, role: ROLES.find((role) => role === value) })}
            />
            <Select
              label={t('Status')}
              placeholder={t('All except ended')}
              clearable
              data={STATUSES.map((status) => ({ value: status, label: statusName(status, t) }))}
              value={filter.status ?? null}
              onChange={(value) => onFilter({ ...filter, status: STATUSES.find((one) => one === value) })}
            />
          </div>
        )}
        {query.isPending && <CardSkeleton lines={8} />}
        {isRefused && (
          <ErrorState
            framed
            title={t("The people couldn't be loaded")}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && people.length === 0 && (
          <EmptyState
            framed
            icon={<IconUsers />}
            title={isFiltered ? t('No one matches this.') : t('No one is here yet.')}
          >
            {isFiltered
              ? t('Check the spelling, or choose another role or status.')
              : t('People sign up with a school code and appear here.')}
          </EmptyState>
        )}
        {people.length > 0 && (
          <Card flush>
            <p className={classes.count} role="status">
              {t('{{count}} people', { count: total })}
            </p>
            <ul
              className={classes.rows}
              data-people
              tabIndex={-1}
              aria-label={t('People')}
              data-stale={query.isPlaceholderData || undefined}
            >
              {people.map((person) => (
                <PersonRow
                  key={person.membershipId}
                  person={person}
                  onOpen={() => setOpenId(person.membershipId)}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <div className={classes.more}>
                <Button
                  variant="default"
                  size="sm"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('Show more people')}
                </Button>
                <span className={classes.about}>
                  {t('{{shown}} of {{total}} shown', {
                    shown: format.number(people.length),
                    total: format.number(total),
                  })}
                </span>
              </div>
            )}
          </Card>
        )}
      </Sections>
      <PersonDrawer
        person={people.find((one) => one.membershipId === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}

function PersonRow({ person, onOpen }: { person: SchoolPerson; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, duties, decidedByName } = person;
  const name = shownName(person.name, t);
  const date = format.date(person.since);
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.about}>{person.email}</p>
      </div>
      <div className={classes.standing}>
        <p className={classes.role}>{roleName(person.role, t)}</p>
        <p className={classes.about}>
          {decidedByName
            ? t('since {{date}}, decided by {{name}}', { date, name: decidedByName })
            : t('since {{date}}', { date })}
        </p>
      </div>
      <div className={classes.end}>
        {duties.map((duty) => (
          <Badge key={duty} tone="outline">
            {dutyName(duty, t)}
          </Badge>
        ))}
        <StatusBadge status={status} t={t} />
        <Button
          variant="default"
          size="sm"
          aria-label={t('Manage {{name}}, {{role}}', { name, role: roleName(person.role, t) })}
          onClick={onOpen}
        >
          {t('Manage')}
        </Button>
      </div>
    </li>
  );
}
