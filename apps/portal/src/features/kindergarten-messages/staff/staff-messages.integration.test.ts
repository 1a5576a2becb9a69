import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { addKindergarten } from '#core/kindergartens/kindergartens.testing.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { markThreadRead } from '../guardian/mark-read.server.ts'
import { readThread } from '../guardian/read-thread.server.ts'
import { answerByGuardian, startByGuardian } from '../guardian/write-to-kindergarten.server.ts'
import {
  addFamily,
  addLeader,
  changeAccess,
  guardianThread,
  staffThread,
} from '../testing/messages.testing.server.ts'
import { markReadByStaff, markSensitive, retractByStaff } from './change-thread.server.ts'
import { messageWork } from './count-work.server.ts'
import { findRecipients } from './find-recipients.server.ts'
import { listThreads } from './list-threads.server.ts'
import { readStaffThread } from './read-thread.server.ts'
import { answerByStaff, startByStaff } from './write-to-guardians.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption, isStrongLoginOffered: true }
const now = new Date()

/** Payloads of jobs that mail about messages of a thread. */
async function mailsOf(threadId: string): Promise<string[]> {
  const { rows } = await database.execute<{ guardianId: string }>(sql`
    select payload ->> 'guardianId' as "guardianId" from graphile_worker._private_jobs
    where payload ->> 'messageId' in (
      select id::text from ${kindergartenMessage} where thread_id = ${threadId})`)
  return rows.map(({ guardianId }) => guardianId)
}

it('stores neither subject nor text in the clear', async () => {
  const { childId, leader } = await addFamily(database)
  const thread = staffThread(childId)
  await startByStaff(parts, leader, thread, now)
  const [stored] = await database
    .select()
    .from(kindergartenThread)
    .where(eq(kindergartenThread.id, thread.id))
  const [message] = await database
    .select()
    .from(kindergartenMessage)
    .where(eq(kindergartenMessage.threadId, thread.id))
  expect(stored?.subject).not.toContain(thread.subject)
  expect(message?.text).not.toContain(thread.text)
})

it('the same request at once is one thread and one message, by staff and by guardians', async () => {
  const { childId, maja, leader } = await addFamily(database)
  const byStaff = staffThread(childId)
  const byGuardian = guardianThread(childId)
  const threadId = byStaff.id
  const answer = { id: randomUUID(), text: 'Fint' }
  await Promise.all([1, 2, 3].map(() => startByStaff(parts, leader, byStaff, now)))
  await Promise.all([1, 2, 3].map(() => startByGuardian(parts, maja.userId, byGuardian, now)))
  await Promise.all([1, 2, 3].map(() => answerByGuardian(parts, { ...maja, threadId }, answer)))
  const messages = await database
    .select({ threadId: kindergartenMessage.threadId, messages: count() })
    .from(kindergartenMessage)
    .innerJoin(kindergartenThread, eq(kindergartenThread.id, kindergartenMessage.threadId))
    .where(eq(kindergartenThread.childId, childId))
    .groupBy(kindergartenMessage.threadId)
  expect(new Map(messages.map((row) => [row.threadId, row.messages]))).toEqual(
    new Map([
      [byStaff.id, 2],
      [byGuardian.id, 1],
    ]),
  )
  const audited = await database.$count(auditEntry, eq(auditEntry.subjectId, byStaff.id))
  expect(audited).toBe(1)
})

it('an id that was used in another thread, or by somebody else, writes nothing', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const [one, other] = [staffThread(childId), staffThread(childId)]
  await startByStaff(parts, leader, one, now)
  await startByStaff(parts, leader, other, now)
  const taken = { id: one.messageId, text: 'Hei' }
  await expect(
    answerByGuardian(parts, { ...maja, threadId: other.id }, taken),
  ).rejects.toThrow('THREAD_NOT_FOUND')
  const mine = guardianThread(childId)
  await startByGuardian(parts, maja.userId, mine, now)
  await expect(startByGuardian(parts, per.userId, mine, now)).rejects.toThrow('THREAD_NOT_FOUND')
  const again = { ...mine, messageId: randomUUID() }
  await expect(startByGuardian(parts, maja.userId, again, now)).rejects.toThrow('THREAD_NOT_FOUND')
})

