import { createFreeing } from '#core/places/free-place.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { refusePlace } from '../model/refuse-place.server.ts'

/** The steps by which a place at an event is cancelled, by anybody. */
export const { endPayment, freeWithRefund, freeWithoutRefund } = createFreeing({
  kind: eventPlaceKind,
  refuse: () => refusePlace('PLACE_CHANGED'),
})
