import type { Editor } from '@trivsel/content-contract/editors'
import { eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { EditorPerson } from './contract.ts'

/** The editors with what the portal knows about them. */
export async function describeEditors(
  database: Database,
  editors: readonly Editor[],
  callerId: string,
): Promise<EditorPerson[]> {
  if (editors.length === 0) return []
  const email = sql<string>`lower(${user.email})`
  const staff = await database
    .select({ email, userId: user.id, endedAt: staffMember.endedAt })
    .from(user)
    .innerJoin(staffMember, eq(staffMember.userId, user.id))
    .where(
      inArray(
        email,
        editors.map((editor) => editor.email),
      ),
    )
  const staffOf = new Map(staff.map((person) => [person.email, person]))
  return editors.map((editor) => {
    const person = staffOf.get(editor.email)
    return { ...editor, isYou: person?.userId === callerId, hasLeft: person?.endedAt != null }
  })
}
