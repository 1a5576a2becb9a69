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

/** @throws {Refusal} RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP */
export async function answerReceipt(
  { database, configuration }: DocumentParts,
  wanted: Parameters<typeof issueReceipt>[1],
  locale: Locale,
): Promise<Response> {
  const receipt = await issueReceipt(database, wanted)
  if (!receipt) throw refuse('RECEIPT_NOT_FOUND')
  const seller = requireSeller(configuration)
  const bytes = await writeReceipt(seller, await findFacts(database, receipt), locale)
  return answerPdf(bytes, { fileName: `${receipt.receiptNumber}.pdf`, disposition: 'attachment' })
}

/** @throws {Refusal} RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP */
export async function answerCreditNote(
  { database, configuration }: DocumentParts,
  wanted: Parameters<typeof issueCreditNote>[1],
  locale: Locale,
): Promise<Response> {
  const issued = await issueCreditNote(database, wanted)
  if (!issued) throw refuse('RECEIPT_NOT_FOUND')
  const { note, receipt } = issued
  const seller = requireSeller(configuration)
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
