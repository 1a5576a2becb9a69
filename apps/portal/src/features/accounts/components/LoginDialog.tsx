import { Dialog } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { LoginFields } from '../LoginFields.tsx'

/** Login over the page where somebody was: what they have typed there stays. */
export function LoginDialog({
  onLoggedIn,
  onClose,
}: {
  onLoggedIn: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      closeButton={m.login_dialog_close()}
      aria-labelledby="login-dialog-heading"
    >
      <h2 id="login-dialog-heading">{m.login_dialog_heading()}</h2>
      <p>{m.login_dialog_text()}</p>
      <LoginFields onLoggedIn={onLoggedIn} idPrefix="login-dialog-" />
    </Dialog>
  )
}
