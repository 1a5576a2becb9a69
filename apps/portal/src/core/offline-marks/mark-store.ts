import type { MarkKind, StoredMark } from './mark-kind.ts'
import { parseRefused, type RefusedMark, writeRefused } from './refused-marks.ts'
import { parseMarks, withoutAnswered, withoutId } from './waiting-marks.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type MarkStore<Mark extends StoredMark> = {
  /** In the browser's storage, and for other tabs. */
  readonly key: string
  /** All that wait, in the order in which they are sent. */
  readonly read: () => Mark[]
  /** As the last one; it replaces an earlier version of the same mark. */
  readonly add: (mark: Mark) => void
  /** The portal has answered it. */
  readonly remove: (answered: Mark) => void
  /** Refused earlier, where this kind keeps them. */
  readonly readRefused: () => RefusedMark<Mark>[]
  readonly keepRefused: (refused: readonly RefusedMark<Mark>[]) => void
  /** Whether some are lost when the page is closed, since the browser did not store them. */
  readonly hasUnsaved: () => boolean
}

/**
 * Waiting marks in the browser's storage. They are read each time, since other tabs share them. What
 * the storage does not take, because it is unavailable or full, is in memory while the page is open.
 * @param userId who made the marks; only they send them, since the portal records the sender
 */
export function createMarkStore<Mark extends StoredMark>(
  kind: MarkKind<Mark>,
  userId: string,
  storage: BrowserStorage | null,
): MarkStore<Mark> {
  const key = `${kind.storageKey}-${userId}`
  const refusedKey = `${key}-refused`
  let available = storage
  /** Marks that could not be written to the storage. */
  let unsaved: Mark[] = []

  function readStored(): Mark[] {
    try {
      return parseMarks(kind, available?.getItem(key) ?? null)
    } catch {
      return []
    }
  }

  /** @returns whether the storage has them now */
  function write(marks: readonly Mark[]): boolean {
    try {
      if (marks.length === 0) available?.removeItem(key)
      else if (available) available.setItem(key, JSON.stringify(marks))
      else return false
      return true
    } catch {
      return false
    }
  }

  /**
   * An answered mark that stayed in the storage would be sent again and again. A storage that does not
   * take fewer marks is emptied, and not used again by this page.
   */
  function writeFewer(marks: readonly Mark[]): void {
    if (write(marks)) return
    write([])
    available = null
    unsaved = [...marks, ...unsaved]
  }

  return {
    key,

    read: () => [...readStored(), ...unsaved],

    add(mark) {
      const others = withoutId(kind, readStored(), mark)
      unsaved = withoutId(kind, unsaved, mark)
      if (write([...others, mark])) return
      // An older version in the storage would be sent after this one.
      writeFewer(others)
      unsaved = [...unsaved, mark]
    },

    remove(answered) {
      unsaved = withoutAnswered(kind, unsaved, answered)
      writeFewer(withoutAnswered(kind, readStored(), answered))
    },

    readRefused() {
      if (!kind.keepsRefused) return []
      try {
        return parseRefused(kind, available?.getItem(refusedKey) ?? null)
      } catch {
        return []
      }
    },

    keepRefused(refused) {
      if (!kind.keepsRefused) return
      try {
        if (refused.length === 0) available?.removeItem(refusedKey)
        else available?.setItem(refusedKey, writeRefused(refused))
      } catch {
        // They are shown while the page is open.
      }
    },

    hasUnsaved: () => unsaved.length > 0,
  }
}

/** Null when the browser does not allow storage, and on the server. */
export function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
