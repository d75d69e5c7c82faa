import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '#features/calendar/calendar-page.tsx';
import { calendarSearch } from '#features/calendar/calendar-search.ts';

export const Route = createFileRoute('/_app/calendar')({
  validateSearch: calendarSearch,
  component: Calendar,
});

function Calendar() {
  const navigate = Route.useNavigate();
  return (
    <CalendarPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false })}
    />
  );
}
