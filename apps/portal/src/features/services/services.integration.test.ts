import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { followServices } from '#core/services/follow-services.server.ts'
import { readServiceStates } from '#core/services/read-services.server.ts'
import { closedService } from '#core/services/tables.server.ts'
import type { WhenOffOf } from '#core/services/when-off.ts'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { holdServices, isServiceOffered } from '#platform/services/current-services.ts'
import type { Service } from '#platform/services/services.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readServices } from './read-services.server.ts'
import { switchService } from './switch-service.server.ts'

const { database, url } = await createTestDatabase()
const userId = await createMember(database, null)
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: null } as const
const now = new Date('2026-11-27T12:00:00Z')

/** How much is unfinished in the courts. */
let courts = 0
const whenOffOf: WhenOffOf = (service) =>
  service === 'courts'
    ? [
        {
          unfinished: [{ text: ({ count }) => `${count} booked`, count: async () => courts }],
          promise: () => 'They stay.',
          begins: [],
        },
      ]
    : []

const turn = (service: Service, isOn: boolean) => switchService(database, staff, { service, isOn })
const states = () => readServiceStates(database, whenOffOf, now)

/** Nothing is ever deleted from the log. */
let earlier = 0
async function audited() {
  const { action, subjectId } = auditEntry
  const entries = await database
    .select({ action, subjectId })
    .from(auditEntry)
    .orderBy(auditEntry.id)
  return entries.slice(earlier)
}

beforeEach(async () => {
  courts = 0
  await database.delete(closedService)
  earlier = await database.$count(auditEntry)
})
afterEach(() => holdServices({}))

describe('a service', () => {
  it('is on until it is switched off, and on again as it was', async () => {
    expect(await states()).toEqual({})
    await turn('eateries', false)
    expect(await states()).toEqual({ eateries: 'off' })
    await turn('eateries', true)
    expect(await states()).toEqual({})
    expect(await audited()).toEqual([
      { action: 'service-switched-off', subjectId: 'eateries' },
      { action: 'service-switched-on', subjectId: 'eateries' },
    ])
  })

  it('is not switched twice, by one or by two at the same time', async () => {
    await expect(turn('health', true)).rejects.toMatchObject({ code: 'SERVICE_CHANGED' })
    const outcomes = await Promise.allSettled([turn('health', false), turn('health', false)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await audited()).toHaveLength(1)
  })

  it('comes back with another one as it was before', async () => {
    await turn('onlineTraining', false)
    await turn('sports', false)
    expect(await states()).toEqual({ sports: 'off', courts: 'off', onlineTraining: 'off' })
    await turn('sports', true)
    expect(await states()).toEqual({ onlineTraining: 'off' })
  })

  it('is closing until what people have there is finished', async () => {
    courts = 2
    await turn('sports', false)
    expect(await states()).toEqual({ sports: 'closing', courts: 'closing', onlineTraining: 'off' })
    courts = 0
    expect(await states()).toEqual({ sports: 'off', courts: 'off', onlineTraining: 'off' })
  })

  it('that is no longer known is left out', async () => {
    await database.insert(closedService).values({ service: 'laundry' })
    expect(await states()).toEqual({})
  })
})

it('an administrator reads what is unfinished, and what becomes of it', async () => {
  courts = 3
  await turn('eateries', false)
  const view = await readServices(database, whenOffOf, now)
  expect(view.states).toEqual({ eateries: 'off' })
  expect(view.services.filter(({ isOn }) => !isOn).map(({ service }) => service)).toEqual([
    'eateries',
  ])
  expect(view.services.find(({ service }) => service === 'courts')).toMatchObject({
    unfinished: [{ count: 3, text: { no: '3 booked' } }],
    promises: [{ en: 'They stay.' }],
  })
})

it('every instance follows a switch, and drops its cached pages once', async () => {
  const log = createLog('silent')
  const listener = createListener(url, log)
  const changed = vi.fn()
  const ends: (() => void)[] = []
  const load = followServices(
    { database, whenOffOf, clock: () => now, listener, log, onStop: (end) => ends.push(end) },
    changed,
  )
  try {
    await turn('newsletter', false)
    await listener.start()
    await load()
    expect(isServiceOffered('newsletter')).toBe(false)
    expect(changed).not.toHaveBeenCalled()
    await turn('kindergartens', false)
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
    expect(isServiceOffered('kindergartens')).toBe(false)
    await turn('kindergartens', true)
    await vi.waitFor(() => expect(isServiceOffered('kindergartens')).toBe(true))
    expect(changed).toHaveBeenCalledTimes(2)
  } finally {
    for (const end of ends) end()
    await listener.close()
  }
})
