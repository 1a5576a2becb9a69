import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { associationMember, associationTerm } from '#core/associations/tables.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createBoardApi } from '../board/handlers.server.ts'
import { createJoiningApi } from '../joining/handlers.server.ts'
import { createOwnMembershipsApi } from '../my-memberships/handlers.server.ts'
import { feeKind } from '../pay/fee-kind.server.ts'
import { createFeePaymentsApi } from '../pay/handlers.server.ts'
import { createStaffMembersApi } from '../staff/handlers.server.ts'

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

type NewAssociation = Parameters<typeof addAssociation>[1]

/** The API of memberships, with the simulator of card payments. `x-test-user` names the caller. */
export async function startMembers(database: Database) {
  const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
  const simulator = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
  const settings = {
    url: base,
    token: simulator.tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    timeoutMilliseconds: 5_000,
  }
  const provider = createPaymentProvider(settings, async (input, init) =>
    simulator.simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  const payments = createPayments({ configuration, database, kinds: [feeKind], provider })
  const staffId = await createMember(database, null)
  let now = new Date()
  const parts = {
    database,
    configuration,
    portalUrl: configuration.PORTAL_URL,
    payments,
    sessions,
    clock: () => now,
    requireStaff: allowStaff({
      kind: 'staff',
      userId: staffId,
      roles: ['caseworker'],
      requestId: 'request',
    }),
  }
  const api = createApi({ configuration, log: createLog('silent') })
    .route('/', createJoiningApi(parts))
    .route('/', createFeePaymentsApi(parts))
    .route('/', createOwnMembershipsApi(parts))
    .route('/', createBoardApi(parts))
    .route('/', createStaffMembersApi(parts))

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
    return { status: response.status, body: await response.json() }
  }

  /** An association with a contact person, and somebody who is no member. */
  async function setUp(values: NewAssociation = {}) {
    const association = await addAssociation(database, values)
    const [contact, userId] = [
      await createMember(database, null),
      await createMember(database, null),
    ]
    await addContact(database, association.id, contact)
    const { id, slug } = association
    return {
      id,
      slug,
      contact,
      userId,
      join: (who = userId, code: string | null = null) =>
        call(who, 'POST', 'association-joining', { slug, code }),
      hold: (who = userId) => call(who, 'POST', `${seamless}/holds`, { slug, code: null }),
      board: (method: string, path: string, body?: unknown, who = contact) =>
        call(who, method, `my-associations/${id}/membership${path}`, body),
      memberOf: (who = userId) => findMember(id, who),
      termsOf: (who = userId) => findTermsOf(id, who),
    }
  }

  async function findMember(associationId: string, userId: string) {
    const rows = await database
      .select()
      .from(associationMember)
      .where(
        and(
          eq(associationMember.associationId, associationId),
          eq(associationMember.userId, userId),
        ),
      )
    if (rows.length > 1) throw new Error('somebody is in a register twice')
    return rows[0]
  }

  async function findTermsOf(associationId: string, userId: string) {
    const member = await findMember(associationId, userId)
    return member
      ? database
          .select()
          .from(associationTerm)
          .where(and(eq(associationTerm.memberId, member.id), isNull(associationTerm.cancelledAt)))
          .orderBy(associationTerm.startsOn)
      : []
  }

  async function payAtProvider(paymentId: string): Promise<void> {
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    await simulator.pay(row?.orderId ?? '')
  }

  const start = (userId: string, holdId: string) =>
    call(userId, 'POST', seamless, { holdId, locale: 'no' })
  const reconcile = (userId: string, paymentId: string) =>
    call(userId, 'POST', `${seamless}/pay`, { paymentId })

  /** Holds, starts, pays at the provider. @returns the payment, which is not reconciled yet */
  async function payFee(of: Awaited<ReturnType<typeof setUp>>, userId = of.userId) {
    const held = await of.hold(userId)
    const started = await start(userId, held.body.id)
    await payAtProvider(started.body.paymentId)
    return started.body.paymentId as string
  }

  return {
    call,
    setUp,
    start,
    reconcile,
    payAtProvider,
    payFee,
    payments,
    staffId,
    portalUrl: configuration.PORTAL_URL,
    /** Moves the clock of the feature; the database and payments have their own. */
    on: (instant: string) => {
      now = new Date(instant)
    },
  }
}

export const seamless = 'user/finances/seamless-payment/association'
