import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from './EditableList.module.css'
import { MoveButtons } from './MoveButtons.tsx'
import type { Moving } from './use-move.ts'

/** Entries in an order that staff set, with buttons to add, change and move them. */
export function EditableList<Entry>(props: {
  id: string
  heading: string
  /** Below the heading. */
  text?: string
  /** In place of an empty list. */
  noneText?: string
  addText: string
  entries: readonly Entry[]
  describe: (entry: Entry) => { key: string | number; name: string; details: ReactNode }
  /** Further buttons of an entry. */
  more?: (entry: Entry, name: string) => ReactNode
  moving: Moving<Entry>
  onAdd: () => void
  onEdit: (entry: Entry) => void
}) {
  const { id, heading, text, noneText, addText, entries, describe, more, moving } = props
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Button variant="secondary" onClick={props.onAdd}>
          {addText}
        </Button>
      </div>
      {text && <p>{text}</p>}
      {entries.length === 0 && noneText && <p>{noneText}</p>}
      {entries.length > 0 && (
        <Rows label={heading}>
          {entries.map((entry, place) => {
            const { key, name, details } = describe(entry)
            return (
              <Row
                key={key}
                name={name}
                details={details}
                action={
                  <>
                    <Button variant="tertiary" onClick={() => props.onEdit(entry)}>
                      {m.editable_edit()}
                      <span className="ds-sr-only"> {name}</span>
                    </Button>
                    {more?.(entry, name)}
                    <MoveButtons
                      name={name}
                      moving={moving}
                      entry={entry}
                      isFirst={place === 0}
                      isLast={place === entries.length - 1}
                    />
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
