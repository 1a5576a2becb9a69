import { parseMarks, type WaitingMark } from './waiting-marks.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type MarkStore = {
  read: () => WaitingMark[]
  change: (change: (marks: readonly WaitingMark[]) => WaitingMark[]) => void
}

/**
 * Waiting marks in the browser, read anew each time: another tab has the same ones. A browser that
 * keeps nothing, or is full, has them as long as the page is open.
 * @param staffId whose taps they are: nobody else sends them, for the audit log names who does
 */
export function createMarkStore(staffId: string, storage: BrowserStorage | null): MarkStore {
  const key = `trivsel-attendance-${staffId}`
  /** What could not be kept. */
  let held: WaitingMark[] | null = storage ? null : []

  function read(): WaitingMark[] {
    if (held) return held
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
      held = storage ? null : marks
    } catch {
      held = marks
    }
  }

  return { read, change: (change) => write(change(read())) }
}

/** Null where a browser lets nothing be kept. */
export function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
