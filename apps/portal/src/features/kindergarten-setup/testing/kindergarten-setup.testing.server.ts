import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import type { KindergartenForm } from '../list/forms.ts'

export {
  addChild,
  addDepartment,
  addKindergarten,
} from '#core/kindergartens/kindergartens.testing.server.ts'

/** The form of a kindergarten whose name no other has. */
export const newKindergarten = (values: Partial<KindergartenForm> = {}): KindergartenForm => ({
  // A whole id may hold eleven digits, and a name with a national id is refused.
  name: `Barnehage ${randomUUID().slice(0, 8)}`,
  phone: '22 00 00 00',
  email: 'barnehage@trivsel.example',
  opensAt: '07:30',
  closesAt: '16:30',
  absenceUntil: '09:00',
  noticeMonths: 2,
  yearPlanUrl: 'https://trivsel.example/plan.pdf',
  closedOn: null,
  ...values,
})

/** Somebody of the staff with the role of leaders, who leads nothing yet. */
export async function newLeader(database: Database): Promise<string> {
  const userId = await createMember(database, null)
  await database.insert(staffMember).values({ userId, roles: ['kindergarten'] })
  return userId
}

export async function leaderOf(database: Database, kindergartenId: string): Promise<StaffActor> {
  const userId = await newLeader(database)
  await database.insert(kindergartenLeader).values({ userId, kindergartenId })
  return { kind: 'staff', userId, roles: ['kindergarten'], requestId: null }
}

export async function newOffice(database: Database): Promise<StaffActor> {
  const userId = await createMember(database, null)
  await database.insert(staffMember).values({ userId, roles: ['kindergarten-office'] })
  return { kind: 'staff', userId, roles: ['kindergarten-office'], requestId: null }
}

export async function findAccountEmail(database: Database, userId: string): Promise<string> {
  const [found] = await database.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return found?.email ?? ''
}

export async function lastAudited(database: Database) {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

/** The code of a refusal with its details; `saved` where it was not refused. */
export const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved' as const,
    ({ code, details }) => ({ code, ...details }),
  )
