/*
 * Beside the store of this browser lies a marker without content: pages find out by it, without a
 * database, whether there is anything to remove.
 */
const markerKey = 'portal-saved-for'

export type Marker = { readonly owner: string; readonly until: number }

/** For whom something is kept here, and until when; null where nothing is. */
export function readMarker(): Marker | null {
  try {
    const { owner, until } = JSON.parse(window.localStorage.getItem(markerKey) ?? '{}')
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null
  } catch {
    return null
  }
}

export const writeMarker = (marker: Marker): void =>
  window.localStorage.setItem(markerKey, JSON.stringify(marker))

export const removeMarker = (): void => window.localStorage.removeItem(markerKey)

/*
 * A device that belongs to a place and to nobody, such as the tablet of a department: what is stored for
 * it stays when somebody logs in or out.
 */
const devicePrefix = 'device:'

/** @param id of the device, with which the portal has paired it */
export const deviceOwner = (id: string): string => devicePrefix + id

export const isOfDevice = (owner: string): boolean => owner.startsWith(devicePrefix)

/**
 * Whether what is stored here goes, now that the portal has said who is logged in.
 * @param userId null for a visitor
 * @param now milliseconds
 */
export function isToForget({ owner, until }: Marker, userId: string | null, now: number): boolean {
  const isOthers = owner !== userId && !isOfDevice(owner)
  return isOthers || until <= now
}
