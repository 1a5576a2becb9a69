import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectGarbageWhenIdle } from './collect-garbage.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits until there was no work for a while, and there is much garbage again', () => {
  let used = 320
  const collect = vi.fn(() => {
    used = 100
  })
  const usedBytes = () => used
  const noteWork = collectGarbageWhenIdle({ collect, usedBytes, milliseconds: 1_000 })
  vi.advanceTimersByTime(999)
  noteWork()
  vi.advanceTimersByTime(999)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(collect).toHaveBeenCalledTimes(1)

  used = 149
  noteWork()
  vi.advanceTimersByTime(1_000)
  expect(collect).toHaveBeenCalledTimes(1)

  used = 150
  noteWork()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('has a collector without a flag of the command line', async () => {
  vi.useRealTimers()
  const timer = vi.spyOn(globalThis, 'setTimeout')
  collectGarbageWhenIdle()
  const [collect] = timer.mock.calls[0] ?? []
  timer.mockRestore()
  const garbage = new WeakRef(Array.from({ length: 100_000 }, (_, number) => ({ number })))
  // What a reference has just given is kept until the turn ends.
  await new Promise((resolve) => setTimeout(resolve, 10))
  collect?.()
  expect(garbage.deref()).toBeUndefined()
})
