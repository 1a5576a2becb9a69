import type { Locale } from '@trivsel/content-contract/locales'
import { findNames } from '#core/accounts/find-names.server.ts'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import {
  type Sender,
  type SenderConfiguration,
  senderOf,
} from '#core/documents/letters/sender.server.ts'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  type IssuedCreditNote,
  type IssuedReceipt,
  issueCreditNote,
  issueReceipt,
  type ReceiptRow,
} from './issue-documents.server.ts'
import { type ReceiptRefusal, receiptRefusals } from './refusals.ts'
import { writeCreditNote } from './write-credit-note.server.ts'
import { type ReceiptFacts, writeReceipt } from './write-receipt.server.ts'

export type DocumentParts = {
  readonly database: Database
  readonly configuration: SenderConfiguration
}

type Options<Issued> = {
  readonly locale: Locale
  /** Checks or records who opens it, in the transaction that issues it. */
  readonly onOpen?: (transaction: Database, issued: Issued) => Promise<void>
}

/** @throws {Refusal} RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP */
export async function answerReceipt(
  { database, configuration }: DocumentParts,
  wanted: Parameters<typeof issueReceipt>[1],
  { locale, onOpen }: Options<IssuedReceipt>,
): Promise<Response> {
  const seller = requireSeller(configuration)
  const receipt = await database.transaction(async (transaction) => {
    const issued = await issueReceipt(transaction, wanted)
    if (!issued) throw refuse('RECEIPT_NOT_FOUND')
    await onOpen?.(transaction, issued)
    return issued
  })
  const bytes = await writeReceipt(seller, await findFacts(database, receipt), locale)
  return answerPdf(bytes, { fileName: `${receipt.receiptNumber}.pdf`, disposition: 'attachment' })
}

/** @throws {Refusal} RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP */
export async function answerCreditNote(
  { database, configuration }: DocumentParts,
  wanted: Parameters<typeof issueCreditNote>[1],
  { locale, onOpen }: Options<IssuedCreditNote>,
): Promise<Response> {
  const seller = requireSeller(configuration)
  const { note, receipt } = await database.transaction(async (transaction) => {
    const issued = await issueCreditNote(transaction, wanted)
    if (!issued) throw refuse('RECEIPT_NOT_FOUND')
    await onOpen?.(transaction, issued)
    return issued
  })
  const facts = { note, ...(await findFacts(database, receipt)) }
  const bytes = await writeCreditNote(seller, facts, locale)
  return answerPdf(bytes, { fileName: `${note.creditNumber}.pdf`, disposition: 'attachment' })
}

function requireSeller(configuration: SenderConfiguration): Sender {
  const seller = senderOf(configuration)
  if (!seller) throw refuse('RECEIPT_NOT_SET_UP')
  return seller
}

async function findFacts(database: Database, receipt: IssuedReceipt): Promise<ReceiptFacts> {
  const { paymentId, userId } = receipt
  const payments = await findPaymentFacts(database, [paymentId])
  const names = await findNames(database, [userId])
  return { receipt, payment: payments.get(paymentId), buyerName: buyerOf(names, userId) }
}

const buyerOf = (names: ReadonlyMap<string, string>, userId: ReceiptRow['userId']) =>
  (userId !== null && names.get(userId)) || ''

const refuse = (code: ReceiptRefusal): Refusal<ReceiptRefusal> =>
  new Refusal(code, receiptRefusals[code])
