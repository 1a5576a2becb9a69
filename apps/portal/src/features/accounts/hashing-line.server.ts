import { unavailable } from '#platform/api/errors.server.ts'

/** Each hash takes a core for 13 ms and 19 MiB: more at once would slow everything else down. */
const atOnce = 2
/** Half a second of work on two cores: whoever comes later is better off trying again. */
const longestLine = 64

/**
 * A line before the hashing of passwords, so that a storm of logins leaves the rest of the portal
 * alone.
 * @throws {Refusal} UNAVAILABLE (503) from `run` when the line is full
 */
export function createHashingLine(limits = { atOnce, longestLine }) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run<Result>(hash: () => Promise<Result>): Promise<Result> {
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.longestLine) throw unavailable()
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
