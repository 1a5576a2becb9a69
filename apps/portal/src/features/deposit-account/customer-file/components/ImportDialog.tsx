import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CustomerImport } from '../contract.ts'
import { customerImportErrorText } from '../file-texts.ts'
import { proposeReceived, proposeUndo } from '../queries.ts'

export type ImportAction = 'received' | 'undo'

/** Proposes that the money of an import has come, or to undo it: a second person confirms both. */
export function ImportDialog(props: {
  made: CustomerImport
  action: ImportAction
  onClose: () => void
}) {
  const { made, action, onClose } = props
  const [receivedOn, setReceivedOn] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const acting = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() =>
        action === 'undo' ? proposeUndo(made.id) : proposeReceived(made.id, receivedOn),
      ),
    onSuccess: () => {
      showMessage(m.customer_import_sent(), 'success')
      onClose()
    },
    onError: (error) => setRefused(customerImportErrorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  })
  const { heading, text, yes } = texts[action]
  const isMissing = action === 'received' && receivedOn === ''
  return (
    <ConfirmDialog
      heading={heading()}
      yes={yes()}
      isBusy={acting.isPending}
      onConfirm={() => {
        setEmpty(isMissing)
        if (!isMissing) acting.mutate()
      }}
      onClose={onClose}
    >
      <div className={styles.part}>
        <p>{text({ lines: made.lines, amount: formatKroner(made.amountOre) })}</p>
        {action === 'received' && (
          <TextField
            id="customer-received-on"
            label={m.customer_received_on()}
            type="date"
            value={receivedOn}
            error={isEmpty ? m.customer_received_date() : undefined}
            onChange={({ target }) => setReceivedOn(target.value)}
          />
        )}
      </div>
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
    </ConfirmDialog>
  )
}

const texts = {
  received: {
    heading: m.customer_received_heading,
    text: ({ amount }: { lines: number; amount: string }) => m.customer_received_text({ amount }),
    yes: m.customer_received_yes,
  },
  undo: {
    heading: m.customer_undo_heading,
    text: ({ lines, amount }: { lines: number; amount: string }) =>
      m.customer_undo_text({ lines, amount }),
    yes: m.customer_undo_yes,
  },
} as const
