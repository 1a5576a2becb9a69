import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  addKindergarten,
  lastAudited,
  leaderOf,
  newLeader,
  newOffice,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import { listLeaders } from './list-leaders.server.ts'
import { saveLeader } from './save-leader.server.ts'

const { database } = await createTestDatabase()
const office = await newOffice(database)
const { kindergartenId } = await addKindergarten(database)

it('the office names a leader, who reaches the kindergarten until that ends', async () => {
  const userId = await newLeader(database)
  const leader = { kind: 'staff', userId, roles: ['kindergarten'], requestId: null } as const
  const reach = () => refusalOf(requireKindergarten(database, leader, kindergartenId))
  expect(await reach()).toEqual({ code: 'KINDERGARTEN_NOT_FOUND' })
  await saveLeader(database, office, kindergartenId, { action: 'name', userId })
  expect(await reach()).toBe('saved')
  expect(await lastAudited(database)).toMatchObject({
    action: 'kindergarten-leader-named',
    subjectId: userId,
    after: { kindergartenSetupId: kindergartenId },
  })
  await saveLeader(database, office, kindergartenId, { action: 'remove', userId })
  expect(await reach()).toEqual({ code: 'KINDERGARTEN_NOT_FOUND' })
})

it('a leader is named once, and removed once', async () => {
  const userId = await newLeader(database)
  const save = (action: 'name' | 'remove') =>
    refusalOf(saveLeader(database, office, kindergartenId, { action, userId }))
  expect([await save('name'), await save('name')]).toEqual(['saved', { code: 'ALREADY_LEADER' }])
  expect([await save('remove'), await save('remove')]).toEqual([
    'saved',
    { code: 'LEADER_NOT_FOUND' },
  ])
})

it('only somebody with the role is named', async () => {
  const name = (userId: string) =>
    refusalOf(saveLeader(database, office, kindergartenId, { action: 'name', userId }))
  const refused = { code: 'LEADER_ROLE_MISSING' }
  expect(await name(await createMember(database, null))).toEqual(refused)
  const other = await newOffice(database)
  expect(await name(other.userId)).toEqual(refused)
  const former = await newLeader(database)
  await database
    .update(staffMember)
    .set({ endedAt: sql`now()` })
    .where(eq(staffMember.userId, former))
  expect(await name(former)).toEqual(refused)
})

it('nobody names or removes themselves', async () => {
  const roles = ['kindergarten', 'kindergarten-office'] as const
  const leader = await leaderOf(database, kindergartenId)
  const both = { ...leader, roles }
  const other = await addKindergarten(database)
  for (const [action, id] of [
    ['name', other.kindergartenId],
    ['remove', kindergartenId],
  ] as const)
    expect(
      await refusalOf(saveLeader(database, both, id, { action, userId: leader.userId })),
    ).toEqual({ code: 'OWN_CASE' })
})

it('a leader who has lost the role is still listed, as one without it', async () => {
  const own = await addKindergarten(database)
  const { userId } = await leaderOf(database, own.kindergartenId)
  await database
    .update(staffMember)
    .set({ roles: ['courses'] })
    .where(eq(staffMember.userId, userId))
  expect(await listLeaders(database, own.kindergartenId)).toMatchObject([
    { userId, hasRole: false },
  ])
})
