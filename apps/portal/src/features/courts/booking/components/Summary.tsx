import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { bookerQuery, holdsChanged, releaseHold, reserveCourt } from '../../queries.ts'
import { reservationErrorText } from '../../refusal-messages.ts'
import { isHoldRefusal } from '../../refusals.ts'
import { timeslotId } from '../../timeslot-id.ts'
import { choiceSearch } from '../address-of-choice.ts'
import {
  forgetReservation,
  isOther,
  keepReservation,
  readReservation,
} from '../reservation-data.ts'
import { priceOfSlots, type ShownTimeslots } from '../show-timeslots.ts'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** What is about to be paid, and what is given back of it (specification, section 2). */
export function Summary({ shown }: { shown: ShownTimeslots }) {
  const { selected } = shown
  const [first] = selected
  const last = selected.at(-1)
  const pay = usePay(shown)
  if (!first || !last) return null
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_summary_heading()}</StepHeading>
      {pay.isError && <Alert data-color="danger">{reservationErrorText(pay.error)}</Alert>}
      <Facts>
        <Fact label={m.courts_what()}>
          {first.category.name}, {first.court.name}
        </Fact>
        <Fact label={m.courts_where()}>{first.sportsCenter.name}</Fact>
        <Fact label={m.courts_when()}>
          {formatDayAndTime(new Date(first.startTime))}–{formatTime(new Date(last.endTime))}
        </Fact>
        <Fact label={m.courts_recipient()}>{m.site_name()}</Fact>
      </Facts>
      <section className={styles.part} aria-labelledby="courts-price">
        <h3 id="courts-price">{m.courts_price_lines()}</h3>
        <ul className={styles.lines}>
          {selected.map(({ startTime, endTime, price }) => (
            <li key={startTime}>
              <span>
                {formatTime(new Date(startTime))}–{formatTime(new Date(endTime))}
              </span>
              <span>{formatKroner(Math.round(price.amount * 100))}</span>
            </li>
          ))}
          <li className={styles.total}>
            <span>{m.courts_total()}</span>
            <span>{formatKroner(priceOfSlots(selected))}</span>
          </li>
        </ul>
      </section>
      <p>{m.courts_cards()}</p>
      <RefundRules />
      <div className={styles.buttons}>
        <Button loading={pay.isPending} onClick={() => !pay.isPending && pay.mutate()}>
          {pay.isPending ? m.courts_holding() : m.courts_to_payment()}
        </Button>
        <SearchLink
          search={choiceSearch(shown)}
          current={undefined}
          className={styles.back}
          resetScroll={false}
        >
          {m.courts_back()}
        </SearchLink>
      </div>
    </div>
  )
}

function RefundRules() {
  const { data } = useQuery(bookerQuery)
  if (!data) return null
  const { refundHours, lateRefundPercent } = data
  return (
    <p>
      {m.courts_refund_full({ hours: refundHours })}{' '}
      {lateRefundPercent > 0
        ? m.courts_refund_late({ percent: lateRefundPercent })
        : m.courts_refund_none()}
    </p>
  )
}

/** Holds the chosen slots and goes on to the payment. */
function usePay(shown: ShownTimeslots) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const [first] = shown.selected
      const last = shown.selected.at(-1)
      if (!first || !last) throw new Error('nothing is chosen')
      const wanted = {
        fromTime: first.startTime,
        toTime: last.endTime,
        courtId: first.court.id,
        courtName: first.court.name,
        sportsCenterId: first.sportsCenter.id,
      }
      return whileLoggedIn(async () => {
        await giveUpOther(shown.selected)
        return reserveCourt(wanted, getLocale())
      })
    },
    onSuccess: ({ items }) => {
      keepReservation(window.sessionStorage, items)
      const search = { ...choiceSearch(shown), step: 'payment' as const }
      void navigate({ to: '/sports/courts-and-halls', search })
    },
    onSettled: () => queryClient.invalidateQueries(holdsChanged),
  })
}

/**
 * Whoever has changed their mind does not keep the first choice from others, nor from themselves.
 * What cannot be given up is over, or paid by now.
 */
async function giveUpOther(selected: ShownTimeslots['selected']): Promise<void> {
  const kept = readReservation(window.sessionStorage)
  const ids = selected.map(({ court, startTime }) => timeslotId(court.id, new Date(startTime)))
  if (!kept || !isOther(kept, ids)) return
  try {
    await releaseHold(kept.holdId)
  } catch (error) {
    if (!(error instanceof ApiError && isHoldRefusal(error.code))) throw error
  }
  forgetReservation(window.sessionStorage)
}
