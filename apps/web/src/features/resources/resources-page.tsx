import { Button, NativeSelect } from '@mantine/core';
import { IconArchive, IconChevronLeft, IconChevronRight, IconFolders, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { useMe } from '#lib/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { CardGrid, SectionHead, Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { ResourceCard } from './resource-card.tsx';
import { ResourceFilters } from './resource-filters.tsx';
import {
  hasFilter,
  PER_PAGE,
  type ResourceLine,
  type ResourceSearch,
  resourcesQuery,
} from './resource-queries.ts';
import classes from './resources-page.module.css';

const AddDialog = part(() => import('./add-dialog.tsx'));
const EditDialog = part(() => import('./edit-dialog.tsx'));
const VersionsDialog = part(() => import('./versions-dialog.tsx'));
const Viewer = part(() => import('./viewer.tsx'));

interface ResourcesPageProps {
  readonly search: ResourceSearch;
  /** A step is one that the browser's back button takes back. */
  readonly onSearch: (search: ResourceSearch, isStep?: boolean) => void;
}

/** What an editor does with one resource, in a dialog. */
export interface Editing {
  readonly kind: 'edit' | 'versions';
  readonly resource: ResourceLine;
}

/** Everything to study with: of one's courses, and of the whole school. */
export function ResourcesPage({ search, onSearch }: ResourcesPageProps) {
  const { t } = useTranslation();
  const isStaff = useMe().homes.some(
    (home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool',
  );
  const { view, ...filter } = search;
  const list = useQuery({ ...resourcesQuery(filter), placeholderData: keepPreviousData });
  const { data } = list;
  const [isAdding, setAdding] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  const [editing, setEditing] = useState<Editing | null>(null);
  const isFiltered = hasFilter(filter);
  const featured = isFiltered ? [] : (data?.resources.filter(({ isFeatured }) => isFeatured) ?? []);
  const others = data?.resources.filter((one) => isFiltered || !one.isFeatured) ?? [];
  const cards = (resources: readonly ResourceLine[]) => (
    <CardGrid>
      {resources.map((resource) => (
        <ResourceCard key={resource.resourceId} resource={resource} search={search} onEdit={setEditing} />
      ))}
    </CardGrid>
  );

  return (
    <>
      <PageHeader
        title={t('Study Resources')}
        shortTitle={t('Resources')}
        description={t('Readings, videos and pictures from your courses and your school.')}
        actions={
          data?.can.add && (
            <Button
              leftSection={<IconPlus size={18} />}
              onClick={() => {
                setHasAdded(true);
                setAdding(true);
              }}
            >
              {t('Add a resource')}
            </Button>
          )
        }
      />
      <Sections>
        <ResourceFilters search={search} onSearch={onSearch} found={data} isStaff={isStaff} />
        {list.isPending && <ResourcesSkeleton />}
        {list.isError && !data && (
          <ErrorState
            framed
            title={t('Failed to load resources')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {data && (
          <>
            <p className={classes.count} role="status" data-stale={list.isPlaceholderData || undefined}>
              {t('{{count}} resources found', { count: data.totalCount })}
            </p>
            {featured.length > 0 && (
              <>
                <SectionHead title={t('Featured')} />
                {cards(featured)}
              </>
            )}
            {others.length > 0 && (
              <>
                {featured.length > 0 && <SectionHead title={t('All resources')} />}
                {cards(others)}
              </>
            )}
            {data.totalCount === 0 && <Nothing search={search} onSearch={onSearch} canAdd={data.can.add} />}
            <Pages
              page={search.page ?? 1}
              pageCount={Math.ceil(data.totalCount / PER_PAGE)}
              onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined }, true)}
            />
          </>
        )}
      </Sections>
      <Suspense>
        {view && (
          <Viewer
            key={view}
            resourceId={view}
            onClose={() => onSearch({ ...search, view: undefined })}
            onEdit={setEditing}
          />
        )}
        {data && hasAdded && (
          <AddDialog
            isOpen={isAdding}
            places={data.can.places}
            courseId={search.course}
            onClose={() => setAdding(false)}
          />
        )}
        {editing?.kind === 'edit' && (
          <EditDialog
            key={editing.resource.resourceId}
            resource={editing.resource}
            places={data?.can.places ?? []}
            onClose={() => setEditing(null)}
          />
        )}
        {editing?.kind === 'versions' && (
          <VersionsDialog
            key={editing.resource.resourceId}
            resource={editing.resource}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface NothingProps extends ResourcesPageProps {
  readonly canAdd: boolean;
}

function Nothing({ search, onSearch, canAdd }: NothingProps) {
  const { t } = useTranslation();
  const isParent = useCurrentHome() === 'parent';
  if (search.archived) {
    return (
      <EmptyState framed icon={<IconArchive />} title={t('Nothing is archived')}>
        {t('What you archive stays here, and can be restored.')}
      </EmptyState>
    );
  }
  if (hasFilter(search)) {
    return (
      <EmptyState
        framed
        icon={<IconFolders />}
        title={t('No resources found')}
        action={
          <Button size="sm" variant="default" onClick={() => onSearch({})}>
            {t('Show all resources')}
          </Button>
        }
      >
        {t('Try different words, or remove a filter.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState framed icon={<IconFolders />} title={t('No resources yet')}>
      {canAdd
        ? t('Add a PDF, a picture, a video or a link for your students.')
        : isParent
          ? t('What teachers share for your children’s courses appears here.')
          : t('What your teachers share for your courses appears here.')}
    </EmptyState>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, pageCount, onPage }: PagesProps) {
  const { t } = useTranslation();
  if (pageCount < 2 && page === 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('Pages')}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={16} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {t('Previous')}
      </Button>
      <NativeSelect
        aria-label={t('Page')}
        value={String(page)}
        data={Array.from({ length: Math.max(pageCount, page) }, (_, at) => ({
          value: String(at + 1),
          label: t('Page {{number}} of {{total}}', { number: at + 1, total: Math.max(pageCount, 1) }),
        }))}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
      />
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={16} />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {t('Next')}
      </Button>
    </nav>
  );
}

const ResourcesSkeleton = () => (
  <div className={classes.skeleton}>
    <CardGrid>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <CardSkeleton key={card} lines={3} />
      ))}
    </CardGrid>
  </div>
);
