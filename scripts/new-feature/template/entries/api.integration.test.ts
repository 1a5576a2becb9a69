import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { OwnEntries, StaffEntries } from '../model/contract.ts'
import { longestText } from '../model/entry-form.ts'
import { mostWaiting } from '../model/refusals.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'
import { suggestionBoxEndpoints as endpoints } from './endpoints.ts'
import { createSuggestionBoxApi } from './handlers.server.ts'

const atOnce = mostWaiting + 3
const { database } = await createTestDatabase({ size: atOnce + 2 })
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const staff = await newPerson()
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createSuggestionBoxApi({
    database,
    sessions,
    requireStaff: allowStaff({
      kind: 'staff',
      userId: staff.userId,
      roles: ['contact'],
      requestId: 'request',
    }),
  }),
)

async function newPerson() {
  const person = buildPerson({ membership: null })
  return { ...person, userId: (await seedPeople(database, [person])).get(person.email) ?? '' }
}

function write(userId: string, text: unknown = 'Flere stikkontakter') {
  return app.request(endpoints.write.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-user': userId },
    body: JSON.stringify({ text }),
  })
}

async function ownOf(userId: string) {
  const answer = await app.request(endpoints.own.path, { headers: { 'x-test-user': userId } })
  return OwnEntries.parse(await answer.json()).items
}

const markHandled = (id: string) =>
  app.request(endpointAddress(endpoints.markHandled, { params: { id } }), { method: 'POST' })
const audited = (id: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
async function countLocked(): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}
const refusal = async (response: Response) => [response.status, await response.json()]

describe('what somebody writes', () => {
  it('is theirs, the newest first, and nobody else’s', async () => {
    const [writer, other] = [await newPerson(), await newPerson()]
    expect(await ownOf(writer.userId)).toEqual([])
    expect((await write(writer.userId, ' Først ')).status).toBe(201)
    expect((await write(writer.userId, 'Så')).status).toBe(201)
    const own = await ownOf(writer.userId)
    expect(own.map(({ text, handledAt }) => [text, handledAt])).toEqual([
      ['Så', null],
      ['Først', null],
    ])
    expect(await ownOf(other.userId)).toEqual([])
  })

  it('needs a login', async () => {
    expect((await write('')).status).toBe(401)
    expect((await app.request(endpoints.own.path)).status).toBe(401)
  })

  it('is refused when as many wait as may, however many are sent at once', async () => {
    const { userId } = await newPerson()
    let answers: Promise<Response[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.select().from(user).where(eq(user.id, userId)).for('update')
      answers = Promise.all(Array.from({ length: atOnce }, () => write(userId)))
      // All have started, and none has counted.
      await expect.poll(countLocked).toBe(atOnce)
    })
    const statuses = (await answers)?.map(({ status }) => status)
    expect(statuses?.filter((status) => status === 201)).toHaveLength(mostWaiting)
    expect(await refusal(await write(userId))).toEqual([409, { error: 'TOO_MANY_WAITING' }])
    const [first] = await ownOf(userId)
    await markHandled(first?.id ?? '')
    expect((await write(userId)).status).toBe(201)
  })

  it('of a deleted account is refused', async () => {
    expect((await write('nobody')).status).toBe(401)
  })

  it.each(['', ' ', 'a'.repeat(longestText + 1), 7, null, 'a\0b'])(
    'is refused: %j',
    async (text) => {
      const { userId } = await newPerson()
      expect((await write(userId, text)).status).toBe(400)
      expect(await ownOf(userId)).toEqual([])
    },
  )

  it('is held by the database to the length of the form', async () => {
    const { userId } = await newPerson()
    expect((await write(userId, 'å'.repeat(longestText))).status).toBe(201)
    const insert = (text: string) => database.insert(suggestionBoxEntry).values({ userId, text })
    await expect(insert('å'.repeat(longestText + 1))).rejects.toThrow()
    await expect(insert('')).rejects.toThrow()
  })
})

describe('staff', () => {
  it('see what everybody has written, with the name', async () => {
    const writer = await newPerson()
    await write(writer.userId, 'Et skilt på engelsk')
    const answer = await app.request(endpoints.all.path)
    expect(StaffEntries.parse(await answer.json()).items[0]).toMatchObject({
      text: 'Et skilt på engelsk',
      name: `${writer.firstName} ${writer.lastName}`,
      handledAt: null,
    })
  })

  it('mark it as handled once, and it is written down who did', async () => {
    const { userId } = await newPerson()
    await write(userId)
    const [{ id = '' } = {}] = await ownOf(userId)
    const answers = await Promise.all([1, 2, 3].map(() => markHandled(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await refusal(await markHandled(id))).toEqual([409, { error: 'ALREADY_HANDLED' }])
    expect((await ownOf(userId))[0]?.handledAt).not.toBeNull()
    expect(await audited(id)).toMatchObject([
      { actorId: staff.userId, action: 'suggestion-box-handled' },
    ])
  })

  it('mark nothing that is not there', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`select gen_random_uuid() as id`)
    for (const id of [rows[0]?.id ?? '', 'nothing', '1'])
      expect(await refusal(await markHandled(id))).toEqual([404, { error: 'ENTRY_NOT_FOUND' }])
  })
})
