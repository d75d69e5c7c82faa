import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmailPage } from '#features/profile/change-email-page.tsx';

export const Route = createFileRoute('/change-email')({ component: ChangeEmailPage });
