import type { Locale } from '@trivsel/content-contract/locales'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { letterRefusals } from '../model/letter-refusals.ts'
import { decryptDecision } from '../model/refund-secrets.server.ts'
import { drawLetter } from './draw-letter.server.ts'
import { type PayerConfiguration, paymentDetailsOf } from './find-claim.server.ts'
import type { DecisionRow } from './record-decision.server.ts'

export type LetterParts = {
  readonly encryption: FieldEncryption
  readonly configuration: SenderConfiguration & PayerConfiguration
}

/** The letter of a decision that the caller has a right to read. @throws {Refusal} `NO_SENDER` */
export function drawDecisionLetter(
  { encryption, configuration }: LetterParts,
  decision: DecisionRow,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const sender = senderOf(configuration)
  if (!sender) throw new Refusal('NO_SENDER', letterRefusals.NO_SENDER)
  const content = decryptDecision(encryption, decision)
  const payment = paymentDetailsOf(configuration, decision.caseId)
  return drawLetter({ locale, sender, decision, content, payment })
}
