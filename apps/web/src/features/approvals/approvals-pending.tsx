import { Card } from '#ui/layout/card.tsx';
import { HeaderSkeleton, RowsSkeleton } from '#ui/layout/skeletons.tsx';

/** The shape of the page while it is loading. */
export const ApprovalsPending = () => (
  <>
    <HeaderSkeleton />
    <Card flush>
      <RowsSkeleton />
    </Card>
  </>
);
