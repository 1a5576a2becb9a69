import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { DayFields } from '../../model/components/DayFields.tsx'
import { answersOf, type DayValues, dayValueOf } from '../../model/day-values.ts'
import type { AnswersForm } from '../../model/forms.ts'
import { daysKey } from '../../model/queries.ts'
import { daysErrorText } from '../../model/refusal-texts.ts'
import { noteOf } from '../answer-texts.ts'
import type { SurveyOfChild } from '../contract.ts'
import { answerSurvey } from '../queries.ts'
import styles from './Days.module.css'

/** The days of a survey for one child, with what was answered before. */
export function AnswerForm({ surveyId, child }: { surveyId: string; child: SurveyOfChild }) {
  const { id: childId, firstName, days } = child
  const [values, setValues] = useState<DayValues>(() =>
    Object.fromEntries(days.map(({ onDate, answer }) => [onDate, dayValueOf(answer)])),
  )
  const [isEmpty, setEmpty] = useState(false)
  const saving = usePress({
    call: (answers: AnswersForm['answers']) => answerSurvey({ id: surveyId, childId }, { answers }),
    changes: daysKey,
    done: () => m.kindergarten_days_answer_saved({ name: firstName }),
    errorText: daysErrorText,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answers = answersOf(values)
    setEmpty(answers.length === 0)
    if (answers.length > 0) saving.mutate(answers)
  }
  return (
    <form method="post" className={styles.child} onSubmit={submit} noValidate>
      <h3>{firstName}</h3>
      <DayFields
        idPrefix={`answer-${surveyId}-${childId}-`}
        days={days.map(({ onDate, answer }) => ({ onDate, note: answer && noteOf(answer) }))}
        values={values}
        onChange={setValues}
      />
      <div role="alert">
        {isEmpty && <ValidationMessage>{m.kindergarten_days_choose_a_day()}</ValidationMessage>}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={saving.isPending}>
          {m.kindergarten_days_save_answer({ name: firstName })}
        </Button>
      </div>
    </form>
  )
}
