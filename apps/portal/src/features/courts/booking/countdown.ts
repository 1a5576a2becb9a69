/** Minutes and seconds that are left, `9:59`; of the last second `0:01`, and `0:00` when it is over. */
export function countdownText(expiresAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const isOver = (expiresAt: Date, now: Date) => now >= expiresAt
