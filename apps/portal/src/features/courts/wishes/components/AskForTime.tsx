import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PushOffer } from '#core/push/PushOffer.tsx'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatWallTime } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { bookingButton, isFrozenOn } from '../../booking/booking-step.ts'
import styles from '../../booking/components/Courts.module.css'
import { courtsByHour, type ShownTimeslots } from '../../booking/show-timeslots.ts'
import { useBooker } from '../../booking/use-booker.ts'
import { timeslotsQuery } from '../../queries.ts'
import { reservationErrorText } from '../../refusal-messages.ts'
import type { AskForCourt } from '../contract.ts'
import { askForCourt, wishesKey, wishesQuery } from '../queries.ts'
import { type TakenTime, takenTimes } from '../taken-times.ts'

/** Members may ask to be told when a time of the shown day that is taken can be had. */
export function AskForTime({ shown }: { shown: ShownTimeslots }) {
  const { booker, isKnown } = useBooker()
  const { data } = useQuery(timeslotsQuery(getLocale()))
  const times = useMemo(
    () => (data ? takenTimes(courtsByHour(data.items, shown), shown.duration) : []),
    [data, shown],
  )
  const isFrozen = isFrozenOn(booker, shown.date)
  const access = isKnown && bookingButton(booker, { hasSelection: true, isFrozen }) === 'book'
  if (!access || !shown.category || times.length === 0) return null
  return (
    <section aria-labelledby="courts-wish" className={styles.part}>
      <h2 id="courts-wish">{m.courts_wish_heading()}</h2>
      <p>{m.courts_wish_text()}</p>
      <AskForm
        key={`${shown.date} ${shown.hour}`}
        times={times}
        preferred={shown.hour}
        categoryId={shown.category.id}
        centerId={shown.location?.id ?? null}
      />
    </section>
  )
}

function AskForm(props: {
  times: readonly TakenTime[]
  preferred: string | null
  categoryId: number
  centerId: number | null
}) {
  const { times, categoryId, centerId } = props
  const [hour, setHour] = useState(props.preferred)
  const [courtId, setCourtId] = useState('')
  const { ask, isBusy, isAsked, offer, closeOffer } = useAsk()
  const time = times.find((one) => one.hour === hour) ?? times[0]
  if (!time) return null
  const court =
    time.courts.find(({ id }) => String(id) === courtId) ?? (time.isFull ? null : time.courts[0])
  const wanted: AskForCourt = {
    categoryId,
    sportsCenterId: court ? null : centerId,
    courtId: court?.id ?? null,
    startTime: time.startsAt.toISOString(),
    endTime: time.endsAt.toISOString(),
  }
  return (
    <form
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault()
        ask(wanted)
      }}
    >
      <SelectField
        id="courts-wish-hour"
        label={m.courts_wish_hour()}
        error={undefined}
        value={time.hour}
        onChange={({ target }) => setHour(target.value)}
      >
        {times.map((one) => (
          <option key={one.hour} value={one.hour}>
            {formatWallTime(one.hour)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="courts-wish-court"
        label={m.courts_wish_court()}
        error={undefined}
        value={court ? String(court.id) : ''}
        onChange={({ target }) => setCourtId(target.value)}
      >
        {time.isFull && <option value="">{m.courts_wish_any()}</option>}
        {time.courts.map(({ id, name, sportsCenter }) => (
          <option key={id} value={id}>
            {name}, {sportsCenter.name}
          </option>
        ))}
      </SelectField>
      <p className={styles.state}>
        {isAsked(wanted) ? (
          m.courts_wish_asked()
        ) : (
          <Button type="submit" variant="secondary" loading={isBusy}>
            {m.courts_wish_submit()}
          </Button>
        )}
      </p>
      {offer && (
        <PushOffer heading={m.courts_wish_push_heading()} onClose={closeOffer}>
          <p>{m.courts_wish_push_text()}</p>
        </PushOffer>
      )}
    </form>
  )
}

function useAsk() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const wishes = useQuery(wishesQuery(getLocale()))
  const [offer, setOffer] = useState(false)
  const change = useMutation({
    mutationFn: (wanted: AskForCourt) => whileLoggedIn(() => askForCourt(wanted)),
    onSuccess: () => {
      showMessage(m.courts_wish_asked(), 'success')
      setOffer(true)
      return queryClient.invalidateQueries({ queryKey: wishesKey })
    },
    onError: (error) =>
      showMessage(
        isSignedOut(error) ? m.account_signed_out() : reservationErrorText(error),
        'error',
      ),
  })
  const isAsked = (wanted: AskForCourt) =>
    wishes.data?.items.some(
      (wish) =>
        !wish.isTold &&
        wish.category.id === wanted.categoryId &&
        (wish.court?.id ?? null) === wanted.courtId &&
        (wanted.courtId !== null || (wish.sportsCenter?.id ?? null) === wanted.sportsCenterId) &&
        wish.startTime === wanted.startTime &&
        wish.endTime === wanted.endTime,
    ) ?? false
  return {
    ask: (wanted: AskForCourt) => change.isPending || change.mutate(wanted),
    isBusy: change.isPending,
    isAsked,
    offer,
    closeOffer: () => setOffer(false),
  }
}
