import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLimit } from './run-limit.ts'

const minute = 60_000
const end = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  end.mockClear()
})
afterEach(() => void vi.useRealTimers())

test('what still writes runs on for hours, and is ended once it is quiet', () => {
  const limit = startLimit(5 * minute, end)
  for (let time = 0; time < 60; time += 1) {
    vi.advanceTimersByTime(5 * minute - 1)
    limit.noteOutput()
  }
  vi.advanceTimersByTime(5 * minute - 1)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

test('without such a limit 20 minutes are enough, whatever is written', () => {
  const limit = startLimit(undefined, end)
  vi.advanceTimersByTime(19 * minute)
  limit.noteOutput()
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minute)
  expect(end).toHaveBeenCalledOnce()
})

test('what has ended is left alone', () => {
  startLimit(minute, end).stop()
  vi.advanceTimersByTime(2 * minute)
  expect(end).not.toHaveBeenCalled()
})
