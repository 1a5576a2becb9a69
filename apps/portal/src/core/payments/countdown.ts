/** Formats the time left as minutes and seconds: `9:59`, `0:01` in the last second, then `0:00`. */
export function formatCountdown(expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes before the end at which screen readers announce the time left. */
const announced = [1, 2, 5] as const

/** The announcement that was due last; null before the first one and after the end. */
export function findAnnouncedMinutes(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return null
  return announced.find((minutes) => left <= minutes * 60_000) ?? null
}

export const isOver = (expiresAt: Date, now: Date) => now >= expiresAt
