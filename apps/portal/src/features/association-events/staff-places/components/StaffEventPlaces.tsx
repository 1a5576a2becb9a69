import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import type { StaffPlace } from '../contract.ts'
import { staffPlacesQuery } from '../queries.ts'
import { CancelPlaceDialog } from './CancelPlaceDialog.tsx'

/** For staff: who has a place at an event, and cancelling one with a refund. */
export function StaffEventPlaces({ eventId }: { eventId: string }) {
  const places = useQuery(staffPlacesQuery(eventId))
  const [chosen, setChosen] = useState<StaffPlace | null>(null)
  if (!places.data)
    return places.isError ? (
      <LoadFailure text={m.event_place_staff_error()} retry={() => places.refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  const { items, capacity, taken } = places.data
  return (
    <section aria-labelledby={`places-${eventId}`} className={styles.booking}>
      <h3 id={`places-${eventId}`}>{m.event_place_staff_heading({ taken, capacity })}</h3>
      {items.length === 0 && <p>{m.event_checkin_nobody()}</p>}
      <ul className={styles.list}>
        {items.map((place) => (
          <li key={place.id}>
            <Place place={place} onCancel={() => setChosen(place)} />
          </li>
        ))}
      </ul>
      {chosen && (
        <CancelPlaceDialog eventId={eventId} place={chosen} onClose={() => setChosen(null)} />
      )}
    </section>
  )
}

function Place({ place, onCancel }: { place: StaffPlace; onCancel: () => void }) {
  const { name, state, createdAt, paidOre, request } = place
  return (
    <>
      <p>
        <strong>{name}</strong> <StateTag state={state} />
      </p>
      <p className={styles.quiet}>
        {m.event_place_staff_booked({ at: formatDayAndTime(new Date(createdAt)) })}{' '}
        {paidOre > 0 && m.event_place_paid({ amount: formatKroner(paidOre) })}
      </p>
      {request && <p>{m.event_place_staff_request({ amount: formatKroner(request.refundOre) })}</p>}
      <p>
        <Button
          variant="secondary"
          data-size="sm"
          onClick={onCancel}
          aria-label={m.event_place_staff_cancel_name({ name })}
        >
          {m.event_place_staff_cancel()}
        </Button>
      </p>
    </>
  )
}

function StateTag({ state }: Pick<StaffPlace, 'state'>) {
  if (state === 'booked') return <Tag data-color="success">{m.event_place_state_booked()}</Tag>
  if (state === 'held') return <Tag data-color="warning">{m.event_place_state_held()}</Tag>
  return <Tag data-color="info">{m.event_place_state_waiting()}</Tag>
}
