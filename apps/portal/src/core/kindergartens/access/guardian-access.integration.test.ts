import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { removeNationalId, saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
} from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { kindergartenGuardianship as guardianship } from '../children/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '../kindergartens.testing.server.ts'
import { findGuardian, listChildrenOf, requireGuardian } from './guardian-access.server.ts'
import { findConcerned } from './guardian-accounts.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }
const numbers = makeNumbers('110590', 20)

async function account(): Promise<string> {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  return ids.get(person.email) ?? ''
}

/** A guardian with one child and an account that has proven the number of the guardian. */
async function setUp() {
  const number = numbers.pop() ?? ''
  const { departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const guardianId = await addGuardian(parts, number)
  await bindGuardian(database, childId, guardianId)
  const userId = await account()
  await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  return { number, childId, guardianId, userId }
}

const isOf = (childId: string, guardianId: string) =>
  and(eq(guardianship.childId, childId), eq(guardianship.guardianId, guardianId))

it('finds a guardian by a proven national id, and by nothing else', async () => {
  const { number, guardianId, userId } = await setUp()
  expect((await findGuardian(parts, userId))?.id).toBe(guardianId)

  const claiming = await account()
  await saveNationalId(database, encryption, { userId: claiming, number })
  expect(await findGuardian(parts, claiming)).toBeNull()

  await removeNationalId(database, userId)
  expect(await findGuardian(parts, userId)).toBeNull()
})

it('opens the children of a guardian with responsibility whose access staff have opened', async () => {
  const { childId, guardianId, userId } = await setUp()
  expect((await requireGuardian(parts, { userId, childId })).id).toBe(guardianId)
  expect((await listChildrenOf(database, guardianId)).map(({ id }) => id)).toEqual([childId])
})

it.each([
  ['without parental responsibility', { hasResponsibility: false }],
  ['before staff have opened it', { openedAt: null }],
  ['while staff block it', { blockedAt: new Date(), blockedBecause: 'Besøksforbud' }],
])('refuses a guardian %s, from the next request on', async (_, change) => {
  const { childId, guardianId, userId } = await setUp()
  await database.update(guardianship).set(change).where(isOf(childId, guardianId))
  await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
  expect(await listChildrenOf(database, guardianId)).toEqual([])
})

it('refuses the child of somebody else', async () => {
  const [one, other] = [await setUp(), await setUp()]
  await expect(
    requireGuardian(parts, { userId: one.userId, childId: other.childId }),
  ).rejects.toThrow('CHILD_NOT_FOUND')
})

it('names the accounts of all guardians of a child, those who are blocked too', async () => {
  const { childId, guardianId, userId } = await setUp()
  await database
    .update(guardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(isOf(childId, guardianId))
  expect(await findConcerned(parts, childId)).toEqual([userId])
})
