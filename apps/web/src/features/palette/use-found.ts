import { IconBook2, IconBooks, IconChecklist, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { plainText } from '#ui/display/marked.tsx';
import type { Command } from './commands.ts';

const TYPING_MS = 150;
/** Of each type; the search page shows the rest. */
const MOST = 4;

/** What the search finds for the words in the palette, as commands that lead there. */
export function useFound(typed: string, isMember: boolean): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = typed.trim().slice(0, 200).trim();
  const still = useDebounced(query, TYPING_MS);
  const { data, isPlaceholderData } = useQuery({
    ...api.search.query.queryOptions({ input: { query: still } }),
    enabled: isMember && still !== '',
    placeholderData: keepPreviousData,
  });
  if (!isMember || query === '') return [];
  // As long as nobody knows, there may be results.
  const isNothing = data !== undefined && still === query && !isPlaceholderData && totalOf(data) === 0;
  if (isNothing) return [];
  const shown = still === '' ? undefined : data;

  const courses = (shown?.courses.results ?? []).slice(0, MOST).map((found) => ({
    ...{ id: `course-${found.courseId}`, group: t('Courses'), icon: IconBooks },
    ...{ label: plainText(found.title), segments: found.title },
    run: () =>
      found.isOpen
        ? void navigate({ to: '/course/$courseId', params: { courseId: found.courseId } })
        : void navigate({ to: '/catalog', search: { search: plainText(found.title).slice(0, 100) } }),
  }));
  const assignments = (shown?.assignments.results ?? []).slice(0, MOST).map((found) => ({
    ...{ id: `assignment-${found.assignmentId}`, group: t('Assignments'), icon: IconChecklist },
    ...{ label: plainText(found.title), segments: found.title, hint: found.courseTitle },
    run: () =>
      void navigate({ to: '/assignment/$assignmentId', params: { assignmentId: found.assignmentId } }),
  }));
  const lessons = (shown?.lessons.results ?? []).slice(0, MOST).map((found) => ({
    ...{ id: `lesson-${found.lessonId}`, group: t('Lessons'), icon: IconBook2 },
    ...{ label: plainText(found.title), segments: found.title, hint: found.courseTitle },
    run: () =>
      void navigate({
        to: '/course/$courseId/lesson/$lessonId',
        params: { courseId: found.courseId, lessonId: found.lessonId },
      }),
  }));
  return [
    ...courses,
    ...assignments,
    ...lessons,
    {
      ...{ id: 'search', label: t('See all results for "{{query}}"', { query }) },
      ...{ group: t('Search'), icon: IconSearch },
      run: () => void navigate({ to: '/search', search: { q: query } }),
    },
  ];
}

const totalOf = ({ courses, assignments, lessons }: Outputs['search']['query']): number =>
  courses.total + assignments.total + lessons.total;
