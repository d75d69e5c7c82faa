import type { Notification } from '@fieldhouse/contract/notifications.ts';
import {
  IconBell,
  IconChartBar,
  IconClipboardCheck,
  IconMessage,
  IconMessages,
  IconShieldCheck,
  IconSpeakerphone,
  IconUserCheck,
  IconVideo,
} from '@tabler/icons-react';

const ICONS: Record<Notification['type'], typeof IconBell> = {
  grade: IconChartBar,
  assignment: IconClipboardCheck,
  announcement: IconSpeakerphone,
  account: IconUserCheck,
  message: IconMessage,
  discussion: IconMessages,
  session: IconVideo,
  safety: IconShieldCheck,
  system: IconBell,
};

/** What kind of thing a notification tells of. */
export function NotificationIcon({ type }: { type: Notification['type'] }) {
  const Icon = ICONS[type];
  return <Icon size={20} stroke={1.7} aria-hidden="true" />;
}
