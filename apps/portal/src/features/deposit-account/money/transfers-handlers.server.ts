import { correctTransfer } from '#core/bank/corrections/correct-transfer.server.ts'
import { decideCorrection } from '#core/bank/corrections/decide-correction.server.ts'
import { resolveConflict } from '#core/bank/corrections/resolve-conflict.server.ts'
import {
  describeImported,
  inBatches,
  listBankFiles,
} from '#core/bank/imports/describe-files.server.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { confirmTransfer } from '#core/bank/transfers/confirm-transfer.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import {
  allocateToStudent,
  previewAllocation,
  requireCustomer,
} from './allocate-to-student.server.ts'
import { describedMoney as described } from './endpoints.server.ts'
import { listConflicts } from './list-conflicts.server.ts'
import { matchTransfers } from './match-transfers.server.ts'
import type { MoneyParts } from './money-parts.server.ts'
import { requirePossibleDate } from './require-possible-date.server.ts'
import { searchTransfers } from './search-transfers.server.ts'
import { findSuggestions } from './suggest-customers.server.ts'
import { findWaitingTransfers } from './waiting-money.server.ts'

/** What has come: the list of it, and whose it is. */
export function createTransfersApi(parts: MoneyParts, dependencies: AuthDependencies) {
  const { database, encryption, payoutSources, portalUrl, hooks, requireHolder } = parts
  const { api, serve } = serveEndpoints(dependencies)
  const corrections = { database, encryption, payoutSources, portalUrl, ...hooks }

  serve(described.waiting, async () => ({
    hasAccount: parts.holder !== null,
    ...(await findWaitingTransfers(database)),
  }))

  serve(described.transfers, ({ staff, body }) => searchTransfers(parts, body, staff.userId))

  serve(described.registerTransfer, async ({ staff, body }) => {
    const { iban: ownAccount } = requireHolder()
    const customerNumber = body.customerNumber || null
    await requireCustomer(database, customerNumber)
    await requirePossibleDate(database, body.valueDate, customerNumber)
    const isNew = await registerTransfer(
      { database, encryption, onReceived: hooks.onReceived },
      {
        reference: body.reference,
        amountOre: body.amountOre,
        valueDate: body.valueDate,
        customerNumber,
        debtorName: body.debtorName || null,
        remittance: body.text || null,
        endToEndId: null,
      },
      { ownAccount, actor: staff },
    )
    return { isRepeated: !isNew }
  })

  serve(described.suggestions, ({ params }) => findSuggestions(parts, params.id))

  serve(described.previewAllocation, ({ params, body }) =>
    previewAllocation(database, { ...params, ...body }),
  )

  serve(described.allocate, async ({ staff, params, body }) => {
    await allocateToStudent(corrections, { ...params, ...body }, staff)
    return {}
  })

  serve(described.confirmTransfer, async ({ staff, params, body }) => {
    await confirmTransfer(corrections, { ...params, ...body }, staff)
    return {}
  })

  serve(described.correctTransfer, async ({ staff, params, body }) => {
    const { revision, reason, ...change } = body
    const customerNumber = change.kind === 'reverse-transfer' ? null : change.customerNumber
    await requireCustomer(database, customerNumber)
    if (change.kind === 'replace-transfer')
      await requirePossibleDate(database, change.valueDate, customerNumber)
    const wanted = { ...params, revision, reason, change }
    return { outcome: await correctTransfer(corrections, wanted, staff) }
  })

  serve(described.decideCorrection, async ({ staff, params, body }) => {
    await decideCorrection(corrections, { ...params, ...body, of: 'transfer' }, staff)
    return {}
  })

  serve(described.conflicts, ({ staff }) => listConflicts({ ...parts, userId: staff.userId }))

  serve(described.resolveConflict, async ({ staff, params, body }) => {
    await resolveConflict(corrections, { ...params, ...body }, staff)
    return {}
  })

  serve(described.bankFiles, () => listBankFiles(database, ['camt.054']))

  serve(described.importTransfers, async ({ context, staff }) => {
    const { iban: ownAccount } = requireHolder()
    const bytes = inBatches(await context.get('readBody')())
    const taken = await importCamt054(
      { ...corrections, matchTransfers },
      { bytes, ownAccount, actor: staff },
    )
    return describeImported(database, taken)
  })

  return api
}
