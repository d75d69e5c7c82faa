import { useState } from 'react';

/** What a person has changed and not saved yet, laid over what is kept. Fields they left alone follow the server. */
export function useEdits<Fields extends object>(kept: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== kept[name as keyof Fields]),
  ) as Partial<Fields>;
  return {
    value: { ...kept, ...edits },
    /** Only what differs from what is kept. */
    changed,
    isDirty: Object.keys(changed).length > 0,
    set: <Name extends keyof Fields>(name: Name, value: Fields[Name]) =>
      setEdits((before) => ({ ...before, [name]: value })),
    reset: () => setEdits({}),
    /** These values are kept now; what was changed since stays. */
    settle: (saved: Partial<Fields>) =>
      setEdits(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([name, value]) => value !== saved[name as keyof Fields]),
          ) as Partial<Fields>,
      ),
  };
}
