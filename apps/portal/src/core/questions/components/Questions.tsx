import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { AskedQuestion } from '../contract.ts'
import { longest } from '../limits.ts'
import { type Answers, fieldOf } from '../use-answers.ts'
import { valueOfOption } from '../value-of-option.ts'

/** What the organiser asks, each with what becomes of the answer. */
export function Questions({ answers }: { answers: Answers }) {
  return answers.questions.map((question) => (
    <Field key={question.id} question={question} answers={answers} />
  ))
}

function Field({ question, answers }: { question: AskedQuestion; answers: Answers }) {
  const { id, kind, isRequired, isSensitive } = question
  const text = textOrOther(question.text)
  const common = {
    id: fieldOf(id),
    error: answers.problemOf(id),
    hint: isSensitive ? m.question_sensitive() : undefined,
  }
  const label = isRequired ? text : m.question_optional({ question: text })
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
          { value: 'yes', text: m.question_yes() },
          { value: 'no', text: m.question_no() },
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
