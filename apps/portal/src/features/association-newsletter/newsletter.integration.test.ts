import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addAssociation,
  addContact,
  addMember,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import {
  associationHistory,
  associationMember,
  associationSettings,
} from '#core/associations/tables.server.ts'
import { recordDeliveryOutcome } from '#core/newsletters/record-outcome.server.ts'
import { newsletterRetention } from '#core/newsletters/retention.server.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { filledHoneypot } from '#core/public-forms/honeypots.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { type Endpoint, endpointAddress } from '#platform/api/endpoint.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { tokenOf } from '#testing/mailbox.testing.server.ts'
import { followEndpoints } from './follow/endpoints.ts'
import { followTask, followTaskHandler } from './follow/follow-task.server.ts'
import { createFollowApi } from './follow/handlers.server.ts'
import { createFollowLinks } from './follow/links.server.ts'
import { exampleIssue } from './model/example-issue.ts'
import { mostDrafts } from './model/rules.ts'
import { receiveEndpoints } from './receive/endpoints.ts'
import { createReceiveApi } from './receive/handlers.server.ts'
import { NewsletterOverview, OpenIssue } from './write/contract.ts'
import { deliverIssue } from './write/deliver-issue.server.ts'
import { writeEndpoints } from './write/endpoints.ts'
import { createWriteApi } from './write/handlers.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const portalUrl = 'https://trivsel.example'
const parts = { database, encryption: testEncryption, portalUrl }
const links = createFollowLinks(parts)
const delivering = {
  database,
  links,
  configuration: { MAIL_FROM: 'ikke-svar@trivsel.example', MAIL_REPLY_TO: 'svar@trivsel.example' },
}

const start = new Date('2026-11-28T10:00:00.000Z')
const before = new Date('2026-11-20T10:00:00.000Z')
let now = start

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 's', userId, firstName: 'x', lastName: 'x' } : null
  },
}
const shared = { ...parts, sessions, clock: () => now, configuration: testConfiguration }
const app = createApi({ configuration: testConfiguration, log: createLog('silent') })
  .route('/', createFollowApi(shared))
  .route('/', createReceiveApi(shared))
  .route('/', createWriteApi(shared))

const confirmMails: Mail[] = []
const signUpTask = followTaskHandler({
  ...parts,
  mailer: { send: async (mail) => void confirmMails.push(mail) },
})

beforeEach(async () => {
  now = start
  confirmMails.length = 0
  await database.delete(newsletterIssue)
  await database.delete(newsletterSubscription)
  await database.execute(sql`delete from graphile_worker._private_jobs`)
})

type Called = { status: number; answer: { id?: string; error?: string } }

