import type { OpeningKind } from '#core/kindergartens/days/states.ts'
import { wholeOf } from '../model/form-resolver.ts'
import type { OpeningForm } from '../model/forms.ts'

/** An extra opening as it is typed. */
export type TypedOpening = {
  kindergartenId: string
  kind: OpeningKind
  onDate: string
  opensAt: string
  closesAt: string
  places: string
  bookUntil: string
}

export const emptyOpening = (kindergartenId: string): TypedOpening => ({
  kindergartenId,
  kind: 'saturday',
  onDate: '',
  opensAt: '10:00',
  closesAt: '15:00',
  places: '12',
  bookUntil: '',
})

/** As it is sent, judged by the schema afterwards. */
export const openingOf = (typed: TypedOpening): OpeningForm => ({
  ...typed,
  places: wholeOf(typed.places),
})
