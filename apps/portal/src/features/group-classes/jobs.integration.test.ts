import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { createClass, createMembers } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { groupClassCrontab, groupClassTasks } from './jobs.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

const { database, url } = await createTestDatabase()
const { book } = createGroupClassBooking(database)
const sent: Mail[] = []
const jobs = createJobs({
  connectionString: url,
  log: createLog('silent'),
  tasks: groupClassTasks({
    database,
    encryption: createFieldEncryption(new Map([['test', 'a secret of the test']])),
    clock: () => new Date(),
    mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
    portalUrl: 'http://localhost:3000',
  }),
  crontab: groupClassCrontab,
})
afterAll(() => jobs.stop())

/** Three members in a class for one: the first has the place, the others wait. */
async function fillClass() {
  const wanted = await createClass(database, { capacity: 1 })
  const members = await createMembers(database, 3)
  const bookings = []
  for (const userId of members) {
    const outcome = await book({ ...wanted, userId })
    if ('refusal' in outcome) throw new Error(outcome.refusal)
    bookings.push({ ...wanted, userId, id: outcome.bookingId })
  }
  const [holder, second, third] = bookings
  if (!holder || !second || !third) throw new Error('somebody is missing')
  return { holder, second, third }
}

let promoted: string
beforeAll(async () => {
  const { holder, second, third } = await fillClass()
  // The second gives the place back before the mail about it is sent.
  await unbookGroupClass(database, holder)
  await unbookGroupClass(database, second)
  promoted = third.userId
})

it('whoever moved up from the queue and still has the place gets a mail, nobody else', async () => {
  await jobs.start()
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 })
  expect(sent[0]).toMatchObject({
    to: `${promoted}@trivsel.example`,
    subject: 'Du har fått plass: Rolig yoga',
  })
  const { holder, second } = await fillClass()
  await unbookGroupClass(database, holder)
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 5_000 })
  expect(sent[1]?.to).toBe(`${second.userId}@trivsel.example`)
})
