import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginPage } from '#features/accounts/admin-login-page.tsx';

export const Route = createFileRoute('/admin-login')({ component: AdminLoginPage });
