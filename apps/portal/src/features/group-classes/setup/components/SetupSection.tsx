import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from './Setup.module.css'

/** A section with the items of one kind and their buttons. */
export function SetupSection<Item extends { id: number }>(props: {
  id: string
  heading: string
  text?: string
  addText: string
  noneText: string
  items: readonly Item[]
  describe: (item: Item) => { name: string; details: readonly string[] }
  /** Before the other buttons. */
  action?: (item: Item, place: number) => ReactNode
  onAdd: () => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}) {
  const { id, heading, text, addText, noneText, items, describe, action, onAdd, onEdit } = props
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Button variant="secondary" onClick={onAdd}>
          {addText}
        </Button>
      </div>
      {text && <p>{text}</p>}
      {items.length === 0 && <p>{noneText}</p>}
      {items.length > 0 && (
        <Rows label={heading}>
          {items.map((item, place) => {
            const { name, details } = describe(item)
            const about = <span className="ds-sr-only"> {[name, ...details].join(', ')}</span>
            return (
              <Row
                key={item.id}
                name={name}
                details={details.length > 0 && <p>{details.join(' · ')}</p>}
                action={
                  <>
                    {action?.(item, place)}
                    <Button variant="tertiary" onClick={() => onEdit(item)}>
                      {m.class_setup_edit()}
                      {about}
                    </Button>
                    <Button variant="tertiary" onClick={() => props.onRemove(item)}>
                      {m.class_setup_remove()}
                      {about}
                    </Button>
                  </>
                }
              />
            )
          })}
        </Rows>
      )}
    </section>
  )
}
