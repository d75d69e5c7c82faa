import type { LessonId, ModuleId } from '@fieldhouse/contract/ids.ts';
import { useEffect, useState } from 'react';
import type { AuthoredCourse } from './authoring-queries.ts';
import { moveBlock, moveLesson, type Order } from './order.ts';
import type { Outline } from './use-authoring.ts';

const orderOf = ({ modules }: AuthoredCourse): Order =>
  modules.map(({ moduleId, lessons }) => ({ moduleId, lessonIds: lessons.map(({ lessonId }) => lessonId) }));

/** The order of an outline: at once as the person puts it, then as the server keeps it. */
export function useOrder(course: AuthoredCourse, outline: Outline) {
  const kept = orderOf(course);
  const keptKey = JSON.stringify(kept);
  const [order, setOrder] = useState(kept);

  // Whatever the server says comes after what was put here: it has it already, or refused it.
  useEffect(() => setOrder(JSON.parse(keptKey) as Order), [keptKey]);

  const save = (wanted: Order) => {
    setOrder(wanted);
    outline.reorder.mutate(
      {
        courseId: course.courseId,
        modules: wanted.map(({ moduleId, lessonIds }) => ({
          moduleId: moduleId as ModuleId,
          lessonIds: lessonIds as LessonId[],
        })),
      },
      { onError: () => setOrder(kept) },
    );
  };
  return {
    order,
    /** While something is dragged: nothing is saved yet. */
    show: setOrder,
    save,
    /** Leaves things as the server has them. */
    reset: () => setOrder(kept),
    moveModule: (moduleId: string, by: -1 | 1) => save(moveBlock(order, moduleId, by)),
    moveLesson(lessonId: string, by: -1 | 1): Order {
      const wanted = moveLesson(order, lessonId, by);
      save(wanted);
      return wanted;
    },
  };
}
