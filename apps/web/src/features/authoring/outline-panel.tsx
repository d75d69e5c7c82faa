import { Accessibility, PointerSensor } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Button } from '@mantine/core';
import { IconArrowsVertical, IconFold, IconPlus, IconSend, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import type { AuthoredCourse, OutlineModule } from './authoring-queries.ts';
import { ModuleCard } from './module-card.tsx';
import { type Order, placeOf } from './order.ts';
import classes from './outline-panel.module.css';
import { type Asked, ConfirmDialog, NameDialog, type Naming } from './small-dialogs.tsx';
import { type Outline, useOutline } from './use-authoring.ts';
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
  // A long course begins folded, so that its modules are seen at once; what somebody opens stays open.
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(isLong(course) ? course.modules.map(({ moduleId }) => moduleId as string) : []),
  );
  const setOpen = (moduleId: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(moduleId);
    else next.add(moduleId);
    setClosed(next);
  };
  const publishAll = usePublishLessons(course, outline);

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
      {shown.length > 0 && (shown.length > 1 || publishAll.count(null) > 0) && (
        <div className={classes.toolbar}>
          {shown.length > 1 &&
            (closed.size < shown.length ? (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconFold size={18} stroke={1.7} />}
                onClick={() => setClosed(new Set(shown.map(({ module }) => module.moduleId as string)))}
              >
                {t('Collapse all modules')}
              </Button>
            ) : (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconArrowsVertical size={18} stroke={1.7} />}
                onClick={() => setClosed(new Set())}
              >
                {t('Expand all modules')}
              </Button>
            ))}
          {course.can.edit && publishAll.count(null) > 0 && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconSend size={18} stroke={1.7} />}
              loading={outline.publishLessons.isPending}
              onClick={() => publishAll.run(null)}
            >
              {t('Publish {{count}} lessons', { count: publishAll.count(null) })}
            </Button>
          )}
        </div>
      )}
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
            isOpen={!closed.has(module.moduleId)}
            onOpen={(isOpen) => setOpen(module.moduleId, isOpen)}
            publishCount={publishAll.count(module.moduleId)}
            onPublish={() => publishAll.run(module.moduleId)}
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
              if (place) {
                // A lesson goes on into the next module: it doesn't vanish into one that is folded.
                setOpen(place.moduleId, true);
                setTold(
                  t('{{title}} is now lesson {{place}} of {{module}}.', {
                    title: lesson.title,
                    place: place.place,
                    module: moduleOf.get(place.moduleId)?.title ?? '',
                  }),
                );
              }
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

/** From so many lessons on an outline begins folded. */
const LONG_FROM = 20;
const isLong = ({ modules }: AuthoredCourse) =>
  modules.length > 1 && modules.reduce((sum, { lessons }) => sum + lessons.length, 0) >= LONG_FROM;

/** Publishing what students don't see yet, of one module or of the whole course, and saying what stays behind. */
function usePublishLessons(course: AuthoredCourse, outline: Outline) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = (moduleId: OutlineModule['moduleId'] | null) =>
    course.modules
      .filter((module) => moduleId === null || module.moduleId === moduleId)
      .flatMap(({ lessons }) => lessons)
      .filter(({ status, hasChanges }) => status === 'draft' || hasChanges).length;
  const run = (moduleId: OutlineModule['moduleId'] | null) =>
    outline.publishLessons.mutate(
      { courseId: course.courseId, moduleId },
      {
        onSuccess: ({ publishedCount, left }) =>
          void toast({
            title: t('{{count}} lessons published', { count: publishedCount }),
            tone: left.length > 0 ? 'info' : 'success',
            ...(left.length > 0
              ? {
                  message: t('Not complete yet: {{titles}}. The Publish tab says what is missing.', {
                    titles: format.list(left.map(({ title }) => title || t('Untitled lesson'))),
                  }),
                }
              : {}),
          }),
      },
    );
  return { count, run };
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
