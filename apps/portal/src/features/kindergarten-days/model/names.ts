import type { OpeningKind } from '#core/kindergartens/days/states.ts'
import { m } from '#messages'

export const openingKindNames = {
  saturday: m.kindergarten_days_kind_saturday,
  exam: m.kindergarten_days_kind_exam,
} satisfies Record<OpeningKind, () => string>

export const seatStateNames = {
  booked: m.kindergarten_days_seat_booked,
  waiting: m.kindergarten_days_seat_waiting,
}
