import { expect, it } from 'vitest'
import { createMemoryWorld } from './memory-world.testing.ts'
import { playSchedule } from './schedules.testing.ts'

const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 300)
console.log(`PAYMENT_SEED=${seed}`)

async function playAll(isSlotGuarded: boolean, schedules: number) {
  const wrong: string[] = []
  const ends: Record<string, number> = {}
  for (let schedule = 0; schedule < schedules; schedule++) {
    const name = `${seed}-${schedule}`
    const outcome = await playSchedule(name, (clock) => createMemoryWorld(clock, { isSlotGuarded }))
    wrong.push(...outcome.wrong.map((what) => `${name}: ${what}`))
    for (const [state, times] of Object.entries(outcome.ends))
      ends[state] = (ends[state] ?? 0) + times
  }
  return { wrong, ends }
}

it('keeps money and what it paid for together, whatever goes wrong in between', async () => {
  const { wrong, ends } = await playAll(true, count)
  expect(wrong).toEqual([])
  console.log(JSON.stringify(ends))
  // What was played was worth playing.
  for (const state of ['captured', 'aborted', 'abandoned', 'cancelled', 'refunded'])
    expect(ends[state] ?? 0, `${state} in ${JSON.stringify(ends)}`).toBeGreaterThan(0)
}, 60_000)

it('finds what goes wrong when nobody guards what is paid for', async () => {
  const { wrong } = await playAll(false, count)
  expect(wrong).not.toEqual([])
}, 60_000)
