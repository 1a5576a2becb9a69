import { Button, Tag } from '@digdir/designsystemet-react'
import { isActive, isTaken } from '#core/places/states.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { eventAddress } from '../../model/event-address.ts'
import type { AtTheDoor } from '../door-list.ts'
import type { WaitingScan } from '../scans/waiting-scans.ts'
import styles from './CheckIn.module.css'

type Props = {
  person: AtTheDoor
  eventId: string
  /** Instead of letting in, while places are cancelled. */
  onCancel: (() => void) | null
  onAdmit: () => void
  onUndo: (own: WaitingScan) => void
}

/** Somebody on the list, with what can be done about them now. */
export function PersonRow({ person, eventId, onCancel, onAdmit, onUndo }: Props) {
  const { name, isMember, admission, undoable, state } = person
  const actions =
    onCancel && isActive(state) ? (
      <CancelAction person={person} eventId={eventId} onCancel={onCancel} />
    ) : (
      <>
        {admission === null && isTaken(state) && (
          <Button onClick={onAdmit} aria-label={m.event_checkin_admit_name({ name })}>
            {m.event_checkin_admit()}
          </Button>
        )}
        {admission !== null && undoable && (
          <Button
            variant="secondary"
            onClick={() => onUndo(undoable)}
            aria-label={m.event_checkin_undo_name({ name })}
          >
            {m.event_checkin_undo()}
          </Button>
        )}
      </>
    )
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong>{' '}
          {isMember && <Tag data-color="neutral">{m.event_checkin_member()}</Tag>}{' '}
          <StateTag state={state} />
        </p>
        <p className={styles.quiet}>{stateText(person)}</p>
      </div>
      {actions}
    </li>
  )
}

/** Nobody cancels their own place as the board. */
function CancelAction({
  person: { name, isOwn },
  eventId,
  onCancel,
}: Pick<Props, 'person' | 'eventId'> & { onCancel: () => void }) {
  if (isOwn) return <ContentLink href={eventAddress(eventId)}>{m.event_place_is_own()}</ContentLink>
  return (
    <Button
      variant="secondary"
      onClick={onCancel}
      aria-label={m.event_place_staff_cancel_name({ name })}
    >
      {m.event_place_staff_cancel()}
    </Button>
  )
}

function StateTag({ state }: Pick<AtTheDoor, 'state'>) {
  switch (state) {
    case 'booked':
      return null
    case 'held':
      return <Tag data-color="warning">{m.event_checkin_unpaid()}</Tag>
    case 'waiting':
      return <Tag data-color="info">{m.event_place_state_waiting()}</Tag>
    default:
      return <Tag data-color="danger">{m.event_checkin_cancelled()}</Tag>
  }
}

function stateText({ admission, isWaiting, state }: AtTheDoor): string {
  if (admission === null) return state === 'waiting' ? '' : m.event_checkin_not_yet()
  const time = formatTime(new Date(admission.at))
  if (isWaiting) return m.event_checkin_in_unsent({ time })
  if (admission.times > 1)
    return m.event_checkin_in_twice({ time, by: admission.by, times: admission.times })
  return admission.by
    ? m.event_checkin_in_by({ time, by: admission.by })
    : m.event_checkin_in({ time })
}