async function call(
  endpoint: Endpoint,
  { params = {}, query, body, as }: { params?: object; query?: object; body?: object; as?: string },
): Promise<Called> {
  const inputs = { params, query, body: body ?? {} }
  const answer = await app.request(endpointAddress(endpoint, inputs as never), {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': newAddress(),
      ...(as && { 'x-test-user': as }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, answer: (await answer.json()) as Called['answer'] }
}
const outcomeOf = ({ status, answer }: Called) => [status, answer.error]

async function addPerson(language?: Locale): Promise<{ id: string; email: string }> {
  const person = buildPerson({ membership: null })
  const id = (await seedPeople(database, [person])).get(person.email) ?? ''
  if (language)
    await database
      .insert(profile)
      .values({ userId: id, language })
      .onConflictDoUpdate({ target: profile.userId, set: { language } })
  return { id, email: person.email }
}

/** An association with a contact person, who is no member. */
async function addBoard(values: Parameters<typeof addAssociation>[1] = {}) {
  const { id, name } = await addAssociation(database, values)
  const leader = await addPerson()
  await addContact(database, id, leader.id)
  return { id, name, leader }
}

async function addNewMember(associationId: string, language?: Locale) {
  const person = await addPerson(language)
  await addMember(database, { associationId, userId: person.id })
  await database
    .update(associationMember)
    .set({ joinedAt: before })
    .where(
      and(
        eq(associationMember.associationId, associationId),
        eq(associationMember.userId, person.id),
      ),
    )
  return person
}

let people = 0
type Row = Partial<typeof newsletterSubscription.$inferInsert>
async function addFollower(associationId: string, row: Row = {}): Promise<string> {
  people += 1
  const [added] = await database
    .insert(newsletterSubscription)
    .values({
      associationId,
      email: `folger.${people}@example.org`,
      language: 'no',
      topics: [],
      source: 'association-follow',
      consentVersion: 1,
      requestedAt: before,
      confirmedAt: before,
      ...row,
    })
    .returning({ email: newsletterSubscription.email })
  return added?.email ?? ''
}

async function addIssue(associationId: string, values: object = {}): Promise<string> {
  const [added] = await database
    .insert(newsletterIssue)
    .values({ ...exampleIssue, associationId, ...values })
    .returning({ id: newsletterIssue.id })
  return added?.id ?? ''
}

type QueuedMail = {
  to: string
  subject: string
  text: string
  messageId: string
  senderName: string
  replyTo?: string
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
const recipients = async () => (await mails()).map(({ to }) => to).sort()

const send = (id: string, issueId: string, as: string) =>
  call(writeEndpoints.sendIssue, { params: { id, issueId }, body: { version: 1 }, as })
const deliver = (issueId: string, signal = new AbortController().signal) =>
  deliverIssue(delivering, issueId, signal)
async function sendAndDeliver({ id, leader }: { id: string; leader: { id: string } }, values = {}) {
  const issueId = await addIssue(id, values)
  expect((await send(id, issueId, leader.id)).status).toBe(200)
  await deliver(issueId)
  return issueId
}
const end = (token: string) => call(followEndpoints.end, { body: { token } })

describe('an issue of an association', () => {
  it('is written, read and deleted by whoever has the right, and by nobody else', async () => {
    const board = await addBoard()
    const other = await addBoard()
    const [deputy, treasurer, former, member] = await Promise.all(
      Array.from({ length: 4 }, () => addPerson()),
    )
    const role = { associationId: board.id }
    await addRole(database, { ...role, userId: deputy?.id ?? '', kind: 'deputy' })
    await addRole(database, { ...role, userId: treasurer?.id ?? '', kind: 'treasurer' })
    await addRole(
      database,
      { ...role, userId: former?.id ?? '', kind: 'leader' },
      { endsOn: '2026-11-27' },
    )
    await addMember(database, { ...role, userId: member?.id ?? '' })
    const issueId = await addIssue(board.id)
    const params = { id: board.id, issueId }
    const calls = [
      [writeEndpoints.readOverview, undefined],
      [writeEndpoints.createIssue, undefined],
      [writeEndpoints.readIssue, undefined],
      [writeEndpoints.updateIssue, { version: 1, ...exampleIssue }],
      [writeEndpoints.sendTest, { version: 1 }],
      [writeEndpoints.sendIssue, { version: 1 }],
      [writeEndpoints.stopIssue, undefined],
      [writeEndpoints.deleteIssue, undefined],
    ] as const
    for (const [endpoint, body] of calls) {
      const by = (as?: string) =>
        call(endpoint, { params, ...(body && { body }), ...(as && { as }) })
      expect((await by()).status).toBe(401)
      for (const stranger of [former, member, other.leader])
        expect(outcomeOf(await by(stranger?.id))).toEqual([404, 'ASSOCIATION_NOT_FOUND'])
      expect(outcomeOf(await by(treasurer?.id))).toEqual([403, 'ASSOCIATION_RIGHT_MISSING'])
      // Another association's issue is none, also for somebody who may write newsletters there.
      const theirs = await call(endpoint, {
        params: { id: other.id, issueId },
        ...(body && { body }),
        as: other.leader.id,
      })
      if (endpoint.path.includes(':issueId'))
        expect(outcomeOf(theirs)).toEqual([404, 'ISSUE_NOT_FOUND'])
    }
    expect(await database.$count(newsletterIssue, eq(newsletterIssue.id, issueId))).toBe(1)
    const as = deputy?.id ?? ''
    const english = { subject: { no: '', en: 'Hike' }, text: { no: '', en: 'Come' } }
    const change = { params, as, body: { version: 1, ...english } }
    expect((await call(writeEndpoints.updateIssue, change)).status).toBe(200)
    expect(outcomeOf(await call(writeEndpoints.updateIssue, change))).toEqual([
      409,
      'ISSUE_CHANGED',
    ])
    const read = await call(writeEndpoints.readIssue, { params, as })
    expect(OpenIssue.parse(read.answer)).toMatchObject({ state: 'draft', version: 2, ...english })
    // Only a contact person stops what a role has sent.
    expect(outcomeOf(await call(writeEndpoints.stopIssue, { params, as }))).toEqual([
      403,
      'ASSOCIATION_RIGHT_MISSING',
    ])
    expect((await call(writeEndpoints.deleteIssue, { params, as })).status).toBe(200)
  })

  it('has no national id in it', async () => {
    const { id, leader } = await addBoard()
    const issueId = await addIssue(id)
    const text = { no: 'Ring 15890050015', en: '' }
    const body = { version: 1, ...exampleIssue, text }
    const called = await call(writeEndpoints.updateIssue, {
      params: { id, issueId },
      body,
      as: leader.id,
    })
    expect(outcomeOf(called)).toEqual([400, 'INVALID_REQUEST'])
  })

  it('is sent as a test to the caller alone, as readers would see it', async () => {
    const board = await addBoard({ contactEmail: 'kor@example.org', showsEmail: true })
    await addNewMember(board.id)
    const issueId = await addIssue(board.id)
    const params = { id: board.id, issueId }
    const tried = await call(writeEndpoints.sendTest, {
      params,
      body: { version: 1 },
      as: board.leader.id,
    })
    expect(tried.status).toBe(200)
    expect(await mails()).toMatchObject([
      {
        to: board.leader.email,
        subject: `Test: ${exampleIssue.subject.no}`,
        senderName: board.name,
        replyTo: 'kor@example.org',
      },
    ])
    expect(await database.$count(newsletterDelivery)).toBe(0)
  })

  it.each(['new', 'inactive', 'closed'] as const)(
    'is not sent by one that is %s',
    async (state) => {
      const reasons = { new: 'staff-decide', inactive: 'by-staff', closed: 'by-board' } as const
      const { id, leader } = await addBoard({ state, stateReason: reasons[state] })
      await addNewMember(id)
      const called = await send(id, await addIssue(id), leader.id)
      expect(outcomeOf(called)).toEqual([409, 'ASSOCIATION_STATE'])
    },
  )

  it('is not sent without a text, or to nobody', async () => {
    const { id, leader } = await addBoard()
    expect(outcomeOf(await send(id, await addIssue(id), leader.id))).toEqual([409, 'NO_RECIPIENTS'])
    const half = { subject: { no: 'Tur', en: 'Hike' } }
    expect(outcomeOf(await send(id, await addIssue(id, half), leader.id))).toEqual([
      409,
      'ISSUE_INCOMPLETE',
    ])
  })

  it('is one a day, also when two are sent at the same time', async () => {
    const { id, leader } = await addBoard()
    await addNewMember(id)
    const issues = await Promise.all([addIssue(id), addIssue(id), addIssue(id)])
    let answers: Promise<Called[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select from portal.association where id = ${id} for update`)
      answers = Promise.all(issues.map((issueId) => send(id, issueId, leader.id)))
      await expect.poll(() => countWaiting(database)).toBe(3)
    })
    expect((await answers)?.map(({ answer }) => answer.error).toSorted()).toEqual([
      'DAY_LIMIT',
      'DAY_LIMIT',
      undefined,
    ])
    // Midnight in Norway is at 23:00.
    const draft = await addIssue(id)
    now = new Date('2026-11-28T22:59:00.000Z')
    expect(outcomeOf(await send(id, draft, leader.id))).toEqual([409, 'DAY_LIMIT'])
    now = new Date('2026-11-28T23:00:00.000Z')
    expect((await send(id, draft, leader.id)).status).toBe(200)
    const kept = await database
      .select({ action: associationHistory.action })
      .from(associationHistory)
      .where(eq(associationHistory.associationId, id))
    expect(kept.map(({ action }) => action)).toEqual(['newsletter-sent', 'newsletter-sent'])
  })

  it('may be more a day where the settings say so', async () => {
    const { id, leader } = await addBoard()
    await addNewMember(id)
    await database.update(associationSettings).set({ dailyNewsletters: 2 })
    expect((await send(id, await addIssue(id), leader.id)).status).toBe(200)
    expect((await send(id, await addIssue(id), leader.id)).status).toBe(200)
    await database.update(associationSettings).set({ dailyNewsletters: 1 })
  })
})

describe('delivery', () => {
  it('reaches members and followers, and somebody who is both once', async () => {
    const board = await addBoard()
    const member = await addNewMember(board.id)
    const both = await addNewMember(board.id)
    await addFollower(board.id, { email: both.email })
    const follower = await addFollower(board.id)
    // None of these gets it.
    await addFollower(board.id, { confirmedAt: null })
    await addFollower(board.id, { confirmedAt: new Date(now.getTime() + 1) })
    await addFollower((await addBoard()).id)
    const asked = await addPerson()
    await database.insert(associationMember).values({
      associationId: board.id,
      userId: asked.id,
      state: 'requested',
      joinedBy: 'page',
    })
    const left = await addNewMember(board.id)
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: before, endedBecause: 'left' })
      .where(eq(associationMember.userId, left.id))
    const overview = await call(writeEndpoints.readOverview, {
      params: { id: board.id },
      as: board.leader.id,
    })
    expect(NewsletterOverview.parse(overview.answer).audience).toEqual({
      members: 2,
      followers: 1,
      languages: { no: 3, en: 0 },
    })
    const issueId = await sendAndDeliver(board)
    expect(await recipients()).toEqual([both.email, follower, member.email].sort())
    const [issue] = await database
      .select()
      .from(newsletterIssue)
      .where(eq(newsletterIssue.id, issueId))
    expect(issue).toMatchObject({ recipients: 3, finishedAt: expect.any(Date) })
    // Everybody has their own way out, and nobody waits for a password because of it.
    expect(new Set((await mails()).map(({ listUnsubscribe }) => listUnsubscribe)).size).toBe(3)
    for (const { priority } of await queued()) expect(priority).toBeGreaterThan(0)
  })

  it('comes in the name of the association, with its address if that is shown', async () => {
    const shown = await addBoard({ contactEmail: 'kor@example.org', showsEmail: true })
    await addFollower(shown.id)
    await sendAndDeliver(shown)
    expect(await mails()).toMatchObject([{ senderName: shown.name, replyTo: 'kor@example.org' }])
    await database.execute(sql`delete from graphile_worker._private_jobs`)
    const hidden = await addBoard({ contactEmail: 'styret@example.org' })
    await addFollower(hidden.id)
    await sendAndDeliver(hidden)
    const [mail] = await mails()
    expect(JSON.stringify(mail)).not.toContain('styret@example.org')
  })

  it('is in the language of the reader, or in the only one in which it is written', async () => {
    const board = await addBoard()
    const english = await addNewMember(board.id, 'en')
    await sendAndDeliver(board)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: english.email, subject: exampleIssue.subject.no })
    expect(mail?.text).toContain('You get this email because you are a member')
    await database.execute(sql`delete from graphile_worker._private_jobs`)
    now = new Date('2026-11-29T10:00:00.000Z')
    await sendAndDeliver(board, {
      subject: { no: 'Tur', en: 'Hike' },
      text: { no: 'Bli med', en: 'Come along' },
    })
    expect(await mails()).toMatchObject([{ subject: 'Hike' }])
  })

  it('creates one mail each when it runs twice, is stopped and resumes', async () => {
    const board = await addBoard()
    for (let member = 0; member < 3; member += 1) await addNewMember(board.id)
    await database.insert(newsletterSubscription).values(
      Array.from({ length: 250 }, (_, place) => ({
        associationId: board.id,
        email: `mange.${place}@example.org`,
        language: 'no' as const,
        topics: [],
        source: 'association-follow',
        consentVersion: 1,
        requestedAt: before,
        confirmedAt: before,
      })),
    )
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    const stopping = AbortSignal.abort(new Error('stopping'))
    await expect(deliver(issueId, stopping)).rejects.toThrow('stopping')
    expect(await recipients()).toHaveLength(3)
    await Promise.all([deliver(issueId), deliver(issueId), deliver(issueId)])
    const all = await recipients()
    expect(all).toHaveLength(253)
    expect(new Set(all).size).toBe(253)
  })

  it('comes once to a member who leaves meanwhile, and follows', async () => {
    const board = await addBoard()
    const person = await addNewMember(board.id)
    await addFollower(board.id, { email: person.email })
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    await expect(deliver(issueId, AbortSignal.abort(new Error('stopping')))).rejects.toThrow()
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: now, endedBecause: 'left' })
      .where(eq(associationMember.userId, person.id))
    await deliver(issueId)
    expect(await recipients()).toEqual([person.email])
  })

  it('reaches nobody who unsubscribes while it is being sent', async () => {
    const board = await addBoard()
    const [early, late] = [await addNewMember(board.id), await addNewMember(board.id)]
    const follower = await addFollower(board.id)
    const stays = await addFollower(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    // One before any mail is created, the others while theirs wait.
    const choose = { params: { id: board.id }, body: { isWanted: false }, as: late.id }
    expect((await call(receiveEndpoints.choose, choose)).status).toBe(200)
    await deliver(issueId)
    expect(await recipients()).toEqual([early.email, follower, stays].sort())
    for (const mail of await mails()) if (mail.to !== stays) await end(tokenOf(mail))
    expect(await recipients()).toEqual([stays])
    expect(await database.$count(newsletterDelivery)).toBe(1)
    expect(await database.$count(newsletterSubscription)).toBe(1)
    await deliver(issueId)
    expect(await recipients()).toEqual([stays])
  })

  it('waits for somebody who is just unsubscribing', async () => {
    const board = await addBoard()
    const member = await addNewMember(board.id)
    const other = await addFollower(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    let delivered: Promise<void> | undefined
    await database.transaction(async (transaction) => {
      await transaction
        .update(associationMember)
        .set({ noNewsletterSince: now })
        .where(eq(associationMember.userId, member.id))
      delivered = deliver(issueId)
      await expect.poll(() => countWaiting(database)).toBe(1)
    })
    await delivered
    expect(await recipients()).toEqual([other])
  })

  it('stops when a contact person says so, and when the association is closed', async () => {
    const board = await addBoard()
    for (let member = 0; member < 2; member += 1) await addNewMember(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    await deliver(issueId)
    const [first] = await mails()
    await recordDeliveryOutcome(database, { messageId: first?.messageId ?? '', outcome: 'sent' })
    const stop = () =>
      call(writeEndpoints.stopIssue, { params: { id: board.id, issueId }, as: board.leader.id })
    expect((await stop()).status).toBe(200)
    expect(outcomeOf(await stop())).toEqual([409, 'ISSUE_NOT_SENDING'])
    // The job of the mail that was sent is still in this queue; the other one is not.
    expect(await recipients()).toEqual([first?.to])
    await deliver(issueId)
    expect(await recipients()).toEqual([first?.to])
    const read = await call(writeEndpoints.readIssue, {
      params: { id: board.id, issueId },
      as: board.leader.id,
    })
    expect(OpenIssue.parse(read.answer)).toMatchObject({ state: 'stopped', recipients: 1 })

    const closing = await addBoard()
    await addFollower(closing.id)
    await addNewMember(closing.id)
    const unsent = await addIssue(closing.id)
    await send(closing.id, unsent, closing.leader.id)
    await database.execute(sql`update portal.association
      set state = 'closed', state_reason = 'by-board' where id = ${closing.id}`)
    await deliver(unsent)
    expect(await recipients()).toEqual([first?.to])
  })
})

describe('a member', () => {
  const own = async (as: string) =>
    ((await call(receiveEndpoints.list, { as })).answer as unknown as { items: object[] }).items

  it('ends and begins the newsletter of one association and no other', async () => {
    const [one, other] = [await addBoard(), await addBoard()]
    const person = await addNewMember(one.id)
    await addMember(database, { associationId: other.id, userId: person.id })
    // They had followed it before they became a member.
    await addFollower(one.id, { email: person.email })
    const choose = (id: string, isWanted: boolean) =>
      call(receiveEndpoints.choose, { params: { id }, body: { isWanted }, as: person.id })
    await choose(one.id, false)
    expect(await own(person.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ associationId: one.id, isWanted: false }),
        expect.objectContaining({ associationId: other.id, isWanted: true }),
      ]),
    )
    expect(await database.$count(newsletterSubscription)).toBe(0)
    expect(outcomeOf(await send(one.id, await addIssue(one.id), one.leader.id))).toEqual([
      409,
      'NO_RECIPIENTS',
    ])
    await choose(one.id, true)
    await sendAndDeliver(one)
    expect(await recipients()).toEqual([person.email])
    expect(outcomeOf(await choose((await addBoard()).id, false))).toEqual([
      404,
      'ASSOCIATION_NOT_FOUND',
    ])
  })
})

describe('following', () => {
  const follow = (id: string, email: string, language = 'no') =>
    call(followEndpoints.follow, {
      params: { id },
      query: { language },
      body: {
        token: issueToken(testConfiguration.AUTH_SECRET, now),
        alert: '',
        alert2: filledHoneypot.value,
        answers: { email },
      },
    })

  async function runJobs(): Promise<void> {
    const { rows } = await database.execute<{ id: string; payload: unknown }>(sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = ${followTask.name} returning j.id::text, j.payload`)
    for (const { id, payload } of rows)
      await signUpTask.run(payload, { jobId: id, signal: new AbortController().signal } as never)
  }
  async function mailFor(id: string, email: string, language?: string): Promise<Mail> {
    confirmMails.length = 0
    expect(await follow(id, email, language)).toEqual({ status: 200, answer: {} })
    await runJobs()
    const [mail] = confirmMails
    if (!mail) throw new Error('there is no mail')
    return mail
  }
  const confirm = (token: string) => call(followEndpoints.confirm, { body: { token } })
  const done = { status: 200, answer: {} }
  const notValid = { status: 410, answer: { error: 'LINK_NOT_VALID' } }

  it('needs a press in the mail, and the answer is the same for every address', async () => {
    const { id, name } = await addBoard()
    const email = 'ny@example.org'
    const mail = await mailFor(id, email, 'en')
    expect(mail.subject).toBe(`Confirm that you want to follow ${name}`)
    expect(mail.text).toContain(`${portalUrl}/en/associations/follow/confirm#token=`)
    expect(await database.$count(newsletterSubscription, sql`confirmed_at is not null`)).toBe(0)
    expect(await confirm(tokenOf(mail))).toEqual(done)
    expect(await confirm(tokenOf(mail))).toEqual(done)
    const welcomes = await mails()
    expect(welcomes).toMatchObject([{ to: email, subject: `You follow ${name}` }])
    now = new Date(now.getTime() + 1000)
    // Now it is known: the page says nothing of it, the mail does.
    const again = await mailFor(id, email)
    expect(again.subject).toBe(`You already follow ${name}`)
    // Following one association says nothing about another.
    const elsewhere = await mailFor((await addBoard()).id, email)
    expect(elsewhere.subject).toContain('Bekreft')
  })

  it('ends with one click, and everything is deleted at once', async () => {
    const { id } = await addBoard()
    const mail = await mailFor(id, 'gjest@example.org')
    await confirm(tokenOf(mail))
    const [welcome] = await mails()
    const address = (welcome?.listUnsubscribe ?? '').replace(portalUrl, '')
    // A mail program or a scanner that opens the address changes nothing.
    const opened = await app.request(address)
    expect(opened.status).toBe(302)
    expect(welcome?.text).toContain(opened.headers.get('location'))
    expect(await database.$count(newsletterSubscription)).toBe(1)
    const click = () =>
      app.request(address, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await click()).status).toBe(200)
    expect(await database.$count(newsletterSubscription)).toBe(0)
    expect((await click()).status).toBe(200)
    // An old mail brings nobody back.
    expect(await confirm(tokenOf(mail))).toEqual(notValid)
  })

  it('is refused with a link that we have not signed, or that is for something else', async () => {
    const { id } = await addBoard()
    const token = tokenOf(await mailFor(id, 'gjest@example.org'))
    const member = await addNewMember(id)
    for (const bad of ['', 'x', `${token}x`, `member.${id}.${member.id}.x`, `member.${id}`]) {
      expect(await confirm(bad)).toEqual(notValid)
      expect(await end(bad)).toEqual(notValid)
    }
    expect(await end(token)).toEqual(notValid)
  })

  it('is possible where newsletters are sent, and nowhere else', async () => {
    const { id } = await addBoard({ state: 'inactive', stateReason: 'by-staff' })
    expect(outcomeOf(await follow(id, 'gjest@example.org'))).toEqual([404, 'ASSOCIATION_NOT_FOUND'])
    const active = await addBoard()
    const mail = await mailFor(active.id, 'gjest@example.org')
    await database.execute(sql`update portal.association
      set state = 'closed', state_reason = 'by-board' where id = ${active.id}`)
    expect(await confirm(tokenOf(mail))).toEqual(notValid)
  })

  it('is forgotten a month after the association was closed', async () => {
    const { id } = await addBoard({ state: 'closed', stateReason: 'by-board' })
    await addFollower(id)
    const removeOld = async (at: string) => {
      for (const { remove } of newsletterRetention) await database.execute(remove(new Date(at)))
      return database.$count(newsletterSubscription)
    }
    await database.execute(
      sql`update portal.association set state_changed_at = '2026-11-01T12:00Z' where id = ${id}`,
    )
    expect(await removeOld('2026-12-01T12:00Z')).toBe(1)
    expect(await removeOld('2026-12-02T12:00Z')).toBe(0)
  })
})

it('an association has so many drafts, also when two are begun at once, and one that is sent is none', async () => {
  const { id, leader } = await addBoard()
  await database
    .insert(newsletterIssue)
    .values(Array.from({ length: mostDrafts - 1 }, () => ({ associationId: id })))
  await database
    .insert(newsletterIssue)
    .values({ associationId: id, ...exampleIssue, sentAt: before })
  const begin = () => call(writeEndpoints.createIssue, { params: { id }, as: leader.id })
  const both = await Promise.all([begin(), begin()])
  expect(both.map(outcomeOf).toSorted()).toEqual([
    [201, undefined],
    [409, 'TOO_MANY_DRAFTS'],
  ])
})

it('a public page offers the newsletter of an association that may send one', async () => {
  const active = await addAssociation(database)
  const closed = await addAssociation(database, { state: 'closed', stateReason: 'by-board' })
  const read = async (slug: string) =>
    (await call(followEndpoints.read, { params: { slug } })).answer
  expect(await read(active.slug)).toEqual({ association: { id: active.id, name: active.name } })
  for (const slug of [closed.slug, 'finnes-ikke'])
    expect(await read(slug)).toEqual({ association: null })
})
