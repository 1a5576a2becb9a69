import { Button } from '@digdir/designsystemet-react'
import { Link, useLocation } from '@tanstack/react-router'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { CourtReservation } from '../../model/contract.ts'
import { chooseBookingButton, isFrozenOn } from '../booker.ts'
import { buildChoiceSearch } from '../choice-search.ts'
import { findOwnHold, type ShownTimeslots, sumSlotPrices } from '../show-timeslots.ts'
import { useBooker } from '../use-booker.ts'
import styles from './Courts.module.css'

type Props = { shown: ShownTimeslots; own: readonly CourtReservation[] }

/**
 * The current choice with its price, and the button for the next step. On a phone it is a bar that
 * stays at the foot of the screen once a court is chosen.
 */
export function Choice({ shown, own }: Props) {
  const { selected } = shown
  const [first] = selected
  const last = selected.at(-1)
  return (
    <section
      aria-labelledby="courts-choice"
      className={styles.choice}
      data-court-choice={selected.length > 0 || undefined}
    >
      <h2 id="courts-choice">{m.courts_choice()}</h2>
      <div role="status" className={styles.chosen}>
        {first && last ? (
          <>
            <p className={styles.chosenCourt}>{first.court.name}</p>
            <p className={styles.chosenPlace}>
              {first.category.name}, {first.sportsCenter.name}
            </p>
            <p className={styles.chosenWhen}>
              {formatDayAndTime(new Date(first.startTime))}–{formatTime(new Date(last.endTime))}
            </p>
            <p className={styles.chosenPrice}>
              <span>{m.courts_total()}: </span>
              {formatKroner(sumSlotPrices(selected))}
            </p>
          </>
        ) : (
          <p>{m.courts_choice_none()}</p>
        )}
      </div>
      <Resume shown={shown} own={own} />
    </section>
  )
}

/** The button stays disabled until it is known whether the visitor is logged in. */
function Resume({ shown, own }: Props) {
  const { booker, isLoaded } = useBooker()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const holdId = findOwnHold(shown.selected, own)
  if (holdId)
    return (
      <Link
        className="ds-button"
        to="/sports/courts-and-halls"
        search={{ step: 'payment', reservation: holdId }}
      >
        {m.courts_continue_to_payment()}
      </Link>
    )
  const choice = {
    hasSelection: isLoaded && shown.selected.length > 0,
    isFrozen: isFrozenOn(booker, shown.date),
  }
  switch (chooseBookingButton(booker, choice)) {
    case 'choose-first':
      return (
        <Button disabled>
          {shown.selected.length > 0 ? m.courts_book() : m.courts_choose_first()}
        </Button>
      )
    case 'log-in':
      return (
        <a className="ds-button" href={loginAddress(pagePath('login', getLocale()), here)}>
          {m.courts_log_in()}
        </a>
      )
    case 'become-member':
      return (
        <ContentLink className="ds-button" href={pagePath('membership', getLocale())}>
          {m.courts_become_member()}
        </ContentLink>
      )
    case 'blocked':
      return <p>{m.courts_blocked()}</p>
    case 'frozen':
      return <p>{m.court_membership_frozen()}</p>
    case 'book':
      return (
        <Link
          className="ds-button"
          to="/sports/courts-and-halls"
          search={{ ...buildChoiceSearch(shown), step: 'summary' }}
        >
          {m.courts_book()}
        </Link>
      )
  }
}
