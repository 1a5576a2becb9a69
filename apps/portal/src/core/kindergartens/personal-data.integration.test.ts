import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
} from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { viewHealth } from './children/health.server.ts'
import { kindergartenGuardianship, kindergartenHealthView } from './children/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from './kindergartens.testing.server.ts'
import { kindergartenData } from './personal-data.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }

it('the file of a guardian names who looked at health data, but no guardian who is blocked', async () => {
  const [number = '', otherNumber = ''] = makeNumbers('120591', 2)
  const { departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const own = await addGuardian(parts, number)
  const other = await addGuardian(parts, otherNumber)
  for (const guardianId of [own, other]) await bindGuardian(database, childId, guardianId)
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  const look = (name: string, guardianId?: string) =>
    viewHealth(parts, childId, { place: 'guardian', name, ...(guardianId && { guardianId }) })
  await look('Maja', own)
  await look('Per', other)
  await look('Ansatt')

  const views = kindergartenData.find(({ table }) => table === kindergartenHealthView)
  const viewer = views?.computed?.viewer
  if (!views || !viewer) throw new Error('views name their viewers')
  const identifiers = { userId, email: person.email, personKeys: [] }
  const named = async () => {
    const { rows } = await database.execute<{ viewer: string | null }>(sql`
      select ${viewer.value(identifiers, 'no')} as viewer from ${kindergartenHealthView}
      where ${views.rowsOf(identifiers)}`)
    return rows.map((row) => row.viewer).sort()
  }
  expect(await named()).toEqual(['Ansatt', 'Maja', 'Per'])

  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(
      and(
        eq(kindergartenGuardianship.childId, childId),
        eq(kindergartenGuardianship.guardianId, other),
      ),
    )
  expect(await named()).toEqual(['Ansatt', 'Maja', null])
})
