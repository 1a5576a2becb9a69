import { unavailable } from './errors.server.ts'

/**
 * A line before work that takes much of the machine, so that a storm of it leaves the rest of the
 * portal alone.
 * @throws {Refusal} UNAVAILABLE (503) from `run` when the line is full
 */
export function createLine(limits: { atOnce: number; longestLine: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  const refuseWhenFull = () => {
    if (running >= limits.atOnce && waiting.length >= limits.longestLine) throw unavailable()
  }

  return {
    /**
     * For callers before they join the queue: refuses them before any work is done.
     * @throws {Refusal} UNAVAILABLE (503)
     */
    refuseWhenFull,

    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= limits.atOnce) {
        refuseWhenFull()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        // The place goes straight to the next in line, so that nobody slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
