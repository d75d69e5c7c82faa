import { Card } from '#ui/card.tsx';
import { HeaderSkeleton, RowsSkeleton } from '#ui/skeletons.tsx';

/** The shape of the page while it is loading. */
export const ApprovalsPending = () => (
  <>
    <HeaderSkeleton />
    <Card flush>
      <RowsSkeleton />
    </Card>
  </>
);
