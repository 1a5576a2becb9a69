import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import {
  addAssociation,
  addContact,
  addMember,
} from '#core/associations/associations.testing.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import { newsletterIssue, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { type Endpoint, endpointAddress } from '#platform/api/endpoint.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { followEndpoints } from '../follow/endpoints.ts'
import { createFollowApi } from '../follow/handlers.server.ts'
import { createFollowLinks } from '../follow/links.server.ts'
import { exampleIssue } from '../model/example-issue.ts'
import { createReceiveApi } from '../receive/handlers.server.ts'
import { deliverIssue } from '../write/deliver-issue.server.ts'
import { writeEndpoints } from '../write/endpoints.ts'
import { createWriteApi } from '../write/handlers.server.ts'

export const portalUrl = 'https://trivsel.example'
/** Before the tests begin. */
export const before = new Date('2026-11-20T10:00:00.000Z')

export type Called = { status: number; answer: { id?: string; error?: string } }

export const outcomeOf = ({ status, answer }: Called) => [status, answer.error]

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 's', userId, firstName: 'x', lastName: 'x' } : null
  },
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

/** The newsletters of associations, on a database, with a clock that tests set. */
export function createNewsletters(database: Database) {
  const start = new Date('2026-11-28T10:00:00.000Z')
  const clock = { now: start }
  const parts = { database, encryption: testEncryption, portalUrl }
  const delivering = {
    database,
    links: createFollowLinks(parts),
    configuration: {
      MAIL_FROM: 'ikke-svar@trivsel.example',
      MAIL_REPLY_TO: 'svar@trivsel.example',
    },
  }
  const shared = { ...parts, sessions, clock: () => clock.now, configuration: testConfiguration }
  const app = createApi({ configuration: testConfiguration, log: createLog('silent') })
    .route('/', createFollowApi(shared))
    .route('/', createReceiveApi(shared))
    .route('/', createWriteApi(shared))

  /** Before each test. */
  async function reset(): Promise<void> {
    clock.now = start
    await database.delete(newsletterIssue)
    await database.delete(newsletterSubscription)
    await removeQueued()
  }

  async function call(
    endpoint: Endpoint,
    {
      params = {},
      query,
      body,
      as,
    }: { params?: object; query?: object; body?: object; as?: string },
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

  async function queued(): Promise<{ priority: number; payload: QueuedMail }[]> {
    const { rows } = await database.execute<{ priority: number; payload: QueuedMail }>(sql`
      select j.priority, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'send-mail'
      order by j.payload ->> 'to'`)
    return rows
  }
  const removeQueued = () => database.execute(sql`delete from graphile_worker._private_jobs`)
  const mails = async () => (await queued()).map(({ payload }) => payload)
  const recipients = async () => (await mails()).map(({ to }) => to).sort()

  const send = (id: string, issueId: string, as: string) =>
    call(writeEndpoints.sendIssue, { params: { id, issueId }, body: { version: 1 }, as })
  const deliver = (issueId: string, signal = new AbortController().signal) =>
    deliverIssue(delivering, issueId, signal)
  async function sendAndDeliver(
    { id, leader }: { id: string; leader: { id: string } },
    values = {},
  ) {
    const issueId = await addIssue(id, values)
    const { status } = await send(id, issueId, leader.id)
    if (status !== 200) throw new Error(`the issue was not sent: ${status}`)
    await deliver(issueId)
    return issueId
  }
  const end = (token: string) => call(followEndpoints.end, { body: { token } })

  return {
    app,
    clock,
    parts,
    reset,
    call,
    addPerson,
    addBoard,
    addNewMember,
    addFollower,
    addIssue,
    queued,
    mails,
    recipients,
    removeQueued,
    send,
    deliver,
    sendAndDeliver,
    end,
  }
}
