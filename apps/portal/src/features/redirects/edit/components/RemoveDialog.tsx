import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readAgain } from '../../model/queries.ts'
import { redirectErrorText } from '../../model/refusal-messages.ts'
import type { StaffRedirect } from '../contract.ts'
import { seenOf } from '../edited.ts'
import { saveRedirect } from '../queries.ts'

/** Asks for confirmation before a redirect is removed. */
export function RemoveDialog({
  removed,
  onClose,
}: {
  removed: StaffRedirect
  onClose: () => void
}) {
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removing = useSingleMutation({
    mutationFn: (_: undefined) =>
      whileLoggedIn(() => saveRedirect({ action: 'remove', seen: seenOf(removed) })),
    onSuccess: () => {
      showMessage(m.redirect_removed(), 'success')
      onClose()
    },
    onError: (error) => setRefused(redirectErrorText(error)),
    onSettled: () => readAgain(queryClient),
  })
  return (
    <ConfirmDialog
      heading={m.redirect_remove_heading({ from: removed.from })}
      yes={m.redirect_remove()}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
    >
      <p>{m.redirect_remove_text()}</p>
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
