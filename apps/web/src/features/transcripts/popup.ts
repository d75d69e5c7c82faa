/**
 * Shows a page in a window that was opened for it, in a frame in which nothing runs and which is of no site: names that
 * people typed stand in it. False: the window is closed already.
 */
export function showInPopup(popup: Window, html: string, title: string): boolean {
  if (popup.closed) return false;
  const { document } = popup;
  document.title = title;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-modals');
  frame.srcdoc = html;
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
  document.body.replaceChildren(frame);
  return true;
}
