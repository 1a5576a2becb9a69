import type { AvifName } from './avif-name.ts'

/** More than a page full of pictures asks for; what finds no room is asked for again. */
const waitingAtMost = 200
const rememberedFailures = 1_000

/**
 * Makes the AVIF files that were asked for, one at a time, so that a page full of first views
 * leaves the rest of the processor to others. One that failed is not tried again by this process.
 */
export function createAvifQueue(options: {
  convert: (name: AvifName) => Promise<void>
  onFailure: (error: unknown, name: AvifName) => void
}) {
  const waiting = new Map<string, AvifName>()
  const failed = new Set<string>()
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    for (const [avif, name] of waiting) {
      try {
        await options.convert(name)
      } catch (error) {
        if (failed.size < rememberedFailures) failed.add(avif)
        options.onFailure(error, name)
      }
      waiting.delete(avif)
    }
    working = undefined
  }

  return {
    request(name: AvifName): void {
      if (waiting.has(name.avif) || failed.has(name.avif) || waiting.size >= waitingAtMost) return
      waiting.set(name.avif, name)
      working ??= work()
    },

    /** Settles when nothing is waiting any more. */
    async finished(): Promise<void> {
      await working
    },
  }
}
