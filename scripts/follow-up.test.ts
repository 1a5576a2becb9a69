import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FollowUp, followUp } from './follow-up.ts'
import { PlainError } from './progress.ts'
import { Stopped } from './stop-signal.ts'

let lines: string[]
let user: AbortController

beforeEach(() => {
  lines = []
  user = new AbortController()
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text).trim())
      return true
    })
})
afterEach(() => vi.restoreAllMocks())

const start = (...tasks: FollowUp[]) =>
  followUp(tasks, { start: performance.now(), stop: user.signal })

const pictures: FollowUp = { what: 'the pictures', run: async () => undefined }
const failing: FollowUp = {
  what: "the editors' pages",
  run: () => Promise.reject(new PlainError('build-cms failed')),
}

/** Runs until it is stopped, and notes when it has ended. */
function longTask() {
  const ended: string[] = []
  const run = async (stop: AbortSignal) => {
    await new Promise((resolve) => stop.addEventListener('abort', resolve))
    await sleep(50)
    ended.push('clean')
    throw new Stopped()
  }
  return { task: { what: 'the pictures', run } satisfies FollowUp, ended }
}

test('says when all of it is there', async () => {
  const rest = start(pictures)
  await vi.waitFor(() => expect(lines.join()).toContain('Everything is there'))
  expect(await rest.end()).toBe(true)
})

test('says nothing when nothing follows', async () => {
  expect(await start().end()).toBe(true)
  expect(lines).toEqual([])
})

test('says what failed and goes on with the rest', async () => {
  const { task, ended } = longTask()
  const rest = start(failing, task)
  await vi.waitFor(() => expect(lines.join()).toContain('build-cms failed'))
  expect(lines.join()).toContain("The site stays up without the editors' pages")
  expect(ended).toEqual([])
  expect(await rest.end()).toBe(false)
  expect(lines.join()).not.toContain('Everything')
})

test('waits for what it stops, and does not call it a failure', async () => {
  const { task, ended } = longTask()
  const rest = start(task)
  expect(await rest.end()).toBe(true)
  expect(ended).toEqual(['clean'])
  expect(lines).toEqual([])
})

test('stops with the user', async () => {
  const { task, ended } = longTask()
  const rest = start(task)
  user.abort(new Stopped())
  await vi.waitFor(() => expect(ended).toEqual(['clean']))
  expect(await rest.end()).toBe(true)
})
