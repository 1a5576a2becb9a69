import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Questions } from '#core/questions/components/Questions.tsx'
import type { AskedQuestion } from '#core/questions/contract.ts'
import { useAnswers } from '#core/questions/use-answers.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
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
export function ChangeAnswers(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.buttons}>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        {m.event_place_change_answers()}
      </Button>
      {isOpen && <AnswersDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AnswersDialog({ eventId, questions, stored, onClose }: Props & { onClose: () => void }) {
  const answers = useAnswers(questions, stored)
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const queryClient = useQueryClient()
  const saving = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => changeAnswers(eventId, { answers: answers.given })),
    onSuccess: (booked) => {
      queryClient.setQueryData(ownBookingQuery(eventId).queryKey, booked)
      showMessage(m.event_place_answers_saved(), 'success')
      onClose()
    },
    onError: (error) => showMessage(placeErrorText(error), 'error'),
  })
  return (
    <Dialog
      heading={m.event_place_change_answers()}
      onClose={onClose}
      actions={
        <Button loading={saving.isPending} onClick={() => answers.check() && saving.mutate()}>
          {m.event_place_save_answers()}
        </Button>
      }
    >
      <div className={styles.questions}>
        <ProblemSummary problems={answers.problems} failures={answers.failures} />
        <Questions answers={answers} />
      </div>
    </Dialog>
  )
}
