import { Button } from '@digdir/designsystemet-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './DataTable.module.css'

/** A button above a table, and what it opens over the rows. */
export function TablePopover(props: {
  button: string
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="tertiary" data-size="sm" popoverTarget={id}>
        {props.button}
      </Button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.popover}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && props.children(() => panel.current?.hidePopover())}
      </div>
    </div>
  )
}
