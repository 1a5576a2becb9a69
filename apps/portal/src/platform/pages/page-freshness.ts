/** Milliseconds for which a page may be sent after a publication has touched it. */
export const oldestMilliseconds = 1_900

/** When a page in memory was made, and what has happened to it since. Times in milliseconds. */
export type Freshness = {
  /** When its rendering began. */
  readonly madeAt: number
  /** For how long it is good when no publication ends it sooner. */
  readonly life: number | undefined
  /** When the first publication came that is not in it. */
  changedAt: number | undefined
}

/**
 * Whether a page may be sent, and whether a new one is to be made: `ageing` may still be sent, while
 * the next one is being made.
 */
export function freshnessOf(page: Freshness, now: number): 'fresh' | 'ageing' | 'gone' {
  const { madeAt, life = Number.POSITIVE_INFINITY, changedAt = Number.POSITIVE_INFINITY } = page
  const end = Math.min(madeAt + life, changedAt + oldestMilliseconds)
  if (now >= end) return 'gone'
  // A page with an end is never sent after it: the next one is started before.
  const renewal = madeAt + life - Math.min(oldestMilliseconds, life / 4)
  return now >= Math.min(changedAt, renewal) ? 'ageing' : 'fresh'
}
