import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { Questions } from '#core/questions/components/Questions.tsx'
import { useAnswers } from '#core/questions/use-answers.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { placeErrorText } from '../../model/place-refusal-messages.ts'
import type { EventPlaces, OwnBooking } from '../contract.ts'
import { bookText } from '../place-texts.ts'
import { bookEvent, ownBookingQuery, refetchPlaces } from '../queries.ts'
import styles from './Book.module.css'

type Props = { eventId: string; places: EventPlaces; own: OwnBooking }

/** The questions of the event, and the button that books, with its effect and the price. */
export function BookForm({ eventId, places, own }: Props) {
  const answers = useAnswers(own.questions, [])
  const booking = useBook(eventId, own, answers.given)
  return (
    <form
      className={styles.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (answers.check()) booking.mutate()
      }}
    >
      <ProblemSummary problems={answers.problems} failures={answers.failures} />
      <Questions answers={answers} />
      {own.isMember && <p>{m.event_place_as_member()}</p>}
      <div className={styles.buttons}>
        <Button type="submit" loading={booking.isPending}>
          {bookText(places, own)}
        </Button>
      </div>
    </form>
  )
}

function useBook(
  eventId: string,
  { priceOre: seenPriceOre }: OwnBooking,
  given: Parameters<typeof bookEvent>[1]['answers'],
) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () => whileLoggedIn(() => bookEvent(eventId, { seenPriceOre, answers: given })),
    onSuccess: (booked) => {
      queryClient.setQueryData(ownBookingQuery(eventId).queryKey, booked)
      showMessage(bookedText(booked), 'success')
    },
    onError: (error) => {
      // The price on the button is stale: the new one is fetched, and shown before they press again.
      const isStale = error instanceof ApiError && error.code === 'PRICE_CHANGED'
      showMessage(isStale ? m.event_place_price_changed() : placeErrorText(error), 'error')
    },
    onSettled: refetchPlaces,
  })
}

function bookedText({ place }: OwnBooking): string {
  if (place?.state === 'waiting') return m.event_place_now_waiting()
  return place?.state === 'held' ? m.event_place_now_held() : m.event_place_now_booked()
}
