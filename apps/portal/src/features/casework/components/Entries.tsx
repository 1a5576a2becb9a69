import { Button } from '@digdir/designsystemet-react'
import { useId } from 'react'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import type { Moving } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { seenOf } from '../edited-entry.ts'
import type { EditOf, SeenEntry, SetupPart } from '../setup-forms.ts'
import styles from './CaseSetup.module.css'

/** A line of a checklist or a template, as it was read. */
export type Movable = Pick<EditOf<'move'>, 'part' | 'seen'>

type Entry = {
  readonly seen: SeenEntry
  readonly name: Localized
  readonly details: string
  readonly onEdit: () => void
}

/** The checklist or the templates of a kind of case, in their order. */
export function Entries(props: {
  heading: string
  kindName: string
  none: string
  add: string
  part: SetupPart
  entries: readonly Entry[]
  moving: Moving<Movable>
  onAdd: () => void
}) {
  const { heading, kindName, none, add, part, entries, moving, onAdd } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.entries}>
      <div className={styles.head}>
        <h3 id={headingId}>
          {heading}
          <span className="ds-sr-only">, {kindName}</span>
        </h3>
        <Button variant="secondary" data-size="sm" onClick={onAdd}>
          {add}
          <span className="ds-sr-only"> {kindName}</span>
        </Button>
      </div>
      {entries.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Rows label={`${heading}, ${kindName}`}>
          {entries.map(({ seen, name, details, onEdit }, place) => (
            <Row
              key={seen.id}
              name={textIn(name)}
              details={details && <p className={styles.text}>{details}</p>}
              action={
                <>
                  <Button variant="tertiary" onClick={onEdit}>
                    {m.checklist_edit()}
                    <span className="ds-sr-only"> {textIn(name)}</span>
                  </Button>
                  <MoveButtons
                    name={textIn(name)}
                    moving={moving}
                    entry={{ part, seen: seenOf(seen) }}
                    isFirst={place === 0}
                    isLast={place === entries.length - 1}
                  />
                </>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}
