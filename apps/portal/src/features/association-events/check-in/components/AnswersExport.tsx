import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { answerText } from '#core/questions/answer-text.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { saveFile } from '#platform/save-file.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { answersTable } from '../answers-table.ts'
import { checkInErrorText } from '../check-in-error-text.ts'
import type { ParticipantAnswers } from '../contract.ts'
import { readAnswers } from '../queries.ts'
import styles from './CheckIn.module.css'

type Props = { id: string; eventId: string; title: string }

/** What people answered, shown when it is asked for: the history of the association says who did. */
export function AnswersExport({ id, eventId, title }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [shown, setShown] = useState<ParticipantAnswers | null>(null)
  const reading = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => readAnswers({ id, eventId })),
    onSuccess: setShown,
    onError: (error) => showMessage(checkInErrorText(error), 'error'),
  })
  return (
    <section aria-labelledby="event-answers" className={styles.area}>
      <h2 id="event-answers">{m.event_checkin_answers()}</h2>
      <p>{m.event_checkin_answers_text()}</p>
      <p>
        <Button variant="secondary" loading={reading.isPending} onClick={() => reading.mutate()}>
          {m.event_checkin_show_answers()}
        </Button>
      </p>
      {shown && (
        <Dialog
          heading={m.event_checkin_answers()}
          onClose={() => setShown(null)}
          actions={
            <Button onClick={() => saveAnswers(title, shown)}>{m.event_checkin_save()}</Button>
          }
        >
          <AnswerList answers={shown} />
        </Dialog>
      )}
    </section>
  )
}

/** A cell that starts like a formula is text there (`writeCsv`). */
function saveAnswers(title: string, answers: ParticipantAnswers): void {
  const { header, rows } = answersTable(answers)
  const content = new Blob([writeCsv(header, rows)], { type: 'text/csv;charset=utf-8' })
  saveFile({ name: `${title}.csv`, content })
}

function AnswerList({ answers: { items, questions } }: { answers: ParticipantAnswers }) {
  if (items.length === 0) return <p>{m.event_checkin_nobody()}</p>
  return (
    <ul className={styles.people}>
      {items.map(({ placeId, name, email, answers }) => (
        <li key={placeId} className={styles.person}>
          <div className={styles.who}>
            <p>
              <strong>{name}</strong>
            </p>
            <p className={styles.quiet}>{email}</p>
            {questions.map((question) => {
              const given = answers.find(({ questionId }) => questionId === question.id)
              return (
                given && (
                  <p key={question.id}>
                    {textOrOther(question.text)}: {answerText(question, given.answer)}
                  </p>
                )
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}
