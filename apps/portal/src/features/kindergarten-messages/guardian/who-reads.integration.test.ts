import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { strengthenSession } from '#core/sessions/strong/strong-session.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { markSensitive } from '../staff/change-thread.server.ts'
import { answerByStaff, startByStaff } from '../staff/write-to-guardians.server.ts'
import {
  addFamily,
  addReader,
  changeAccess,
  guardianThread,
  staffThread,
} from '../testing/messages.testing.server.ts'
import { listMessages } from './list-messages.server.ts'
import { markThreadRead } from './mark-read.server.ts'
import { readThread } from './read-thread.server.ts'
import { answerByGuardian, startByGuardian } from './write-to-kindergarten.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption, isStrongLoginOffered: true }
const now = new Date()

type Reader = { readonly userId: string; readonly sessionId: string }

/** The texts that somebody reads of a thread; null where they find none. */
async function textsFor(reader: Reader, threadId: string) {
  const found = await readThread(parts, { ...reader, threadId }).catch(() => null)
  return found && found.messages.map(({ text }) => text)
}

const idsListedFor = async (reader: Reader) =>
  (await listMessages(parts, reader, now)).threads.map(({ id }) => id)

it('a thread for all is read by every guardian with access, and one for one by that guardian', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const forAll = staffThread(childId)
  const forMaja = staffThread(childId, { guardian: maja.guardianId, text: 'Bare til deg.' })
  await startByStaff(parts, leader, forAll, now)
  await startByStaff(parts, leader, forMaja, now)
  expect(await textsFor(maja, forAll.id)).toEqual([forAll.text])
  expect(await textsFor(per, forAll.id)).toEqual([forAll.text])
  expect(await textsFor(maja, forMaja.id)).toEqual(['Bare til deg.'])
  expect(await textsFor(per, forMaja.id)).toBeNull()
  expect(await idsListedFor(per)).toEqual([forAll.id])
})

it('a guardian writes for themselves alone, or with the others', async () => {
  const { childId, maja, per } = await addFamily(database)
  const alone = guardianThread(childId, { audience: 'one' })
  const together = guardianThread(childId, { audience: 'all' })
  await startByGuardian(parts, maja.userId, alone, now)
  await startByGuardian(parts, maja.userId, together, now)
  expect(await textsFor(per, alone.id)).toBeNull()
  expect(await textsFor(per, together.id)).toEqual([together.text])
  expect((await readThread(parts, { ...maja, threadId: together.id })).others).toEqual([
    'Per Lunde',
  ])
  expect((await readThread(parts, { ...maja, threadId: alone.id })).others).toEqual([])
})

it.each([
  ['is blocked', { blockedAt: now, blockedBecause: 'Besøksforbud' }],
  ['loses responsibility', { hasResponsibility: false }],
  ['loses access', { openedAt: null }],
])('a guardian who %s reads, finds, answers and marks nothing from then on', async (_, change) => {
  const { childId, maja, leader } = await addFamily(database)
  const thread = staffThread(childId)
  await startByStaff(parts, leader, thread, now)
  await changeAccess(database, childId, maja.guardianId, change)
  const reader = { ...maja, threadId: thread.id }
  expect(await textsFor(maja, thread.id)).toBeNull()
  expect(await listMessages(parts, maja, now)).toEqual({ children: [], threads: [], notices: [] })
  const answer = { id: randomUUID(), text: 'Hei' }
  await expect(answerByGuardian(parts, reader, answer)).rejects.toThrow('THREAD_NOT_FOUND')
  await expect(markThreadRead(parts, reader, thread.messageId)).rejects.toThrow('THREAD_NOT_FOUND')
  await expect(
    startByGuardian(parts, maja.userId, guardianThread(childId), now),
  ).rejects.toThrow('CHILD_NOT_FOUND')
})

it('a guardian reads nothing of what was written while they were blocked', async () => {
  const { childId, per, leader } = await addFamily(database)
  const thread = staffThread(childId)
  await startByStaff(parts, leader, thread, now)
  await changeAccess(database, childId, per.guardianId, {
    blockedAt: now,
    blockedBecause: 'Besøksforbud',
  })
  const threadId = thread.id
  await answerByStaff(parts, leader, { threadId, id: randomUUID(), text: 'Mens du var sperret' })
  await changeAccess(database, childId, per.guardianId, { blockedAt: null, blockedBecause: null })
  await answerByStaff(parts, leader, { threadId, id: randomUUID(), text: 'Etterpå' })
  expect(await textsFor(per, threadId)).toEqual([thread.text, 'Etterpå'])
})

it('a guardian who gets access later reads what is written from then on', async () => {
  const { childId, leader } = await addFamily(database)
  const [quiet, going] = [staffThread(childId), staffThread(childId)]
  await startByStaff(parts, leader, quiet, now)
  await startByStaff(parts, leader, going, now)
  const late = await addReader(database, childId, 'Nina')
  expect(await idsListedFor(late)).toEqual([])
  await answerByStaff(parts, leader, { threadId: going.id, id: randomUUID(), text: 'Nytt' })
  expect(await idsListedFor(late)).toEqual([going.id])
  expect(await textsFor(late, going.id)).toEqual(['Nytt'])
  expect(await textsFor(late, quiet.id)).toBeNull()
})

it('a stranger and a guardian of another child find no thread', async () => {
  const one = await addFamily(database)
  const other = await addFamily(database)
  const thread = staffThread(one.childId)
  await startByStaff(parts, one.leader, thread, now)
  expect(await textsFor(other.maja, thread.id)).toBeNull()
  expect(await textsFor({ userId: randomUUID(), sessionId: randomUUID() }, thread.id)).toBeNull()
})

it('a sensitive thread shows nothing and takes nothing until the session is strong', async () => {
  const { childId, maja, per, leader } = await addFamily(database)
  const thread = staffThread(childId, { isSensitive: true })
  await startByStaff(parts, leader, thread, now)
  const reader = { ...maja, threadId: thread.id }
  expect(await readThread(parts, reader)).toMatchObject({
    isLocked: true,
    subject: null,
    messages: [],
  })
  const [line] = (await listMessages(parts, maja, now)).threads
  expect(line).toMatchObject({ isLocked: true, subject: null })
  const answer = { id: randomUUID(), text: 'Hei' }
  await expect(answerByGuardian(parts, reader, answer)).rejects.toThrow('STRONG_LOGIN_REQUIRED')
  await expect(markThreadRead(parts, reader, thread.messageId)).rejects.toThrow(
    'STRONG_LOGIN_REQUIRED',
  )

  await strengthenSession(database, maja.sessionId)
  expect(await readThread(parts, reader)).toMatchObject({
    isLocked: false,
    subject: thread.subject,
    messages: [{ text: thread.text }],
  })
  expect((await listMessages(parts, maja, now)).threads[0]).toMatchObject({ subject: thread.subject })
  await answerByGuardian(parts, reader, answer)
  // The session of the other guardian is as it was.
  expect(await textsFor(per, thread.id)).toEqual([])
})

it('a thread that is marked later is closed from the next request on', async () => {
  const { childId, maja, leader } = await addFamily(database)
  const thread = staffThread(childId)
  await startByStaff(parts, leader, thread, now)
  expect(await textsFor(maja, thread.id)).toEqual([thread.text])
  await markSensitive(parts, leader, { threadId: thread.id, isSensitive: true })
  expect(await textsFor(maja, thread.id)).toEqual([])
})
