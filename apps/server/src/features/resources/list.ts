import { RESOURCES_PER_PAGE, ResourceType } from '@fieldhouse/contract/resources.ts';
import { isWritable } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import { canReadResource } from './policy.ts';
import { presentResource } from './present.ts';
import { countSeen, findResource, listPage, listPlaces } from './queries.ts';

export const list = os.resources.list.handler(async ({ input, context }) => {
  const { type, courseId, page = 1 } = input;
  const search = input.search || null;
  const isOwn = input.isOwn ?? false;
  const isArchived = input.isArchived ?? false;
  const isUnfiltered = !input.search && !type && !courseId && !input.isOwn && !input.isArchived;
  const { actor, rows } = await context.read([
    listPage({
      search,
      isOwn,
      isArchived,
      type: type ?? null,
      courseId: courseId ?? null,
      featuredFirst: isUnfiltered,
      count: RESOURCES_PER_PAGE,
      skipped: (page - 1) * RESOURCES_PER_PAGE,
    }),
    countSeen({ search, isOwn, isArchived }),
    listPlaces(),
  ]);
  const [found, counts, places] = rows;
  const ofType = counts.filter((one) => type === undefined || one.type === type);
  const ofCourse = counts.filter((one) => courseId === undefined || one.courseId === courseId);
  const sum = (lines: typeof counts) => lines.reduce((total, { count }) => total + count, 0);
  const courses = new Map<string, { title: string; count: number }>();
  for (const { courseId: id, title, count } of ofType) {
    if (id === null) continue;
    courses.set(id, { title: title ?? '', count: (courses.get(id)?.count ?? 0) + count });
  }
  const open = places.filter(({ schoolId }) => isWritable(actor, schoolId));
  return {
    resources: found.filter((row) => canReadResource(actor, row)).map((row) => presentResource(actor, row)),
    totalCount: sum(ofType.filter((one) => courseId === undefined || one.courseId === courseId)),
    types: ResourceType.options.map((one) => ({
      type: one,
      count: sum(ofCourse.filter((line) => line.type === one)),
    })),
    courses: [...courses].map(([id, one]) => ({ courseId: id, ...one })),
    can: {
      add: open.length > 0,
      places: open.map((one) => ({
        schoolId: one.schoolId,
        courseId: one.courseId,
        title: one.title,
      })),
    },
  };
});

export const get = os.resources.get.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findResource({ resourceId: input.resourceId })]);
  const [[row]] = rows;
  if (!row || !canReadResource(actor, row)) throw errors.NOT_FOUND();
  return presentResource(actor, row);
});
