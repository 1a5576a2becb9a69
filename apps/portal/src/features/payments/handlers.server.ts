import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { handleOrderCallback } from '#core/payments/jobs.server.ts'
import { listPaymentsForStaff } from '#core/payments/list-staff-payments.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { getSettlement } from '#core/payments/settlement.server.ts'
import {
  refreshPayment,
  refundByStaff,
  retryPayment,
} from '#core/payments/staff-payments.server.ts'
import { findPaymentDocuments } from '#core/receipts/find-payment-documents.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { openCreditNote, openReceipt } from './open-document.server.ts'

/** Card payments for payers, for the provider's callbacks and for staff. */
export function createPaymentsApi({
  database,
  payments,
  configuration,
  ...auth
}: AuthDependencies & {
  database: Database
  payments: Payments
  configuration: SenderConfiguration & Pick<Configuration, 'PAYMENT_CALLBACK_SECRET'>
}) {
  const { api, serve, serveBehind } = serveEndpoints(auth)
  const { PAYMENT_CALLBACK_SECRET: secret } = configuration

  serve(described.status, ({ user: { userId }, query: { paymentId } }) =>
    payments.getStatus({ paymentId, userId }),
  )

  serveBehind(
    ({ req }) => {
      if (!secret || !isSameSecret(req.query('key') ?? '', secret))
        throw new Refusal('UNAUTHORIZED', 401)
    },
    described.callback,
    async ({ body: { paymentOrder } }) => {
      await handleOrderCallback(database, paymentOrder.id)
      return {}
    },
  )

  const { isSetUp, nameSubjects } = payments
  serve(described.list, async ({ staff: { userId }, query: { language } }) => {
    const reader = { isSetUp, userId, language, nameSubjects }
    const listed = await listPaymentsForStaff(database, reader)
    const ids = [...listed.items, ...listed.waiting].map(({ id }) => id)
    return { ...listed, documents: await findPaymentDocuments(database, ids) }
  })

  serve(described.settlement, async ({ query: { day, language } }) => {
    const settlement = await getSettlement(database, day, { language, nameSubjects })
    const ids = settlement.lines.map(({ paymentId }) => paymentId)
    return { ...settlement, documents: await findPaymentDocuments(database, ids) }
  })

  serve(described.refresh, async ({ staff, params: { id } }) => {
    payments.engine()
    await refreshPayment(database, staff, id)
    return {}
  })

  serve(described.retry, async ({ staff, params: { id }, body: { version } }) => {
    payments.engine()
    await retryPayment(database, staff, { id, version })
    return {}
  })

  serve(described.refund, ({ staff, params: { id }, body }) =>
    refundByStaff({ database, engine: payments.engine() }, staff, { id, ...body }),
  )

  serve(described.openReceipt, ({ staff, params: { id }, query: { language: locale } }) =>
    openReceipt({ database, configuration }, staff, { paymentId: id, locale }),
  )

  serve(described.openCreditNote, ({ staff, params: { noteId }, query: { language: locale } }) =>
    openCreditNote({ database, configuration }, staff, { id: noteId, locale }),
  )

  return api
}
