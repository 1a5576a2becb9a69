import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { saveHealth } from '#core/kindergartens/children/health.server.ts'
import {
  kindergartenChild,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { seedKindergartens } from '#core/kindergartens/demo/seed-kindergartens.server.ts'
import { guardianNumberLocation } from '#core/kindergartens/field-locations.ts'
import { buildPerson, seedPeople } from '#core/memberships/demo/people.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { isModulo11 } from '#platform/modulo-11.ts'

/** An account of the demo that has proven its national id, with two children. */
const guardianEmail = 'guardian@trivsel.example'

/**
 * A guardian with two children, of whom one has another guardian with a restricted address, until the
 * demo of children has them. Safe to run again.
 */
export async function seedMyKindergarten({ database, encryption }: DemoContext): Promise<void> {
  const { kindergartens } = await seedKindergartens(database)
  const [small, large] = kindergartens.solbakken.departments
  if (!small || !large) throw new Error('the kindergarten of the demo has no departments')
  const ids = await seedPeople(database, [
    buildPerson({
      firstName: 'Ronja',
      lastName: 'Eik',
      email: guardianEmail,
      membership: null,
    }),
  ])
  const userId = ids.get(guardianEmail)
  const [own = '', other = ''] = syntheticNumbers(2)
  const known = await database.$count(
    kindergartenGuardian,
    eq(kindergartenGuardian.nationalIdIndex, indexNationalId(encryption, own)[0]),
  )
  if (!userId || known > 0) return
  await proveNationalId(database, encryption, { userId, number: own, provenBy: 'document' })
  await database.transaction(async (transaction) => {
    const addGuardian = async (
      number: string,
      values: Pick<typeof kindergartenGuardian.$inferInsert, 'firstName' | 'lastName'> &
        Partial<typeof kindergartenGuardian.$inferInsert>,
    ) => {
      const id = randomUUID()
      await transaction.insert(kindergartenGuardian).values({
        id,
        nationalId: encryption.encrypt(number, guardianNumberLocation(id)),
        nationalIdIndex: indexNationalId(encryption, number)[0],
        source: 'staff',
        ...values,
      })
      return id
    }
    const addChild = async (firstName: string, bornOn: string, departmentId: string) => {
      const [child] = await transaction
        .insert(kindergartenChild)
        .values({ firstName, lastName: 'Eik', bornOn, source: 'staff' })
        .returning({ id: kindergartenChild.id })
      if (!child) throw new Error('the child was not added')
      await transaction
        .insert(kindergartenEnrolment)
        .values({ childId: child.id, departmentId, startsOn: '2025-08-15' })
      return child.id
    }
    const bind = (childId: string, guardianId: string) =>
      transaction.insert(kindergartenGuardianship).values({
        childId,
        guardianId,
        hasResponsibility: true,
        openedAt: new Date(),
        source: 'staff',
      })
    const ronja = await addGuardian(own, { firstName: 'Ronja', lastName: 'Eik' })
    const jonatan = await addGuardian(other, {
      firstName: 'Jonatan',
      lastName: 'Borg',
      phone: '900 00 071',
      hasRestrictedAddress: true,
    })
    const tuva = await addChild('Tuva', '2024-05-03', small.id)
    const birk = await addChild('Birk', '2022-02-11', large.id)
    await bind(tuva, ronja)
    await bind(birk, ronja)
    await bind(birk, jonatan)
    await saveHealth({ database: transaction, encryption }, birk, {
      allergies: 'Nøtter',
      medicines: '',
      notes: '',
      version: 0,
    })
    await transaction.insert(kindergartenContact).values({
      childId: birk,
      name: 'Lovis Eik',
      relation: 'Bestemor',
      phone: '900 00 072',
      mayFetch: true,
      addedBy: ronja,
    })
  })
}

/** Numbers of nobody: synthetic ones have a month above 80. */
function syntheticNumbers(count: number): string[] {
  const numbers: string[] = []
  for (let serial = 600; numbers.length < count; serial += 1)
    for (let control = 0; control < 100; control += 1) {
      const number = `148590${serial}${String(control).padStart(2, '0')}`
      if (isModulo11(number)) {
        numbers.push(number)
        break
      }
    }
  return numbers
}
