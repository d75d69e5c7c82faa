import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file system of its own that can be filled without harm to anything else. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** @returns null where this user may not mount one. */
export function openSmallDisk(mountPoint: string, megabytes: number): SmallDisk | null {
  mkdirSync(mountPoint, { recursive: true });
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', mountPoint];
  try {
    execFileSync('mount', mount, { stdio: 'pipe' });
  } catch {
    return null;
  }
  const folder = path.join(mountPoint, 'pg');
  mkdirSync(folder);
  const ballast = path.join(mountPoint, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      for (let block = Buffer.alloc(1024 * 1024, 1); block.length > 0; ) {
        try {
          writeSync(file, block);
        } catch {
          // To the last page: a smaller block may still have room.
          block = block.subarray(0, Math.floor(block.length / 2));
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', mountPoint], { stdio: 'pipe' }),
  };
}
