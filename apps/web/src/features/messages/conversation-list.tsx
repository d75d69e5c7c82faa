import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconFlag, IconMail, IconMailSearch, IconPencilPlus, IconSearch, IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { listOf, type MessagePlace } from './message-place.ts';
import { conversationsQuery, type MessageList } from './message-queries.ts';
import classes from './messages.module.css';

const TYPING_MS = 200;

interface ConversationListProps {
  readonly place: MessagePlace;
  readonly onPlace: (place: MessagePlace) => void;
  readonly openId: string | undefined;
  /** The beginning of the list of all; undefined: not known yet. */
  readonly start: MessageList | undefined;
}

/** The person's conversations, the last used first. */
export function ConversationList({ place, onPlace, openId, start }: ConversationListProps) {
  const { t } = useTranslation();
  const { filter = 'all', q = '' } = place;
  const list = useInfiniteQuery(conversationsQuery(filter, q));
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const reports = start?.openReportCount ?? null;
  const mayBegin = start === undefined || start.schools.length > 0;

  return (
    <section className={classes.list} aria-label={t('Conversations')}>
      <div className={classes.listHead}>
        <div className={classes.titleLine}>
          <h1 className={classes.title}>{t('Messages')}</h1>
          {mayBegin && (
            <ButtonLink
              size="sm"
              to="/messages"
              search={{ ...listOf(place), new: 1 }}
              leftSection={<IconPencilPlus size={18} />}
            >
              {t('New message')}
            </ButtonLink>
          )}
        </div>
        {reports !== null && reports > 0 && (
          <ButtonLink
            size="sm"
            to="/messages"
            search={{ view: 'reports' }}
            variant="default"
            leftSection={<IconFlag size={18} />}
          >
            {t('Reports ({{count}})', { count: reports })}
          </ButtonLink>
        )}
        <SearchField q={q} onSearch={(found) => onPlace({ ...place, q: found || undefined })} />
        <SegmentedControl
          fullWidth
          aria-label={t('Which conversations')}
          value={filter}
          onChange={(value) => onPlace({ ...place, filter: value === 'unread' ? 'unread' : undefined })}
          data={[
            { value: 'all', label: t('All') },
            { value: 'unread', label: t('Unread') },
          ]}
        />
      </div>
      <div className={classes.scroller} aria-busy={list.isPlaceholderData}>
        {list.isPending && <RowsSkeleton rows={7} />}
        {list.isError && !list.data && (
          <ErrorState
            title={t("Your messages couldn't be loaded")}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && conversations.length === 0 && <Nothing place={place} onPlace={onPlace} />}
        {conversations.length > 0 && (
          <ul className={classes.rows}>
            {conversations.map((conversation) => (
              <li key={conversation.conversationId}>
                <ConversationRow
                  conversation={conversation}
                  isOpen={conversation.conversationId === openId}
                  search={listOf(place)}
                />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className={classes.more}>
            <Button
              variant="default"
              size="sm"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('Show more conversations')}
            </Button>
          </div>
        )}
      </div>
      <p className={classes.heard} role="status">
        {q && list.data && !list.isPlaceholderData
          ? t('{{count}} conversations found', { count: conversations.length })
          : ''}
      </p>
    </section>
  );
}

/** The address follows what is typed as soon as somebody stops. */
function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changes by itself too: back, forward, another conversation.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);
  // What waits for the clock ends with the page.
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, waitMs: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = text.trim();
      onSearch(asked.current);
    }, waitMs);
  };
  return (
    <TextInput
      ref={field}
      type="search"
      value={typed}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<IconSearch size={18} stroke={1.7} />}
      rightSectionPointerEvents="all"
      rightSection={
        typed !== '' && (
          <ActionIcon
            aria-label={t('Clear the search')}
            onClick={() => {
              search('', 0);
              field.current?.focus();
            }}
          >
            <IconX size={18} />
          </ActionIcon>
        )
      }
      placeholder={t('Search names and subjects')}
      aria-label={t('Search names and subjects')}
      onChange={(event) => search(event.currentTarget.value, TYPING_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed, 0);
      }}
    />
  );
}

/** Why the list is empty, and what to do about it. */
function Nothing({ place, onPlace }: Pick<ConversationListProps, 'place' | 'onPlace'>) {
  const { t } = useTranslation();
  const text = useWhom();
  if (place.q)
    return (
      <EmptyState
        titleOrder={2}
        icon={<IconMailSearch />}
        title={t('Nothing matches "{{query}}".', { query: place.q })}
        action={
          <Button variant="default" size="sm" onClick={() => onPlace({ ...place, q: undefined })}>
            {t('Show all conversations')}
          </Button>
        }
      />
    );
  if (place.filter)
    return (
      <EmptyState titleOrder={2} icon={<IconMail />} title={t('Nothing unread')}>
        {t('New messages appear here as they arrive.')}
      </EmptyState>
    );
  return (
    <EmptyState titleOrder={2} icon={<IconMail />} title={t('No messages yet')}>
      {text}
    </EmptyState>
  );
}

/** To whom somebody in this role can write. */
function useWhom(): string {
  const { t } = useTranslation();
  const home = useCurrentHome();
  switch (home) {
    case 'student':
      return t("You can write to your courses' teachers, your counselor, your school and your family.");
    case 'parent':
      return t("You can write to your children's teachers, their counselor, the school and your family.");
    case 'teacher':
      return t("You can write to your colleagues, to your courses' students and to their families.");
    default:
      return t('You can write to everyone in your school.');
  }
}
