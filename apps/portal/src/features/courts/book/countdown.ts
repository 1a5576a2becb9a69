/** Minutes and seconds that are left, `9:59`; of the last second `0:01`, and `0:00` when it is over. */
export function formatCountdown(expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes before the end at which it is said aloud: somebody who listens is not told each second. */
const announced = [1, 2, 5] as const

/** The last of them that has passed; null before the first, and when it is over. */
export function findAnnouncedMinutes(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return null
  return announced.find((minutes) => left <= minutes * 60_000) ?? null
}

export const isOver = (expiresAt: Date, now: Date) => now >= expiresAt
