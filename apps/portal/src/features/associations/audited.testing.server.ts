import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedSetup } from './setup/endpoints.server.ts'
import { readSetup } from './setup/read-setup.server.ts'
import { describedStaff as described } from './staff/endpoints.server.ts'
import { countMailing } from './staff/mail-contacts.server.ts'
import { newStudent } from './testing/founding.testing.server.ts'

/** An association with a contact person, whom each change of it concerns. */
async function newAssociation(database: Database) {
  const { userId } = await newStudent(database)
  const { id } = await addAssociation(database)
  await addContact(database, id, userId)
  return { params: { id }, concernedId: userId }
}

const form = {
  name: 'Brettspill',
  institutionCode: null,
  campusId: null,
  topicId: null,
} as const
const query = { language: 'no' } as const

export const auditedCalls: AuditedCalls = [
  [
    described.add,
    async (database) => {
      const { userId, email } = await newStudent(database)
      const contact = { contactName: 'Maja', contactEmail: email, language: 'no' }
      return { body: { form: { ...form, ...contact } }, concernedId: userId }
    },
  ],
  [
    described.correct,
    async (database) => ({
      ...(await newAssociation(database)),
      body: { version: 1, form: { ...form, isTrusted: true } },
    }),
  ],
  [
    described.changeState,
    async (database) => ({
      ...(await newAssociation(database)),
      query,
      body: { version: 1, step: 'deactivate', form: { note: 'Ingen svarer.' } },
    }),
  ],
  [
    described.merge,
    async (database) => {
      const { id: into } = await addAssociation(database)
      return { ...(await newAssociation(database)), query, body: { version: 1, into } }
    },
  ],
  [
    described.countMailing,
    async () => ({ body: { state: null, institutionCode: null, topicId: null } }),
  ],
  [
    described.sendMailing,
    async (database) => {
      await newAssociation(database)
      const audience = { state: null, institutionCode: null, topicId: null }
      const { people } = await countMailing(database, audience)
      return { body: { form: { subject: 'Frist', text: 'Husk.', ...audience }, people } }
    },
  ],
  [
    describedSetup.saveSettings,
    async (database) => {
      const { settings } = await readSetup(database)
      const { version, ...numbers } = settings
      return { body: { version, form: numbers } }
    },
  ],
  [
    describedSetup.saveTopic,
    async () => ({ body: { action: 'add', form: { name: { no: 'Musikk', en: 'Music' } } } }),
  ],
]
