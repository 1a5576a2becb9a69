import { locales } from '@trivsel/content-contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { recordDeliveryOutcome } from '#core/newsletters/record-outcome.server.ts'
import type { NewsletterTopic } from '#core/newsletters/rules.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import { unsubscribe } from '#core/newsletters/unsubscribe.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { type Endpoint, endpointAddress } from '#platform/api/endpoint.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { tokenOf } from '#testing/mailbox.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createNewsletterLinks } from '../subscribing/links.server.ts'
import { NewsletterOverview, OpenIssue } from './contract.ts'
import { deliverIssue, sendIssueTask } from './deliver-issue.server.ts'
import { issueEndpoints as endpoints } from './endpoints.ts'
import { exampleIssue } from './example-issue.ts'
import { createIssuesApi } from './handlers.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const portalUrl = 'https://trivsel.example'
const links = createNewsletterLinks({ encryption: testEncryption, portalUrl })
const delivering = {
  database,
  links,
  configuration: {
    MAIL_FROM: 'Trivsel <ikke-svar@trivsel.example>',
    MAIL_REPLY_TO: 'svar@trivsel.example',
  },
}
const person = buildPerson({ membership: null })
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''

const now = new Date('2026-11-23T10:00:00.000Z')
const before = new Date('2026-11-20T10:00:00.000Z')
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createIssuesApi({
    database,
    portalUrl,
    clock: () => now,
    requireStaff: allowStaff({ kind: 'staff', userId, roles: ['contact'], requestId: 'request' }),
  }),
)

beforeEach(async () => {
  await database.delete(newsletterDelivery)
  await database.delete(newsletterSubscription)
  await database.delete(newsletterIssue)
  await database.execute(sql`delete from graphile_worker._private_jobs`)
})

