import { createFileRoute } from '@tanstack/react-router';
import { SchoolRegistrationPage } from '#features/schools/school-registration-page.tsx';

export const Route = createFileRoute('/school-registration')({ component: SchoolRegistrationPage });
