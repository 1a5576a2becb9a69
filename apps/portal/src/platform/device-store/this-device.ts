import { openRows } from './device-rows.ts'
import { createDeviceStore, type DeviceStore } from './device-store.ts'
import { isToForget, readMarker, removeMarker, writeMarker } from './marker.ts'
import { forgetPage, forgetPages } from './saved-pages.ts'

/** Null where the browser keeps nothing: on the server, without https, or where people have forbidden it. */
export function openDevice(owner: string): DeviceStore | null {
  const isPossible =
    typeof indexedDB !== 'undefined' && typeof crypto !== 'undefined' && Boolean(crypto.subtle)
  return isPossible ? createDeviceStore({ rows: openRows(), owner, now: Date.now }) : null
}

/** Before anything is kept: what another person has kept here is gone then. */
export async function claimDevice(owner: string, until: Date): Promise<void> {
  const before = readMarker()
  const isOthers = before !== null && before.owner !== owner
  if (isOthers) await forgetDevice()
  const later = isOthers ? 0 : (before?.until ?? 0)
  writeMarker({ owner, until: Math.max(later, until.getTime()) })
}

/** One thing that is kept, with the page that shows it; with the last one all goes. */
export async function forgetGroup(
  device: DeviceStore,
  { group, path }: { readonly group: string; readonly path: string },
): Promise<void> {
  await Promise.all([device.removeGroup(group), forgetPage(path)])
  if ((await device.list()).length === 0) await forgetDevice()
}

/** Nothing is left on this device, nor what could open a copy of it. */
export async function forgetDevice(): Promise<void> {
  try {
    await Promise.all([openRows().clear(), forgetPages()])
    removeMarker()
  } catch {
    // The marker stays, so that the next page tries it again.
  }
}

/**
 * Whenever the portal has said who is logged in: what was kept for somebody else, or for a session that
 * has ended, or until a time that is over, goes.
 */
export async function tidyDevice(userId: string | null, now = Date.now()): Promise<void> {
  const marker = readMarker()
  if (marker && isToForget(marker, userId, now)) await forgetDevice()
}
