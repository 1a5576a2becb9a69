import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes as long for any wrong secret as for the right one. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
