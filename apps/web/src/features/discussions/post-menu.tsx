import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconFlag,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Post } from './discussion-queries.ts';

export type PostDeed = 'edit' | 'remove' | 'moderate' | 'report' | 'history' | 'pin' | 'lock';

interface PostMenuProps {
  readonly post: Post;
  /** What whoever runs the course does with a thread; null: nothing. */
  readonly thread: { readonly isPinned: boolean; readonly isLocked: boolean } | null;
  readonly name: string;
  readonly onDeed: (deed: PostDeed) => void;
}

/** Everything besides replying that may be done with a post; nothing of it, no menu. */
export function PostMenu({ post, thread, name, onDeed }: PostMenuProps) {
  const { t } = useTranslation();
  const { can } = post;
  if (!can.edit && !can.remove && !can.moderate && !can.report && !can.history && !thread) return null;
  const icon = { size: 18, stroke: 1.7 };
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon aria-label={t("More options for {{name}}'s post", { name })}>
          <IconDots size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {thread && (
          <>
            <Menu.Item
              leftSection={thread.isPinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
              onClick={() => onDeed('pin')}
            >
              {thread.isPinned ? t('Unpin') : t('Pin to the top')}
            </Menu.Item>
            <Menu.Item
              leftSection={thread.isLocked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
              onClick={() => onDeed('lock')}
            >
              {thread.isLocked ? t('Unlock') : t('Lock: no more replies')}
            </Menu.Item>
          </>
        )}
        {can.edit && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onDeed('edit')}>
            {t('Edit')}
          </Menu.Item>
        )}
        {can.history && (
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => onDeed('history')}>
            {t('Earlier versions')}
          </Menu.Item>
        )}
        {can.report && (
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => onDeed('report')}>
            {t('Report')}
          </Menu.Item>
        )}
        {can.remove && (
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onDeed('remove')}>
            {t('Remove')}
          </Menu.Item>
        )}
        {can.moderate && (
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onDeed('moderate')}>
            {t('Remove with a reason')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
