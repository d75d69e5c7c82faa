/** Modules in order, each with its lessons in theirs. */
export type Order = readonly { readonly moduleId: string; readonly lessonIds: readonly string[] }[];

const swapped = <Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] => {
  const copy = [...list];
  const [item] = copy.splice(at, 1);
  if (item !== undefined) copy.splice(at + by, 0, item);
  return copy;
};

/** The module one place up or down; the same where there is no place. */
export function moveBlock(order: Order, moduleId: string, by: -1 | 1): Order {
  const at = order.findIndex((module) => module.moduleId === moduleId);
  const to = at + by;
  return at < 0 || to < 0 || to >= order.length ? order : swapped(order, at, by);
}

/** The lesson one place up or down; past the end of its module, into the next one. */
export function moveLesson(order: Order, lessonId: string, by: -1 | 1): Order {
  const home = order.findIndex((module) => module.lessonIds.includes(lessonId));
  const module = order[home];
  if (!module) return order;
  const at = module.lessonIds.indexOf(lessonId);
  const to = at + by;
  if (to >= 0 && to < module.lessonIds.length) {
    return order.map((one) => (one === module ? { ...one, lessonIds: swapped(one.lessonIds, at, by) } : one));
  }
  const next = order[home + by];
  if (!next) return order;
  return order.map((one) => {
    if (one === module) return { ...one, lessonIds: one.lessonIds.filter((id) => id !== lessonId) };
    if (one !== next) return one;
    return { ...one, lessonIds: by > 0 ? [lessonId, ...one.lessonIds] : [...one.lessonIds, lessonId] };
  });
}

/** Where a lesson stands, for those who hear it: the module, and its place from 1. */
export function placeOf(order: Order, lessonId: string): { moduleId: string; place: number } | null {
  for (const { moduleId, lessonIds } of order) {
    const at = lessonIds.indexOf(lessonId);
    if (at >= 0) return { moduleId, place: at + 1 };
  }
  return null;
}
