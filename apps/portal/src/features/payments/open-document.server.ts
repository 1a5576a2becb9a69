import type { Locale } from '@trivsel/content-contract/locales'
import { recordAction } from '#core/payments/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import {
  answerCreditNote,
  answerReceipt,
  type DocumentParts,
} from '#core/receipts/answer-documents.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'

/**
 * The receipt of somebody for staff. The audit log says who opened it. Their own they have on their page
 * of finances.
 * @throws {Refusal} OWN_CASE, RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP
 */
export const openReceipt = (
  parts: DocumentParts,
  staff: StaffActor,
  { paymentId, locale }: { readonly paymentId: string; readonly locale: Locale },
): Promise<Response> =>
  answerReceipt(
    parts,
    { paymentId },
    {
      locale,
      onOpen: async (transaction, { userId, receiptNumber }) => {
        await requireOtherPerson(transaction, staff, [userId])
        await recordAction(transaction, staff, {
          action: 'card-receipt-opened',
          subject: { kind: 'card-payment', id: paymentId },
          after: { cardPaymentDocument: receiptNumber },
        })
      },
    },
  )

/**
 * The same for a credit note.
 * @throws {Refusal} OWN_CASE, RECEIPT_NOT_FOUND, RECEIPT_NOT_SET_UP
 */
export const openCreditNote = (
  parts: DocumentParts,
  staff: StaffActor,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Response> =>
  answerCreditNote(
    parts,
    { id },
    {
      locale,
      onOpen: async (transaction, { note, receipt: { paymentId, userId } }) => {
        await requireOtherPerson(transaction, staff, [userId])
        await recordAction(transaction, staff, {
          action: 'card-credit-note-opened',
          subject: { kind: 'card-payment', id: paymentId },
          after: { cardPaymentDocument: note.creditNumber },
        })
      },
    },
  )
