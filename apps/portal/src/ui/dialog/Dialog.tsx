import { Dialog as Base } from '@digdir/designsystemet-react'
import { type ReactNode, useId } from 'react'
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
