import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './FoldedMenu.module.css'

type Props = {
  /** What screen readers call the menu. */
  label: string
  /** On the button of a phone, before the name of the current page. */
  button: string
  /** The name of the current page. */
  current: string
  /** The current page: the menu is open on that page alone. */
  page: string
  className?: string | undefined
  children: ReactNode
}

/** The menu of an area: on a phone one row, from which it unfolds over the page. */
export function FoldedMenu({ label, button, current, page, className, children }: Props) {
  const listId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === page
  const close = () => setOpenOn(null)
  return (
    <nav
      aria-label={label}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        toggle.current?.focus()
      }}
      // A link to the page that is open closes the menu, too.
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close()
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenOn(isOpen ? null : page)}
      >
        <span>
          {button}
          <span className="ds-sr-only">:</span>
        </span>
        <span className={styles.here}>{current}</span>
      </button>
      <div id={listId} className={styles.list} data-open={isOpen || undefined}>
        {children}
      </div>
    </nav>
  )
}
