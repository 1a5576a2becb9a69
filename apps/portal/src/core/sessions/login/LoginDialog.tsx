import { useEffect } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoginFields } from './LoginFields.tsx'

const idPrefix = 'login-dialog-'

/** Login in a dialog over the current page, whose unsaved input stays. */
export function LoginDialog({
  onLoggedIn,
  onClose,
}: {
  onLoggedIn: () => void
  onClose: () => void
}) {
  // A dialog focuses its first button by default, which would close it.
  useEffect(() => document.getElementById(`${idPrefix}email`)?.focus(), [])
  return (
    <Dialog heading={m.login_dialog_heading()} onClose={onClose}>
      <p>{m.login_dialog_text()}</p>
      <LoginFields onLoggedIn={onLoggedIn} idPrefix={idPrefix} />
    </Dialog>
  )
}
