import { expect, it } from 'vitest'
import { createMemoryWorld, type Guards } from './memory-world.testing.ts'
import { playSchedule } from './schedules.testing.ts'

/** `PAYMENT_SCHEDULES=10000 PAYMENT_SEED=…` plays more, or the same again. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 200)
const timeout = 30_000 + count * 200

/** @param options.isControl the first thing that is wrong is enough */
async function playAll(guards: Guards = {}, { isControl = false } = {}) {
  const wrong: string[] = []
  const ends: Record<string, number> = {}
  for (let schedule = 0; schedule < count && !(isControl && wrong.length > 0); schedule++) {
    const name = `${seed}-${schedule}`
    const outcome = await playSchedule(name, (clock) => createMemoryWorld(clock, guards))
    wrong.push(...outcome.wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`))
    for (const [state, times] of Object.entries(outcome.ends))
      ends[state] = (ends[state] ?? 0) + times
  }
  return { wrong, ends }
}

it(
  'keeps money and what it paid for together, whatever goes wrong in between',
  async () => {
    const { wrong, ends } = await playAll()
    expect(wrong).toEqual([])
    // Every end was come to, so that what was played was worth playing.
    for (const state of ['captured', 'aborted', 'abandoned', 'cancelled', 'refunded', 'attention'])
      expect(ends[state] ?? 0, `${state} with PAYMENT_SEED=${seed}`).toBeGreaterThan(0)
  },
  timeout,
)

it.each<[string, Guards]>([
  ['nobody guards what is paid for', { isSlotGuarded: false }],
  ['several work on one payment at once', { isLeased: false }],
])(
  'would find what goes wrong if %s',
  async (_, guards) => {
    const { wrong } = await playAll(guards, { isControl: true }).catch((error: unknown) => ({
      wrong: [String(error)],
    }))
    expect(wrong, `PAYMENT_SEED=${seed}`).not.toEqual([])
  },
  timeout,
)
