import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type WaitingMailChoice, waitingMailChoices } from '#core/quarantine/waiting-mails.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffAccessQuery, staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { releaseSite } from '../queries.ts'
import { restoreErrorText } from '../restore-texts.ts'
import styles from './Restore.module.css'

const checks = {
  payments: m.restore_checked_payments,
  bank: m.restore_checked_bank,
  deletions: m.restore_checked_deletions,
} as const
type Check = keyof typeof checks
const allChecks = Object.keys(checks) as Check[]

const mailTexts: Readonly<Record<WaitingMailChoice, () => string>> = {
  dropped: m.restore_mails_dropped,
  sent: m.restore_mails_sent,
}

/** Says that the three lists were compared, and what becomes of the mails; then it is confirmed. */
export function ReleaseForm({ waitingMails: count }: { waitingMails: number }) {
  const [checked, setChecked] = useState<Check[]>([])
  const [waitingMails, setWaitingMails] = useState<WaitingMailChoice>('dropped')
  const [error, setError] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isComplete = checked.length === allChecks.length
        setError(isComplete ? undefined : m.restore_checked_missing())
        if (isComplete) setIsConfirming(true)
        else document.getElementById('restore-checked')?.focus()
      }}
    >
      <Choices
        id="restore-mails"
        legend={m.restore_mails({ count })}
        hint={m.restore_mails_hint()}
        type="radio"
        options={waitingMailChoices.map((value) => ({ value, text: mailTexts[value]() }))}
        chosen={[waitingMails]}
        onChange={([chosen = 'dropped']) => setWaitingMails(chosen)}
      />
      <Choices
        id="restore-checked"
        legend={m.restore_checked()}
        type="checkbox"
        options={allChecks.map((value) => ({ value, text: checks[value]() }))}
        chosen={checked}
        error={error}
        onChange={(chosen) => {
          setChecked(chosen)
          setError(undefined)
        }}
      />
      <Button type="submit">{m.restore_release()}</Button>
      {isConfirming && (
        <ReleaseDialog waitingMails={waitingMails} onClose={() => setIsConfirming(false)} />
      )}
    </form>
  )
}

function ReleaseDialog(props: { waitingMails: WaitingMailChoice; onClose: () => void }) {
  const { waitingMails, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const releasing = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() =>
        releaseSite({
          paymentsCompared: true,
          bankCompared: true,
          deletionsCompared: true,
          waitingMails,
        }),
      ),
    onSuccess: async () => {
      showMessage(m.restore_released(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
      await queryClient.refetchQueries({ queryKey: staffAccessQuery.queryKey })
      document.getElementById('content')?.focus()
    },
  })
  return (
    <ConfirmDialog
      heading={m.restore_confirm_heading()}
      yes={m.restore_release()}
      isBusy={releasing.isPending}
      onConfirm={() => releasing.mutate()}
      onClose={onClose}
    >
      <p>{m.restore_confirm_text()}</p>
      {releasing.error && (
        <ErrorBox message={restoreErrorText(releasing.error)} error={releasing.error} />
      )}
    </ConfirmDialog>
  )
}
