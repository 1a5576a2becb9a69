import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { classSetupQuery, saveClassSetup } from '../queries.ts'
import type { EditOf } from '../setup-forms.ts'
import { classSetupErrorText } from '../setup-texts.ts'

/** The dialog that removes one item of the setup. It stays to say what uses the item. */
export function RemoveDialog(props: {
  edit: EditOf<'remove'>
  version: number
  name: string
  onClose: () => void
}) {
  const { edit, version, name, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removal = useSingleMutation({
    // Before the dialog goes: the next change would be of a version that there was.
    mutationFn: () =>
      whileLoggedIn(() => saveClassSetup({ edit, version })).finally(() =>
        queryClient.invalidateQueries({ queryKey: classSetupQuery.queryKey }),
      ),
    onSuccess: () => {
      showMessage(m.class_setup_removed(), 'success')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      heading={m.class_setup_remove_heading({ name })}
      yes={m.class_setup_remove()}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      <p>{m.class_setup_remove_text()}</p>
      {removal.error && (
        <ErrorBox message={classSetupErrorText(removal.error)} error={removal.error} />
      )}
    </ConfirmDialog>
  )
}
