/** Milliseconds for which a code has to be gone before it is reported again. */
export const quiet = 4_000

/**
 * A camera sees the same ticket ten times a second. @returns whether a code is to be reported: not while
 * it stays before the camera, nor shortly after.
 */
export function createRepeatFilter(): (code: string, now: number) => boolean {
  let last = { code: '', seenAt: Number.NEGATIVE_INFINITY }
  return (code, now) => {
    const isNew = code !== last.code || now - last.seenAt >= quiet
    last = { code, seenAt: now }
    return isNew
  }
}
