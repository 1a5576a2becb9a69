import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { profile } from '#core/profile/tables.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { createClass, createMembers, readClass } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from './book/book-group-class.server.ts'
import { unbookGroupClass } from './book/unbook-group-class.server.ts'
import { groupClassCrontab, groupClassTasks } from './jobs.server.ts'
import { blockMember } from './staff/block-member.server.ts'
import { cancelGroupClass } from './staff/cancel-group-class.server.ts'
import { changeCapacity } from './staff/change-capacity.server.ts'
import { unblockMember } from './staff/unblock-member.server.ts'

const { database, url } = await createTestDatabase()
const { book } = createGroupClassBooking(database)
const sent: Mail[] = []
const jobs = createJobs({
  connectionString: url,
  log: createLog('silent'),
  tasks: groupClassTasks({
    database,
    content: { queryAfresh: () => Promise.reject(new Error('silent')) },
    encryption: createFieldEncryption(new Map([['test', 'a secret of the test']])),
    clock: () => new Date(),
    mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
    portalUrl: 'http://localhost:3000',
  }),
  crontab: groupClassCrontab,
})
afterAll(() => jobs.stop())

/** Members without a profile read both languages, Norwegian first. */
const norwegianSubjects = (userId: string) =>
  sent
    .filter(({ to }) => to === `${userId}@trivsel.example`)
    .map(({ subject }) => subject.split(' / ')[0])

/** Three members in a class with one place: the first has it, the others wait. */
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
  // The second member unbooks before the mail about the place is sent.
  await unbookGroupClass(database, holder)
  await unbookGroupClass(database, second)
  promoted = third.userId
})

it('only a member who moved up from the queue and still has the place gets a mail', async () => {
  await jobs.start()
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 })
  expect(sent[0]).toMatchObject({
    to: `${promoted}@trivsel.example`,
    subject: 'Du har fått plass: Rolig yoga / You have a place: Calm yoga',
  })
  const { holder, second } = await fillClass()
  await unbookGroupClass(database, holder)
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 5_000 })
  expect(sent[1]?.to).toBe(`${second.userId}@trivsel.example`)
})

it('a member in the queue who may not have the place is notified of the reason, in the language of their profile', async () => {
  const { holder, second, third } = await fillClass()
  await database.insert(profile).values({ userId: second.userId, language: 'en' })
  await blockMember(
    database,
    { kind: 'command' },
    { userId: second.userId, reason: 'For testen', endsAt: null },
  )
  await unbookGroupClass(database, holder)
  const mailsTo = (userId: string) =>
    sent.filter(({ to }) => to === `${userId}@trivsel.example`).map(({ subject }) => subject)
  await vi.waitFor(
    () => expect(mailsTo(second.userId)).toContain('You are no longer in the queue: Calm yoga'),
    { timeout: 5_000 },
  )
  expect(mailsTo(second.userId)).not.toContain('You have a place: Calm yoga')
  await vi.waitFor(
    () => expect(norwegianSubjects(third.userId)).toEqual(['Du har fått plass: Rolig yoga']),
    { timeout: 5_000 },
  )
})

describe('a queue that closes', () => {
  /** Closes the queue: the class starts in less than three hours. */
  async function closeQueue(classId: number): Promise<void> {
    await database.execute(sql`
      update portal.group_class set unbooking_closes_at = now() - interval '1 second'
       where id = ${classId}`)
    await database.execute(sql`
      select graphile_worker.add_job('group-class-queue-closes', json_build_object('id', id),
        job_key => 'group-class-queue-closes-' || id)
        from portal.group_class where id = ${classId}`)
  }
  const mailsTo = (userId: string) => norwegianSubjects(userId)

  it('has one job, however many wait', async () => {
    const { holder } = await fillClass()
    const { rows } = await database.execute<{ at_deadline: boolean }>(sql`
      select job.run_at = c.unbooking_closes_at as at_deadline
        from graphile_worker.jobs job
        join portal.group_class c on job.key = 'group-class-queue-closes-' || c.id
       where c.id = ${holder.classId}`)
    expect(rows).toEqual([{ at_deadline: true }])
  })

  it('notifies each member who waited, and nobody else', async () => {
    const { holder, second, third } = await fillClass()
    await closeQueue(holder.classId)
    for (const { userId } of [second, third])
      await vi.waitFor(() => expect(mailsTo(userId)).toEqual(['Du fikk ikke plass: Rolig yoga']), {
        timeout: 5_000,
      })
    expect(mailsTo(holder.userId)).toEqual([])
    expect((await readClass(database, holder.classId)).counters).toEqual({ booked: 1, queued: 0 })
  })

  it('does nothing before its time', async () => {
    const { holder } = await fillClass()
    await database.execute(sql`select portal.lapse_group_class_queue(${holder.classId})`)
    expect((await readClass(database, holder.classId)).counters).toEqual({ booked: 1, queued: 2 })
  })
})

it('a member who loses a place to a smaller room or a cancelled class is notified of the current state', async () => {
  const { holder, second } = await fillClass()
  const actor = { kind: 'command' } as const
  await changeCapacity(database, actor, { classId: holder.classId, capacity: 2 })
  await changeCapacity(database, actor, { classId: holder.classId, capacity: 1 })
  const subjects = () => norwegianSubjects(second.userId)
  await vi.waitFor(() => expect(subjects()).toContain('Du har ikke lenger plass: Rolig yoga'), {
    timeout: 5_000,
  })
  await cancelGroupClass(database, actor, { classId: holder.classId })
  await vi.waitFor(() => expect(subjects()).toContain('Avlyst: Rolig yoga'), { timeout: 5_000 })
})

it('a member who is blocked is notified, unless the block was lifted', async () => {
  const [notified = '', lifted = ''] = await createMembers(database, 2)
  const actor = { kind: 'command' } as const
  const reason = 'For testen'
  await database.transaction(async (transaction) => {
    await blockMember(transaction, actor, { userId: lifted, reason, endsAt: null })
    await unblockMember(transaction, actor, { userId: lifted, reason })
  })
  await blockMember(database, actor, { userId: notified, reason, endsAt: null })
  await vi.waitFor(
    () =>
      expect(sent).toContainEqual(
        expect.objectContaining({
          to: `${notified}@trivsel.example`,
          subject: expect.stringMatching('Du kan ikke booke gruppetimer nå'),
        }),
      ),
    { timeout: 5_000 },
  )
  expect(sent.filter(({ to }) => to === `${lifted}@trivsel.example`)).toEqual([])
})
