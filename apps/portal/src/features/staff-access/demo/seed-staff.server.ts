import { makeSecret } from '@trivsel/account-guard/totp'
import { sql } from 'drizzle-orm'
import { buildPerson, seedPeople } from '#core/memberships/demo/people.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { saveNewRecoveryCodes } from '../enter/recovery-codes.server.ts'
import { secretLocation } from '../enter/verify-code.server.ts'
import { inviteByCommand } from '../people/invite-by-command.server.ts'
import { demoStaff } from './demo-staff.ts'

export const demoAdmin = 'leder@trivsel.example'

/**
 * The staff of the demo, whose second factor is set up and whose codes are at `/dev/codes`; and an
 * invited administrator, as the first one of a real site is: the email is in the mailbox of the demo.
 */
export async function seedStaff(
  database: Database,
  encryption: Pick<FieldEncryption, 'encrypt'>,
): Promise<void> {
  const existing = (await database.$count(staffMember)) + (await database.$count(staffInvitation))
  if (existing === 0)
    await inviteByCommand(database, { email: demoAdmin, roles: ['admin'], locale: 'no' })
  const members = Object.values(demoStaff)
  const people = members.map(({ roles: _, ...person }) =>
    buildPerson({ ...person, membership: null }),
  )
  const userIds = await seedPeople(database, people)
  for (const { email, roles } of members) {
    const userId = userIds.get(email)
    if (userId) await addMember(database, encryption, { userId, roles: [...roles] })
  }
}

/** Adds a member of staff with a confirmed second factor. Existing members are not changed. */
async function addMember(
  database: Database,
  encryption: Pick<FieldEncryption, 'encrypt'>,
  { userId, roles }: { userId: string; roles: StaffRole[] },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(staffMember)
      .values({ userId, roles })
      .onConflictDoNothing()
      .returning({ userId: staffMember.userId })
    if (added.length === 0) return
    const secret = encryption.encrypt(makeSecret(), secretLocation(userId))
    await transaction.insert(staffFactor).values({ userId, secret, confirmedAt: sql`now()` })
    await saveNewRecoveryCodes(transaction, userId)
  })
}
