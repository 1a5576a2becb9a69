import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { session } from '#core/accounts/tables.server.ts'
import { kindergartenGuardianship } from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
} from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import type { GuardianThreadForm, StaffThreadForm } from '../model/forms.ts'

const nextNumber = supplyNumbers('120785')

/** A guardian with an account, a session that is not strong, and access to the child. */
export async function addReader(database: Database, childId: string, firstName = 'Maja') {
  const number = nextNumber()
  const guardianId = await addGuardian({ database, encryption }, number, { firstName })
  await bindGuardian(database, childId, guardianId)
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  const sessionId = randomUUID()
  await database.insert(session).values({
    id: sessionId,
    token: randomUUID(),
    userId,
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return { guardianId, userId, sessionId, email: person.email }
}

/** Two guardians of one child, and the leader of its kindergarten. */
export async function addFamily(database: Database) {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const maja = await addReader(database, childId)
  const per = await addReader(database, childId, 'Per')
  const leader = await addLeader(database, kindergartenId)
  return { kindergartenId, departmentId, childId, maja, per, leader }
}

export async function addLeader(database: Database, kindergartenId: string): Promise<StaffActor> {
  const { userId } = await seedStaff(database, ['kindergarten'])
  await database.insert(kindergartenLeader).values({ userId, kindergartenId })
  return { kind: 'staff', userId, roles: ['kindergarten'], requestId: 'test' }
}

export const changeAccess = (
  database: Database,
  childId: string,
  guardianId: string,
  change: Partial<typeof kindergartenGuardianship.$inferInsert>,
) =>
  database
    .update(kindergartenGuardianship)
    .set(change)
    .where(
      and(
        eq(kindergartenGuardianship.childId, childId),
        eq(kindergartenGuardianship.guardianId, guardianId),
      ),
    )

const ids = () => ({ id: randomUUID(), messageId: randomUUID() })
const texts = { subject: 'Tur i skogen', text: 'Vi går på tur i morgen.' }

export const staffThread = (
  childId: string,
  values: Partial<StaffThreadForm> = {},
): StaffThreadForm => ({ ...ids(), ...texts, childId, guardian: '', isSensitive: false, ...values })

export const guardianThread = (
  childId: string,
  values: Partial<GuardianThreadForm> = {},
): GuardianThreadForm => ({ ...ids(), ...texts, childId, audience: 'all', ...values })
