import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CustomerImport } from '../contract.ts'
import { customerImportErrorText } from '../file-texts.ts'
import { importsQuery, inviteCustomers } from '../queries.ts'

/** Asks for confirmation before the people of an import are invited. */
export function InviteDialog(props: {
  made: CustomerImport
  onClose: () => void
  onDone: () => void
}) {
  const { made, onClose, onDone } = props
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const inviting = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => inviteCustomers(made.id)),
    onSuccess: ({ invited }) => {
      showMessage(m.imported_people_done({ count: invited }), 'success')
      onDone()
    },
    onError: (error) => setRefused(customerImportErrorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
  return (
    <ConfirmDialog
      heading={m.imported_people_heading()}
      yes={m.imported_people_invite()}
      isBusy={inviting.isPending}
      onConfirm={() => inviting.mutate()}
      onClose={onClose}
    >
      <p>{m.imported_people_text({ count: made.uninvited })}</p>
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
