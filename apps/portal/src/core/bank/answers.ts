import { z } from 'zod'
import { bankFileKinds } from './bank-file-kinds.ts'
import { correctionKinds } from './correction-kinds.ts'

const text = z.string()
const instant = z.iso.datetime()
const day = z.iso.date()
const ore = z.int()

/** Whose number it is; a student whose account is deleted has no name any more. */
export const CorrectionCustomer = z.strictObject({
  number: text,
  name: text.nullable(),
  /** Of the application that the account came of. */
  caseId: z.uuid().nullable(),
})

/** A correction that waits for a second person. */
export const WaitingCorrection = z.strictObject({
  id: z.uuid(),
  kind: z.enum(correctionKinds),
  reason: text,
  /** Of what is right, or of what came back; null where nothing of it changes. */
  amountOre: ore.nullable(),
  valueDate: day.nullable(),
  /** Whose it is then. */
  customer: CorrectionCustomer.nullable(),
  proposedBy: text.nullable(),
  /** The reader proposed it: somebody else confirms it. */
  isOwn: z.boolean(),
})
export type WaitingCorrection = z.infer<typeof WaitingCorrection>

const bankFile = {
  id: z.int(),
  kind: z.enum(bankFileKinds),
  messageId: text,
  receivedAt: instant,
  transfers: z.int(),
  repeatedTransfers: z.int(),
  confirmedTransfers: z.int(),
  conflicts: z.int(),
  returnedPayouts: z.int(),
  paidPayouts: z.int(),
  failedPayouts: z.int(),
  waitingPayouts: z.int(),
  waitingTransfers: z.int(),
  unknownAnswers: z.int(),
}
export const BankFiles = z.strictObject({ items: z.array(z.strictObject(bankFile)) })
export type BankFiles = z.infer<typeof BankFiles>

/** What a file has brought; of one that has come before, what it brought then. */
export const ImportedFile = z.strictObject({
  ...bankFile,
  isRepeated: z.boolean(),
  /** Of its transfers those that nobody has as yet. */
  unmatched: z.int(),
  /** Entries of an account that only pays which are about no payout: they are not stored. */
  others: z.int(),
})
export type ImportedFile = z.infer<typeof ImportedFile>

export const PreparedPayout = z.strictObject({ id: z.uuid() })
export type PreparedPayout = z.infer<typeof PreparedPayout>
