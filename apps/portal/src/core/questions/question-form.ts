import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'
import { longest, mostQuestions } from './limits.ts'
import { questionKinds } from './states.ts'

/* A question as those who ask fill it in. The browser judges it before it is sent, the server again. */

const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, { error: 'TOO_LONG', abort: true }),
    z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
    z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }),
  )

const isWritten = (text: Localized) => locales.some((locale) => text[locale] !== '')
const inOneLanguage = (code: string) =>
  z.refine<Localized>(isWritten, { path: [locales[0]], error: code })

export const QuestionForm = z
  .strictObject({
    /** Null for one that is added. */
    id: z.nullable(z.uuid()),
    text: localized(line(longest.question)).check(inOneLanguage('QUESTION_REQUIRED')),
    kind: z.enum(questionKinds),
    /** Of a choice. */
    options: z
      .array(localized(line(longest.option)).check(inOneLanguage('OPTIONS_REQUIRED')))
      .check(z.maxLength(longest.options, 'OPTIONS_TOO_MANY')),
    isRequired: z.boolean(),
    isSensitive: z.boolean(),
  })
  .check(
    z.refine(({ kind, options }) => kind !== 'choice' || options.length >= 2, {
      path: ['options'],
      error: 'OPTIONS_REQUIRED',
    }),
  )
export type QuestionForm = z.infer<typeof QuestionForm>

export const QuestionForms = z
  .array(QuestionForm)
  .check(z.maxLength(mostQuestions, 'QUESTIONS_TOO_MANY'))
