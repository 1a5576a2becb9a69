import { useEffect } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoginFields } from './LoginFields.tsx'

const idPrefix = 'login-dialog-'

/** Login over the page where somebody was: what they have typed there stays. */
export function LoginDialog({
  onLoggedIn,
  onClose,
}: {
  onLoggedIn: () => void
  onClose: () => void
}) {
  // A dialog begins with its first button, which would close it.
  useEffect(() => document.getElementById(`${idPrefix}email`)?.focus(), [])
  return (
    <Dialog heading={m.login_dialog_heading()} onClose={onClose}>
      <p>{m.login_dialog_text()}</p>
      <LoginFields onLoggedIn={onLoggedIn} idPrefix={idPrefix} />
    </Dialog>
  )
}
