import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { MembershipBookings } from '#core/memberships/membership-bookings.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createMembershipPurchasesApi } from '../buy/handlers.server.ts'
import { demoTypes } from '../demo/types.ts'
import { createFrontDeskApi } from '../front-desk/handlers.server.ts'
import { createMembershipInvoicesApi } from '../invoices/handlers.server.ts'
import { invoicePayouts } from '../invoices/invoice-payouts.server.ts'
import { monthlyMembership } from '../model/rules/membership-facts.ts'
import { fitnessMembershipType } from '../model/tables.server.ts'
import { createMyMembershipApi } from '../my-membership/handlers.server.ts'
import type { MembershipTypeForm } from '../setup/contract.ts'
import { createMembershipSetupApi } from '../setup/handlers.server.ts'

type Membership = typeof fitnessMembership.$inferInsert

/** The membership API on a day that a test chooses. The header `x-test-user` names the caller. */
export async function startMemberships(
  database: Database,
  { membershipBookings = [] }: { membershipBookings?: readonly MembershipBookings[] } = {},
) {
  let today = '2026-11-23'
  const sessions = {
    find: async (request: Request): Promise<SessionUser | null> => {
      const userId = request.headers.get('x-test-user')
      return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
    },
  }
  const staffId = await newPerson(database)
  const portalUrl = 'https://portal.example'
  const parts = {
    database,
    encryption: testEncryption,
    portalUrl,
    sessions,
    requireStaff: allowStaff({
      kind: 'staff',
      userId: staffId,
      roles: ['sports'],
      requestId: 'request',
    }),
    configuration: { ...testConfiguration, ...exampleDeposit },
    payoutSources: [invoicePayouts],
    membershipBookings,
    payments: {
      isSetUp: false,
      engine: () => {
        throw new Error('no payments by card are set up here')
      },
    },
    clock: () => new Date(`${today}T12:00:00Z`),
  }
  const api = createApi({ configuration: testConfiguration, log: createLog('silent') })
    .route('/', createMembershipPurchasesApi(parts))
    .route('/', createMyMembershipApi(parts))
    .route('/', createMembershipInvoicesApi(parts))
    .route('/', createMembershipSetupApi(parts))
    .route('/', createFrontDeskApi(parts))
  await addTypes(database)

  /** `userId` null: a visitor, or the staff member of `staffId` on staff endpoints. */
  async function call(userId: string | null, method: string, path: string, body?: unknown) {
    const response = await api.request(`/api/frontend/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(userId && { 'x-test-user': userId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      response,
      body: isJson ? await response.clone().json() : null,
    }
  }

  return {
    api,
    portalUrl,
    staffId,
    call,
    on: (date: string) => {
      today = date
    },
  }
}

/** A type that staff have not saved before. */
export const newType: MembershipTypeForm = {
  code: 'MORNING',
  validFrom: '2026-01-01',
  name: { no: 'Morgen', en: 'Morning' },
  note: { no: '', en: '' },
  isForStudents: false,
  payment: 'monthly',
  months: 0,
  priceOre: 10_000,
  startFeeOre: 0,
  vatPercent: 0,
  isOffered: true,
  version: 0,
}

/** Adds the membership types of the demo. */
export async function addTypes(database: Database): Promise<void> {
  await database
    .insert(fitnessMembershipType)
    .values([...demoTypes])
    .onConflictDoNothing()
}

export async function newPerson(database: Database): Promise<string> {
  const { firstName, lastName, email } = buildPerson()
  const id = `person-${email.replace(/\W/g, '-')}`
  await database.insert(user).values({ id, firstName, lastName, email, emailVerified: true })
  await database.insert(profile).values({ userId: id, language: 'no' })
  return id
}

/** A monthly membership without commitment since March 2025. */
export async function newMember(
  database: Database,
  membership: Partial<Membership> = {},
): Promise<{ userId: string; membershipId: number }> {
  const userId = await newPerson(database)
  const [added] = await database
    .insert(fitnessMembership)
    .values({
      userId,
      type: 'STUDENT_FREE',
      membershipCategory: monthlyMembership,
      startDate: '2025-03-10',
      monthlyAmountOre: 34_900,
      ...membership,
    })
    .returning({ id: fitnessMembership.id })
  if (!added) throw new Error('the membership was not added')
  return { userId, membershipId: added.id }
}

/** All mails in the job queue. */
export async function waitingMails(database: Database): Promise<{ to: string; subject: string }[]> {
  const { rows } = await database.execute<{ payload: { to: string; subject: string } }>(sql`
    select payload from graphile_worker._private_jobs order by id`)
  return rows.map(({ payload }) => payload)
}
