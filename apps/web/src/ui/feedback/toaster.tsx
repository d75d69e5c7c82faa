import { Button } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import i18next from 'i18next';
import type { Toast } from './toast.ts';
import classes from './toaster.module.css';

const ICONS = {
  success: <IconCheck size={16} stroke={3} aria-hidden="true" />,
  error: <IconExclamationMark size={16} stroke={3} aria-hidden="true" />,
  info: <IconInfoSmall size={22} stroke={2.5} aria-hidden="true" />,
};

/** Called by `toast()` only, which loads this module when it is first needed. */
export function show({ title, message, tone = 'success', action, id, keep = false }: Toast) {
  const key = id ?? crypto.randomUUID();
  notifications.hide(key);
  notifications.show({
    id: key,
    title,
    message: <ToastBody message={message} action={action} close={() => notifications.hide(key)} />,
    icon: ICONS[tone],
    // What can be undone stays long enough to be reached by keyboard.
    autoClose: keep ? false : tone === 'error' || action ? 10_000 : 6_000,
    closeButtonProps: { 'aria-label': i18next.t('Close') },
    classNames: { root: classes.toast, icon: classes.icon, title: classes.title, description: classes.text },
    // The rest of Mantine's notification takes data attributes as they are.
    ...{ 'data-tone': tone },
  });
}

function ToastBody({ message, action, close }: Pick<Toast, 'message' | 'action'> & { close: () => void }) {
  return (
    <>
      {message}
      {action && (
        <Button
          size="xs"
          variant="subtle"
          className={classes.action}
          onClick={() => {
            action.onClick();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}

export default function Toaster() {
  return <Notifications position="bottom-left" limit={4} classNames={{ root: classes.root }} />;
}
