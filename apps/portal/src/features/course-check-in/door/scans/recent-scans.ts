import { canBeUndone } from '#core/check-in/judge-scan.ts'
import { parseMarks } from '#core/offline-marks/waiting-marks.ts'
import { draftKey } from '#core/sessions/tab-drafts.ts'
import { scanKind, type WaitingScan } from './scan-kind.ts'

/*
 * Scans of this tab that can still be undone, so that a reload does not take that away: ids, times and
 * why somebody came in who had not paid. They go at log-out.
 */
const keyOf = (userId: string) => draftKey(`course-scans-${userId}`)

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageOfTab = (): TabStorage => window.sessionStorage

export function readRecent(
  userId: string,
  now: Date,
  open: () => TabStorage = storageOfTab,
): WaitingScan[] {
  try {
    return parseMarks(scanKind, open().getItem(keyOf(userId))).filter((scan) =>
      canBeUndone(scan, now),
    )
  } catch {
    return []
  }
}

export function writeRecent(
  userId: string,
  made: readonly WaitingScan[],
  now: Date,
  open: () => TabStorage = storageOfTab,
): void {
  try {
    const recent = made.filter((scan) => canBeUndone(scan, now))
    open().setItem(keyOf(userId), JSON.stringify(recent))
  } catch {
    // They can be undone while the page is open.
  }
}
