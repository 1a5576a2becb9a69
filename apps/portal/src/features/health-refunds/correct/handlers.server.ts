import type { PayerConfiguration, SettlingParts } from '#core/bank/payout-source.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { correctDescribed as described } from './endpoints.server.ts'
import { findAfter } from './find-after.server.ts'
import { findFollowUp } from './follow-up.server.ts'
import {
  confirmCorrection,
  dropCorrection,
  proposeCorrection,
} from './propose-correction.server.ts'
import { confirmRepayment, dropRepayment, registerRepayment } from './repayments.server.ts'
import { tryForStaff } from './try-amendment.server.ts'

/** What staff do after a decision: put it right, and follow up what is claimed back. */
export function createCorrectApi({
  database,
  encryption,
  portalUrl,
  payoutSources,
  configuration,
  clock,
  ...auth
}: AuthDependencies &
  SettlingParts & { readonly configuration: PayerConfiguration; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, portalUrl, payoutSources, configuration }

  serve(described.followUp, ({ staff }) => findFollowUp(database, staff.userId))
  serve(described.after, ({ staff, params: { id } }) =>
    findAfter(parts, { staffId: staff.userId, id }),
  )
  serve(described.try, ({ staff, params: { id }, body }) =>
    tryForStaff(parts, staff, id, body.lines),
  )
  serve(described.propose, async ({ staff, params, body }) => {
    await proposeCorrection(parts, staff, { ...params, ...body }, clock())
    return {}
  })
  serve(described.confirm, async ({ staff, params }) => {
    await confirmCorrection(parts, staff, params, clock())
    return {}
  })
  serve(described.drop, async ({ staff, params }) => {
    await dropCorrection(database, staff, params, clock())
    return {}
  })
  serve(described.register, async ({ staff, params, body }) => {
    await registerRepayment(parts, staff, { ...params, ...body }, clock())
    return {}
  })
  serve(described.confirmRepayment, async ({ staff, params }) => {
    await confirmRepayment(parts, staff, params, clock())
    return {}
  })
  serve(described.dropRepayment, async ({ staff, params }) => {
    await dropRepayment(database, staff, params, clock())
    return {}
  })
  return api
}
