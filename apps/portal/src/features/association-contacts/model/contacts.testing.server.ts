import { and, eq, isNull, sql } from 'drizzle-orm'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { signId } from '#core/associations/links.server.ts'
import {
  association,
  associationContact,
  associationHistory,
  associationInvitation,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'

/** What the tests of contact persons do again and again. */
export function contactsTesting(database: Database) {
  const parts = { database, encryption: testEncryption, portalUrl: 'https://trivsel.example' }

  async function newPerson() {
    const person = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    return { userId, email: person.email }
  }

  return {
    parts,
    newPerson,

    /** An association with so many contact persons. */
    async newAssociation(count: number, values: Parameters<typeof addAssociation>[1] = {}) {
      const { id, name } = await addAssociation(database, { stateReason: 'confirmed', ...values })
      const people = []
      for (let at = 0; at < count; at += 1) {
        const person = await newPerson()
        await addContact(database, id, person.userId)
        people.push(person)
      }
      return { id, name, people }
    },

    async stateOf(id: string): Promise<string> {
      const [found] = await database.select().from(association).where(eq(association.id, id))
      return `${found?.state} ${found?.stateReason}`
    },

    contactsOf: async (id: string) =>
      (
        await database
          .select({ userId: associationContact.userId })
          .from(associationContact)
          .where(and(eq(associationContact.associationId, id), isNull(associationContact.endedAt)))
      ).map(({ userId }) => userId),

    async historyOf(id: string): Promise<string[]> {
      const found = await database
        .select({ action: associationHistory.action })
        .from(associationHistory)
        .where(eq(associationHistory.associationId, id))
        .orderBy(associationHistory.id)
      return found.map(({ action }) => action)
    },

    /** The link in the mail of the open invitation of an address. */
    async tokenFor(id: string, email: string): Promise<string> {
      const [found] = await database
        .select({ id: associationInvitation.id })
        .from(associationInvitation)
        .where(
          and(
            eq(associationInvitation.associationId, id),
            eq(associationInvitation.email, email.toLowerCase()),
          ),
        )
      return signId(testEncryption, 'association invitation', found?.id ?? '')
    },

    async subjectsTo(email: string): Promise<string[]> {
      const { rows } = await database.execute<{ subject: string }>(sql`
        select payload ->> 'subject' as subject from graphile_worker._private_jobs
        where payload ->> 'to' = ${email} order by id`)
      return rows.map(({ subject }) => subject)
    },
  }
}
