import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { createAbsenceApi } from '../absence/handlers.server.ts'
import { createChildrenApi } from '../children/handlers.server.ts'
import { createConsentsApi } from '../consents/handlers.server.ts'
import { createContactsApi } from '../contacts/handlers.server.ts'
import { createHealthApi } from '../health/handlers.server.ts'
import { createPlaceApi } from '../place/handlers.server.ts'

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

/** The API of guardians at a time that the test sets: at first 08.00 on Wednesday 10 March 2027 in Norway. */
export function startGuardians(database: Database) {
  let now = new Date('2027-03-10T07:00:00Z')
  const parts = {
    database,
    encryption,
    sessions,
    portalUrl: testConfiguration.PORTAL_URL,
    clock: () => now,
  }
  const api = createApi({ configuration: testConfiguration, log: createLog('silent') })
    .route('/', createChildrenApi(parts))
    .route('/', createAbsenceApi(parts))
    .route('/', createContactsApi(parts))
    .route('/', createHealthApi(parts))
    .route('/', createConsentsApi(parts))
    .route('/', createPlaceApi(parts))
  const nextNumber = supplyNumbers('120488')

  async function call(userId: string | null, method: string, path: string, body?: unknown) {
    const response = await api.request(`/api/frontend/my-kindergarten${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(userId && { 'x-test-user': userId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  async function newAccount(): Promise<string> {
    const person = buildPerson({ membership: null })
    const ids = await seedPeople(database, [person])
    return ids.get(person.email) ?? ''
  }

  /** An account that has proven to be a guardian of a child, with access where nothing else is said. */
  async function newGuardian(
    childId: string,
    values: Parameters<typeof addGuardian>[2] = {},
    bound: Parameters<typeof bindGuardian>[3] = {},
  ) {
    const number = nextNumber()
    const guardianId = await addGuardian({ database, encryption }, number, values)
    await bindGuardian(database, childId, guardianId, bound)
    const userId = await newAccount()
    await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
    return {
      guardianId,
      userId,
      call: (method: string, path = '', body?: unknown) =>
        call(userId, method, `/${childId}${path}`, body),
      list: () => call(userId, 'GET', ''),
    }
  }

  /** A child with a place and one guardian. */
  async function setUp(values: Partial<Parameters<typeof addChild>[1]> = {}) {
    const { kindergartenId, departmentId } = await addKindergarten(database, {
      phone: '22 00 00 00',
    })
    const childId = await addChild(database, { departmentId, ...values })
    return { kindergartenId, departmentId, childId, guardian: await newGuardian(childId) }
  }

  return {
    call,
    newAccount,
    newGuardian,
    setUp,
    encryption,
    /** Moves the clock of the feature. */
    on: (instant: string) => {
      now = new Date(instant)
    },
  }
}
