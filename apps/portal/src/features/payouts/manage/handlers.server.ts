import { maskAccountNumber } from '#core/bank/account-number.ts'
import { payingAccountsOf } from '#core/bank/association-payer.server.ts'
import { decideCorrection } from '#core/bank/corrections/decide-correction.server.ts'
import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import {
  describeImported,
  inBatches,
  listBankFiles,
} from '#core/bank/imports/describe-files.server.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import type { PayeeForm } from '#core/bank/money-forms.ts'
import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import type { PayerConfiguration, SettlingParts } from '#core/bank/payout-source.ts'
import {
  fetchPayoutFile,
  listPayoutFiles,
  markPayoutFileSent,
} from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { showPayee } from '#core/bank/payouts/show-payee.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { refuse, refusePayer } from '#core/bank/refuse.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { answerBankFile } from './answer-bank-file.server.ts'
import { describedPayouts as described } from './endpoints.server.ts'
import { importOfAny } from './import-of-any.server.ts'
import { listPayouts } from './list-payouts.server.ts'
import { findWaitingPayouts } from './waiting-payouts.server.ts'

/** How many are listed: those of the last months. */
const shownFiles = 100

type Parts = SettlingParts & {
  readonly clock: Clock
  readonly configuration: PayerConfiguration
}

/** What goes out: prepared by one, released by another. */
export function createPayoutsApi({
  database,
  encryption,
  payoutSources,
  portalUrl,
  clock,
  configuration,
  ...dependencies
}: AuthDependencies & Parts) {
  const bank = { database, encryption, payoutSources, portalUrl }
  const ownAccounts = ownAccountsOf(configuration)
  const { api, serve } = serveEndpoints(dependencies)

  function requireOthersAccount(payee: PayeeForm): void {
    if (isPaidTo(payee, ownAccounts)) throw refuse('PAYOUT_ACCOUNT_OWN')
  }

  serve(described.waitingPayouts, async ({ query: { language: locale } }) => ({
    kinds: payoutSources.map(({ kind, name, settings, payerOf }) => ({
      kind,
      name: name({}, { locale }),
      hasPayer: payerOf(configuration) !== null,
      settings: [...settings],
    })),
    hasPayingAccount: payingAccountsOf(configuration).length > 0,
    ...(await findWaitingPayouts(database)),
  }))

  serve(described.payouts, ({ staff, query, body }) =>
    listPayouts(bank, body, { ...staff, locale: query.language }),
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
    if (body.on > today) throw refuse('TRANSFER_DATE')
    const seen = { ...body, reference: body.reference || null }
    await proposeReturn(bank, { ...params, seen }, staff)
    return {}
  })

  serve(described.decideReturn, async ({ staff, params, body }) => {
    await decideCorrection(bank, { ...params, ...body, of: 'payout' }, staff)
    return {}
  })

  serve(described.releasePayouts, async ({ staff, body: { ids } }) => {
    const release = { ids, configuration, executionDate: osloDate(clock()) }
    return { fileIds: [...(await releasePayouts(bank, release, staff))] }
  })

  serve(described.payoutFiles, async () => {
    const files = await listPayoutFiles(database, { limit: shownFiles })
    return {
      items: files.map(
        ({ file: { id, messageId, payerIban, createdAt, payments, totalOre }, ...states }) => ({
          id,
          messageId,
          payer: maskAccountNumber(payerIban),
          payments,
          totalOre,
          createdAt: createdAt.toISOString(),
          ...states,
        }),
      ),
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

  serve(described.payoutAnswers, () => listBankFiles(database, ['pain.002', 'camt.054-paid']))

  serve(described.importPayments, async ({ context, staff }) => {
    const accounts = payingAccountsOf(configuration)
    if (accounts.length === 0) throw refusePayer(['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'])
    const body = await context.get('readBody')()
    return describeImported(database, await importOfAny(bank, { body, accounts, actor: staff }))
  })

  return api
}
