import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswersDialog } from '#core/questions/components/AnswersDialog.tsx'
import type { AskedQuestion } from '#core/questions/contract.ts'
import { m } from '#messages'
import { placeErrorText } from '../../model/place-refusal-messages.ts'
import type { OwnPlace } from '../contract.ts'
import { changeAnswers, ownBookingQuery } from '../queries.ts'
import styles from './Book.module.css'

type Props = {
  eventId: string
  questions: readonly AskedQuestion[]
  stored: OwnPlace['answers']
}

/** A button that opens what was answered. */
export function ChangeAnswers({ eventId, questions, stored }: Props) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  return (
    <div className={styles.buttons}>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        {m.question_change_answers()}
      </Button>
      {isOpen && (
        <AnswersDialog
          heading={m.question_change_answers()}
          questions={questions}
          stored={stored}
          save={(answers) => changeAnswers(eventId, { answers })}
          onSaved={(booked) => queryClient.setQueryData(ownBookingQuery(eventId).queryKey, booked)}
          errorText={placeErrorText}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
