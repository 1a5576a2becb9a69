import type { EventForm } from './event-form.ts'

/** The columns of an event that its form fills in, without its times. */
export const columnsOf = ({
  title,
  text,
  place,
  link,
  languages,
  audience,
  places,
}: EventForm) => ({
  title,
  text,
  place,
  link,
  languages,
  audience,
  hasPlaces: places !== null,
  memberPriceOre: places?.memberPriceOre ?? 0,
  priceOre: places?.priceOre ?? 0,
  ...(places && {
    refundHours: places.refundHours,
    lateRefundPercent: places.lateRefundPercent,
    answerDays: places.answerDays,
  }),
})
