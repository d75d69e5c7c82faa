import { useEffect } from 'react';
import { createStore } from './store.ts';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface PageTitle {
  readonly title: string;
  /** The pages above this one, nearest last. */
  readonly parents: readonly Crumb[];
  /** Its address. */
  readonly path: string;
}

/** What the top bar shows and what is announced after a change of page. */
export const pageTitle = createStore<PageTitle>({
  title: '',
  parents: [],
  path: globalThis.location?.pathname ?? '',
});

let brandName = 'Fieldhouse';
export function setBrandName(name: string) {
  brandName = name;
}

export function usePageTitle(title: string, parents: readonly Crumb[] = []) {
  const trail = JSON.stringify(parents);
  // Keeps the browser's title and the frame's breadcrumb in step with the page.
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
    pageTitle.set({ title, parents: JSON.parse(trail) as Crumb[], path: location.pathname });
  }, [title, trail]);
}
