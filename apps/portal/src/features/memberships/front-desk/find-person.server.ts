import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

export type Person = { readonly id: string; readonly name: string; readonly email: string }

/** @throws {Refusal} `PERSON_NOT_FOUND` */
export async function getPerson(database: Database, id: string): Promise<Person> {
  const [found] = await database.select().from(user).where(eq(user.id, id))
  if (!found) throw refuse('PERSON_NOT_FOUND')
  return { id, name: `${found.firstName} ${found.lastName}`, email: found.email }
}

/**
 * Finds an account by its exact address: people who are not members cannot be searched for.
 * @param email in any case
 * @throws {Refusal} `PERSON_NOT_FOUND`
 */
export async function findPersonByEmail(database: Database, email: string): Promise<string> {
  const [found] = await database
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  if (!found) throw refuse('PERSON_NOT_FOUND')
  return found.id
}
