import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { longest } from '../../model/limits.ts'
import { textOrOther, valueOfOption } from '../../model/text-or-other.ts'
import type { EventQuestion } from '../contract.ts'
import { type Answers, fieldOf } from '../use-answers.ts'

/** What the organiser asks, each with what becomes of the answer. */
export function Questions({ answers }: { answers: Answers }) {
  return answers.questions.map((question) => (
    <Field key={question.id} question={question} answers={answers} />
  ))
}

function Field({ question, answers }: { question: EventQuestion; answers: Answers }) {
  const { id, kind, isRequired, isSensitive } = question
  const text = textOrOther(question.text)
  const common = {
    id: fieldOf(id),
    error: answers.problemOf(id),
    hint: isSensitive ? m.event_place_sensitive() : undefined,
  }
  const label = isRequired ? text : m.event_place_optional({ question: text })
  if (kind === 'text')
    return (
      <TextArea
        {...common}
        label={label}
        rows={2}
        maxLength={longest.answer}
        value={answers.answerTo(id)}
        onChange={(event) => answers.change(id, event.target.value)}
      />
    )
  const options =
    kind === 'yes-no'
      ? [
          { value: 'yes', text: m.event_place_yes() },
          { value: 'no', text: m.event_place_no() },
        ]
      : (question.options ?? []).map((option) => ({
          value: valueOfOption(option),
          text: textOrOther(option),
        }))
  return (
    <Choices
      {...common}
      legend={label}
      type="radio"
      options={options}
      chosen={[answers.answerTo(id)]}
      onChange={([chosen]) => answers.change(id, chosen ?? '')}
    />
  )
}
