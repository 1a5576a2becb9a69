import { unavailable } from '#platform/api/errors.server.ts'
import { keysAtOnce } from './derive-key.server.ts'

/**
 * Each hash takes a core for 13 ms and 19 MiB. Half a second of work for every core: whoever comes
 * later is better off trying again.
 */
const limitsOfThisMachine = { atOnce: keysAtOnce, longestLine: 40 * keysAtOnce }

/**
 * A line before the hashing of passwords, so that a storm of logins leaves the rest of the portal
 * alone.
 * @throws {Refusal} UNAVAILABLE (503) from `run` when the line is full
 */
export function createHashingLine(limits = limitsOfThisMachine) {
  const waiting: (() => void)[] = []
  let running = 0

  const refuseWhenFull = () => {
    if (running >= limits.atOnce && waiting.length >= limits.longestLine) throw unavailable()
  }

  return {
    /**
     * For who is about to ask: turned away before anything is done for them.
     * @throws {Refusal} UNAVAILABLE (503)
     */
    refuseWhenFull,

    async run<Result>(hash: () => Promise<Result>): Promise<Result> {
      if (running >= limits.atOnce) {
        refuseWhenFull()
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await hash()
      } finally {
        // The place goes straight to the next in line, so that nobody slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
