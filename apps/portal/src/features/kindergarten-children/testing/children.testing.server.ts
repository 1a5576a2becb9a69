import { eq } from 'drizzle-orm'
import {
  kindergartenEnrolment,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { demoNumber } from '#core/kindergartens/demo/demo-number.ts'
import {
  addChild,
  addDepartment,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
} from '#testing/accounts.testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { importChildren, previewChildren } from '../child-file/import-children.server.ts'
import { type Cells, fileOf, readOf } from './child-file.testing.ts'

let made = 0

/** A number that nobody else has in this test. */
export function nextNumber(): string {
  made += 1
  return demoNumber('1987-05-11', made)
}

/** A first name that no other child has: one with another number would be asked about. */
export function nextName(): string {
  made += 1
  return `Iben ${[...String(made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
}

/** An account, which has proven a number where one is given. */
export async function addAccount(database: Database, number?: string): Promise<string> {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  if (number) await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  return userId
}

/** @param kindergartenId which they lead */
export async function addStaff(
  database: Database,
  role: StaffRole,
  kindergartenId?: string,
): Promise<StaffActor> {
  const { userId } = await seedStaff(database, [role])
  if (kindergartenId) await database.insert(kindergartenLeader).values({ userId, kindergartenId })
  return { kind: 'staff', userId, roles: [role], requestId: 'test' }
}

/** A child with a place since 2020, and a guardian with access and an account. */
export async function addGuardedChild(database: Database) {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const number = nextNumber()
  const guardianId = await addGuardian({ database, encryption }, number)
  await bindGuardian(database, childId, guardianId)
  const userId = await addAccount(database, number)
  const [place] = await database
    .select()
    .from(kindergartenEnrolment)
    .where(eq(kindergartenEnrolment.childId, childId))
  return {
    kindergartenId,
    departmentId,
    childId,
    guardianId,
    number,
    userId,
    placeId: place?.id ?? '',
  }
}

/** A guardian's request to end a place. */
export async function addRequest(
  database: Database,
  values: Pick<typeof kindergartenPlaceRequest.$inferInsert, 'childId' | 'guardianId'> &
    Partial<typeof kindergartenPlaceRequest.$inferInsert>,
): Promise<string> {
  const id = crypto.randomUUID()
  await database.insert(kindergartenPlaceRequest).values({
    id,
    kind: 'end',
    wantedOn: '2027-06-30',
    endsOn: '2027-06-30',
    ...values,
  })
  return id
}

/** Somebody of the office who is in no file. */
export const importer: StaffActor = {
  kind: 'staff',
  userId: 'importer',
  roles: ['kindergarten-office'],
  requestId: 'request',
}

/** A kindergarten and a file with a child in it, both of no other test. */
export async function addFile(database: Database, cells: Cells = {}) {
  const name = `Import ${crypto.randomUUID()}`
  const { kindergartenId } = await addKindergarten(database, { name })
  const departmentId = await addDepartment(database, kindergartenId, { name: 'Blå' })
  const own = {
    kindergarten: name,
    department: 'Blå',
    childFirstName: nextName(),
    childNumber: nextNumber(),
    guardianNumber: nextNumber(),
    ...cells,
  }
  return { kindergartenId, departmentId, cells: own, text: fileOf(own) }
}

/** Imports a file as its preview shows. @returns the id of the import */
export async function importText(
  database: Database,
  text: string,
  staff: StaffActor = importer,
): Promise<string | null> {
  const parts = { database, encryption }
  const given = { file: readOf(text), today: '2026-11-23' }
  const { version } = await previewChildren(parts, staff, given)
  const { importId } = await importChildren(parts, staff, {
    ...given,
    version,
    fileName: 'children.csv',
    answers: new Map(),
  })
  return importId
}
