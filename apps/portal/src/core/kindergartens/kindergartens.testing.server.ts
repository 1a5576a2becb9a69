import { randomUUID } from 'node:crypto'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from './children/tables.server.ts'
import { childNumberLocation, guardianNumberLocation } from './field-locations.ts'
import { kindergarten, kindergartenDepartment } from './setup/tables.server.ts'

/** A kindergarten with one department. */
export async function addKindergarten(
  database: Database,
  values: Partial<typeof kindergarten.$inferInsert> = {},
): Promise<{ kindergartenId: string; departmentId: string }> {
  const [added] = await database
    .insert(kindergarten)
    .values({ name: `Barnehage ${randomUUID()}`, ...values })
    .returning({ id: kindergarten.id })
  if (!added) throw new Error('the kindergarten was not added')
  const departmentId = await addDepartment(database, added.id)
  return { kindergartenId: added.id, departmentId }
}

export async function addDepartment(
  database: Database,
  kindergartenId: string,
  values: Partial<typeof kindergartenDepartment.$inferInsert> = {},
): Promise<string> {
  const [added] = await database
    .insert(kindergartenDepartment)
    .values({ kindergartenId, name: `Avdeling ${randomUUID()}`, places: 18, ...values })
    .returning({ id: kindergartenDepartment.id })
  if (!added) throw new Error('the department was not added')
  return added.id
}

/** A child with a place in a department, since 2020 where nothing else is said. */
export async function addChild(
  database: Database,
  {
    departmentId,
    startsOn = '2020-01-01',
    endsOn = null,
    ...values
  }: Partial<typeof kindergartenChild.$inferInsert> & {
    readonly departmentId: string
    readonly startsOn?: string
    readonly endsOn?: string | null
  },
): Promise<string> {
  const [added] = await database
    .insert(kindergartenChild)
    .values({
      firstName: 'Iben',
      lastName: 'Lunde',
      bornOn: '2023-04-12',
      source: 'staff',
      ...values,
    })
    .returning({ id: kindergartenChild.id })
  if (!added) throw new Error('the child was not added')
  await database
    .insert(kindergartenEnrolment)
    .values({ childId: added.id, departmentId, startsOn, endsOn })
  return added.id
}

/** @param number eleven digits, which an account proves with `proveNationalId` */
export async function addGuardian(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  number: string,
  values: Partial<typeof kindergartenGuardian.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await database.insert(kindergartenGuardian).values({
    id,
    firstName: 'Maja',
    lastName: 'Lunde',
    nationalId: encryption.encrypt(number, guardianNumberLocation(id)),
    nationalIdIndex: indexNationalId(encryption, number)[0],
    source: 'staff',
    ...values,
  })
  return id
}

/** Binds a guardian to a child, with access where nothing else is said. */
export async function bindGuardian(
  database: Database,
  childId: string,
  guardianId: string,
  values: Partial<typeof kindergartenGuardianship.$inferInsert> = {},
): Promise<void> {
  await database.insert(kindergartenGuardianship).values({
    childId,
    guardianId,
    hasResponsibility: true,
    openedAt: new Date(),
    source: 'staff',
    ...values,
  })
}

/** The number of a child, as it is stored. */
export const childNumber = (encryption: FieldEncryption, childId: string, number: string) => ({
  nationalId: encryption.encrypt(number, childNumberLocation(childId)),
  nationalIdIndex: indexNationalId(encryption, number)[0],
})
