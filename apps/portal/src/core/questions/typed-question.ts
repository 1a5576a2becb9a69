import { perLocale } from '@trivsel/content-contract/locales'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import type { OpenQuestion } from './contract.ts'
import type { QuestionKind } from './states.ts'

/** A question as it is typed. */
export type TypedQuestion = {
  id: string | null
  text: Localized
  kind: QuestionKind
  /** One on each line. */
  options: Localized
  isRequired: boolean
  isSensitive: boolean
}

/** The part of a form that `QuestionFields` is. */
export type TypedQuestions = { questions: TypedQuestion[]; answerDays: string }

export const emptyQuestion = (): TypedQuestion => ({
  id: null,
  text: perLocale(() => ''),
  kind: 'text',
  options: perLocale(() => ''),
  isRequired: false,
  isSensitive: false,
})

/** What is stored, as it is typed. */
export const typedQuestionOf = ({ options, ...question }: OpenQuestion): TypedQuestion => ({
  ...question,
  options: perLocale((locale) => options.map((option) => option[locale]).join('\n')),
})

/** What is typed, as it is sent; not judged as yet. */
export const sentQuestionOf = ({ options, ...question }: TypedQuestion) => ({
  ...question,
  options: question.kind === 'choice' ? optionsOf(options) : [],
})

function optionsOf(typed: Localized): Localized[] {
  const lines = perLocale((locale) =>
    typed[locale]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  const count = Math.max(...locales.map((locale) => lines[locale].length))
  return Array.from({ length: count }, (_, at) => perLocale((locale) => lines[locale][at] ?? ''))
}
