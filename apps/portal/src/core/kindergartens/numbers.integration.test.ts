import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { accountNumbers, renewNumbersOf } from '#core/national-id/renew-numbers.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { findGuardian } from './access/guardian-access.server.ts'
import { ownGuardian } from './access/own-guardian.server.ts'
import { kindergartenChild, kindergartenGuardian } from './children/tables.server.ts'
import { childNumberLocation } from './field-locations.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  childNumber,
} from './kindergartens.testing.server.ts'
import { kindergartenNumbers } from './numbers.server.ts'

const { database } = await createTestDatabase()
const nextNumber = supplyNumbers('160490')
const old: [string, string] = ['old', 'a key that is only for tests, and long']
const added: [string, string] = ['added', 'another key that is only for tests']
const before = createFieldEncryption(new Map([old]))
const encryption = createFieldEncryption(new Map([added, old]))
const renew = renewNumbersOf([accountNumbers, ...kindergartenNumbers])
const log = createLog('silent')

async function newAccount(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

it.each([
  ['the guardian', before, encryption],
  ['the account', encryption, before],
])(
  'with a new key %s that was saved before is found as before',
  async (_, ofGuardian, ofAccount) => {
    const number = nextNumber()
    const guardianId = await addGuardian({ database, encryption: ofGuardian }, number)
    const userId = await newAccount()
    await proveNationalId(database, ofAccount, { userId, number, provenBy: 'document' })
    await renew({ database, encryption, log })
    expect((await findGuardian({ database, encryption }, userId))?.id).toBe(guardianId)
    const isOwn = ownGuardian({ userId, email: '', personKeys: [] })
    const { rows } = await database.execute(isOwn)
    expect(rows).toEqual([{ id: guardianId }])
  },
)

it('once renewed, the old key is needed for no number', async () => {
  const number = nextNumber()
  const { departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  await database
    .update(kindergartenChild)
    .set(childNumber(before, childId, number))
    .where(eq(kindergartenChild.id, childId))
  await addChild(database, { departmentId })
  await renew({ database, encryption, log })
  const only = createFieldEncryption(new Map([added]))
  const [child] = await database
    .select()
    .from(kindergartenChild)
    .where(eq(kindergartenChild.id, childId))
  expect(only.decrypt(child?.nationalId ?? '', childNumberLocation(childId))).toBe(number)
  expect(child?.nationalIdIndex).toBe(indexNationalId(only, number)[0])
  const guardians = await database.select().from(kindergartenGuardian)
  expect(guardians.every(({ nationalId }) => nationalId.startsWith('added.'))).toBe(true)
})
