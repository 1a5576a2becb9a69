import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { addTermByStaff, cancelTermByStaff } from './correct-terms.server.ts'
import { staffMembersDescribed as described } from './endpoints.server.ts'
import { listMembers } from './list-members.server.ts'
import { refundFee } from './refund-fee.server.ts'

/** Staff correct terms and refund fees. */
export function createStaffMembersApi({
  database,
  payments,
  clock,
  ...auth
}: AuthDependencies & { database: Database; payments: Payments; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ params: { id }, query: { name } }) =>
    listMembers(database, { id, name }),
  )

  serve(described.addTerm, async ({ staff, params, body }) => {
    await addTermByStaff(database, staff, { ...params, ...body })
    return {}
  })

  serve(described.cancelTerm, async ({ staff, params, body }) => {
    await cancelTermByStaff(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.refund, ({ staff, params, body }) =>
    refundFee({ database, payments }, staff, { ...params, ...body }),
  )

  return api
}
