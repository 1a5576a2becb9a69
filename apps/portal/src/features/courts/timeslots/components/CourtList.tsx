import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { CourtReservation } from '../../model/contract.ts'
import {
  type CourtBlockingReason,
  type CourtChoice,
  findOwnHold,
  type ShownTimeslots,
  sumSlotPrices,
} from '../show-timeslots.ts'
import type { Choose } from '../use-choice.ts'
import styles from './CourtList.module.css'

const blockingReasonTexts = {
  booked: m.courts_full,
  held: m.courts_being_paid,
  club: m.courts_club,
  closed: m.courts_closed,
  'too-short': m.courts_too_short,
} satisfies Record<CourtBlockingReason, () => string>

type Props = {
  shown: ShownTimeslots
  own: readonly CourtReservation[]
  choose: Choose
}

/** The courts at the chosen hour, one of which can be chosen; full ones with the reason. */
export function CourtList({ shown, own, choose }: Props) {
  const chosen = shown.selected[0]?.court.id
  return (
    <fieldset className={styles.courts} data-courts>
      <legend>{m.courts_courts()}</legend>
      {shown.courts.map((court) => (
        <Court
          key={court.id}
          court={court}
          isChosen={court.id === chosen}
          holdId={findOwnHold(court.slots, own)}
          choose={choose}
        />
      ))}
    </fieldset>
  )
}

type CourtProps = {
  court: CourtChoice
  isChosen: boolean
  /** The visitor's hold that is not paid; it links to its payment, whatever tab made it. */
  holdId: string | null
  choose: Choose
}

function Court({ court, isChosen, holdId, choose }: CourtProps) {
  const { id, name, sportsCenter, blockingReason, slots } = court
  return (
    <div className={styles.court}>
      <label className={styles.label}>
        <input
          type="radio"
          className={`ds-input ${styles.radio}`}
          name="court"
          value={id}
          checked={isChosen}
          disabled={blockingReason !== null}
          onChange={() => choose({ court: id })}
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.center}>{sportsCenter.name}</span>
        <span className={styles.state}>
          {holdId
            ? m.courts_held_by_you()
            : blockingReason === null
              ? formatKroner(sumSlotPrices(slots))
              : blockingReasonTexts[blockingReason]()}
        </span>
      </label>
      {holdId && (
        <SearchLink
          search={{ step: 'payment', reservation: holdId }}
          current={undefined}
          className={`ds-link ${styles.resume}`}
        >
          {m.courts_continue_to_payment()}
        </SearchLink>
      )}
    </div>
  )
}
