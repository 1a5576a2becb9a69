import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { answerText } from '#core/questions/answer-text.ts'
import { AnswersDialog } from '#core/questions/components/AnswersDialog.tsx'
import type { Answer } from '#core/questions/judge-answers.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { saveFile } from '#platform/save-file.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { planningErrorText } from '../../model/refusal-texts.ts'
import { answersTable } from '../answers-table.ts'
import type { CourseAnswers, CoursePlace, CoursePlaces } from '../contract.ts'
import { correctAnswers, readAnswers } from '../queries.ts'
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
          <AnswerList
            places={places}
            answers={shown}
            onCorrected={(placeId, answers) =>
              setShown({
                ...shown,
                items: [
                  ...shown.items.filter((item) => item.placeId !== placeId),
                  { placeId, answers: answers.filter(({ answer }) => answer.trim() !== '') },
                ],
              })
            }
          />
        </Dialog>
      )}
    </section>
  )
}

type ListProps = {
  places: CoursePlaces
  answers: CourseAnswers
  onCorrected: (placeId: string, answers: Answer[]) => void
}

function AnswerList({ places, answers, onCorrected }: ListProps) {
  const [corrected, setCorrected] = useState<CoursePlace | null>(null)
  const givenBy = (placeId: string) =>
    answers.items.find((item) => item.placeId === placeId)?.answers ?? []
  if (answers.questions.length === 0) return <p>{m.course_planning_answers_none()}</p>
  return (
    <>
      {answers.items.length === 0 && <p>{m.course_planning_answers_none()}</p>}
      <ul className={styles.people}>
        {places.items.map((place) => (
          <li key={place.id}>
            <p>
              <strong>{place.name}</strong>
            </p>
            <Given questions={answers.questions} given={givenBy(place.id)} />
            <Button variant="tertiary" data-size="sm" onClick={() => setCorrected(place)}>
              {m.course_planning_answers_correct({ name: place.name })}
            </Button>
          </li>
        ))}
      </ul>
      {corrected && (
        <AnswersDialog
          heading={m.course_planning_answers_correct({ name: corrected.name })}
          questions={answers.questions}
          stored={givenBy(corrected.id)}
          save={(given) => correctAnswers(corrected.id, { answers: given })}
          onSaved={(_, given) => onCorrected(corrected.id, given)}
          errorText={planningErrorText}
          onClose={() => setCorrected(null)}
        />
      )}
    </>
  )
}

function Given(props: Pick<CourseAnswers, 'questions'> & { given: readonly Answer[] }) {
  const { questions, given } = props
  return questions.map((question) => {
    const answer = given.find(({ questionId }) => questionId === question.id)
    return (
      answer && (
        <p key={question.id} className={styles.text}>
          {textOrOther(question.text)}: {answerText(question, answer.answer)}
        </p>
      )
    )
  })
}
