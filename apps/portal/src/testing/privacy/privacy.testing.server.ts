import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { createPrivacyApi } from '#features/privacy/handlers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Clock, systemClock } from '#platform/time/clock.ts'
import { personalTables } from '../../features.server.ts'
import {
  buildPerson,
  cookiesOf,
  newAddress,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
  testConfiguration,
  testEncryption,
} from '../accounts.testing.server.ts'

export const privacyPath = '/api/frontend/user/privacy'

/** One instance of the portal as far as accounts and privacy go. */
export async function startPrivacyInstance(
  connection: { database: Database; url: string },
  clock: Clock = systemClock,
): Promise<TestInstance> {
  const instance = await startInstance(connection)
  instance.api.route(
    '/',
    createPrivacyApi({
      database: connection.database,
      encryption: testEncryption,
      personalTables,
      sessions: instance.sessions,
      passwords: createPasswords(),
      configuration: testConfiguration,
      clock,
    }),
  )
  return instance
}

export type SignedInPerson = {
  userId: string
  email: string
  password: string
  cookie: string
}

/** Somebody with an account, in a browser of their own. */
export async function newSignedIn(
  instance: TestInstance,
  database: Database,
  person = buildPerson(),
): Promise<SignedInPerson> {
  const userId = (await seedPeople(database, [person])).get(person.email)
  if (!userId) throw new Error('the person was not added')
  const cookie = cookiesOf(await signIn(instance, person))
  return { userId, email: person.email, password: person.password, cookie }
}

/** Calls the API as a browser on our own pages does. */
export async function callPrivacy(
  { api }: Pick<TestInstance, 'api'>,
  path: string,
  { cookie, body, address = newAddress() }: { cookie?: string; body?: object; address?: string },
): Promise<Response> {
  return api.request(`${privacyPath}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** With the right word and the right password, unless the test says otherwise. */
export function requestDeletion(
  instance: Pick<TestInstance, 'api'>,
  { cookie, password }: Pick<SignedInPerson, 'cookie' | 'password'>,
  overrides: object = {},
): Promise<Response> {
  const body = { confirmation: 'SLETT', password, language: 'no', ...overrides }
  return callPrivacy(instance, 'deletion', { cookie, body })
}
