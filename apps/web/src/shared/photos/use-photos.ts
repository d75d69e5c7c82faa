import { useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS, type Photo, readPhoto } from './photo.ts';

/** What came of the last photos that were added. */
export interface PhotosProblem {
  /** Names of files that are no image this browser reads. */
  readonly unread: readonly string[];
  /** How many were more than fit. */
  readonly tooMany: number;
}

/** The photographed pages of a PDF, in their order. They are read one after the other: a phone's memory is small. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [reading, setReading] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [problem, setProblem] = useState<PhotosProblem | null>(null);
  const isOpen = useRef(true);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    };
  }, []);

  async function add(files: readonly File[]) {
    const taken = files.slice(0, MOST_PHOTOS - photos.length);
    const unread: string[] = [];
    setProblem(null);
    setReading({ done: 0, of: taken.length });
    for (const [at, file] of taken.entries()) {
      const photo = await readPhoto(file).catch(() => null);
      if (!isOpen.current) {
        if (photo) URL.revokeObjectURL(photo.url);
        return;
      }
      if (photo) setPhotos((all) => [...all, photo]);
      else unread.push(file.name);
      setReading({ done: at + 1, of: taken.length });
    }
    setReading(null);
    const tooMany = files.length - taken.length;
    if (unread.length > 0 || tooMany > 0) setProblem({ unread, tooMany });
  }

  const change = (key: string, changed: Partial<Pick<Photo, 'turns' | 'tilt'>>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  return {
    photos,
    reading,
    problem,
    add,
    turn: ({ key, turns }: Photo) => change(key, { turns: ((turns + 1) % 4) as Photo['turns'] }),
    straighten: (key: string, tilt: number) => change(key, { tilt }),
    /** Moves a page by one place; -1 to the front. */
    move(key: string, by: -1 | 1) {
      setPhotos((all) => {
        const from = all.findIndex((one) => one.key === key);
        const to = from + by;
        const moved = all[from];
        if (!moved || to < 0 || to >= all.length) return all;
        return all.toSpliced(from, 1).toSpliced(to, 0, moved);
      });
    },
    remove(key: string) {
      const gone = photos.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.url);
      setPhotos((all) => all.filter((one) => one.key !== key));
    },
  };
}
