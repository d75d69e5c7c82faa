import { createFileRoute } from '@tanstack/react-router';
import { ConfirmSchoolPage } from '#features/schools/confirm-school-page.tsx';

export const Route = createFileRoute('/confirm-school')({ component: ConfirmSchoolPage });
