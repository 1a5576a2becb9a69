import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { longest, mostQuestions } from './limits.ts'
import { questionKinds } from './states.ts'

const text = z.record(z.enum(locales), z.string())

/** A question, as those who book get it. */
export const AskedQuestion = z.strictObject({
  id: z.uuid(),
  text,
  kind: z.enum(questionKinds),
  options: z.array(text).nullable(),
  isRequired: z.boolean(),
  isSensitive: z.boolean(),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const GivenAnswer = z.strictObject({
  questionId: z.uuid(),
  answer: z.string().max(longest.answer * 2),
})

/** As they are sent; `judgeAnswers` decides about them. */
export const GivenAnswers = z.array(GivenAnswer).max(mostQuestions)

/** A question as the form of those who ask has it. */
export const OpenQuestion = z.strictObject({
  id: z.string().nullable(),
  text: localized(z.string()),
  kind: z.enum(questionKinds),
  options: z.array(localized(z.string())),
  isRequired: z.boolean(),
  isSensitive: z.boolean(),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>
