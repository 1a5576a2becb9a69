import { expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createStart } from './start.server.ts'

class AwayError extends Error {}

function starting() {
  const missing: (string | null)[] = []
  const start = createStart({
    log: createLog('silent'),
    mayPass: (error) => error instanceof AwayError,
    noteMissing: (what) => missing.push(what),
  })
  return { start, missing }
}

it('takes one step after the other and says what it waits for', async () => {
  const { start, missing } = starting()
  const taken: string[] = []
  const step = (waitsFor: string) => ({
    waitsFor,
    run: async () => {
      expect(start.isDone()).toBe(false)
      taken.push(waitsFor)
    },
  })
  expect(await start.run([step('a'), step('b')])).toBe(true)
  expect(taken).toEqual(['a', 'b'])
  expect(missing).toEqual(['a', 'b', null])
  expect(start.isDone()).toBe(true)
})

it('tries a step again whose failure may pass, and no later one before', async () => {
  const { start } = starting()
  const first = vi.fn(async () => undefined)
  first.mockRejectedValueOnce(new AwayError()).mockRejectedValueOnce(new AwayError())
  const second = vi.fn(async () => expect(first).toHaveBeenCalledTimes(3))
  await start.run([
    { waitsFor: 'a', run: first },
    { waitsFor: 'b', run: second },
  ])
  expect(second).toHaveBeenCalledOnce()
})

it('ends with a failure that will not pass', async () => {
  const { start } = starting()
  const run = () => Promise.reject(new Error('broken'))
  await expect(start.run([{ waitsFor: 'a', run }])).rejects.toThrow('broken')
  expect(start.isDone()).toBe(false)
})

it('takes no further step once it is stopped', async () => {
  const { start } = starting()
  const run = vi.fn(async () => {
    start.stop()
    throw new AwayError()
  })
  const next = vi.fn(async () => undefined)
  expect(
    await start.run([
      { waitsFor: 'a', run },
      { waitsFor: 'b', run: next },
    ]),
  ).toBe(false)
  expect(run).toHaveBeenCalledOnce()
  expect(next).not.toHaveBeenCalled()
  expect(start.isDone()).toBe(false)
})
