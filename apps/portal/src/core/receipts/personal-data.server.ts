import { eq, inArray, sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

const { internal, ownId } = withheldBecause
const retained = {
  retention: m.data_card_receipt_kept,
  onDeletion: { retainedBecause: m.data_card_receipt_why },
} as const

export const receiptData: readonly PersonalTable[] = [
  {
    table: receipt,
    name: m.data_card_receipt,
    rowsOf: ({ userId }) => eq(receipt.userId, userId),
    computed: {
      product_name: {
        name: m.data_card_receipt_product,
        value: (_, locale) => localizedText(receipt.product, locale),
      },
      place_name: {
        name: m.data_card_receipt_place,
        value: (_, locale) => localizedText(receipt.place, locale),
      },
    },
    shown: {
      receipt_number: m.card_receipt_number,
      starts_at: m.data_card_receipt_starts,
      ends_at: m.data_card_receipt_ends,
      amount_ore: m.data_card_receipt_amount,
      credited_ore: m.data_card_receipt_credited,
      sold_at: m.data_card_receipt_sold,
    },
    withheld: {
      id: internal,
      payment_id: internal,
      subject_kind: internal,
      subject_id: internal,
      user_id: ownId,
      product: 'is shown in the language of the person',
      place: 'is shown in the language of the person',
      lines: 'stand on the receipt, which the person has as a file',
      vat_percent: 'stands on the receipt, which the person has as a file',
    },
    ...retained,
  },
  {
    table: receiptCreditNote,
    name: m.data_card_receipt_credit_note,
    rowsOf: ({ userId }) =>
      inArray(
        receiptCreditNote.receiptId,
        sql`(select ${receipt.id} from ${receipt} where ${receipt.userId} = ${userId})`,
      ),
    shown: {
      credit_number: m.credit_note_number,
      amount_ore: m.data_card_receipt_amount,
      reason: m.data_card_receipt_reason,
      credited_at: m.data_card_receipt_given,
    },
    withheld: {
      id: internal,
      receipt_id: internal,
      vat_ore: 'stands on the credit note, which the person has as a file',
      cause: 'stands on the credit note, which the person has as a file',
      created_by: 'says who of our staff did it',
    },
    ...retained,
  },
]
