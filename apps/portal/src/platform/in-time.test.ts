import { expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

it('ends with the work, and says nothing then', async () => {
  const onTimeout = vi.fn()
  await inTime(Promise.resolve(), 60_000, onTimeout)
  expect(onTimeout).not.toHaveBeenCalled()
})

it('ends without work that never ends, and says so', async () => {
  const onTimeout = vi.fn()
  await inTime(new Promise(() => undefined), 1, onTimeout)
  expect(onTimeout).toHaveBeenCalledOnce()
})

it('passes on a failure of the work', async () => {
  const failed = Promise.reject(new Error('broken'))
  await expect(inTime(failed, 60_000, vi.fn())).rejects.toThrow('broken')
})
