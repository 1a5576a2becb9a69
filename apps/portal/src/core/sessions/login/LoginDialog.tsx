import { Dialog } from '@digdir/designsystemet-react'
import { useEffect } from 'react'
import { m } from '#messages'
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
    <Dialog
      open
      onClose={onClose}
      closeButton={m.login_dialog_close()}
      aria-labelledby="login-dialog-heading"
    >
      <h2 id="login-dialog-heading">{m.login_dialog_heading()}</h2>
      <p>{m.login_dialog_text()}</p>
      <LoginFields onLoggedIn={onLoggedIn} idPrefix={idPrefix} />
    </Dialog>
  )
}
