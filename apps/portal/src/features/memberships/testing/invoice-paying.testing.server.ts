import { createPayments } from '#core/payments/payments.server.ts'
import type { PaymentProvider } from '#core/payments/provider/provider.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { issueMembershipInvoice } from '../model/issue-invoice.server.ts'
import { createInvoicePaymentsApi } from '../pay/handlers.server.ts'
import { invoiceKind } from '../pay/invoice-kind.server.ts'
import { newMember } from './memberships.testing.server.ts'

const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const seamless = '/api/frontend/user/finances/seamless-payment/invoice'

/** The API for paying invoices by card, and members with an unpaid invoice. */
export function createInvoicePaying(database: Database, provider: PaymentProvider) {
  const payments = createPayments({ configuration, database, kinds: [invoiceKind], provider })
  const actor = { kind: 'staff', roles: ['sports'], requestId: 'request' } as const
  const api = createApi({ configuration, log: createLog('silent') }).route(
    '/',
    createInvoicePaymentsApi({
      database,
      sessions,
      payments,
      portalUrl: configuration.PORTAL_URL,
      requireStaff: allowStaff({ ...actor, roles: ['sports'], userId: 'nobody' }),
    }),
  )

  async function call(userId: string | null, path: string, body: object) {
    const response = await api.request(seamless + path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(userId && { 'x-test-user': userId }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Somebody with an invoice of 349 kroner. */
  async function newPayer() {
    const { userId, membershipId } = await newMember(database, { startDate: '2026-08-01' })
    const typeName = { no: 'Student', en: 'Student' }
    const to = { userId, membershipId, typeName, vatPercent: 0, invoicedOn: '2026-11-16' }
    const period = { periodStart: '2026-12-01', periodEnd: '2026-12-31' }
    const line = { kind: 'month', amountOre: 34_900, from: '2026-12-01', to: '2026-12-31' } as const
    const draft = { ...period, dueOn: '2026-12-01', lines: [line] }
    const invoice = await issueMembershipInvoice(database, to, draft)
    return { userId, invoice, number: String(invoice.invoiceNumber) }
  }

  const start = (userId: string | null, invoiceNumber: string, more: object = {}) =>
    call(userId, '', { invoiceNumber, locale: 'no', ...more })

  return { payments, actor, call, newPayer, start }
}
