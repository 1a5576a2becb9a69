import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { periodText } from '../../model/child-texts.ts'
import type { StaffChild, StaffPlace } from '../../model/contract.ts'
import { removePlace } from '../queries.ts'
import { type PlaceChange, PlaceDialog } from './PlaceDialog.tsx'

/** Where and when a child has a place, and what staff change of it. */
export function Places({ child }: { child: StaffChild }) {
  const [change, setChange] = useState<PlaceChange | null>(null)
  const [removed, setRemoved] = useState<StaffPlace | null>(null)
  return (
    <section aria-labelledby="child-places" className={styles.part}>
      <h2 id="child-places">{m.staff_child_places()}</h2>
      {child.places.length === 0 && <p>{m.staff_child_places_none()}</p>}
      <Rows>
        {child.places.map((place) => (
          <Row
            key={place.id}
            name={`${place.department}, ${place.kindergarten}`}
            details={`${periodText(place)} · ${m.staff_child_percent_of({ percent: place.percent })}`}
            action={
              !child.isOwn && (
                <PlaceButtons
                  place={place}
                  onChange={(kind) => setChange({ kind, place })}
                  onRemove={() => setRemoved(place)}
                />
              )
            }
          />
        ))}
      </Rows>
      {!child.isOwn && (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setChange({ kind: 'add' })}>
            {m.staff_child_place_add()}
          </Button>
        </div>
      )}
      {change && <PlaceDialog childId={child.id} change={change} onClose={() => setChange(null)} />}
      {removed && (
        <ReasonDialog
          heading={m.staff_child_place_remove()}
          text={m.staff_child_place_remove_text({
            place: `${removed.department}, ${periodText(removed)}`,
          })}
          hint={m.staff_child_reason_logged()}
          yes={m.staff_child_remove()}
          draftKey={`kindergarten-place-removal:${removed.id}`}
          done={m.staff_child_place_removed}
          send={(reason) => removePlace(child.id, removed.id, { version: removed.version, reason })}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}

function PlaceButtons(props: {
  place: StaffPlace
  onChange: (kind: 'correct' | 'move') => void
  onRemove: () => void
}) {
  const { place, onChange, onRemove } = props
  const hidden = <span className="ds-sr-only"> {`${place.department}, ${periodText(place)}`}</span>
  return (
    <div className={styles.buttons}>
      <Button variant="tertiary" data-size="sm" onClick={() => onChange('move')}>
        {m.staff_child_place_move()}
        {hidden}
      </Button>
      <Button variant="tertiary" data-size="sm" onClick={() => onChange('correct')}>
        {m.staff_child_place_correct()}
        {hidden}
      </Button>
      <Button variant="tertiary" data-size="sm" data-color="danger" onClick={onRemove}>
        {m.staff_child_remove()}
        {hidden}
      </Button>
    </div>
  )
}
