import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PushOffer } from '#core/push/PushOffer.tsx'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatWallTime } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { reservationErrorText } from '../../model/refusal-messages.ts'
import { chooseBookingButton, isFrozenOn } from '../../timeslots/booker.ts'
import styles from '../../timeslots/components/Courts.module.css'
import { timeslotsQuery } from '../../timeslots/queries.ts'
import { listCourtsByHour, type ShownTimeslots } from '../../timeslots/show-timeslots.ts'
import { useBooker } from '../../timeslots/use-booker.ts'
import type { SlotAlertRequest } from '../contract.ts'
import { listTakenTimes, type TakenTime } from '../list-taken-times.ts'
import { requestSlotAlert, slotAlertsKey, slotAlertsQuery } from '../queries.ts'

/** The form in which members request an alert for a taken time of the shown day. */
export function RequestSlotAlert({ shown }: { shown: ShownTimeslots }) {
  const { booker, isLoaded } = useBooker()
  const { data } = useQuery(timeslotsQuery(getLocale()))
  const times = useMemo(
    () => (data ? listTakenTimes(listCourtsByHour(data.items, shown), shown.duration) : []),
    [data, shown],
  )
  const isFrozen = isFrozenOn(booker, shown.date)
  const access =
    isLoaded && chooseBookingButton(booker, { hasSelection: true, isFrozen }) === 'book'
  if (!access || !shown.category || times.length === 0) return null
  return (
    <section aria-labelledby="slot-alert" className={styles.part}>
      <h2 id="slot-alert">{m.slot_alert_heading()}</h2>
      <p>{m.slot_alert_text()}</p>
      <RequestForm
        key={`${shown.date} ${shown.hour}`}
        times={times}
        preferred={shown.hour}
        categoryId={shown.category.id}
        centerId={shown.location?.id ?? null}
      />
    </section>
  )
}

function RequestForm(props: {
  times: readonly TakenTime[]
  preferred: string | null
  categoryId: number
  centerId: number | null
}) {
  const { times, categoryId, centerId } = props
  const [hour, setHour] = useState(props.preferred)
  const [courtId, setCourtId] = useState('')
  const { request, isBusy, isRequested, offer, closeOffer } = useRequest()
  const time = times.find((one) => one.hour === hour) ?? times[0]
  if (!time) return null
  const court =
    time.courts.find(({ id }) => String(id) === courtId) ?? (time.isFull ? null : time.courts[0])
  const wanted: SlotAlertRequest = {
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
        request(wanted)
      }}
    >
      <SelectField
        id="slot-alert-hour"
        label={m.slot_alert_hour()}
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
        id="slot-alert-court"
        label={m.slot_alert_court()}
        error={undefined}
        value={court ? String(court.id) : ''}
        onChange={({ target }) => setCourtId(target.value)}
      >
        {time.isFull && <option value="">{m.slot_alert_any()}</option>}
        {time.courts.map(({ id, name, sportsCenter }) => (
          <option key={id} value={id}>
            {name}, {sportsCenter.name}
          </option>
        ))}
      </SelectField>
      <p className={styles.state}>
        {isRequested(wanted) ? (
          m.slot_alert_requested()
        ) : (
          <Button type="submit" variant="secondary" loading={isBusy}>
            {m.slot_alert_submit()}
          </Button>
        )}
      </p>
      {offer && (
        <PushOffer heading={m.slot_alert_push_heading()} onClose={closeOffer}>
          <p>{m.slot_alert_push_text()}</p>
        </PushOffer>
      )}
    </form>
  )
}

function useRequest() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const alerts = useQuery(slotAlertsQuery(getLocale()))
  const [offer, setOffer] = useState(false)
  const change = useSingleMutation({
    mutationFn: (wanted: SlotAlertRequest) => whileLoggedIn(() => requestSlotAlert(wanted)),
    onSuccess: () => {
      showMessage(m.slot_alert_requested(), 'success')
      setOffer(true)
      return queryClient.invalidateQueries({ queryKey: slotAlertsKey })
    },
    onError: (error) =>
      showMessage(
        isSignedOut(error) ? m.account_signed_out() : reservationErrorText(error),
        'error',
      ),
  })
  const isRequested = (wanted: SlotAlertRequest) =>
    alerts.data?.items.some(
      (alert) =>
        !alert.isNotified &&
        alert.category.id === wanted.categoryId &&
        (alert.court?.id ?? null) === wanted.courtId &&
        (wanted.courtId !== null || (alert.sportsCenter?.id ?? null) === wanted.sportsCenterId) &&
        alert.startTime === wanted.startTime &&
        alert.endTime === wanted.endTime,
    ) ?? false
  return {
    request: (wanted: SlotAlertRequest) => change.mutate(wanted),
    isBusy: change.isPending,
    isRequested,
    offer,
    closeOffer: () => setOffer(false),
  }
}
