import type { CourseId, ResourceId } from '@fieldhouse/contract/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client, type Outputs } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/toast.ts';
import { goneText } from './resource-words.ts';

export type ResourceLine = Outputs['resources']['list']['resources'][number];
export type ResourcePlace = Outputs['resources']['list']['can']['places'][number];

/** As the contract's ResourceType; a list of values there would bring its parser into the page. */
export const TYPES = ['pdf', 'video', 'image', 'link'] as const;
/** As the contract's RESOURCES_PER_PAGE. */
export const PER_PAGE = 24;

export interface ResourceFilter {
  readonly search?: string | undefined;
  readonly type?: (typeof TYPES)[number] | undefined;
  readonly course?: string | undefined;
  /** Uploaded by the reader. */
  readonly own?: true | undefined;
  /** Put away. */
  readonly archived?: true | undefined;
  /** From 1; absent: the first. */
  readonly page?: number | undefined;
}

/** What the address of the page says. */
export interface ResourceSearch extends ResourceFilter {
  /** The resource that is open. */
  readonly view?: string | undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idIn = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

/** The search as it stands in an address; what makes no sense is left out. */
export function resourceSearch(search: Record<string, unknown>): ResourceSearch {
  const words =
    typeof search.search === 'string' || typeof search.search === 'number' ? `${search.search}` : '';
  const page = typeof search.page === 'number' ? search.page : 1;
  return {
    search: words.trim().slice(0, 100) || undefined,
    type: TYPES.find((type) => type === search.type),
    course: idIn(search.course),
    own: search.own === true ? true : undefined,
    archived: search.archived === true ? true : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    view: idIn(search.view),
  };
}

export const hasFilter = ({ search, type, course, own, archived }: ResourceFilter): boolean =>
  Boolean(search || type || course || own || archived);

export const resourcesQuery = ({ search, type, course, own, archived, page }: ResourceFilter) =>
  api.resources.list.queryOptions({
    input: {
      ...(search ? { search } : {}),
      ...(type ? { type } : {}),
      ...(course ? { courseId: course as CourseId } : {}),
      ...(own ? { isOwn: true } : {}),
      ...(archived ? { isArchived: true } : {}),
      ...(page ? { page } : {}),
    },
  });

export const resourceQuery = (resourceId: string) =>
  api.resources.get.queryOptions({ input: { resourceId: resourceId as ResourceId }, retry: false });

/** Addresses of files last five minutes: what is older is asked for anew. */
const CONTENT_FRESH_MS = 4 * 60_000;

export const contentQuery = (resourceId: string) =>
  api.resources.open.queryOptions({
    input: { resourceId: resourceId as ResourceId },
    staleTime: CONTENT_FRESH_MS,
    gcTime: CONTENT_FRESH_MS,
    retry: false,
  });

/** Asks anew for everything that shows resources. */
export function useRefreshResources() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.resources.key() });
}

/** Saves the file on this device, by an address made for this click. */
export function useDownloadResource() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ resourceId }: ResourceLine) => client.resources.download({ resourceId }),
    onSuccess({ url, name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      void queryClient.invalidateQueries({ queryKey: api.resources.list.key() });
    },
    onError(error) {
      void toast({
        id: 'toast-download',
        title: t('Download failed'),
        message: goneText(error, t) ?? errorText(error, t),
        tone: 'error',
      });
    },
  });
}

/** Puts a resource away, and offers to take that back. */
export function useArchiveResource() {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  const set = useMutation({
    mutationFn: ({ resource, isArchived }: { resource: ResourceLine; isArchived: boolean }) =>
      client.resources.archive({ resourceId: resource.resourceId, isArchived }),
    async onSuccess(_, { resource, isArchived }) {
      void toast({
        id: `toast-archive-${resource.resourceId}`,
        title: isArchived ? t('Archived') : t('Brought back'),
        message: resource.title,
        ...(isArchived
          ? { action: { label: t('Undo'), onClick: () => set.mutate({ resource, isArchived: false }) } }
          : {}),
      });
      await refresh();
    },
    onError: (error) =>
      void toast({ title: t("That couldn't be saved"), message: errorText(error, t), tone: 'error' }),
  });
  return set;
}

export function useFeatureResource() {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  return useMutation(
    api.resources.feature.mutationOptions({
      async onSuccess(_, { isFeatured }) {
        void toast({ title: isFeatured ? t('Featured') : t('No longer featured') });
        await refresh();
      },
      onError: (error) =>
        void toast({ title: t("That couldn't be saved"), message: errorText(error, t), tone: 'error' }),
    }),
  );
}
