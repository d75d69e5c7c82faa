import { expect, type Page } from '@playwright/test';
import { type Device, openWork, response, submitButton } from './device.ts';
import type { Door } from './door.ts';

export interface Stage {
  readonly device: Device;
  readonly door: Door;
  readonly assignmentId: string;
  /** What the answer has to be in the end. */
  readonly text: string;
  /** Ends the server as a crash would, and starts it anew on the same data. */
  readonly restartServer: (whileDown: () => Promise<void>) => Promise<void>;
}

export interface OfflineCase {
  readonly name: string;
  /** Also part of `npm test`. */
  readonly isInTest?: boolean;
  /** Attempts that have to be there in the end. */
  readonly attempts: number;
  /** Everything up to the moment when the way is open again. */
  readonly run: (stage: Stage) => Promise<void>;
}

export type Loss = 'offline' | 'gone' | 'gateway';

export const settle = (page: Page, ms = 900) => page.waitForTimeout(ms);

export async function lose({ device, door }: Stage, loss: Loss): Promise<void> {
  if (loss === 'offline') await device.context.setOffline(true);
  door.way = loss === 'gateway' ? 'gateway' : 'gone';
}

export async function regain({ device, door }: Stage): Promise<void> {
  door.way = 'open';
  await device.context.setOffline(false);
}

export const open = ({ device, door, assignmentId }: Stage) => openWork(device.page, door.url, assignmentId);

export async function typeAll({ device, text }: Stage): Promise<void> {
  await response(device.page).fill(text);
}

export const isKept = (page: Page) => expect(page.getByText(/^Saved on this device/).first()).toBeVisible();

/** Leaves the field, which sends the draft at once, and waits for the server's answer. */
export async function isSaved(page: Page): Promise<void> {
  await response(page).blur();
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
}

export async function submitOffline(stage: Stage): Promise<void> {
  const { page } = stage.device;
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
}
