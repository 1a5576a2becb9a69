import { Button } from '@digdir/designsystemet-react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { AskedQuestion } from '../contract.ts'
import type { Answer } from '../judge-answers.ts'
import { useAnswers } from '../use-answers.ts'
import styles from './AnswersDialog.module.css'
import { Questions } from './Questions.tsx'

type Props<Saved> = {
  heading: string
  questions: readonly AskedQuestion[]
  stored: readonly Answer[]
  save: (answers: Answer[]) => Promise<Saved>
  onSaved: (saved: Saved, answers: Answer[]) => void
  errorText: (failure: unknown) => string
  onClose: () => void
}

/** What was answered, to be changed. */
export function AnswersDialog<Saved>(props: Props<Saved>) {
  const { heading, questions, stored, save, onSaved, errorText, onClose } = props
  const answers = useAnswers(questions, stored)
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const saving = useSingleMutation({
    mutationFn: (given: Answer[]) => whileLoggedIn(() => save(given)),
    onSuccess: (saved, given) => {
      onSaved(saved, given)
      showMessage(m.question_answers_saved(), 'success')
      onClose()
    },
    onError: (error) => showMessage(errorText(error), 'error'),
  })
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={
        <Button
          loading={saving.isPending}
          onClick={() => answers.check() && saving.mutate(answers.given)}
        >
          {m.question_save_answers()}
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
