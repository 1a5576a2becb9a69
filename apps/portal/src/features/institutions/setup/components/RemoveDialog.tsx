import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import { type Edited, toRemoval } from '../edited.ts'
import { readAgain, saveSetup } from '../queries.ts'

/** Asks for confirmation before an institution or a campus is removed. */
export function RemoveDialog({ removed, onClose }: { removed: Edited; onClose: () => void }) {
  const removal = toRemoval(removed)
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removing = useSingleMutation({
    mutationFn: async () => {
      if (removal) await whileLoggedIn(() => saveSetup(removal))
    },
    onSuccess: () => {
      showMessage(m.institution_removed(), 'success')
      onClose()
    },
    onError: (error) => setRefused(institutionErrorText(error)),
    onSettled: () => readAgain(queryClient),
  })
  return (
    <ConfirmDialog
      heading={m.institution_remove_heading({
        name: removed.seen ? textIn(removed.seen.name) : '',
      })}
      yes={m.institution_remove()}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {removed.part === 'campus'
          ? m.institution_campus_remove_text()
          : m.institution_remove_text()}
      </p>
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
