import { type ReactNode, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'

/** Asks for confirmation before an entry is removed. It stays open to say why it cannot be. */
export function RemovalDialog(props: {
  heading: string
  yes: string
  /** What the removal means. */
  children: ReactNode
  remove: () => Promise<unknown>
  removedText: string
  errorText: (failure: unknown) => string
  /** Reads the list again. */
  onSettled: () => Promise<unknown>
  onClose: () => void
}) {
  const { heading, yes, children, remove, removedText, errorText, onSettled, onClose } = props
  const [refused, setRefused] = useState<string | null>(null)
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removing = useSingleMutation({
    mutationFn: () => whileLoggedIn(remove),
    onSuccess: () => {
      showMessage(removedText, 'success')
      onClose()
    },
    onError: (error) => setRefused(errorText(error)),
    onSettled,
  })
  return (
    <ConfirmDialog
      heading={heading}
      yes={yes}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {children}
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
