import type { PayoutParts } from '#core/bank/payout-source.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { cancelClaim } from '../claim/cancel-claim.server.ts'
import { confirmClaim } from '../claim/confirm-claim.server.ts'
import { proposeClaim } from '../claim/propose-claim.server.ts'
import { confirmReceived, registerReceived } from '../claim/receive-claim.server.ts'
import { approvePart, payPartAgain } from '../payout/approve-part.server.ts'
import { findReportFile } from '../report/find-report-file.server.ts'
import { endAward, postponeReport, reopenAward } from './correct-award.server.ts'
import { approveReport, returnReport } from './decide-report.server.ts'
import { staffFundingDescribed as described } from './endpoints.server.ts'
import { listFunding } from './list-funding.server.ts'
import { undoReport } from './undo-report.server.ts'

type Dependencies = AuthDependencies &
  PayoutParts & {
    readonly files: FileParts
    readonly clock: Clock
    readonly portalUrl: string
    readonly configuration: Pick<Configuration, 'ASSOCIATION_IBAN' | 'ASSOCIATION_BIC'>
  }

/** Staff pay what was granted, decide reports and claim money back. */
export function createStaffFundingApi({
  database,
  encryption,
  payoutSources,
  files,
  clock,
  portalUrl,
  configuration,
  ...auth
}: Dependencies) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, payoutSources }
  const mailing = { database, portalUrl }

  serve(described.list, ({ staff, query }) => listFunding(parts, staff, query.show, clock()))

  serve(described.file, async ({ staff, params: { applicationId, file } }) => {
    const wanted = { applicationId, fileId: file, staffId: staff.userId }
    const found = await findReportFile(database, wanted)
    if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    return sendFile(files, found, { isShown: true })
  })

  serve(described.approvePart, async ({ staff, params, body }) => {
    await approvePart(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.payAgain, async ({ staff, params, body }) => {
    await payPartAgain(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.approveReport, async ({ staff, params }) => {
    await approveReport(mailing, staff, params, clock())
    return {}
  })

  serve(described.returnReport, async ({ staff, params, body }) => {
    await returnReport(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.undoReport, async ({ staff, params, body }) => {
    await undoReport(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.postpone, async ({ staff, params, body }) => {
    await postponeReport(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.reopen, async ({ staff, params, body }) => {
    await reopenAward(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.end, async ({ staff, params, body }) => {
    await endAward(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.propose, async ({ staff, params, body }) => {
    await proposeClaim(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.confirm, async ({ staff, params }) => {
    await confirmClaim(mailing, staff, params, clock())
    return {}
  })

  serve(described.register, async ({ staff, params, body }) => {
    await registerReceived(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.confirmReceived, async ({ staff, params }) => {
    await confirmReceived({ ...mailing, configuration }, staff, params, clock())
    return {}
  })

  serve(described.cancel, async ({ staff, params, body }) => {
    await cancelClaim(mailing, staff, { ...params, ...body }, clock())
    return {}
  })

  return api
}
