import { type ReactNode, useId } from 'react'
import { m } from '#messages'
import { CommandButton } from './CommandButton.tsx'
import styles from './Dialog.module.css'

type Props = {
  /** Named by the button that opens it. */
  id: string
  heading: string
  /** The buttons, what one most likely wants first. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A dialog that lies closed in the page, and that a `CommandButton` opens without React. Nothing that
 * is done in it gives a message while it is open.
 */
export function PageDialog({ id, heading, actions, children }: Props) {
  const headingId = useId()
  return (
    <dialog
      id={id}
      className={`ds-dialog ${styles.dialog}`}
      data-placement="center"
      data-modal="true"
      aria-labelledby={headingId}
    >
      <CommandButton
        command="close"
        commandfor={id}
        className="ds-button"
        data-variant="tertiary"
        data-color="neutral"
        data-icon="true"
        aria-label={m.dialog_close()}
      />
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
