import { beforeEach, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { writeMissed } from '../follow/write-missed.server.ts'
import { missedFor, mostMissed } from '../model/limits.ts'
import { missedAddress } from '../model/tables.server.ts'
import { ignoreMissed } from './ignore-missed.server.ts'
import { readMissed } from './read-missed.server.ts'

const { database } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['admin'], requestId: null } as const

const write = (counts: Readonly<Record<string, number>>, today = '2026-11-27') =>
  writeMissed(
    database,
    Object.entries(counts).map(([address, count]) => ({ address, count, isFromOwnPage: false })),
    today,
  )
const many = (count: number, times: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/mange/${at}`, times]))
const addresses = async () => (await readMissed(database)).missed.map(({ address }) => address)

beforeEach(async () => {
  await database.delete(missedAddress)
})

it('adds up what instances have counted, the most frequent first', async () => {
  await write({ '/a': 2, '/b': 3 }, '2026-11-20')
  await writeMissed(database, [{ address: '/a', count: 5, isFromOwnPage: true }], '2026-11-27')
  await write({ '/a': 1 })
  const days = { firstDay: '2026-11-20' }
  expect(await readMissed(database)).toEqual({
    missed: [
      { address: '/a', count: 8, ...days, lastDay: '2026-11-27', isFromOwnPage: true },
      { address: '/b', count: 3, ...days, lastDay: '2026-11-20', isFromOwnPage: false },
    ],
    total: 2,
    ignored: [],
  })
})

it('counts no further than a number goes', async () => {
  await write({ '/a': 2_147_483_646 })
  await write({ '/a': 100 })
  expect((await readMissed(database)).missed[0]?.count).toBe(2_147_483_647)
})

it('keeps so many, and the rarest go', async () => {
  await write(many(mostMissed, 2))
  await write({ '/sjelden': 1 })
  expect(await database.$count(missedAddress)).toBe(mostMissed)
  await write({ '/ofte': 3 })
  expect(await database.$count(missedAddress)).toBe(mostMissed)
  expect(await addresses()).toContain('/ofte')
  expect((await readMissed(database)).total).toBe(mostMissed)
})

it('keeps those that are ignored apart, so that they do not return', async () => {
  await write({ '/bot': 1 })
  await ignoreMissed(database, staff, { address: '/bot', isIgnored: true })
  await write(many(mostMissed, 2))
  await write({ '/bot': 1 })
  expect(await addresses()).not.toContain('/bot')
  expect((await readMissed(database)).ignored).toMatchObject([{ address: '/bot', count: 2 }])
})

it('forgets what nobody has asked for in a long time', async () => {
  await write({ '/a': 9 }, '2026-01-01')
  const limit = new Date(Date.UTC(2026, 0, 1 + missedFor)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(2026, 0, 2 + missedFor)).toISOString().slice(0, 10)
  await write({ '/b': 1 }, limit)
  expect(await addresses()).toEqual(['/a', '/b'])
  await write({ '/b': 1 }, next)
  expect(await addresses()).toEqual(['/b'])
})

it('writes the same addresses from two instances at once', async () => {
  const counts = many(500, 1)
  const reversed = Object.fromEntries(Object.entries(counts).toReversed())
  await Promise.all([write(counts), write(reversed), write(counts)])
  expect((await readMissed(database)).missed.every(({ count }) => count === 3)).toBe(true)
})

it('is ignored and shown again once, and recorded', async () => {
  await write({ '/a': 1 })
  const ignore = (isIgnored: boolean) => ignoreMissed(database, staff, { address: '/a', isIgnored })
  const before = await database.$count(auditEntry)
  await ignore(true)
  await expect(ignore(true)).rejects.toThrow('MISSED_ADDRESS_NOT_FOUND')
  expect(await addresses()).toEqual([])
  await ignore(false)
  expect(await addresses()).toEqual(['/a'])
  await expect(ignore(false)).rejects.toThrow('MISSED_ADDRESS_NOT_FOUND')
  expect((await database.select().from(auditEntry)).slice(before)).toMatchObject([
    { action: 'missed-address-ignored', subjectId: '/a', actorId: staffId },
    { action: 'missed-address-shown', subjectId: '/a' },
  ])
})