async function call(endpoint: Endpoint, id?: string, body?: object) {
  const address = endpointAddress(endpoint, { params: { id: id ?? '' } } as never)
  const answer = await app.request(address, {
    method: endpoint.method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return { status: answer.status, answer: (await answer.json()) as { id?: string; error?: string } }
}
const refusalOf = async (called: ReturnType<typeof call>) => {
  const { status, answer } = await called
  return [status, answer.error]
}
const send = (id: string, version = 1) => call(endpoints.sendIssue, id, { version })

let people = 0
type Row = Partial<typeof newsletterSubscription.$inferInsert>
/** @returns ids */
async function addSubscribers(count: number, row: Row = {}): Promise<string[]> {
  const values = Array.from({ length: count }, () => {
    people += 1
    const email = `leser.${people}@example.org`
    return {
      email,
      language: 'no' as const,
      topics: ['food'] as NewsletterTopic[],

      source: 'newsletter',
      consentVersion: 1,
      requestedAt: before,
      confirmedAt: before,
      ...row,
    }
  })
  const added = await database
    .insert(newsletterSubscription)
    .values(values)
    .returning({ id: newsletterSubscription.id })
  return added.map(({ id }) => id)
}

async function addIssue(values: Partial<typeof newsletterIssue.$inferInsert> = {}) {
  const [added] = await database
    .insert(newsletterIssue)
    .values({ ...exampleIssue, ...values })
    .returning({ id: newsletterIssue.id })
  return added?.id ?? ''
}

type QueuedMail = {
  to: string
  subject: string
  text: string
  messageId: string
  bouncesTo: string
  listUnsubscribe: string
}
async function queued(): Promise<{ priority: number; payload: QueuedMail }[]> {
  const { rows } = await database.execute<{ priority: number; payload: QueuedMail }>(sql`
    select j.priority, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'send-mail'
    order by j.payload ->> 'to'`)
  return rows
}
const mails = async () => (await queued()).map(({ payload }) => payload)

const deliver = (id: string) => deliverIssue(delivering, id, new AbortController().signal)
async function sendAndDeliver(id: string): Promise<void> {
  expect((await send(id)).status).toBe(200)
  await deliver(id)
}
const read = async (id: string) => OpenIssue.parse((await call(endpoints.readIssue, id)).answer)
const overview = async () => NewsletterOverview.parse((await call(endpoints.readOverview)).answer)
const findAuditEntries = (id: string) =>
  database
    .select({ action: auditEntry.action, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, id), eq(auditEntry.actorId, userId)))

const written = { topic: null, ...exampleIssue }

describe('an issue', () => {
  it('is created, updated and read by any member of staff', async () => {
    const { answer, status } = await call(endpoints.createIssue)
    expect(status).toBe(201)
    const id = answer.id ?? ''
    expect(
      (await call(endpoints.updateIssue, id, { ...written, version: 1, topic: 'food' })).status,
    ).toBe(200)
    expect(await read(id)).toMatchObject({
      state: 'draft',
      topic: 'food',
      version: 2,
      ...exampleIssue,
    })
    expect(await findAuditEntries(id)).toEqual([
      { action: 'newsletter-issue-created', after: null },
      { action: 'newsletter-issue-changed', after: { newsletterSubject: exampleIssue.subject } },
    ])
  })

  it('is neither overwritten nor sent when a colleague has changed it', async () => {
    await addSubscribers(1)
    const id = await addIssue()
    await call(endpoints.updateIssue, id, { ...written, version: 1 })
    const changed = [409, 'ISSUE_CHANGED']
    expect(await refusalOf(call(endpoints.updateIssue, id, { ...written, version: 1 }))).toEqual(
      changed,
    )
    expect(await refusalOf(send(id, 1))).toEqual(changed)
    expect(await refusalOf(call(endpoints.sendTest, id, { version: 1 }))).toEqual(changed)
  })

  it.each(locales.flatMap((locale) => [['subject', locale] as const, ['text', locale] as const]))(
    'without a %s in %s is neither sent nor tested',
    async (field, locale) => {
      await addSubscribers(1)
      const id = await addIssue({ [field]: { ...exampleIssue[field], [locale]: '' } })
      const incomplete = [409, 'ISSUE_INCOMPLETE']
      expect(await refusalOf(send(id))).toEqual(incomplete)
      expect(await refusalOf(call(endpoints.sendTest, id, { version: 1 }))).toEqual(incomplete)
    },
  )

  it('is not sent when there are no recipients', async () => {
    await addSubscribers(1, { confirmedAt: null })
    await addSubscribers(1, { topics: ['sports'] })
    const id = await addIssue({ topic: 'food' })
    expect(await refusalOf(send(id))).toEqual([409, 'NO_SUBSCRIBERS'])
  })

  it('cannot be changed after it was sent', async () => {
    await addSubscribers(1)
    const id = await addIssue()
    await send(id)
    const sent = [409, 'ISSUE_SENT']
    expect(await refusalOf(send(id))).toEqual(sent)
    expect(await refusalOf(call(endpoints.updateIssue, id, { ...written, version: 1 }))).toEqual(
      sent,
    )
    expect(await refusalOf(call(endpoints.deleteIssue, id))).toEqual(sent)
  })

  it('can be deleted before it is sent', async () => {
    const id = await addIssue()
    expect((await call(endpoints.deleteIssue, id)).status).toBe(200)
    expect(await refusalOf(call(endpoints.readIssue, id))).toEqual([404, 'ISSUE_NOT_FOUND'])
  })

  it('is refused when it does not exist', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      for (const [endpoint, body] of [
        [endpoints.readIssue],
        [endpoints.updateIssue, { ...written, version: 1 }],
        [endpoints.deleteIssue],
        [endpoints.sendTest, { version: 1 }],
        [endpoints.sendIssue, { version: 1 }],
      ] as const)
        expect(await refusalOf(call(endpoint, id, body))).toEqual([404, 'ISSUE_NOT_FOUND'])
  })

  it('is sent as a test in both languages to the caller only', async () => {
    await addSubscribers(2)
    const id = await addIssue()
    expect((await call(endpoints.sendTest, id, { version: 1 })).status).toBe(200)
    const tried = await mails()
    expect(tried.map(({ to }) => to)).toEqual([person.email, person.email])
    expect(tried.map(({ subject }) => subject).sort()).toEqual([
      `Test: ${exampleIssue.subject.no}`,
      `Test: ${exampleIssue.subject.en}`,
    ])
    expect((await read(id)).state).toBe('draft')
  })

  it('is sent once when many requests arrive concurrently', async () => {
    await addSubscribers(1)
    const id = await addIssue()
    let answers: Promise<{ status: number }[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.select().from(newsletterIssue).for('update')
      answers = Promise.all(Array.from({ length: 5 }, () => send(id)))
      // All transactions have started, and none has sent it yet.
      await expect.poll(() => countWaiting(database)).toBe(5)
    })
    expect((await answers)?.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const { rows } = await database.execute(sql`
      select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t
      on t.id = j.task_id and t.identifier = ${sendIssueTask.name}`)
    expect(rows).toHaveLength(1)
    expect((await findAuditEntries(id)).map(({ after }) => after)).toEqual([
      { newsletterSubject: exampleIssue.subject, newsletterAudience: 1 },
    ])
  })
})

