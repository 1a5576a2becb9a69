import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log.server.ts'

/** @property waitsFor in words, for the log and `/readyz` */
export type StartStep = { readonly waitsFor: string; readonly run: () => Promise<unknown> }

const tryAgainAfter = 500
const sayAgainAfter = 5_000

/**
 * What must be there before anything is served, in its order. What cannot be had yet is waited for,
 * and the log says for what.
 *
 * @param options.mayPass whether a step that threw this may succeed later
 * @param options.noteMissing hears of what is waited for; of null at the end
 */
export function createStart(options: {
  log: Log
  mayPass: (error: unknown) => boolean
  noteMissing: (missing: string | null) => void
}) {
  const { log, mayPass, noteMissing } = options
  let isDone = false
  let isStopped = false

  async function runUntilItSucceeds({ waitsFor, run }: StartStep): Promise<void> {
    noteMissing(waitsFor)
    let reason: unknown
    const saying = setInterval(
      () =>
        log.warn({ ...(reason !== undefined && { error: reason }) }, `it waits for ${waitsFor}`),
      sayAgainAfter,
    )
    try {
      while (!isStopped) {
        try {
          await run()
          return
        } catch (error) {
          if (!mayPass(error)) throw error
          if (reason === undefined) log.warn({ error }, `it waits for ${waitsFor}`)
          reason = error
          await sleep(tryAgainAfter)
        }
      }
    } finally {
      clearInterval(saying)
    }
  }

  return {
    isDone: () => isDone,

    /**
     * @returns false when it was stopped meanwhile
     * @throws what a step threw and will throw again
     */
    async run(steps: readonly StartStep[]): Promise<boolean> {
      for (const step of steps) {
        await runUntilItSucceeds(step)
        if (isStopped) return false
      }
      isDone = true
      noteMissing(null)
      return true
    },

    stop(): void {
      isStopped = true
    },
  }
}
