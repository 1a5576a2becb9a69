import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { ContentUnavailableError } from '#platform/content/content-client.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildMembership,
  buildPerson,
  seedPeople,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { staffRequestEndpoints } from './handle-requests/endpoints.ts'
import { createHandleRequestsApi } from './handle-requests/handlers.server.ts'
import { OwnRequests, StaffRequests } from './model/contract.ts'
import { mostWaiting } from './model/refusals.ts'
import { longestText } from './model/request-form.ts'
import { trainingRequest } from './model/tables.server.ts'
import { ownRequestEndpoints } from './send-requests/endpoints.ts'
import { createSendRequestsApi } from './send-requests/handlers.server.ts'

const concurrentRequests = mostWaiting + 3
const { database } = await createTestDatabase({ size: concurrentRequests + 2 })
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const trainers = { areAvailable: true }
const content = {
  query: async () => {
    if (!trainers.areAvailable) throw new ContentUnavailableError()
    return { items: [{ displayName: 'Linn Aune' }] }
  },
} as never
const clock = () => new Date('2026-11-23T12:00:00Z')
const staff = await newPerson()
const dependencies = {
  database,
  clock,
  content,
  sessions,
  requireStaff: allowStaff({
    kind: 'staff',
    userId: staff.userId,
    roles: ['sports'],
    requestId: 'request',
  }),
}
const app = createApi({ configuration: testConfiguration, log: createLog('silent') })
  .route('/', createSendRequestsApi(dependencies))
  .route('/', createHandleRequestsApi(dependencies))

async function newPerson(overrides: Parameters<typeof buildPerson>[0] = {}) {
  const person = buildPerson(overrides)
  return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
}

function send(userId: string, text: unknown = 'Bli sterkere', overrides: object = {}) {
  return app.request(ownRequestEndpoints.send.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-user': userId },
    body: JSON.stringify({ kind: 'pt', trainer: '', text, ...overrides }),
  })
}

async function listOwn(userId: string) {
  const answer = await app.request(ownRequestEndpoints.listOwn.path, {
    headers: { 'x-test-user': userId },
  })
  return OwnRequests.parse(await answer.json()).items
}

const markHandled = (id: string) =>
  app.request(endpointAddress(staffRequestEndpoints.markHandled, { params: { id } }), {
    method: 'POST',
  })
const findAuditEntries = (id: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
const refusal = async (response: Response) => [response.status, await response.json()]

describe('a request', () => {
  it('is listed for its sender only, the newest first', async () => {
    const [sender, other] = [await newPerson(), await newPerson()]
    expect(await listOwn(sender.userId)).toEqual([])
    expect((await send(sender.userId, ' Først ')).status).toBe(201)
    expect((await send(sender.userId, 'Så')).status).toBe(201)
    const own = await listOwn(sender.userId)
    expect(own.map(({ text, handledAt }) => [text, handledAt])).toEqual([
      ['Så', null],
      ['Først', null],
    ])
    expect(await listOwn(other.userId)).toEqual([])
  })

  it('requires a login', async () => {
    expect((await send('')).status).toBe(401)
    expect((await app.request(ownRequestEndpoints.listOwn.path)).status).toBe(401)
  })

  it('is refused at the limit of open requests, also when many are sent concurrently', async () => {
    const { userId } = await newPerson()
    let answers: Promise<Response[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.select().from(user).where(eq(user.id, userId)).for('update')
      answers = Promise.all(Array.from({ length: concurrentRequests }, () => send(userId)))
      // All transactions have started, and none has counted yet.
      await expect.poll(() => countWaiting(database)).toBe(concurrentRequests)
    })
    const statuses = (await answers)?.map(({ status }) => status)
    expect(statuses?.filter((status) => status === 201)).toHaveLength(mostWaiting)
    expect(await refusal(await send(userId))).toEqual([409, { error: 'TOO_MANY_WAITING' }])
    const [first] = await listOwn(userId)
    await markHandled(first?.id ?? '')
    expect((await send(userId)).status).toBe(201)
  })

  it('is refused without a membership and after it has ended', async () => {
    const ended = buildMembership({ startDate: '2025-01-01', endDate: '2026-11-22' })
    for (const membership of [null, ended]) {
      const { userId } = await newPerson({ membership })
      expect(await refusal(await send(userId))).toEqual([403, { error: 'NOT_A_MEMBER' }])
    }
  })

  it('names an existing trainer or none', async () => {
    const { userId } = await newPerson()
    expect((await send(userId, 'a', { trainer: 'Linn Aune', kind: 'boost' })).status).toBe(201)
    const [own] = await listOwn(userId)
    expect(own).toMatchObject({ trainer: 'Linn Aune', kind: 'boost' })
    const unknown = await send(userId, 'a', { trainer: 'Ukjent' })
    expect(await refusal(unknown)).toEqual([422, { error: 'TRAINER_NOT_FOUND' }])
    trainers.areAvailable = false
    const unread = await send(userId, 'a', { trainer: 'Linn Aune' })
    expect(await refusal(unread)).toEqual([503, { error: 'CONTENT_UNAVAILABLE' }])
    expect((await send(userId, 'a')).status).toBe(201)
    trainers.areAvailable = true
    expect((await send(userId, 'a', { kind: 'massage' })).status).toBe(400)
  })

  it.each(['', ' ', 'a'.repeat(longestText + 1), 7, null, 'a\0b'])(
    'refuses the text %j',
    async (text) => {
      const { userId } = await newPerson()
      expect((await send(userId, text)).status).toBe(400)
      expect(await listOwn(userId)).toEqual([])
    },
  )

  it('has the same length limit in the database as in the form', async () => {
    const { userId } = await newPerson()
    expect((await send(userId, 'å'.repeat(longestText))).status).toBe(201)
    const insert = (text: string) =>
      database.insert(trainingRequest).values({ userId, kind: 'pt', text })
    await expect(insert('å'.repeat(longestText + 1))).rejects.toThrow()
    await expect(insert('')).rejects.toThrow()
  })
})

describe('staff', () => {
  it('see the requests of all members with name and contact details', async () => {
    const sender = await newPerson()
    await send(sender.userId, 'Et løpeprogram')
    const answer = await app.request(staffRequestEndpoints.listAll.path)
    expect(StaffRequests.parse(await answer.json()).items[0]).toMatchObject({
      text: 'Et løpeprogram',
      kind: 'pt',
      trainer: null,
      name: `${sender.firstName} ${sender.lastName}`,
      email: sender.email,
      phone: null,
      handledAt: null,
    })
  })

  it('mark a request as handled once, and the audit log names who did', async () => {
    const { userId } = await newPerson()
    await send(userId)
    const [{ id = '' } = {}] = await listOwn(userId)
    const answers = await Promise.all([1, 2, 3].map(() => markHandled(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await refusal(await markHandled(id))).toEqual([409, { error: 'ALREADY_HANDLED' }])
    expect((await listOwn(userId))[0]?.handledAt).not.toBeNull()
    expect(await findAuditEntries(id)).toMatchObject([
      { actorId: staff.userId, action: 'training-request-handled' },
    ])
  })

  it('get a refusal for a request that does not exist', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`select gen_random_uuid() as id`)
    for (const id of [rows[0]?.id ?? '', 'nothing', '1'])
      expect(await refusal(await markHandled(id))).toEqual([404, { error: 'REQUEST_NOT_FOUND' }])
  })
})
