import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '#core/staff-area/roles.ts'
import { createApiDocument, type Operation } from '#platform/api/openapi.server.ts'
import { type ContentClient, NoContentError } from '#platform/content/content-client.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { buildPerson, newAddress, seedPeople } from './accounts.testing.server.ts'
import { addressesOf, bodiesOf, createDice } from './hostile-values.testing.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'

/*
 * The whole API as strangers would call it. The server itself checks in tests that every response
 * fits its description, and fails with 500 where it does not (`check-answer.server.ts`); here its
 * status must be one that the document promises.
 */

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const content = {
  query: async (name: string) => {
    if (['publishedPages', 'trainingVideos', 'staffList'].includes(name)) return { items: [] }
    throw new NoContentError()
  },
} as unknown as ContentClient
const { api, configuration } = createTestPortal(connection, { content })
const { paths } = createApiDocument(descriptions)

const callers = ['visitor', 'member', 'staff'] as const
const users = new Map<(typeof callers)[number], string>()

beforeAll(async () => {
  const person = buildPerson()
  users.set('member', (await seedPeople(database, [person])).get(person.email) ?? '')
  users.set('staff', (await seedStaff(database, [...staffRoles])).userId)
})

async function newCookies(caller: (typeof callers)[number]): Promise<string> {
  const userId = users.get(caller)
  return userId ? cookiesOf(database, configuration, userId, caller === 'staff') : ''
}

type Sent = { method: string; address: string; type?: string | null; text?: string }

function send({ method, address, type, text }: Sent, cookie: string): Promise<Response> {
  return Promise.resolve(
    api.request(address, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        ...(cookie && { cookie }),
        ...(type && { 'content-type': type }),
      },
      ...(text !== undefined && { body: Buffer.from(text) }),
    }),
  )
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
    method.toUpperCase(),
    path,
    operation,
  ]),
)

let succeeded = 0

describe.each(operations)('%s %s', (method, path, operation) => {
  it.each(callers)('answers a %s as it promises, whatever is sent', async (caller) => {
    const dice = createDice(operations.findIndex(([, , other]) => other === operation) + 1)
    const addresses = addressesOf(path, operation, dice)
    const [plain = path] = addresses
    const sent: Sent[] =
      method === 'GET'
        ? addresses.map((address) => ({ method, address }))
        : [
            ...addresses.map((address) => ({ method, address })),
            ...bodiesOf(operation, dice).map((body) => ({ method, address: plain, ...body })),
          ]
    // Some endpoints end the session that asks.
    const isEnding = method === 'DELETE' || path.endsWith('/sign-out')
    let cookie = await newCookies(caller)
    for (const request of sent) {
      if (isEnding) cookie = await newCookies(caller)
      const { status } = await send(request, cookie)
      if (status < 400) succeeded += 1
      expect(Object.keys(operation.responses), JSON.stringify(request).slice(0, 300)).toContain(
        String(status),
      )
      expect(status, JSON.stringify(request).slice(0, 300)).toBeLessThan(500)
    }
  })
})

it('has got in now and then, so that more than the doors was tried', () => {
  expect(succeeded).toBeGreaterThan(300)
})

describe('a method that a path does not have', () => {
  const patterns = operations.map(([method, path]) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

  it.each(Object.keys(paths))('is refused by %s', async (path) => {
    for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY']) {
      const address = path.replace(/\{\w+\}/g, '1')
      if (patterns.some((known) => known.method === method && known.pattern.test(address))) continue
      const answer = await send({ method, address }, '')
      expect([method, answer.status]).toEqual([method, 405])
      expect(await answer.json()).toEqual({ error: 'METHOD_NOT_ALLOWED' })
    }
  })
})
