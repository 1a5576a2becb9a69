import { Button, Dialog } from '@digdir/designsystemet-react'
import { useBlocker } from '@tanstack/react-router'
import { m } from '#messages'
import styles from './ProfilePage.module.css'

/** Asks before what was typed is left behind; where the page is loaded anew, the browser asks. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog open onClose={reset} closeButton={m.profile_dialog_close()} aria-labelledby="leave">
      <h2 id="leave" className={styles.dialogHeading}>
        {m.profile_leave_heading()}
      </h2>
      <p>{m.profile_leave_text()}</p>
      <div className={styles.buttons}>
        <Button className={styles.round} onClick={reset}>
          {m.profile_leave_stay()}
        </Button>
        <Button className={styles.round} variant="secondary" onClick={proceed}>
          {m.profile_leave_go()}
        </Button>
      </div>
    </Dialog>
  )
}
