import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import type { PlaceRefusal } from './place-refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...paymentRefusalTexts,
  ...({
    EVENT_NOT_FOUND: m.event_place_no_event,
    EVENT_WITHOUT_PLACES: m.event_place_without,
    EVENT_FOR_MEMBERS: m.event_place_for_members,
    EVENT_CALLED_OFF: m.event_place_called_off,
    BOOKING_CLOSED: m.event_place_closed,
    EVENT_ASSOCIATION_CLOSED: m.event_place_association_closed,
    PRICE_CHANGED: m.event_place_price_changed,
    EVENT_ANSWERS_INVALID: m.event_place_answers_invalid,
    PLACE_NOT_FOUND: m.event_place_not_found,
    PLACE_CHANGED: m.event_place_changed,
    EVENT_STARTED: m.event_place_started,
    PLACE_IS_OWN: m.event_place_is_own,
    REFUND_CHANGED: m.event_place_refund_changed,
    PLACE_EXPIRED: m.event_place_expired,
    PLACE_PAID: m.event_place_paid_already,
  } satisfies Record<PlaceRefusal, () => string>),
}

/** The text of a refusal that places or their payments have. */
export const knownPlaceErrorText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The text for a failed call about a place. */
export const placeErrorText = (failure: unknown): string =>
  knownPlaceErrorText(failure) ?? errorText(failure)
