import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { CourtReservation, Timeslot } from '../../model/contract.ts'
import { buildChoiceSearch } from '../choice-search.ts'
import {
  type CourtBlockingReason,
  findOwnHold,
  type ShownTimeslots,
  sumSlotPrices,
} from '../show-timeslots.ts'
import styles from './Courts.module.css'

const blockingReasonTexts = {
  booked: m.courts_full,
  held: m.courts_being_paid,
  club: m.courts_club,
  closed: m.courts_closed,
  'too-short': m.courts_too_short,
} satisfies Record<CourtBlockingReason, () => string>

/** The courts at the chosen hour; full ones with the reason. */
export function CourtList({
  shown,
  own,
}: {
  shown: ShownTimeslots
  own: readonly CourtReservation[]
}) {
  if (shown.hour === null) return null
  const saved = buildChoiceSearch(shown)
  const chosen = shown.selected[0]?.court.id
  return (
    <section aria-labelledby="courts-courts" className={styles.part}>
      <h2 id="courts-courts">{m.courts_courts()}</h2>
      <Rows label={m.courts_courts()}>
        {shown.courts.map(({ id, name, sportsCenter, blockingReason, slots }) => (
          <Row
            key={id}
            name={
              blockingReason === null ? (
                <SearchLink
                  search={{ ...saved, court: id }}
                  current={id === chosen ? 'page' : undefined}
                  className={styles.court}
                  resetScroll={false}
                >
                  {name}
                </SearchLink>
              ) : (
                name
              )
            }
            details={<p>{sportsCenter.name}</p>}
            action={
              <State
                blockingReason={blockingReason}
                slots={slots}
                holdId={findOwnHold(slots, own)}
              />
            }
          />
        ))}
      </Rows>
    </section>
  )
}

/** A hold of the visitor that is not paid links to its payment, whatever tab made it. */
function State({
  blockingReason,
  slots,
  holdId,
}: {
  blockingReason: CourtBlockingReason | null
  slots: readonly Timeslot[]
  holdId: string | null
}) {
  if (holdId)
    return (
      <p className={styles.state}>
        {m.courts_held_by_you()}{' '}
        <SearchLink
          search={{ step: 'payment', reservation: holdId }}
          current={undefined}
          className="ds-link"
        >
          {m.courts_continue_to_payment()}
        </SearchLink>
      </p>
    )
  return (
    <p className={styles.state}>
      {blockingReason === null
        ? formatKroner(sumSlotPrices(slots))
        : blockingReasonTexts[blockingReason]()}
    </p>
  )
}
