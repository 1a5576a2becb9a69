import { codeAt, makeSecret, stepAt, stepSeconds } from '@trivsel/account-guard/totp'
import { sql } from 'drizzle-orm'
import type { Next } from 'hono'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import {
  createStaffGuard,
  type RequireStaff,
  type StaffActor,
} from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import { createInvitationApi } from '#features/staff-access/accept-invitation/handlers.server.ts'
import { createEnterApi } from '#features/staff-access/enter/handlers.server.ts'
import { secretLocation } from '#features/staff-access/enter/verify-code.server.ts'
import { createFirstStartApi } from '#features/staff-access/first-administrator/handlers.server.ts'
import { createStaffPeopleApi } from '#features/staff-access/people/handlers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
  testConfiguration,
  testEncryption,
} from './accounts.testing.server.ts'

/** The app's clock, which moves when a test says so: codes are good once. */
export function createTestClock() {
  let now = Date.now()
  return {
    clock: (() => new Date(now)) satisfies Clock,
    /** The next code that an app shows. */
    nextStep: () => {
      now += stepSeconds * 1_000
    },
  }
}

/** One instance of the portal as far as accounts and staff go. */
export async function startStaffInstance(
  connection: { database: Database; url: string },
  clock: Clock,
): Promise<TestInstance> {
  const instance = await startInstance(connection)
  const { database } = connection
  const parts = { database, sessions: instance.sessions, configuration: testConfiguration }
  const requireStaff = createStaffGuard(parts)
  const passwords = createPasswords()
  const people = createStaffPeopleApi({ ...parts, requireStaff })
  const access = createEnterApi({
    ...parts,
    encryption: testEncryption,
    requireStaff,
    clock,
    staffWork: [],
  })
  const firstStart = createFirstStartApi({ ...parts, passwords })
  const invitation = createInvitationApi({ ...parts, requireStaff, passwords })
  instance.api.route('/', access).route('/', firstStart).route('/', invitation).route('/', people)
  return instance
}

/** Lets everybody in as this member of the staff: who may ask is in the role matrix. */
export function allowStaff(staff: StaffActor): RequireStaff {
  const guard: ReturnType<RequireStaff> = async (context, next) => {
    context.set('staff', staff)
    await next()
  }
  return Object.assign(() => guard, { onTheWayIn: async (_: unknown, next: Next) => next() })
}

export type TestStaff = { userId: string; email: string; password: string; secret: string }

/** A member of staff with a confirmed app, as if they had completed the whole setup. */
export async function seedStaff(
  database: Database,
  roles: readonly [StaffRole, ...StaffRole[]],
  person = buildPerson({ membership: null }),
): Promise<TestStaff> {
  const userId = (await seedPeople(database, [person])).get(person.email)
  if (!userId) throw new Error('the person was not added')
  const secret = makeSecret()
  await database.insert(staffMember).values({ userId, roles: [...roles] })
  await database.insert(staffFactor).values({
    userId,
    secret: testEncryption.encrypt(secret, secretLocation(userId)),
    confirmedAt: sql`now()`,
  })
  return { userId, email: person.email, password: person.password, secret }
}

/** What the app shows. */
export function codeOf(secret: string, now: Date): string {
  return codeAt(secret, stepAt(now))
}

/** Calls the staff API as a browser with these cookies. */
export function ask(
  { api }: Pick<TestInstance, 'api'>,
  path: string,
  {
    cookie,
    method = 'GET',
    body,
  }: { cookie?: string | undefined; method?: string; body?: unknown } = {},
): Promise<Response> {
  return Promise.resolve(
    api.request(`/api/frontend/staff/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/** Logs in and gives a code. @returns the cookies of a browser that is in the staff area */
export async function enter(
  instance: TestInstance,
  staff: TestStaff,
  clock: Clock,
): Promise<string> {
  const session = cookiesOf(await signIn(instance, staff))
  const code = await codeOf(staff.secret, clock())
  const response = await ask(instance, 'access', {
    cookie: session,
    method: 'POST',
    body: { code },
  })
  if (!response.ok) throw new Error(`${staff.email} was not let in: ${await response.text()}`)
  return `${session}; ${cookiesOf(response)}`
}
