interface PopupWords {
  readonly title: string;
  readonly hint: string;
  /** Where the transcript is printed from: a frame prints no more than what it shows. */
  readonly page: { readonly label: string; readonly href: string };
  readonly file: { readonly label: string; readonly href: string };
}

/**
 * Shows a page in a window that was opened for it, in a frame in which nothing runs and which is of no site: names that
 * people typed stand in it. False: the window is closed already.
 */
export function showInPopup(popup: Window, html: string, { title, hint, page, file }: PopupWords): boolean {
  if (popup.closed) return false;
  const { document } = popup;
  document.title = title;
  const bar = document.createElement('p');
  const words = document.createElement('span');
  words.textContent = hint;
  words.style.cssText = 'padding:4px 0';
  bar.append(words);
  for (const { label, href } of [page, file]) {
    const link = document.createElement('a');
    // The window has no address of its own from which a path would go out.
    link.href = new URL(href, window.location.href).href;
    link.textContent = label;
    link.style.cssText = 'color:#0f5f4f;padding:4px 0;white-space:nowrap';
    bar.append(link);
  }
  bar.style.cssText =
    'margin:0;padding:6px 16px;display:flex;flex-wrap:wrap;gap:0 16px;background:#fff;color:#1b211e;font:15px/1.5 system-ui,sans-serif';
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-modals');
  frame.srcdoc = html;
  frame.style.cssText = 'flex:1;width:100%;border:0;border-top:1px solid #8a8f8b';
  document.body.style.cssText = 'margin:0;height:100vh;display:flex;flex-direction:column';
  document.body.replaceChildren(bar, frame);
  return true;
}
