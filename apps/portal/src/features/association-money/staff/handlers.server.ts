import type { SettlingParts } from '#core/bank/payout-source.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { approveRequest, declineRequest } from './decide-request.server.ts'
import { staffMoneyDescribed as described } from './endpoints.server.ts'
import { listRequestsForStaff } from './list-requests-for-staff.server.ts'
import { removeAccount, showAccount } from './oversee-account.server.ts'
import { findStaffMoney } from './read-staff-money.server.ts'
import { startPayout } from './start-payout.server.ts'

/** Staff decide about payouts of associations, and oversee their bank accounts. */
export function createStaffMoneyApi({
  database,
  encryption,
  payoutSources,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & SettlingParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, payoutSources, portalUrl }

  serve(described.list, () => listRequestsForStaff(parts, clock()))

  serve(described.details, ({ params: { id } }) => findStaffMoney(parts, id, clock()))

  serve(described.approve, async ({ staff, params, body }) => {
    await approveRequest(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.decline, async ({ staff, params, body }) => {
    await declineRequest(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.start, async ({ staff, params, body }) => {
    await startPayout(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.showAccount, ({ staff, params, body }) =>
    showAccount(parts, staff, { ...params, ...body }),
  )

  serve(described.removeAccount, async ({ staff, params, body }) => {
    await removeAccount(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  return api
}