it('answers of two at once are both there, one after the other', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const thread = staffThread(childId)
  const threadId = thread.id
  await startByStaff(parts, leader, thread, now)
  await Promise.all([
    answerByGuardian(parts, { ...maja, threadId }, { id: randomUUID(), text: 'A' }),
    answerByGuardian(parts, { ...per, threadId }, { id: randomUUID(), text: 'B' }),
    answerByStaff(parts, leader, { threadId, id: randomUUID(), text: 'C' }),
  ])
  const { messages } = await readStaffThread(parts, leader, threadId)
  expect(messages.map(({ text }) => text).toSorted()).toEqual(['A', 'B', 'C', thread.text])
  expect(new Set(messages.map(({ sentAt }) => sentAt)).size).toBeGreaterThan(1)
})

it('a leader finds threads of their kindergarten and of no other', async () => {
  const { childId, leader } = await addFamily(database)
  const thread = staffThread(childId)
  await startByStaff(parts, leader, thread, now)
  const stranger = await addLeader(database, (await addKindergarten(database)).kindergartenId)
  const threadId = thread.id
  expect((await listThreads(parts, leader)).items.map(({ id }) => id)).toEqual([threadId])
  expect((await listThreads(parts, stranger)).items).toEqual([])
  expect((await findRecipients(parts, stranger, now)).children).toEqual([])
  const answer = { threadId, id: randomUUID(), text: 'Hei' }
  for (const call of [
    () => readStaffThread(parts, stranger, threadId),
    () => answerByStaff(parts, stranger, answer),
    () => retractByStaff(parts, stranger, { threadId, messageId: thread.messageId }),
    () => markSensitive(parts, stranger, { threadId, isSensitive: true }),
    () => markReadByStaff(parts, stranger, { threadId, upTo: thread.messageId }),
  ])
    await expect(call()).rejects.toThrow('THREAD_NOT_FOUND')
  await expect(startByStaff(parts, stranger, staffThread(childId), now)).rejects.toThrow(
    'CHILD_NOT_FOUND',
  )
})

it('a leader who is a guardian finds nothing of their own child as staff', async () => {
  const { kindergartenId, childId, maja, per, leader } = await addFamily(database)
  const thread = staffThread(childId, { guardian: per.guardianId })
  await startByStaff(parts, leader, thread, now)
  await startByGuardian(parts, per.userId, guardianThread(childId, { audience: 'one' }), now)
  const roles = ['kindergarten-office'] as const
  const asOffice = { ...(await addLeader(database, kindergartenId)), userId: maja.userId, roles }
  expect((await listThreads(parts, asOffice)).items.map(({ id }) => id)).not.toContain(thread.id)
  expect((await findRecipients(parts, asOffice, now)).children.map(({ id }) => id)).not.toContain(
    childId,
  )
  await expect(readStaffThread(parts, asOffice, thread.id)).rejects.toThrow('OWN_CASE')
})

it('counts threads with messages that no member of staff has read', async () => {
  const { childId, maja, leader } = await addFamily(database)
  const thread = guardianThread(childId)
  await startByGuardian(parts, maja.userId, thread, now)
  const later = { id: randomUUID(), text: 'En ting til' }
  await answerByGuardian(parts, { ...maja, threadId: thread.id }, later)
  expect(await messageWork.count(database, leader)).toEqual({ waiting: 1 })
  await markReadByStaff(parts, leader, { threadId: thread.id, upTo: thread.messageId })
  expect((await listThreads(parts, leader)).items[0]?.unread).toBe(1)
  await markReadByStaff(parts, leader, { threadId: thread.id, upTo: later.id })
  expect(await messageWork.count(database, leader)).toEqual({ waiting: 0 })
})

