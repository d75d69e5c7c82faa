import { createFileRoute } from '@tanstack/react-router';
import { ParentPage } from '#features/consent/parent-page.tsx';

export const Route = createFileRoute('/consent')({ component: ParentPage });
