import { expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createPausableJobs } from './pausable-jobs.server.ts'

const log = createLog('silent')

function world() {
  const events: string[] = []
  let made = 0
  let mayRun = false
  const failures: Error[] = []
  const jobs = createPausableJobs(
    () => {
      made += 1
      const name = made
      return {
        start: async () => {
          const failure = failures.shift()
          if (failure) throw failure
          events.push(`start ${name}`)
        },
        stop: async () => void events.push(`stop ${name}`),
        health: () => 'ok' as const,
      }
    },
    { mayRun: () => mayRun, log },
  )
  return { jobs, events, failures, allow: (may: boolean) => (mayRun = may) }
}

it('runs nothing until it may, and then a queue of its own each time', async () => {
  const { jobs, events, allow } = world()
  expect(jobs.health()).toBe('unavailable')
  await jobs.start()
  expect(events).toEqual([])
  expect(jobs.health()).toBe('degraded')
  allow(true)
  jobs.follow()
  await vi.waitFor(() => expect(jobs.health()).toBe('ok'))
  jobs.follow()
  allow(false)
  jobs.follow()
  allow(true)
  jobs.follow()
  await jobs.stop()
  expect(events).toEqual(['start 1', 'stop 1'])
})

it('that could not be started is tried again, and stopped before', async () => {
  const { jobs, events, failures, allow } = world()
  allow(true)
  failures.push(new Error('no database'))
  await expect(jobs.start()).rejects.toThrow('no database')
  expect(events).toEqual(['stop 1'])
  await jobs.start()
  expect(events).toEqual(['stop 1', 'start 2'])
})

it('starts nothing after it was stopped', async () => {
  const { jobs, events, allow } = world()
  await jobs.start()
  await jobs.stop()
  allow(true)
  jobs.follow()
  await jobs.stop()
  expect(events).toEqual([])
})
