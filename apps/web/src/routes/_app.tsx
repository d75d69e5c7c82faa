import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { MessageSender } from '#features/messages/message-sender.tsx';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { PaletteDoor } from '#features/palette/palette-door.tsx';
import { AppFrame } from '#shared/frame/app-frame.tsx';

/** Everything behind sign-in. The guard spares people a page full of refusals; the server decides. */
export const Route = createFileRoute('/_app')({
  beforeLoad({ context: { session }, location }) {
    if (!session.me) throw redirect({ to: '/login', search: { redirect: location.href } });
    if (session.me.mustSetUpSecondFactor) throw redirect({ to: '/two-factor' });
    // Elsewhere is nothing for them, and the dashboard says what there is.
    if (session.me.homes[0] === 'former' && !/^\/(das|gra|tra|pro|set|not)/.test(location.pathname))
      throw redirect({ to: '/dashboard' });
  },
  component: () => (
    <AppFrame
      tools={
        <>
          <PaletteDoor />
          <NotificationBell />
          <MessageSender />
        </>
      }
    >
      <Outlet />
    </AppFrame>
  ),
});
