import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { answerText } from '#core/questions/answer-text.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { saveFile } from '#platform/save-file.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { planningErrorText } from '../../model/refusal-texts.ts'
import { answersTable } from '../answers-table.ts'
import type { CourseAnswers, CoursePlaces } from '../contract.ts'
import { readAnswers } from '../queries.ts'
import styles from './People.module.css'

type Props = { id: string; places: CoursePlaces }

/** What people answered, shown when it is asked for: the audit log says who did. */
export function AnswersExport({ id, places }: Props) {
  const [shown, setShown] = useState<CourseAnswers | null>(null)
  const reading = usePress({
    call: () => readAnswers(id),
    changes: [...staffKey, 'audit'],
    errorText: planningErrorText,
    done: null,
    onDone: setShown,
  })
  const save = (answers: CourseAnswers) => {
    const { header, rows } = answersTable(places, answers)
    const content = new Blob([writeCsv(header, rows)], { type: 'text/csv;charset=utf-8' })
    saveFile({ name: `${textOrOther(places.title)}.csv`, content })
  }
  return (
    <section className={styles.section} aria-labelledby="course-answers">
      <h2 id="course-answers">{m.course_planning_answers()}</h2>
      <p>{m.course_planning_answers_text()}</p>
      <p>
        <Button variant="secondary" loading={reading.isPending} onClick={() => reading.mutate()}>
          {m.course_planning_answers_show()}
        </Button>
      </p>
      {shown && (
        <Dialog
          heading={m.course_planning_answers()}
          onClose={() => setShown(null)}
          actions={<Button onClick={() => save(shown)}>{m.course_planning_answers_save()}</Button>}
        >
          <AnswerList places={places} answers={shown} />
        </Dialog>
      )}
    </section>
  )
}

function AnswerList({ places, answers }: { places: CoursePlaces; answers: CourseAnswers }) {
  if (answers.items.length === 0) return <p>{m.course_planning_answers_none()}</p>
  return (
    <ul className={styles.people}>
      {answers.items.map(({ placeId, answers: given }) => (
        <li key={placeId}>
          <p>
            <strong>{places.items.find(({ id }) => id === placeId)?.name}</strong>
          </p>
          {answers.questions.map((question) => {
            const answer = given.find(({ questionId }) => questionId === question.id)
            return (
              answer && (
                <p key={question.id} className={styles.text}>
                  {textOrOther(question.text)}: {answerText(question, answer.answer)}
                </p>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}
