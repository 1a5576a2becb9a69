import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Dialog } from './Dialog.tsx'

/** A last question before something is done. */
export function ConfirmDialog(props: {
  heading: string
  /** What the button says that does it. */
  yes: string
  isBusy?: boolean
  onConfirm: () => unknown
  onClose: () => void
  children: ReactNode
}) {
  const { heading, yes, isBusy = false, onConfirm, onClose, children } = props
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button loading={isBusy} onClick={() => onConfirm()}>
            {yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
