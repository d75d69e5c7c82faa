import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cssVariablesResolver, queryClient, setLocale, theme } from '#testing/app-parts.ts';
import { screen } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';
import RiskCard from './risk-card.tsx';

const DUE: OutputOf<'counseling.students'>['thisWeek'] = Array.from({ length: 20 }, (_, at) => ({
  ...{ studentId: id(100 + at), name: `Student ${at}`, on: '2026-01-12' },
  what: { kind: 'follow_up', task: 'Call the family', ownerName: 'Cora Lind' },
}));

it('says how many things fall due, also beyond those that the list names', async () => {
  server.begin();
  server.add({
    'counseling.students': {
      ...{ schoolId: SCHOOL_ID, today: '2026-01-12', students: [], total: 60, next: null },
      counts: { met: 0, on_track: 4, at_risk: 1, out_of_reach: 0, unknown: 2 },
      ...{ unassignedCount: 0, thisWeek: DUE, thisWeekCount: 57, selectable: [], can: { assign: true } },
      choices: { sports: [], graduationYears: [], findings: [], counselors: [] },
    },
  });
  await setLocale('en');
  const router = createRouter({
    routeTree: createRootRoute({ component: RiskCard }),
    history: createMemoryHistory(),
  });
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('57 things are due within seven days, or overdue.');
  expect(screen.getByRole('link', { name: '4 students: On track' }).textContent).toBe('4');
});
