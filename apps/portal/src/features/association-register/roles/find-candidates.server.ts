import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { associationContact, associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { logReading } from '../model/log-reading.server.ts'
import { isCalled } from '../model/select-members.server.ts'
import type { Candidates } from './contract.ts'

const mostFound = 20

/**
 * Members and contact persons by part of their name or address. It reads the register, so both rights
 * are needed.
 * @throws {Refusal} of `requireRight`
 */
export async function findCandidates(
  database: Database,
  caller: Caller,
  text: string,
): Promise<Candidates> {
  await requireRight(database, caller, 'roles', { isChange: false })
  const own = await requireRight(database, caller, 'register', { isChange: false })
  await logReading(database, caller, { kind: 'search' }, own)
  const { associationId } = caller
  const { rows } = await database.execute<Candidates['items'][number]>(sql`
    select person.id as "userId", person.first_name || ' ' || person.last_name as name, person.email
    from ${user} person
    where person.id in (
      select user_id from ${associationMember}
      where association_id = ${associationId} and state = 'member'
      union select user_id from ${associationContact}
      where association_id = ${associationId} and ended_at is null
    ) and ${isCalled(text)}
    order by lower(person.last_name), lower(person.first_name), person.id
    limit ${mostFound}`)
  return { items: rows }
}
