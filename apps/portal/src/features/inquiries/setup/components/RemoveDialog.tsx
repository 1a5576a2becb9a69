import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { Edited } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { setupErrorText } from '../refusal-messages.ts'
import type { SetupEdit } from '../setup-forms.ts'

/** Asks for confirmation before an entry of the setup is removed. */
export function RemoveDialog(props: { edited: Edited; removal: SetupEdit; onClose: () => void }) {
  const { edited, removal, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const mutation = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveSetup(removal)),
    onSuccess: () => showMessage(m.inquiry_setup_removed(), 'success'),
    onError: (error) => showMessage(setupErrorText(error), 'error'),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
    },
  })
  return (
    <ConfirmDialog
      heading={m.inquiry_setup_remove_heading({ name: nameIn(edited) })}
      yes={m.inquiry_setup_remove()}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate()}
      onClose={onClose}
    >
      {edited.kind === 'category' && <p>{m.inquiry_setup_remove_category_text()}</p>}
      <p>{m.inquiry_setup_remove_text()}</p>
    </ConfirmDialog>
  )
}

function nameIn({ kind, seen }: Edited): string {
  if (!seen || kind === 'service-form') return ''
  return kind === 'template' ? seen.name : textIn(seen.name)
}
