import { Dialog as Base } from '@digdir/designsystemet-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { m } from '#messages'
import { SnackbarOfDialog } from '../snackbar/Snackbar.tsx'
import styles from './Dialog.module.css'

type Props = {
  heading: string
  onClose: () => void
  /** The buttons, what one most likely wants first. */
  actions?: ReactNode
  children: ReactNode
}

/** Open as long as it is rendered: a box in the middle, on a phone a sheet that rises from below. */
export function Dialog({ heading, onClose, actions, children }: Props) {
  const headingId = useId()
  useFocusAfter()
  return (
    <Base
      open
      onClose={onClose}
      closeButton={m.dialog_close()}
      aria-labelledby={headingId}
      className={styles.dialog}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      <SnackbarOfDialog />
    </Base>
  )
}

/** What was pressed has the focus again: a browser returns it when a dialog closes, not when it is removed. */
function useFocusAfter(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
