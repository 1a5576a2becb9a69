import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import type { SetupEdit } from '../setup-forms.ts'

/** The dialog that removes one item of the setup. */
export function RemoveDialog(props: {
  edit: Extract<SetupEdit, { kind: 'remove' }>
  version: number
  text: string
  onClose: () => void
}) {
  const { edit, version, text, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removal = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveSetup({ edit, version })),
    onSuccess: () => showMessage(m.court_removed(), 'success'),
    onError: (error) => showMessage(courtStaffErrorText(error), 'error'),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
    },
  })
  return (
    <ConfirmDialog
      heading={m.court_remove_heading()}
      yes={m.court_remove()}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
      <p>{m.court_remove_text()}</p>
    </ConfirmDialog>
  )
}
