import { parseScans, type WaitingScan } from './waiting-scans.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>

export type ScanStore = {
  read: () => WaitingScan[]
  change: (change: (scans: readonly WaitingScan[]) => WaitingScan[]) => void
}

/**
 * Waiting scans in the browser's storage. They are read each time, since other tabs share them. If
 * the storage is unavailable or full, they are in memory while the page is open.
 * @param userId who let people in; only they send it, since the portal keeps who it was
 */
export function createScanStore(userId: string, storage: BrowserStorage | null): ScanStore {
  const key = `portal-event-checkin-${userId}`
  /** Scans that could not be written to the storage. */
  let unsaved: WaitingScan[] | null = storage ? null : []

  function read(): WaitingScan[] {
    if (unsaved) return unsaved
    try {
      return parseScans(storage?.getItem(key) ?? null)
    } catch {
      return []
    }
  }

  function write(scans: WaitingScan[]): void {
    try {
      if (scans.length === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(scans))
      unsaved = storage ? null : scans
    } catch {
      unsaved = scans
    }
  }

  return { read, change: (change) => write(change(read())) }
}

/** Null when the browser does not allow storage. */
export function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
