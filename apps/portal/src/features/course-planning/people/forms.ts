import { z } from 'zod/mini'
import { mostPriceOre, mostSeats } from '#core/courses/limits.ts'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { GivenAnswers } from '#core/questions/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { inOneLanguage, line, lines } from '../model/course-form.ts'
import { longestMessage } from '../model/limits.ts'

/** What staff give back, in øre, and the reason that the person reads. */
export const CancelPlaceForm = z.strictObject({
  /** The state that staff saw. */
  state: z.enum(['held', 'booked', 'waiting']),
  refundOre: z
    .int('AMOUNT_INVALID')
    .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(mostPriceOre * mostSeats, 'AMOUNT_INVALID')),
  reason: reasonForPayer,
})
export type CancelPlaceForm = z.infer<typeof CancelPlaceForm>

/** What staff type: kroner up to what was paid. For somebody who has paid nothing it is not asked. */
export const typedCancelForm = (paidOre: number) =>
  z.object({
    kroner: z
      .string()
      .check(z.refine((typed) => readRefund(typed, paidOre) !== null, 'AMOUNT_INVALID')),
    reason: reasonForPayer,
  })

/** In øre; null for what is no amount, or more than was paid. */
export function readRefund(kroner: string, paidOre: number): number | null {
  if (paidOre === 0 || kroner.trim() === '0') return 0
  return parseKroner(kroner, paidOre)
}

export const CorrectAnswersForm = z.strictObject({ answers: GivenAnswers })
export type CorrectAnswersForm = z.infer<typeof CorrectAnswersForm>

/** A mail to those who come. */
const texts = {
  subject: localized(line(longestMessage.subject)).check(inOneLanguage('SUBJECT_REQUIRED')),
  text: localized(lines(longestMessage.text)).check(inOneLanguage('TEXT_REQUIRED')),
  /** Also to those who wait. */
  toWaiting: z.boolean(),
}
export const MessageTexts = z.object(texts)
export type MessageTexts = z.infer<typeof MessageTexts>
export const MessageForm = z.strictObject({
  /** Made by the browser: the same one sent again is sent once. */
  id: z.uuid(),
  ...texts,
})
export type MessageForm = z.infer<typeof MessageForm>
