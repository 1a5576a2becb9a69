import { parseMarks, type WaitingMark } from './waiting-marks.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type MarkStore = {
  read: () => WaitingMark[]
  change: (change: (marks: readonly WaitingMark[]) => WaitingMark[]) => void
}

/**
 * Waiting marks in the browser's storage. They are read each time, since other tabs share them. If the
 * storage is unavailable or full, they are in memory while the page is open.
 * @param staffId who made the marks; only they send them, since the audit log names the sender
 */
export function createMarkStore(staffId: string, storage: BrowserStorage | null): MarkStore {
  const key = `portal-attendance-${staffId}`
  /** Marks that could not be written to the storage. */
  let unsaved: WaitingMark[] | null = storage ? null : []

  function read(): WaitingMark[] {
    if (unsaved) return unsaved
    try {
      return parseMarks(storage?.getItem(key) ?? null)
    } catch {
      return []
    }
  }

  function write(marks: WaitingMark[]): void {
    try {
      if (marks.length === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(marks))
      unsaved = storage ? null : marks
    } catch {
      unsaved = marks
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