describe('delivery', () => {
  it('reaches each subscriber once in their language, with their own unsubscribe link', async () => {
    await addSubscribers(1, { email: 'a@example.org' })
    await addSubscribers(1, { email: 'b@example.org', language: 'en' })
    const id = await addIssue()
    await sendAndDeliver(id)
    const [norwegian, english, ...more] = await queued()
    expect(more).toEqual([])
    expect(norwegian?.payload).toMatchObject({
      to: 'a@example.org',
      subject: exampleIssue.subject.no,
      bouncesTo: 'svar@trivsel.example',
    })
    expect(norwegian?.payload.text).toContain(exampleIssue.text.no)
    expect(norwegian?.payload.text).not.toContain(exampleIssue.text.en)
    expect(english?.payload.subject).toBe(exampleIssue.subject.en)
    expect(english?.payload.text).toContain('/en/about-us/newsletter/unsubscribe#token=')
    const ways = [norwegian, english].flatMap((mail) => mail?.payload.listUnsubscribe ?? [])
    expect(new Set(ways).size).toBe(2)
    for (const way of ways) expect(way).toMatch(/^https:\/\/trivsel\.example\/api\//)
    // A mail with a new password is not delayed by the newsletter.
    expect(norwegian?.priority).toBeGreaterThan(0)
  })

  it('creates one mail for each subscriber when it runs twice concurrently over several batches', async () => {
    await addSubscribers(450)
    const id = await addIssue()
    await send(id)
    await Promise.all([deliver(id), deliver(id), deliver(id)])
    await deliver(id)
    const sent = await mails()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(450)
    expect(sent).toHaveLength(450)
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 450 })
  })

  it('resumes where it was stopped', async () => {
    await addSubscribers(250)
    const id = await addIssue()
    await send(id)
    const stopping = AbortSignal.abort(new Error('stopping'))
    await expect(deliverIssue(delivering, id, stopping)).rejects.toThrow('stopping')
    expect(await read(id)).toMatchObject({ state: 'sending', recipients: null })
    expect((await mails()).length).toBe(200)
    await deliver(id)
    expect((await mails()).length).toBe(250)
  })

  it('goes to subscribers of the topic who had confirmed before it was sent', async () => {
    const row = (email: string, more: Row) => addSubscribers(1, { email, ...more })
    await row('chosen@example.org', { topics: ['food', 'sports'] })
    await row('other@example.org', { topics: ['housing'] })
    await row('unconfirmed@example.org', { topics: ['sports'], confirmedAt: null })
    await row('later@example.org', { topics: ['sports'], confirmedAt: new Date(now.getTime() + 1) })
    await sendAndDeliver(await addIssue({ topic: 'sports' }))
    expect((await mails()).map(({ to }) => to)).toEqual(['chosen@example.org'])
  })

  it('does nothing for an issue that is not sent', async () => {
    await addSubscribers(1)
    await deliver(await addIssue())
    expect(await mails()).toEqual([])
  })

  it('does not reach people who unsubscribed before their mail was sent', async () => {
    await addSubscribers(1, { email: 'a@example.org' })
    await addSubscribers(1, { email: 'b@example.org' })
    const id = await addIssue()
    await sendAndDeliver(id)
    const [first] = await mails()
    await unsubscribe({ database, links }, tokenOf(first as QueuedMail), now)
    expect((await mails()).map(({ to }) => to)).toEqual(['b@example.org'])
    expect(await database.$count(newsletterDelivery)).toBe(1)
    expect(await read(id)).toMatchObject({ recipients: 2, delivered: 0, failed: 0, waiting: 1 })
  })
})

