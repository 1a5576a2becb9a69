import type { UserDetails } from '#core/profile/contract.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { createProfileApi } from './handlers.server.ts'

export const detailsPath = '/api/frontend/user/details'
export const nationalIdPath = `${detailsPath}/national-id`

/** Who asks is a header here: logging in is tested with the accounts. */
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

/** The API of profiles on 21 November 2026, and people who use it. */
export function startProfiles(database: Database) {
  const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
    '/',
    createProfileApi({
      database,
      encryption: testEncryption,
      sessions,
      configuration: testConfiguration,
      clock: () => new Date('2026-11-21T12:00:00Z'),
    }),
  )

  async function call(path: string, method: string, user?: string, body?: unknown) {
    return app.request(path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        ...(user && { 'x-test-user': user }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  return {
    call,
    async newPerson() {
      const person = buildPerson()
      const id = (await seedPeople(database, [person])).get(person.email) ?? ''
      return { ...person, id }
    },
    async read(id: string): Promise<UserDetails> {
      return (await call(detailsPath, 'GET', id)).json()
    },
    /** Saves for the person who asks, unless the body says otherwise. */
    save: (id: string, body: object) => call(detailsPath, 'PUT', id, { id, ...body }),
  }
}

/** A profile that is filled in, as a browser that has seen none yet sends it. */
export const toldProfile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: '1990-09-15',
  nationality: 'Elfenbenskysten',
  address: {
    line1: 'Ekebergveien 12 B',
    line2: '',
    line3: '',
    zipCode: '0194',
    city: 'Oslo',
    countryCode: 'NO',
  },
  phone: { countryCode: '+47', subscriberNumber: '91234567' },
  institution: 'BI',
  tuitionFeeCode: '2027V',
  language: 'en',
  revision: 0,
} as const
