import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { findEndedLetter } from '#core/documents/checks/ended-letters.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  letterOf,
  writeAccountConfirmation,
  writeAccountInvoice,
  writeAccountReceipt,
} from '../letters/write-letters.server.ts'
import { type DepositConfiguration, depositHolderOf } from '../model/deposit-holder.server.ts'
import { type FoundAccount, findAccount, findAccountOfCase } from '../model/find-account.server.ts'
import { type DepositRefusal, depositRefusals } from '../model/refusals.ts'
import { describeAccount } from './describe-account.server.ts'
import { describedAccount as described } from './endpoints.server.ts'
import { listCreditNotes, writeCreditNoteOf } from './find-credit-notes.server.ts'

/** The account as its student reads it, and its letters, which staff read too. */
export function createAccountApi({
  database,
  portalUrl,
  encryption,
  configuration,
  clock,
  ...dependencies
}: AuthDependencies & {
  database: Database
  portalUrl: string
  encryption: FieldEncryption
  configuration: DepositConfiguration
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const currentHolder = () => depositHolderOf(configuration)

  async function answerCreditNote(of: { userId: string } | { caseId: string }, number: string) {
    const holder = currentHolder()
    const bytes =
      holder && (await writeCreditNoteOf(database, holder, { of, number: Number(number) }))
    if (!bytes) throw refuse('NO_INVOICE')
    return answerPdf(bytes, { fileName: `${number}.pdf`, disposition: 'attachment' })
  }
  async function answerInvoice(found: FoundAccount | null, number: string) {
    const holder = currentHolder()
    const invoice = found?.invoice
    if (!holder || !found || invoice?.invoiceNumber !== Number(number)) throw refuse('NO_INVOICE')
    const bytes = await writeAccountInvoice(holder, found, invoice)
    return answerPdf(bytes, { fileName: `${number}.pdf`, disposition: 'attachment' })
  }

  serve(described.account, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const letterEndedAt =
      found && (await findEndedLetter(database, { userId, letter: letterOf(found.caseFile.id) }))
    return describeAccount(found, currentHolder(), letterEndedAt)
  })

  serve(described.invoice, async ({ user: { userId }, params: { id } }) => {
    return answerInvoice(await findAccount(database, userId), id)
  })

  serve(described.creditNotes, ({ user: { userId } }) => listCreditNotes(database, { userId }))

  serve(described.creditNote, async ({ user: { userId }, params: { id } }) => {
    return answerCreditNote({ userId }, id)
  })

  serve(described.confirmation, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const holder = currentHolder()
    const bytes =
      found &&
      holder &&
      (await writeAccountConfirmation(
        { database, encryption },
        { holder, portalUrl, now: clock() },
        found,
      ))
    if (!bytes) throw refuse('NOT_PAID')
    return answerPdf(bytes, { fileName: 'confirmation.pdf', disposition: 'inline' })
  })

  serve(described.receipt, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const isBooked = found?.figures.isBooked
    const holder = currentHolder()
    if (!holder || !isBooked) throw refuse('NOTHING_RECEIVED')
    const bytes = await writeAccountReceipt(holder, osloDate(clock()), found)
    return answerPdf(bytes, { fileName: 'receipt.pdf', disposition: 'inline' })
  })

  serve(described.staffInvoice, async ({ params: { id, number } }) =>
    answerInvoice(await findAccountOfCase(database, id), number),
  )

  serve(described.staffCreditNote, ({ params: { id, number } }) =>
    answerCreditNote({ caseId: id }, number),
  )

  return api
}

function refuse(code: DepositRefusal): Refusal<DepositRefusal> {
  return new Refusal(code, depositRefusals[code])
}
