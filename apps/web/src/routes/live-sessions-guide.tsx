import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '#features/live/guide-page.tsx';

export const Route = createFileRoute('/live-sessions-guide')({ component: GuidePage });
