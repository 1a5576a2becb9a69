import { Button } from '@digdir/designsystemet-react'
import { useBlocker } from '@tanstack/react-router'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'

/** Asks before unsaved changes are lost; when the page is reloaded, the browser asks. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog
      heading={m.profile_leave_heading()}
      onClose={reset}
      actions={
        <>
          <Button onClick={reset}>{m.profile_leave_stay()}</Button>
          <Button variant="secondary" onClick={proceed}>
            {m.profile_leave_go()}
          </Button>
        </>
      }
    >
      <p>{m.profile_leave_text()}</p>
    </Dialog>
  )
}
