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
 * Whoever has an account with exactly this address: nobody is found by part of it who is not a
 * member yet.
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
