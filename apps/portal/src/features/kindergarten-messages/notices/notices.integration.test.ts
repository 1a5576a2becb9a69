import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { addChild, addDepartment } from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenNotice } from '#core/kindergartens/notices/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { listMessages } from '../guardian/list-messages.server.ts'
import { markNoticeRead } from '../guardian/mark-read.server.ts'
import type { NoticeForm } from '../model/forms.ts'
import { addFamily, addReader, changeAccess } from '../testing/messages.testing.server.ts'
import { listNotices } from './list-notices.server.ts'
import { countReach, retractNotice, sendNotice } from './send-notice.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption, isStrongLoginOffered: true }
const now = new Date()

const notice = (kindergartenId: string, departmentIds: string[] = []): NoticeForm => ({
  id: randomUUID(),
  kindergartenId,
  departmentIds,
  title: { no: 'Sommerfest', en: '' },
  text: { no: 'Velkommen på fredag.', en: '' },
})

const noticesOf = async (reader: { userId: string; sessionId: string }) =>
  (await listMessages(parts, reader, now)).notices

it('goes once to every guardian of the kindergarten, or of the departments', async () => {
  const { kindergartenId, departmentId, childId, maja, per, leader } = await addFamily(database)
  const upstairs = await addDepartment(database, kindergartenId)
  const other = await addChild(database, { departmentId: upstairs })
  const nina = await addReader(database, other, 'Nina')
  const all = notice(kindergartenId)
  const [twice, again] = await Promise.all([
    sendNotice(database, leader, all, now),
    sendNotice(database, leader, all, now),
  ])
  expect([twice, again]).toEqual([{ guardians: 3 }, { guardians: 3 }])
  expect(await database.$count(auditEntry, eq(auditEntry.subjectId, all.id))).toBe(1)
  const { rows } = await database.execute<{ mails: number }>(sql`
    select count(*)::int as mails from graphile_worker._private_jobs
    where payload ->> 'noticeId' = ${all.id}`)
  expect(rows).toEqual([{ mails: 3 }])

  const some = notice(kindergartenId, [departmentId])
  expect(await countReach(database, leader, some, now)).toEqual({ guardians: 2 })
  await sendNotice(database, leader, some, now)
  expect((await noticesOf(nina)).map(({ id }) => id)).toEqual([all.id])
  expect((await noticesOf(maja)).map(({ id }) => id)).toEqual([some.id, all.id])

  await changeAccess(database, childId, per.guardianId, { openedAt: null })
  expect(await noticesOf(per)).toEqual([])
})

it('counts who has not read it, and is read by those to whom it was sent alone', async () => {
  const { kindergartenId, childId, maja, leader } = await addFamily(database)
  const sent = notice(kindergartenId)
  await sendNotice(database, leader, sent, now)
  const late = await addReader(database, childId, 'Nina')
  await markNoticeRead(parts, { userId: maja.userId, noticeId: sent.id })
  await markNoticeRead(parts, { userId: maja.userId, noticeId: sent.id })
  await expect(
    markNoticeRead(parts, { userId: late.userId, noticeId: sent.id }),
  ).rejects.toThrow('NOTICE_NOT_FOUND')
  const [listed] = (await listNotices(database, leader)).items
  expect(listed).toMatchObject({ guardians: 2, unread: 1 })
  expect((await noticesOf(maja))[0]).toMatchObject({ isRead: true })
})

it('is seen as retracted, without its texts', async () => {
  const { kindergartenId, maja, leader } = await addFamily(database)
  const sent = notice(kindergartenId)
  await sendNotice(database, leader, sent, now)
  await retractNotice(database, leader, sent.id)
  await retractNotice(database, leader, sent.id)
  expect((await noticesOf(maja))[0]).toMatchObject({
    title: { no: '', en: '' },
    text: { no: '', en: '' },
    retractedAt: expect.any(String),
  })
  expect(await database.$count(auditEntry, eq(auditEntry.subjectId, sent.id))).toBe(2)
})

it('is refused for another kindergarten, its departments, and where nobody would read it', async () => {
  const one = await addFamily(database)
  const other = await addFamily(database)
  const send = (form: NoticeForm) => sendNotice(database, one.leader, form, now)
  await expect(send(notice(other.kindergartenId))).rejects.toThrow('KINDERGARTEN_NOT_FOUND')
  await expect(send(notice(one.kindergartenId, [other.departmentId]))).rejects.toThrow(
    'DEPARTMENT_NOT_FOUND',
  )
  const empty = await addDepartment(database, one.kindergartenId)
  await expect(send(notice(one.kindergartenId, [empty]))).rejects.toThrow('MESSAGE_WITHOUT_READER')
  const sent = notice(other.kindergartenId)
  await sendNotice(database, other.leader, sent, now)
  await expect(retractNotice(database, one.leader, sent.id)).rejects.toThrow('NOTICE_NOT_FOUND')
  expect(await database.$count(kindergartenNotice, eq(kindergartenNotice.id, sent.id))).toBe(1)
})
