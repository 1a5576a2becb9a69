import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DayFields } from '../../model/components/DayFields.tsx'
import { answersOf, type DayValues, dayValueOf } from '../../model/day-values.ts'
import type { AnswersForm } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import type { SurveyChild } from '../contract.ts'
import { answerForChild } from '../queries.ts'

type Props = { surveyId: string; child: SurveyChild; onClose: () => void }

/** Staff answer for a child: what they were told on the phone, or after the deadline. */
export function AnswerDialog({ surveyId, child, onClose }: Props) {
  const [values, setValues] = useState<DayValues>(() =>
    Object.fromEntries(child.answers.map((answer) => [answer.onDate, dayValueOf(answer)])),
  )
  const [isEmpty, setEmpty] = useState(false)
  const saving = usePress({
    call: (answers: AnswersForm['answers']) =>
      answerForChild(surveyId, { childId: child.id, answers }),
    changes: staffDaysKey,
    done: () => m.kindergarten_days_answer_saved({ name: child.name }),
    onDone: onClose,
    errorText: staffDaysErrorText,
  })
  const save = () => {
    const answers = answersOf(values)
    setEmpty(answers.length === 0)
    if (answers.length > 0) saving.mutate(answers)
  }
  return (
    <Dialog
      heading={m.kindergarten_days_answer_for({ name: child.name })}
      onClose={onClose}
      actions={
        <>
          <Button loading={saving.isPending} onClick={save}>
            {m.kindergarten_days_save()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </>
      }
    >
      <p>{m.kindergarten_days_answer_for_text()}</p>
      <DayFields
        idPrefix="staff-answer-"
        days={child.answers.map(({ onDate }) => ({ onDate }))}
        values={values}
        onChange={setValues}
      />
      <div role="alert">
        {isEmpty && <ValidationMessage>{m.kindergarten_days_choose_a_day()}</ValidationMessage>}
      </div>
    </Dialog>
  )
}
