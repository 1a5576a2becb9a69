import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kindergartenGuardianship } from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addDepartment,
  addGuardian,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import {
  kindergartenMessage,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { createTabletDays } from '../list/read-tablet-day.server.ts'
import { addDepartmentWithTablet } from '../tablet.testing.server.ts'
import { listTabletThreads, readTabletThread } from './read-threads.server.ts'
import { answerOnTablet, markReadOnTablet, startOnTablet } from './write-on-tablet.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }
const nextNumber = supplyNumbers('010779')
/** Eight in the morning in Norway, on a Wednesday. */
const now = new Date('2027-03-10T07:00:00Z')
const fiveMinutesLater = new Date('2027-03-10T07:05:00Z')

/** A tablet on which an employee has given a PIN, and guardians of one child who write. */
async function setUp() {
  const added = await addDepartmentWithTablet(database)
  const { kindergartenId, departmentId, childId, deviceId } = added
  const [employee] = await database
    .insert(kindergartenEmployee)
    .values({ kindergartenId, departmentId, name: 'Siri Sol', pinHash: 'a hash' })
    .returning({ id: kindergartenEmployee.id })
  const employeeId = employee?.id ?? ''
  await database
    .update(kindergartenDevice)
    .set({ openedBy: employeeId, openUntil: fiveMinutesLater })
    .where(eq(kindergartenDevice.id, deviceId))
  const device = {
    id: deviceId,
    name: 'Garderoben',
    departmentId,
    department: 'Blåbær',
    kindergartenId,
    kindergarten: 'Lavebrua',
    openedBy: employeeId,
    openUntil: fiveMinutesLater,
    isShutOff: false,
  }
  const number = nextNumber()
  const guardianId = await addGuardian(parts, number)
  await bindGuardian(database, childId, guardianId)
  const write = (values: { childId?: string; isSensitive?: boolean } = {}) => {
    const id = randomUUID()
    const messageId = randomUUID()
    return database
      .transaction((transaction) =>
        startThread(
          { database: transaction, encryption },
          {
            id,
            messageId,
            kindergartenId,
            childId,
            onlyFor: null,
            subject: 'Votter',
            text: 'Har dere sett de røde vottene?',
            isSensitive: false,
            author: { side: 'guardian', guardianId, name: 'Maja Lunde' },
            ...values,
          },
        ),
      )
      .then(() => ({ id, messageId }))
  }
  return {
    ...added,
    device,
    employeeId,
    guardianId,
    number,
    write,
    list: () => listTabletThreads(parts, device, now),
    read: (id: string) => readTabletThread(parts, device, id, now),
    answer: (threadId: string, id = randomUUID()) =>
      answerOnTablet(parts, device, { threadId, id, text: 'De henger i gangen.' }, now),
    start: (about: string) =>
      startOnTablet(
        parts,
        device,
        { id: randomUUID(), messageId: randomUUID(), childId: about, subject: 'Tur', text: 'Ut!' },
        now,
      ),
    unread: async () => (await createTabletDays(database)({ device, now })).unreadThreads,
  }
}

const messagesOf = (threadId: string) =>
  database
    .select()
    .from(kindergartenMessage)
    .where(eq(kindergartenMessage.threadId, threadId))
    .orderBy(kindergartenMessage.sentAt)

it('an employee reads what guardians write, and answers with their own name, once', async () => {
  const { write, list, read, answer, unread, device } = await setUp()
  const { id, messageId } = await write()
  expect(await unread()).toBe(1)
  expect(await list()).toMatchObject({
    items: [{ id, subject: 'Votter', unread: 1 }],
    forLeader: 0,
  })
  expect(await read(id)).toMatchObject({
    readers: ['Maja Lunde'],
    messages: [{ author: 'Maja Lunde', text: 'Har dere sett de røde vottene?' }],
  })
  await markReadOnTablet(parts, device, { threadId: id, upTo: messageId }, now)
  expect(await unread()).toBe(0)
  const again = randomUUID()
  await answer(id, again)
  await answer(id, again)
  expect(await messagesOf(id)).toMatchObject([
    { side: 'guardian' },
    { side: 'staff', authorName: 'Siri Sol', staffId: null },
  ])
})

it('nothing is read or written without a PIN, and after its time', async () => {
  const { write, device, deviceId } = await setUp()
  const { id, messageId } = await write()
  const message = { threadId: id, id: randomUUID(), text: 'Hei' }
  const calls = [
    (at: Date) => listTabletThreads(parts, device, at),
    (at: Date) => readTabletThread(parts, device, id, at),
    (at: Date) => answerOnTablet(parts, device, message, at),
    (at: Date) => markReadOnTablet(parts, device, { threadId: id, upTo: messageId }, at),
  ]
  for (const call of calls) await expect(call(fiveMinutesLater)).rejects.toThrow('PIN_NEEDED')
  await database
    .update(kindergartenDevice)
    .set({ shutOffAt: now })
    .where(eq(kindergartenDevice.id, deviceId))
  for (const call of calls) await expect(call(now)).rejects.toThrow('PIN_NEEDED')
  expect(await messagesOf(id)).toHaveLength(1)
})

it('conversations of other departments and kindergartens are not found', async () => {
  const { kindergartenId, list, read, answer, start, unread, write } = await setUp()
  const childId = await addChild(database, {
    departmentId: await addDepartment(database, kindergartenId),
  })
  const beside = await write({ childId })
  const elsewhere = await setUp()
  const other = await elsewhere.write()
  expect(await list()).toEqual({ items: [], forLeader: 0 })
  expect(await unread()).toBe(0)
  for (const { id } of [beside, other]) {
    await expect(read(id)).rejects.toThrow('THREAD_NOT_FOUND')
    await expect(answer(id)).rejects.toThrow('THREAD_NOT_FOUND')
  }
  for (const about of [childId, elsewhere.childId])
    await expect(start(about)).rejects.toThrow('CHILD_NOT_FOUND')
})

it('of a sensitive conversation an employee learns that there is one', async () => {
  const { write, list, read, answer, unread } = await setUp()
  const { id } = await write({ isSensitive: true })
  expect(await list()).toEqual({ items: [], forLeader: 1 })
  expect(await unread()).toBe(0)
  await expect(read(id)).rejects.toThrow('THREAD_NOT_FOUND')
  await expect(answer(id)).rejects.toThrow('THREAD_NOT_FOUND')
})

it('an employee reads and writes nothing about their own child', async () => {
  const { write, list, read, start, childId, employeeId, number } = await setUp()
  const { id } = await write()
  const userId = await createMember(database)
  await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  await database
    .update(kindergartenEmployee)
    .set({ userId })
    .where(eq(kindergartenEmployee.id, employeeId))
  expect((await list()).items).toEqual([])
  await expect(read(id)).rejects.toThrow('THREAD_NOT_FOUND')
  await expect(start(childId)).rejects.toThrow('CHILD_NOT_FOUND')
})

it('starts a conversation with all guardians who have access, and with nobody else', async () => {
  const { start, childId, guardianId } = await setUp()
  await start(childId)
  const ofChild = () =>
    database.select().from(kindergartenThread).where(eq(kindergartenThread.childId, childId))
  expect(await ofChild()).toMatchObject([{ onlyFor: null, isSensitive: false }])
  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: now, blockedBecause: 'Besøksforbud' })
    .where(eq(kindergartenGuardianship.guardianId, guardianId))
  await expect(start(childId)).rejects.toThrow('MESSAGE_WITHOUT_READER')
  expect(await ofChild()).toHaveLength(1)
})
