import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { CourtReservation } from '../../contract.ts'
import { holdsChanged, releaseHold, reservationsQuery } from '../../queries.ts'
import { reservationErrorText } from '../../refusal-messages.ts'
import { countdownText, isOver } from '../countdown.ts'
import { forgetReservation, readReservation } from '../reservation-data.ts'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'
import { UnknownReservation } from './UnknownReservation.tsx'

/** What is held while it is being paid, and for how long still. */
export function Payment() {
  const reservations = useQuery(reservationsQuery(getLocale()))
  if (!reservations.data)
    return reservations.isError ? (
      <LoadFailure
        text={reservationErrorText(reservations.error)}
        retry={() => reservations.refetch()}
      />
    ) : (
      <Waiting rows={3} />
    )
  const holdId = readReservation(window.sessionStorage)?.holdId
  const units = reservations.data.items.filter(
    (item) => item.holdId === holdId && item.state === 'held',
  )
  const [first] = units
  return first ? <Hold first={first} units={units} /> : <UnknownReservation />
}

function Hold({ first, units }: { first: CourtReservation; units: readonly CourtReservation[] }) {
  const expiresAt = new Date(first.expiresAt ?? 0)
  const now = useSeconds()
  const giveUp = useGiveUp(first.holdId)
  const last = units.at(-1) ?? first
  const total = units.reduce((sum, { price }) => sum + Math.round(price.amount * 100), 0)
  if (isOver(expiresAt, now)) return <Alert data-color="warning">{m.courts_hold_over()}</Alert>
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_payment_heading()}</StepHeading>
      <p>
        {first.court.name}, {first.sportsCenter.name}, {formatDayAndTime(new Date(first.startTime))}
        –{formatTime(new Date(last.endTime))}: <strong>{formatKroner(total)}</strong>
      </p>
      <p role="timer">
        {m.courts_held_until()} {countdownText(expiresAt, now)}
      </p>
      <Alert data-color="info">{m.courts_payment_not_set_up()}</Alert>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={giveUp.isPending}
          onClick={() => !giveUp.isPending && giveUp.mutate()}
        >
          {m.courts_give_up()}
        </Button>
      </div>
    </div>
  )
}

function useGiveUp(holdId: string) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => whileLoggedIn(() => releaseHold(holdId)),
    onSuccess: () => {
      forgetReservation(window.sessionStorage)
      showMessage(m.courts_given_up(), 'success')
      void navigate({ to: '/sports/courts-and-halls' })
    },
    onError: (error) => showMessage(reservationErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(holdsChanged),
  })
}

function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
