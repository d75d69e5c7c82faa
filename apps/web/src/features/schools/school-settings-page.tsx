import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import { Sections } from '#ui/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BrandingCard } from './branding-card.tsx';

/** What a school's administrators set for the whole school. */
export function SchoolSettingsPage() {
  const { t } = useTranslation();
  const title = t('School settings');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} description={t('How your school shows itself to its people.')} />
      <Sections>
        <BrandingCard />
      </Sections>
    </>
  );
}
