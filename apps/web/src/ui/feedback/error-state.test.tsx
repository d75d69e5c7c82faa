import { MantineProvider } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';

const shown = (code: string, props: { title?: string; framed?: boolean; text?: string } = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ErrorState framed error={new ORPCError(code)} onRetry={() => {}} {...props} />
    </MantineProvider>,
  );

it.each([
  ['a closed page', 'FORBIDDEN', {}],
  ['a closed page with a title of its own', 'FORBIDDEN', { title: "The people couldn't be loaded" }],
  ['a page that was removed', 'NOT_FOUND', { title: 'Failed to load assignment' }],
])('leads from %s to the dashboard, since another try would be refused too', (_what, code, props) => {
  const html = shown(code, props);
  expect(html).toContain('href="/dashboard"');
  expect(html).not.toContain('Try again');
});

it.each([
  ['what failed for another reason', 'SERVICE_UNAVAILABLE', { title: 'Failed to load assignment' }],
  ['a part of an open page', 'FORBIDDEN', { framed: false }],
  ['a refusal that the page explains', 'FORBIDDEN', { text: 'Ask again in an hour.' }],
])('lets somebody try again at %s', (_what, code, props) => {
  const html = shown(code, props);
  expect(html).toContain('Try again');
  expect(html).not.toContain('href="/dashboard"');
});
