import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import {
  fetchPayoutFile,
  listPayoutFiles,
  markPayoutFileSent,
} from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { showPayee } from '#core/bank/payouts/show-payee.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { refuse as refuseBank } from '#core/bank/refuse.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { requireCustomer } from './allocate-to-student.server.ts'
import { answerBankFile } from './answer-bank-file.server.ts'
import { describeImported, inBatches } from './bank-files.server.ts'
import { describedMoney as described } from './endpoints.server.ts'
import type { PayeeForm } from './forms.ts'
import { listPayouts } from './list-payouts.server.ts'
import type { MoneyParts } from './money-parts.server.ts'
import { requireCause } from './require-cause.server.ts'

/** How many are listed: those of the last months. */
const shownFiles = 100

/** What goes out: prepared by one, released by another. */
export function createPayoutsApi(parts: MoneyParts, dependencies: AuthDependencies) {
  const { database, encryption, payoutSources, portalUrl, clock, ownAccounts } = parts
  const bank = { database, encryption, payoutSources, portalUrl }
  const { api, serve } = serveEndpoints(dependencies)

  function requireOthersAccount(payee: PayeeForm): void {
    if (isPaidTo(payee, ownAccounts)) throw refuseBank('PAYOUT_ACCOUNT_OWN')
  }

  serve(described.payouts, ({ staff, body }) => listPayouts(parts, body, staff.userId))

  serve(
    described.preparePayout,
    async ({ staff, body: { key, payee, customerNumber, ...body } }) => {
      await requireCustomer(database, customerNumber)
      requireOthersAccount(payee)
      const owner = { kind: 'deposit', key: customerNumber } as const
      const request = { ...body, owner, requestKey: `staff:${key}`, approvedBy: staff.userId }
      return database.transaction(async (transaction) => {
        const within = { ...bank, database: transaction }
        const { requestKey } = request
        await requireCause(transaction, { ...body, customerNumber, requestKey })
        const id =
          payee.method === 'account'
            ? await preparePayout(within, { ...request, payee }, staff)
            : await prepareManualPayout(within, { ...request, payee }, staff)
        return { id }
      })
    },
  )

  serve(described.prepareAgain, async ({ staff, params, body }) => {
    requireOthersAccount(body.payee)
    return { id: await prepareAgain(bank, { ...params, ...body }, staff) }
  })

  serve(described.withdrawPayout, async ({ staff, params }) => {
    await withdrawPayout(bank, params.id, staff)
    return {}
  })

  serve(described.showPayee, ({ staff, params, body }) =>
    showPayee(bank, { ...params, ...body }, staff),
  )

  serve(described.recordPayoutOutcome, async ({ staff, params, body }) => {
    await settleManually(bank, { ...params, seen: body }, staff)
    return {}
  })

  serve(described.proposeReturn, async ({ staff, params, body }) => {
    const today = osloDate(clock())
    if (body.on > today) throw refuseBank('TRANSFER_DATE')
    const seen = { ...body, reference: body.reference || null }
    await proposeReturn(bank, { ...params, seen }, staff)
    return {}
  })

  serve(described.releasePayouts, async ({ staff, body: { ids } }) => {
    const { configuration } = parts
    const release = { ids, configuration, executionDate: osloDate(clock()) }
    return { fileIds: [...(await releasePayouts(bank, release, staff))] }
  })

  serve(described.payoutFiles, async () => {
    const files = await listPayoutFiles(database, { limit: shownFiles })
    return {
      items: files.map(({ file: { id, messageId, createdAt, payments, totalOre }, ...states }) => ({
        id,
        messageId,
        payments,
        totalOre,
        createdAt: createdAt.toISOString(),
        ...states,
      })),
    }
  })

  serve(described.payoutFile, async ({ staff, params }) =>
    answerBankFile(await fetchPayoutFile(bank, Number(params.id), staff)),
  )

  serve(described.markFileSent, async ({ staff, params }) => {
    await markPayoutFileSent(bank, Number(params.id), staff)
    return {}
  })

  serve(described.importAnswers, async ({ context, staff }) => {
    const bytes = inBatches(await context.get('readBody')())
    return describeImported(database, await importPain002(bank, { bytes, actor: staff }))
  })

  return api
}
