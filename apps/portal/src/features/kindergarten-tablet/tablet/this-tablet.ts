import { deviceOwner } from '#platform/device-store/marker.ts'
import { openDevice } from '#platform/device-store/this-device.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import type { TabletDay } from '../list/contract.ts'

/*
 * What this browser has as a tablet. Its id says nothing of anybody; it is there so that marks that wait
 * are sent by the tablet that made them. Who changes the shape of the entry gives it another id.
 */
const idKey = 'portal-kindergarten-tablet-id'
const offKey = 'portal-kindergarten-tablet-list-off'
const dayGroup = 'kindergarten-tablet'
const dayEntry = 'kindergarten-tablet:day'

export const readTabletId = (): string | null => readItem(idKey)
export const writeTabletId = (id: string): void => writeItem(idKey, id)

/** Whether somebody has removed the list from this tablet, and it is not to be stored again. */
export const isStoringOff = (): boolean => readItem(offKey) === 'true'
export const setStoringOff = (isOff: boolean): void => writeItem(offKey, String(isOff))

function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // It is as long as the page is open.
  }
}

export const openTabletStore = (id: string) => openDevice(deviceOwner(id))

/** The end of the day in Norway. */
export const storedUntil = ({ onDate }: Pick<TabletDay, 'onDate'>): Date =>
  startOfOsloDate(addDays(onDate, 1))

/** The list of today that is on this tablet; null without one. */
export async function findStoredDay(now: Date): Promise<TabletDay | null> {
  const id = readTabletId()
  const found = id && (await openTabletStore(id)?.getJson<TabletDay>(dayEntry))
  return found && found.onDate === osloDate(now) ? found : null
}

/** What a PIN had opened is not stored: it needs the network. */
export async function storeDay(day: TabletDay): Promise<void> {
  const entry = { id: dayEntry, group: dayGroup, until: storedUntil(day) }
  await openTabletStore(day.deviceId)?.putJson(entry, { ...day, opened: null })
}
