import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { type EditedEntry, toRemoval } from '../edited-entry.ts'
import { saveSetup, setupChanged } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'

/** Asks for confirmation before a line of a checklist or a template is removed. */
export function RemoveEntry({ removed, onClose }: { removed: EditedEntry; onClose: () => void }) {
  const { part } = removed
  const removal = toRemoval(removed)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removing = useSingleMutation({
    mutationFn: async () => {
      if (removal) await whileLoggedIn(() => saveSetup(removal))
    },
    onSuccess: () =>
      showMessage(
        part === 'check' ? m.checklist_removed() : m.casework_template_removed(),
        'success',
      ),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries(setupChanged)
    },
  })
  return (
    <ConfirmDialog
      heading={m.casework_setup_remove_heading({ name: nameOf(removed.seen) })}
      yes={part === 'check' ? m.checklist_remove() : m.casework_template_remove()}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{part === 'check' ? m.checklist_remove_text() : m.casework_template_remove_text()}</p>
    </ConfirmDialog>
  )
}

function nameOf(seen: EditedEntry['seen']): string {
  if (!seen) return ''
  return textIn('name' in seen ? seen.name : seen.text)
}
