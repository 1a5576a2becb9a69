import { expect, it } from 'vitest'
import { createLine } from './line.server.ts'

function createWork() {
  const state = { running: 0, most: 0, done: [] as number[] }
  const work = (number: number) => async () => {
    state.running += 1
    state.most = Math.max(state.most, state.running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    state.running -= 1
    state.done.push(number)
    return number
  }
  return { state, work }
}

it('lets two work at once, and the others in order of arrival', async () => {
  const line = createLine({ atOnce: 2, longestLine: 64 })
  const { state, work } = createWork()
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  expect(await Promise.all(numbers.map((number) => line.run(work(number))))).toEqual(numbers)
  expect(state.most).toBe(2)
  expect(state.done).toEqual(numbers)
})

it('rejects a call at once when 64 are waiting', async () => {
  const line = createLine({ atOnce: 2, longestLine: 64 })
  const { work } = createWork()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, (_, index) => line.run(work(index))),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', status: 503 } })
})

it('says that it is full before a call is made', async () => {
  const line = createLine({ atOnce: 1, longestLine: 1 })
  const { work } = createWork()
  line.refuseWhenFull()
  const first = line.run(work(1))
  line.refuseWhenFull()
  const second = line.run(work(2))
  expect(() => line.refuseWhenFull()).toThrow('UNAVAILABLE')
  await Promise.all([first, second])
  line.refuseWhenFull()
})

it('gives the place on when the work fails', async () => {
  const line = createLine({ atOnce: 1, longestLine: 5 })
  const failing = line.run(() => Promise.reject(new Error('no memory')))
  const next = line.run(async () => 'done')
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
  expect(await line.run(async () => 'still')).toBe('still')
})
