import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again; true as soon as the answer is true, false when the time is over. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  options: { milliseconds: number; every?: number },
): Promise<boolean> {
  const end = performance.now() + options.milliseconds
  while (true) {
    if (await condition()) return true
    if (performance.now() >= end) return false
    await sleep(options.every ?? 25)
  }
}
