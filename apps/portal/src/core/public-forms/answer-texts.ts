import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatWallTime } from '#platform/time/format.ts'
import type { Answers, FormDefinition, FormField } from './form-definition.ts'

export type AnswerText = { readonly id: string; readonly label: string; readonly text: string }

/** What was answered, in the order of the form, as people read it. */
export function listAnswers(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: Answers,
  locale: Locale,
): AnswerText[] {
  return fields.flatMap((field) => {
    const answer = answers[field.id]
    if (answer === undefined) return []
    const text = answerText(field, answer, locale)
    return [{ id: field.id, label: field.label({}, { locale }), text }]
  })
}

function answerText(field: FormField, answer: Answers[string], locale: Locale): string {
  switch (field.kind) {
    case 'date':
      return formatDate(noonOf(String(answer)), locale)
    case 'time':
      return formatWallTime(String(answer), locale)
    case 'yes-no':
      return answer === true ? m.form_yes({}, { locale }) : m.form_no({}, { locale })
    case 'choice':
    case 'choices': {
      const chosen = Array.isArray(answer) ? answer : [answer]
      // One that is not offered any more has its id left.
      const nameOf = (id: string) =>
        field.options.find((option) => option.id === id)?.name({}, { locale }) ?? id
      return chosen.map((id) => nameOf(String(id))).join(', ')
    }
    default:
      return String(answer)
  }
}
