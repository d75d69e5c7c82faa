import type { CourseId, ResourceId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

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
