import { Accessibility, PointerSensor } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Button } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import type { AuthoredCourse } from './authoring-queries.ts';
import { ModuleCard } from './module-card.tsx';
import { type Order, placeOf } from './order.ts';
import classes from './outline-panel.module.css';
import { type Asked, ConfirmDialog, NameDialog, type Naming } from './small-dialogs.tsx';
import { useOutline } from './use-authoring.ts';
import { useOrder } from './use-order.ts';

/** Finds the button again after its row was drawn elsewhere. */
function keepFocus(rowId: string, direction: 'up' | 'down') {
  setTimeout(() => {
    const row = document.querySelector(`[data-row="${rowId}"]`);
    const same = row?.querySelector<HTMLElement>(`[data-move="${direction}"]:not(:disabled)`);
    (same ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
  });
}

/** Modules and lessons: put in order by dragging or with buttons, added, renamed, copied and deleted. */
export function OutlinePanel({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const outline = useOutline();
  const { order, show, save, reset, moveModule, moveLesson } = useOrder(course, outline);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState('');

  const moduleOf = new Map(course.modules.map((module) => [module.moduleId as string, module]));
  const lessonOf = new Map(
    course.modules.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.lessonId as string, lesson])),
  );

  const addModule = () =>
    setNaming({
      title: t('New module'),
      label: t('Title of the module'),
      value: '',
      action: t('Add module'),
      run: (title) => outline.addModule.mutateAsync({ courseId: course.courseId, title }),
    });

  const shown = order.flatMap(({ moduleId, lessonIds }) => {
    const module = moduleOf.get(moduleId);
    return module ? [{ module, lessons: lessonIds.flatMap((id) => lessonOf.get(id) ?? []) }] : [];
  });

  return (
    <Sections>
      <p className={classes.told} role="status">
        {told}
      </p>
      {shown.length === 0 && (
        <Card>
          <EmptyState icon={<IconStack2 />} titleOrder={2} title={t('No modules yet')}>
            {t('A module holds lessons that belong together: a week, a unit, a topic.')}
          </EmptyState>
        </Card>
      )}
      {/* By keyboard there are the buttons, which say in the reader's language what they do. */}
      <DragDropProvider
        sensors={[PointerSensor]}
        plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
        onDragOver={(event) => {
          if (event.operation.source?.type === 'lesson') show(withLessonsMoved(order, event));
        }}
        onDragEnd={(event) => {
          const { source } = event.operation;
          if (event.canceled) reset();
          else if (source?.type === 'module') save(withModulesMoved(order, event));
          else save(order);
        }}
      >
        {shown.map(({ module, lessons }, index) => (
          <ModuleCard
            key={module.moduleId}
            module={module}
            lessons={lessons}
            index={index}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            canEdit={course.can.edit}
            outline={outline}
            onName={setNaming}
            onAsk={setAsked}
            onMove={(direction) => {
              moveModule(module.moduleId, direction === 'up' ? -1 : 1);
              const place = index + (direction === 'up' ? 0 : 2);
              setTold(t('{{title}} is now module {{place}}.', { title: module.title, place }));
              keepFocus(module.moduleId, direction);
            }}
            onMoveLesson={(lesson, direction) => {
              const wanted = moveLesson(lesson.lessonId, direction === 'up' ? -1 : 1);
              const place = placeOf(wanted, lesson.lessonId);
              if (place)
                setTold(
                  t('{{title}} is now lesson {{place}} of {{module}}.', {
                    title: lesson.title,
                    place: place.place,
                    module: moduleOf.get(place.moduleId)?.title ?? '',
                  }),
                );
              keepFocus(lesson.lessonId, direction);
            }}
            onTakenBack={(lesson, version) =>
              void toast({
                title: t('{{title}} is a draft again', { title: lesson.title }),
                tone: 'info',
                action: {
                  label: t('Undo'),
                  onClick: () =>
                    outline.publishLesson.mutate({ lessonId: lesson.lessonId, baseVersion: version }),
                },
              })
            }
          />
        ))}
      </DragDropProvider>
      {course.can.edit && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={addModule}>
            {t('Add module')}
          </Button>
        </div>
      )}
      <NameDialog naming={naming} onClose={() => setNaming(null)} />
      <ConfirmDialog asked={asked} onClose={() => setAsked(null)} />
    </Sections>
  );
}

type DragEvent = Parameters<typeof move>[1];

function withLessonsMoved(order: Order, event: DragEvent): Order {
  const groups = Object.fromEntries(order.map(({ moduleId, lessonIds }) => [moduleId, [...lessonIds]]));
  const moved = move(groups, event);
  return order.map((module) => ({ ...module, lessonIds: moved[module.moduleId] ?? [] }));
}

function withModulesMoved(order: Order, event: DragEvent): Order {
  const ids = move(
    order.map(({ moduleId }) => moduleId),
    event,
  );
  return ids.flatMap((id) => order.find(({ moduleId }) => moduleId === id) ?? []);
}
