/**
 * Where a control went away with the focus it had, the focus goes to the element that follows it in sense, or to
 * the page's content. Call it from the handler; it looks after the page has been rendered again.
 */
export function rescueFocus(find: () => HTMLElement | null | undefined = () => null) {
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost) (find() ?? document.getElementById('content'))?.focus({ preventScroll: true });
  });
}