it('a retracted message has no text for anybody, and says when and by whom', async () => {
  const { childId, maja, leader } = await addFamily(database)
  const thread = staffThread(childId)
  const threadId = thread.id
  await startByStaff(parts, leader, thread, now)
  const wrong = { threadId, id: randomUUID(), text: 'Om et annet barn' }
  await answerByStaff(parts, leader, wrong)
  const retract = () => retractByStaff(parts, leader, { threadId, messageId: wrong.id })
  await Promise.all([retract(), retract()])
  const [stored] = await database
    .select()
    .from(kindergartenMessage)
    .where(eq(kindergartenMessage.id, wrong.id))
  expect(stored).toMatchObject({ text: null, retractedBy: leader.userId })
  const seen = await readThread(parts, { ...maja, threadId })
  expect(seen.messages.at(-1)).toMatchObject({
    text: null,
    retractedAt: expect.any(String),
    retractedBy: stored?.authorName,
  })
  expect(seen.subject).toBe(thread.subject)
  expect((await readStaffThread(parts, leader, threadId)).messages.at(-1)?.text).toBeNull()
  const entries = await database
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, threadId))
  expect(entries.filter(({ action }) => action === 'kindergarten-message-retracted')).toHaveLength(
    1,
  )
})

it('the subject goes with the first message; messages of guardians cannot be retracted', async () => {
  const { childId, maja, leader } = await addFamily(database)
  const thread = staffThread(childId)
  const threadId = thread.id
  await startByStaff(parts, leader, thread, now)
  const answer = { id: randomUUID(), text: 'Hei' }
  await answerByGuardian(parts, { ...maja, threadId }, answer)
  await expect(
    retractByStaff(parts, leader, { threadId, messageId: answer.id }),
  ).rejects.toThrow('THREAD_NOT_FOUND')
  await retractByStaff(parts, leader, { threadId, messageId: thread.messageId })
  const seen = await readThread(parts, { ...maja, threadId })
  expect([seen.subject, seen.messages.map(({ text }) => text)]).toEqual([null, [null, 'Hei']])
})

it('where ID-porten is not connected nothing is marked as sensitive', async () => {
  const { childId, leader } = await addFamily(database)
  const without = { ...parts, isStrongLoginOffered: false }
  const sensitive = staffThread(childId, { isSensitive: true })
  await expect(startByStaff(without, leader, sensitive, now)).rejects.toThrow(
    'STRONG_LOGIN_NOT_OFFERED',
  )
  const thread = staffThread(childId)
  await startByStaff(without, leader, thread, now)
  await expect(
    markSensitive(without, leader, { threadId: thread.id, isSensitive: true }),
  ).rejects.toThrow('STRONG_LOGIN_NOT_OFFERED')
})

it('a message that no guardian would read is refused', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const closed = { openedAt: null }
  await changeAccess(database, childId, maja.guardianId, closed)
  await expect(
    startByStaff(parts, leader, staffThread(childId, { guardian: maja.guardianId }), now),
  ).rejects.toThrow('GUARDIAN_NOT_FOUND')
  await changeAccess(database, childId, per.guardianId, closed)
  const thread = staffThread(childId)
  await expect(startByStaff(parts, leader, thread, now)).rejects.toThrow('MESSAGE_WITHOUT_READER')
  expect(await database.$count(kindergartenThread, eq(kindergartenThread.id, thread.id))).toBe(0)
})

it('orders one mail per guardian and thread until it is read, and none for the author', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const thread = staffThread(childId)
  const threadId = thread.id
  await startByStaff(parts, leader, thread, now)
  const answer = (text: string) => answerByStaff(parts, leader, { threadId, id: randomUUID(), text })
  await answer('Og ta med mat')
  expect((await mailsOf(threadId)).toSorted()).toEqual(
    [maja.guardianId, per.guardianId].toSorted(),
  )
  // Who has read is mailed about the next one; the other has not read the first.
  const [last] = (await readThread(parts, { ...maja, threadId })).messages.slice(-1)
  await markThreadRead(parts, { ...maja, threadId }, last?.id ?? '')
  await answer('Og drikke')
  expect((await mailsOf(threadId)).filter((id) => id === maja.guardianId)).toHaveLength(2)
  expect((await mailsOf(threadId)).filter((id) => id === per.guardianId)).toHaveLength(1)
  // An author is not mailed about what they write.
  await markThreadRead(parts, { ...per, threadId }, last?.id ?? '')
  await answerByGuardian(parts, { ...maja, threadId }, { id: randomUUID(), text: 'Takk' })
  expect((await mailsOf(threadId)).filter((id) => id === maja.guardianId)).toHaveLength(2)
  expect(
    await database.$count(
      kindergartenMessageReader,
      eq(kindergartenMessageReader.guardianId, maja.guardianId),
    ),
  ).toBe(4)
})
