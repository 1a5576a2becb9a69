import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { described } from './inbox/endpoints.server.ts'
import { inquiry, inquiryCategory } from './model/tables.server.ts'
import { described as setup } from './setup/endpoints.server.ts'

async function addInquiry(
  database: Database,
  values: Partial<typeof inquiry.$inferInsert>,
): Promise<string> {
  await database
    .insert(inquiryCategory)
    .values({ id: 'audited', name: { no: 'Annet', en: 'Other' }, mailbox: 'post@trivsel.example' })
    .onConflictDoNothing()
  const [added] = await database
    .insert(inquiry)
    .values({
      categoryId: 'audited',
      language: 'no',
      email: 'maja@trivsel.example',

      firstName: 'Maja',
      lastName: 'Holm',
      ...values,
    })
    .returning({ id: inquiry.id })
  return added?.id ?? ''
}

async function one(
  database: Database,
  values: Partial<typeof inquiry.$inferInsert> = { dueAt: new Date() },
) {
  const person = buildPerson({ membership: null })
  const concernedId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const id = await addInquiry(database, { ...values, userId: concernedId })
  return { params: { id }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [
    setup.saveSetup,
    async (database) => {
      const person = buildPerson({ membership: null })
      const concernedId = (await seedPeople(database, [person])).get(person.email) ?? ''
      const names = { name: { no: `Helse ${person.email}`, en: `Health ${person.email}` } }
      const form = { ...names, mailbox: person.email, mailboxLanguage: 'no', role: 'health' }
      return {
        body: {
          kind: 'category',
          seen: null,
          form: { ...form, responseDays: 2, isOffered: false },
        },
        concernedId,
      }
    },
  ],
  [
    described.answerInquiry,
    async (database) => ({
      ...(await one(database)),
      body: { version: 1, text: 'Hei!', isLast: false },
    }),
  ],
  [described.writeNote, async (database) => ({ ...(await one(database)), body: { text: 'Ring' } })],
  [
    described.assignInquiry,
    async (database) => ({
      ...(await one(database)),
      body: { assignee: (await seedStaff(database, ['contact'])).userId, seen: null },
    }),
  ],
  [
    described.assignInquiries,
    async (database) => {
      const { params, concernedId } = await one(database)
      const { userId: assignee } = await seedStaff(database, ['contact'])
      return { body: { assignee, inquiries: [{ ...params, seen: null }] }, concernedId }
    },
  ],
  [
    described.closeInquiries,
    async (database) => {
      const { params, concernedId } = await one(database)
      return { body: { inquiries: [{ ...params, version: 1 }] }, concernedId }
    },
  ],
  [
    described.reopenInquiries,
    async (database) => {
      const { params, concernedId } = await one(database, { state: 'closed', closedAt: new Date() })
      return { body: { inquiries: [{ ...params, version: 1 }] }, concernedId }
    },
  ],
  [
    described.moveInquiry,
    async (database) => {
      const call = await one(database)
      await database
        .insert(inquiryCategory)
        .values({ id: 'moved-to', name: { no: 'Mat', en: 'Food' }, mailbox: 'mat@trivsel.example' })
        .onConflictDoNothing()
      return { ...call, body: { version: 1, category: 'moved-to' } }
    },
  ],
  [
    described.closeInquiry,
    async (database) => ({ ...(await one(database)), body: { version: 1 } }),
  ],
  [
    described.reopenInquiry,
    async (database) => ({
      ...(await one(database, { state: 'closed', closedAt: new Date() })),
      body: { version: 1 },
    }),
  ],
]
