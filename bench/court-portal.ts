import { randomUUID } from 'node:crypto'
import { base, simulate } from '../apps/payment-simulator/src/simulator.testing.ts'
import { paymentTasks } from '../apps/portal/src/core/payments/jobs.server.ts'
import { createPayments } from '../apps/portal/src/core/payments/payments.server.ts'
import { createPaymentProvider } from '../apps/portal/src/core/payments/provider/provider.server.ts'
import { createSessions } from '../apps/portal/src/core/sessions/session.server.ts'
import { createStaffGuard } from '../apps/portal/src/core/staff-area/require-staff.server.ts'
import { createHoldsApi } from '../apps/portal/src/features/courts/holds/handlers.server.ts'
import { courtTasks } from '../apps/portal/src/features/courts/jobs.server.ts'
import { createCachedSetup } from '../apps/portal/src/features/courts/model/cached-setup.server.ts'
import { createPayApi } from '../apps/portal/src/features/courts/pay/handlers.server.ts'
import { courtPayments } from '../apps/portal/src/features/courts/pay/payment-kind.server.ts'
import { createPaymentsApi } from '../apps/portal/src/features/payments/handlers.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createListener } from '../apps/portal/src/platform/database/listen.server.ts'
import { createJobs } from '../apps/portal/src/platform/jobs/jobs.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { mailTasks } from '../apps/portal/src/platform/mail/send-mail.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'

export const portalUrl = 'http://localhost:3000'
const callbackSecret = 'the secret of the callbacks in the benchmark'
export const authSecret = 'only for the benchmark, on this machine'

/** Calls one endpoint. @throws {Error} it is refused */
export type Call = <Answer = unknown>(
  method: string,
  path: string,
  given: { cookie?: string; body?: object },
) => Promise<Answer>

export type CourtPortal = {
  readonly call: Call
  /** The payer pays at the provider. @param orderId as the portal stores it */
  readonly pay: (orderId: string) => Promise<unknown>
  /** The provider calls back. */
  readonly callBack: (orderId: string) => Promise<unknown>
  close(): Promise<void>
}

/**
 * The part of the portal that books and pays courts, without sockets: requests are parsed,
 * authenticated and answered as in the portal, jobs run, and the provider is the simulator, whose
 * journal is in memory. The mail server takes every mail at once.
 */
export async function startCourtPortal(
  database: Database,
  databaseUrl: string,
): Promise<CourtPortal> {
  const log = createLog('silent')
  const configuration = {
    PORTAL_URL: portalUrl,
    AUTH_SECRET: authSecret,
    // Not `test`: that checks every answer against its schema.
    TRIVSEL_ENV: 'local',
    TRUST_PROXY: { hops: 0 },
    PAYMENT_FORM_HOSTS: '',
    PAYMENT_TIMEOUT_SECONDS: 8,
    PAYMENT_CALLBACK_SECRET: callbackSecret,
  } as const
  const { simulator, tokens, pay } = simulate({
    now: Date.now,
    environment: { SIMULATOR_CALLBACKS: 'off' },
  })
  const provider = createPaymentProvider(
    { url: base, token: tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 8_000 },
    async (input, init) => simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  const clock = systemClock
  const payments = createPayments({ configuration, database, kinds: [courtPayments], provider })
  const listener = createListener(databaseUrl, log)
  const sessions = createSessions({ database, listener, configuration })
  await listener.start()
  const requireStaff = createStaffGuard({ database, sessions, configuration })
  const parts = { database, clock, payments, sessions, requireStaff, configuration }
  const api = createApi({ configuration, log })
    .route('/', createHoldsApi({ ...parts, setup: createCachedSetup(parts) }))
    .route('/', createPayApi(parts))
    .route('/', createPaymentsApi(parts))
  const mailer = { send: async () => undefined, close: () => undefined }
  const jobs = createJobs({
    connectionString: databaseUrl,
    log,
    tasks: [
      ...paymentTasks({ database, payments, log }),
      ...courtTasks({ database, mailer, portalUrl, payments, clock }),
      ...mailTasks(mailer),
    ],
  })
  await jobs.start()

  const call: Call = async (method, path, { cookie, body }) => {
    const answer = await api.request(path, {
      method,
      headers: {
        'user-agent': 'a browser',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return {
    call,
    pay,
    callBack: (id) =>
      call('POST', `/api/callbacks/payments?key=${encodeURIComponent(callbackSecret)}`, {
        body: { orderReference: 'court', paymentOrder: { id } },
      }),
    async close() {
      await jobs.stop()
      await listener.close()
      simulator.stop()
    },
  }
}
