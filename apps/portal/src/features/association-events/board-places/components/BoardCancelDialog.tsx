import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../book/components/Book.module.css'
import { boardPlaceErrorText, reasonText } from '../board-place-texts.ts'
import { CancelReasonForm } from '../cancel-form.ts'
import { cancelByBoard } from '../queries.ts'

const idPrefix = 'board-cancel-'

type Props = {
  /** Of the association. */
  id: string
  eventId: string
  person: { placeId: string; name: string; state: string; paidOre: number }
  onClose: () => void
  /** Also when it was refused: what is shown is stale. */
  onSettled: () => unknown
}

/** The board cancels somebody's place: what is refunded is said before, and why may be. */
export function BoardCancelDialog({ id, eventId, person, onClose, onSettled }: Props) {
  const { name, paidOre } = person
  const cancel = useCancel({ id, eventId, person, onClose, onSettled })
  const form = useForm({
    resolver: zodResolver(CancelReasonForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: boardPlaceErrorText,
    codeText: reasonText,
    send: cancel,
  })
  const isWaiting = person.state === 'waiting'
  const amount = formatKroner(paidOre)
  return (
    <Dialog heading={m.event_board_cancel_heading({ name })} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {paidOre > 0 && (
          <p>
            <strong>{m.event_board_cancel_refund({ name, amount })}</strong>
          </p>
        )}
        <p>{isWaiting ? m.event_board_cancel_queue() : m.event_board_cancel_text()}</p>
        <TextArea
          id={`${idPrefix}reason`}
          label={m.event_board_cancel_reason()}
          hint={m.event_place_staff_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting} data-color="danger">
            {paidOre > 0 ? m.event_board_cancel_yes_refund({ amount }) : m.event_place_cancel_yes()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.event_place_keep()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useCancel({ id, eventId, person, onClose, onSettled }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { placeId, state, name } = person
  return async ({ reason }: { reason: string }): Promise<void> => {
    try {
      const { refundOre } = await whileLoggedIn(() =>
        cancelByBoard({ id, eventId, placeId }, { state: state as 'booked', reason }),
      )
      onClose()
      showMessage(
        refundOre > 0
          ? m.event_board_cancelled_refund({ name, amount: formatKroner(refundOre) })
          : m.event_place_staff_done({ name }),
        'success',
      )
    } finally {
      await onSettled()
    }
  }
}
