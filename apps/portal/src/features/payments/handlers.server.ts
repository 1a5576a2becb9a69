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
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'

/** Card payments for payers, for the provider's callbacks and for staff. */
export function createPaymentsApi({
  database,
  payments,
  configuration: { PAYMENT_CALLBACK_SECRET: secret },
  ...doors
}: AuthDependencies & {
  database: Database
  payments: Payments
  configuration: Pick<Configuration, 'PAYMENT_CALLBACK_SECRET'>
}) {
  const { api, serve, serveBehind } = serveEndpoints(doors)

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
  serve(described.list, ({ staff: { userId }, query: { language } }) =>
    listPaymentsForStaff(database, { isSetUp, userId, language, nameSubjects }),
  )

  serve(described.settlement, ({ query: { day, language } }) =>
    getSettlement(database, day, { language, nameSubjects }),
  )

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

  return api
}