describe('the outcome of a delivery', () => {
  const note = (messageId: string, outcome: 'sent' | 'refused' | 'failed' | 'bounced') =>
    recordDeliveryOutcome(database, { messageId, outcome })

  it('is counted', async () => {
    await addSubscribers(4)
    const id = await addIssue()
    await sendAndDeliver(id)
    const [one, two, three] = (await mails()).map(({ messageId }) => messageId)
    await note(one ?? '', 'sent')
    await note(one ?? '', 'sent')
    await note(two ?? '', 'refused')
    await note(three ?? '', 'sent')
    await note(three ?? '', 'bounced')
    await note('<other@trivsel.example>', 'bounced')
    expect(await read(id)).toMatchObject({ recipients: 4, delivered: 1, failed: 2, waiting: 1 })
    expect((await overview()).issues).toMatchObject([
      { id, recipients: 4, delivered: 1, failed: 2 },
    ])
  })

  async function addIssuesWith(outcomes: readonly ('sent' | 'bounced' | 'refused')[]) {
    await database.execute(sql`delete from graphile_worker._private_jobs`)
    const id = await addIssue()
    await send(id)
    await deliver(id)
    // Each issue is sent at a different time.
    await database.execute(sql`
      update portal.newsletter_delivery set created_at = created_at + make_interval(days => ${people})
      where issue_id = ${id}`)
    people += 1
    const [{ messageId = '' } = {}] = await mails()
    for (const outcome of outcomes) await note(messageId, outcome)
  }

  it('ends a subscription after three bounced issues in a row', async () => {
    const [id = ''] = await addSubscribers(1)
    const find = async () =>
      (
        await database
          .select()
          .from(newsletterSubscription)
          .where(eq(newsletterSubscription.id, id))
      )[0]
    for (const outcomes of [['refused'], ['sent', 'bounced'], ['sent'], ['refused'], ['bounced']])
      await addIssuesWith(outcomes as never)
    expect(await find()).toMatchObject({ unsubscribedAt: null })
    await addIssuesWith(['sent', 'bounced'])
    expect(await find()).toMatchObject({ email: null, endedBy: 'undeliverable' })
  })
})

it('staff see the number of subscribers by language and topic', async () => {
  await addSubscribers(3, { topics: ['food', 'sports'] })
  await addSubscribers(2, { language: 'en', topics: ['housing'] })
  await addSubscribers(4, { confirmedAt: null })
  await addIssue({ sentAt: before, finishedAt: before, recipients: 5 })
  const draft = await addIssue()
  const { subscribers, issues } = await overview()
  expect(subscribers).toEqual({
    total: 5,
    languages: { no: 3, en: 2 },
    unconfirmed: 4,
    topics: { 'student-life': 0, sports: 3, food: 3, housing: 2 },
  })
  expect(issues.map(({ state }) => state)).toEqual(['draft', 'sent'])
  expect((await read(draft)).audience).toEqual({ no: 3, en: 2 })
})
