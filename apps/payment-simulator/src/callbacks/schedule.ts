import type { PendingCallback } from '../order/payment-order.ts'

/** Seconds from the transaction at which the provider tries, until somebody answers 200. */
export const scheduleSeconds = [30, 60, 360, 432, 864, 1265] as const

/**
 * When a callback is due next, in milliseconds since 1970; null when all has been tried.
 *
 * @param speed how many seconds of the provider's pass in one second here
 */
export function dueAt({ from, sent }: PendingCallback, speed: number): number | null {
  const seconds = scheduleSeconds[sent]
  return seconds === undefined ? null : from + (seconds * 1_000) / speed
}
