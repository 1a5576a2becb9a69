import { randomUUID } from 'node:crypto'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenNotice } from '#core/kindergartens/notices/tables.server.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { noticesDescribed } from './notices/endpoints.server.ts'
import { staffDescribed } from './staff/endpoints.server.ts'

const nextNumber = supplyNumbers('110684')

/** A child with a guardian who has access and an account. */
async function addFamily(database: Database) {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId })
  const number = nextNumber()
  const guardianId = await addGuardian({ database, encryption: testEncryption }, number)
  await bindGuardian(database, childId, guardianId)
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  await proveNationalId(database, testEncryption, { userId, number, provenBy: 'document' })
  return { kindergartenId, childId, concernedId: userId }
}

/** A thread with one message, which a member of staff without an account wrote before. */
async function addThread(database: Database, isSensitive = false) {
  const { concernedId, ...family } = await addFamily(database)
  const [id, messageId] = [randomUUID(), randomUUID()]
  await startThread(
    { database, encryption: testEncryption },
    {
      ...family,
      id,
      messageId,
      onlyFor: null,
      subject: 'Tur',
      text: 'Vi går på tur i morgen.',
      isSensitive,
      author: { side: 'staff', staffId: null, name: 'Kari Berg' },
    },
  )
  return { id, messageId, concernedId }
}

const texts = { no: 'Sommerfest', en: 'Summer party' }
const notice = (kindergartenId: string) => ({
  id: randomUUID(),
  kindergartenId,
  departmentIds: [],
  title: texts,
  text: texts,
})

export const auditedCalls: AuditedCalls = [
  [
    staffDescribed.start,
    async (database) => {
      const { childId, concernedId } = await addFamily(database)
      const body = {
        id: randomUUID(),
        messageId: randomUUID(),
        childId,
        guardian: '',
        subject: 'Tur',
        text: 'Vi går på tur i morgen.',
        isSensitive: false,
      }
      return { body, concernedId }
    },
  ],
  [
    staffDescribed.answer,
    async (database) => {
      const { id, concernedId } = await addThread(database)
      return { params: { id }, body: { id: randomUUID(), text: 'Husk regntøy.' }, concernedId }
    },
  ],
  [
    staffDescribed.markRead,
    async (database) => {
      const { id, messageId, concernedId } = await addThread(database)
      return { params: { id }, body: { upTo: messageId }, concernedId }
    },
  ],
  [
    staffDescribed.retract,
    async (database) => {
      const { id, messageId, concernedId } = await addThread(database)
      return { params: { id, message: messageId }, concernedId }
    },
  ],
  [
    staffDescribed.mark,
    async (database) => {
      const { id, concernedId } = await addThread(database, true)
      return { params: { id }, body: { isSensitive: false }, concernedId }
    },
  ],
  [
    noticesDescribed.send,
    async (database) => ({ body: notice((await addFamily(database)).kindergartenId) }),
  ],
  [
    noticesDescribed.retract,
    async (database) => {
      const { kindergartenId } = await addFamily(database)
      const { id, departmentIds: _, ...values } = notice(kindergartenId)
      await database
        .insert(kindergartenNotice)
        .values({ id, ...values, authorName: 'Kari Berg', guardians: 1 })
      return { params: { id } }
    },
  ],
]
