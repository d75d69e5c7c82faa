declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name of somebody to write to. It isn't in the address, where it would stay and be logged. */
    readonly writeTo?: string | undefined;
  }
}

/** Where a link leads by which somebody is written to whose name alone is known here. */
export const writeTo = (name: string) =>
  ({ to: '/messages', search: { new: 1 }, state: { writeTo: name } }) as const;
