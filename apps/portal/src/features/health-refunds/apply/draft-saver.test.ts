import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import type { SaveDraft } from '../model/contract.ts'
import type { DraftContent } from '../model/expense-form.ts'
import { createDraftSaver, type SaveState } from './draft-saver.ts'

const content = (note: string): DraftContent => ({ lines: [], doctorFrom: '', doctorTo: '', note })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that takes the version that it has. */
function setUp(version = 1) {
  const stored = { version, content: content('') }
  const states: SaveState[] = []
  const fails = { before: false, after: false }
  const save = vi.fn(async (body: SaveDraft) => {
    if (fails.before) throw new ApiError(0, 'UNREACHABLE')
    if (body.version !== stored.version) throw new ApiError(409, 'HEALTH_DRAFT_CHANGED')
    stored.version += 1
    stored.content = body.content
    if (fails.after) throw new ApiError(0, 'TIMEOUT')
    return { version: stored.version }
  })
  const saver = createDraftSaver({ save, read: async () => ({ ...stored }) }, { ...stored }, (s) =>
    states.push(s),
  )
  return { stored, states, fails, save, saver }
}

it('saves once, a moment after the last change', async () => {
  const { stored, states, save, saver } = setUp()
  saver.change(content('a'))
  saver.change(content('ab'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(stored).toEqual({ version: 2, content: content('ab') })
  expect(states).toEqual(['saved'])
})

it('uses the version that the save before has given', async () => {
  const { stored, saver } = setUp()
  saver.change(content('a'))
  expect(await saver.flush()).toBe(2)
  saver.change(content('b'))
  expect(await saver.flush()).toBe(3)
  expect(stored.content).toEqual(content('b'))
})

it('saves a form that was never saved before it is used', async () => {
  const { save, saver } = setUp(0)
  saver.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).not.toHaveBeenCalled()
  expect(await saver.flush()).toBe(1)
  expect(await saver.flush()).toBe(1)
})

it('stops when another tab has saved', async () => {
  const { stored, states, save, saver } = setUp()
  stored.version = 5
  saver.change(content('a'))
  await vi.advanceTimersByTimeAsync(1_000)
  saver.change(content('ab'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(states).toEqual(['changed'])
  await expect(saver.flush()).rejects.toMatchObject({ code: 'HEALTH_DRAFT_CHANGED' })
})

it('tries again what could not be sent', async () => {
  const { stored, states, fails, saver } = setUp()
  fails.before = true
  saver.change(content('a'))
  await vi.advanceTimersByTimeAsync(1_000)
  fails.before = false
  saver.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(stored.content).toEqual(content('a'))
  expect(states).toEqual(['failed', 'saved'])
})

it('knows its own save whose answer was lost', async () => {
  const { stored, states, fails, saver } = setUp()
  fails.after = true
  saver.change(content('a'))
  await vi.advanceTimersByTimeAsync(1_000)
  fails.after = false
  saver.change(content('ab'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored).toEqual({ version: 3, content: content('ab') })
  expect(states).toEqual(['failed', 'saved'])
})

it('saves nothing after it was stopped', async () => {
  const { save, saver } = setUp()
  saver.change(content('a'))
  await saver.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  saver.leave()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(save).not.toHaveBeenCalled()
})
