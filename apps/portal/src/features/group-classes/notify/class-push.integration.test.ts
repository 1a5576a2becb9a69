import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { profile } from '#core/profile/tables.server.ts'
import { createSession } from '#core/push/push.testing.server.ts'
import { savePushDevice } from '#core/push/push-devices.server.ts'
import { pushTasks } from '#core/push/push-task.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createPushSender } from '#platform/push/push-sender.server.ts'
import { makePrivateKey, publicKeyOf } from '#platform/push/vapid-keys.ts'
import { createClass, createMember, createMembers } from '#testing/group-classes.testing.server.ts'
import { startPushService } from '#testing/push-service.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { unbookGroupClass } from '../book/unbook-group-class.server.ts'
import { groupClassTasks } from '../jobs.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'
import { setReminders } from '../notices/reminders.server.ts'
import { requestNotice } from '../notices/request-notice.server.ts'
import { sendDueNotices } from '../notices/send-notices.server.ts'
import { cancelGroupClass } from '../staff/cancel-group-class.server.ts'

const { database, url } = await createTestDatabase()
const encryption = createFieldEncryption(new Map([['test', 'a secret of the test']]))
const portalUrl = 'http://localhost:3000'
const service = await startPushService()
const privateKey = makePrivateKey()
const { book } = createGroupClassBooking(database)
const mails: string[] = []
let failingMails = 0
const parts = { database, encryption, portalUrl, clock: () => new Date() }
const jobs = createJobs({
  connectionString: url,
  log: createLog('silent'),
  tasks: [
    ...groupClassTasks({
      ...parts,
      content: { queryAfresh: () => Promise.reject(new Error('silent')) },
      mailer: {
        async send({ to }) {
          if (failingMails-- > 0) throw new Error('the mail server is down')
          mails.push(to)
        },
        close: () => undefined,
      },
    }),
    ...pushTasks({
      ...parts,
      log: createLog('silent'),
      pushSender: createPushSender({
        WEB_PUSH_PUBLIC_KEY: publicKeyOf(privateKey) ?? '',
        WEB_PUSH_PRIVATE_KEY: privateKey,
        WEB_PUSH_SUBJECT: 'mailto:push@trivsel.example',
        WEB_PUSH_STAND_IN: service.origin,
      }),
    }),
  ],
})
await jobs.start()
afterAll(async () => {
  await jobs.stop()
  await service.close()
})
beforeEach(() => {
  failingMails = 0
})

async function turnOn(userId: string) {
  const browser = service.createBrowser()
  const sessionId = await createSession(database, userId)
  await savePushDevice({ database, encryption }, { userId, sessionId }, browser.target)
  return browser
}

async function bookAs(userId: string, wanted: { classId: number; centerId: number }) {
  const outcome = await book({ ...wanted, userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, userId, id: outcome.bookingId }
}

const titles = (browser: Awaited<ReturnType<typeof turnOn>>) =>
  browser.messages().map(({ content }) => content.title)

const shortly = { timeout: 8_000 }
const mailsTo = (userId: string) => mails.filter((to) => to === `${userId}@trivsel.example`)

it('a member who moves up is notified by mail and in the browser, in their language, also when mail fails first', async () => {
  const wanted = await createClass(database, { capacity: 1 })
  const [holder = '', blocked = '', waiting = ''] = await createMembers(database, 3)
  await database.insert(profile).values({ userId: waiting, language: 'en' })
  const [browser, silent] = [await turnOn(waiting), await turnOn(blocked)]
  const held = await bookAs(holder, wanted)
  await bookAs(blocked, wanted)
  await bookAs(waiting, wanted)
  await database.insert(groupClassBlock).values({ userId: blocked, cause: 'staff', reason: 'x' })
  failingMails = 2
  await unbookGroupClass(database, held)
  await vi.waitFor(() => expect(mailsTo(waiting)).toHaveLength(1), shortly)
  await vi.waitFor(() => expect(titles(browser)).toEqual(['You have a place: Calm yoga']), shortly)
  await vi.waitFor(() => expect(mailsTo(blocked)).toHaveLength(1), shortly)
  expect(titles(silent)).toEqual([])
})

it('a cancelled class leads to a notification in the browser', async () => {
  const wanted = await createClass(database)
  const member = await createMember(database)
  const browser = await turnOn(member)
  await bookAs(member, wanted)
  await cancelGroupClass(database, { kind: 'command' }, { classId: wanted.classId })
  await vi.waitFor(() => expect(titles(browser)).toEqual(['Avlyst: Rolig yoga']), shortly)
  await vi.waitFor(() => expect(mailsTo(member)).toHaveLength(1), shortly)
})

it('a requested notice is sent once for each request', async () => {
  const { classId } = await createClass(database)
  const member = await createMember(database)
  const browser = await turnOn(member)
  const sendNotices = () => sendDueNotices(parts, new Date())
  await requestNotice(database, member, { classId, kind: 'place' })
  await requestNotice(database, member, { classId, kind: 'opening' })
  await Promise.all([sendNotices(), sendNotices()])
  await vi.waitFor(
    () =>
      expect(titles(browser).sort()).toEqual([
        'Bookingen er åpen: Rolig yoga',
        'Ledig plass: Rolig yoga',
      ]),
    shortly,
  )
  await requestNotice(database, member, { classId, kind: 'place' })
  await sendNotices()
  await vi.waitFor(() => expect(titles(browser)).toHaveLength(3), shortly)
})

it('reminders are sent to the browsers of members who want them', async () => {
  const startsAt = new Date(Date.now() + 230 * 60_000)
  const { classId } = await createClass(database, { startsAt })
  const [reminded = '', unwilling = ''] = await createMembers(database, 2)
  const [browser, silent] = [await turnOn(reminded), await turnOn(unwilling)]
  await setReminders(database, unwilling, { isOn: false })
  for (const userId of [reminded, unwilling])
    await database.execute(sql`
      insert into portal.group_class_booking
        (class_id, user_id, state, seq, starts_at, ends_at, created_at)
      select id, ${userId}, 'booked', next_seq, starts_at, ends_at, now() - interval '1 day'
        from portal.group_class where id = ${classId}`)
  await sendDueNotices(parts, new Date())
  await vi.waitFor(() => expect(titles(browser)).toEqual(['Kommer du? Rolig yoga']), shortly)
  expect(titles(silent)).toEqual([])
})
