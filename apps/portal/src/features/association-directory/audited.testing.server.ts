import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { readProfile } from './edit/read-profile.server.ts'
import { associationPicture } from './model/tables.server.ts'
import { staffProfileDescribed as described } from './staff/endpoints.server.ts'

async function one(database: Database) {
  const person = buildPerson({ membership: null })
  const concernedId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const { id } = await addAssociation(database)
  await addContact(database, id, concernedId)
  return { params: { id }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [
    described.save,
    async (database) => {
      const call = await one(database)
      const { profile } = await readProfile(database, call.params.id)
      const purpose = { no: 'Vi synger', en: 'We sing' }
      return { ...call, body: { ...profile, purpose, website: 'https://fjordklang.example.org' } }
    },
  ],
  [
    described.removePicture,
    async (database) => {
      const call = await one(database)
      const bytes = Buffer.from('picture')
      await database
        .insert(associationPicture)
        .values({ associationId: call.params.id, small: bytes, large: bytes, width: 1, height: 1 })
      return call
    },
  ],
]
