import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from './Setup.module.css'

/** A section with the items of one kind and their buttons. */
export function RuleSection<Item extends { id: number }>(props: {
  id: string
  heading: string
  text?: string
  addText: string
  noneText?: string
  items: readonly Item[]
  describe: (item: Item) => { name: string; details?: string }
  /** Shown below the details. */
  more?: (item: Item) => ReactNode
  onAdd: () => void
  onEdit: (item: Item) => void
  /** Left out when items cannot be removed. */
  onRemove?: (item: Item) => void
}) {
  const { id, heading, text, addText, noneText, items, describe, more, onAdd, onEdit, onRemove } =
    props
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Button variant="secondary" onClick={onAdd}>
          {addText}
        </Button>
      </div>
      {text && <p>{text}</p>}
      {items.length === 0 && noneText && <p>{noneText}</p>}
      {items.length > 0 && (
        <Rows label={heading}>
          {items.map((item) => {
            const { name, details } = describe(item)
            const about = (
              <span className="ds-sr-only"> {details ? `${name}, ${details}` : name}</span>
            )
            return (
              <Row
                key={item.id}
                name={name}
                details={
                  <>
                    {details && <p>{details}</p>}
                    {more?.(item)}
                  </>
                }
                action={
                  <>
                    <Button variant="tertiary" onClick={() => onEdit(item)}>
                      {m.court_edit()}
                      {about}
                    </Button>
                    {onRemove && (
                      <Button variant="tertiary" onClick={() => onRemove(item)}>
                        {m.court_remove()}
                        {about}
                      </Button>
                    )}
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
