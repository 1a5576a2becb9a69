import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'

/** Why some fields cannot be changed, and where they can. */
export function LockedNote() {
  return (
    <p className={formStyles.hint}>
      {m.form_locked()} <Link to="/my-page/profile">{m.form_edit_profile()}</Link>
    </p>
  )
}
