import type { Option } from '#core/editable/field.ts'
import { choiceField, dateField } from '#core/editable/fields.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import { m } from '#messages'
import { rowField } from './fields.ts'

export const seatNames: Readonly<Record<Seat, () => string>> = {
  chair: m.grant_setup_seat_chair,
  deputy: m.grant_setup_seat_deputy,
  member: m.grant_setup_seat_member,
}

/** What the options are taken from. */
export type TermContext = { readonly people: readonly Option[] }

const accountId = /^[\w-]{1,100}$/

const last = {
  label: m.grant_setup_term_ends,
  audit: 'grantTermEnds',
  invalid: 'DATE_INVALID',
} as const

const shared = {
  seat: choiceField({
    label: m.grant_setup_seat,
    hint: m.grant_setup_seat_hint,
    audit: 'grantTermSeat',
    values: seatNames,
    required: 'SEAT_REQUIRED',
    control: 'radios',
  }),
  startsOn: dateField({
    label: m.grant_setup_term_starts,
    audit: 'grantTermStarts',
    invalid: 'DATE_INVALID',
  }),
}

export const newTermFields = {
  userId: rowField({
    label: m.grant_setup_term_person,
    hint: m.grant_setup_term_person_hint,
    audit: 'grantTermPerson',
    pattern: accountId,
    options: ({ people }: TermContext) => [
      { value: '', text: m.grant_setup_term_choose() },
      ...people,
    ],
    required: 'PERSON_REQUIRED',
  }),
  ...shared,
  endsOn: dateField(last),
}

/** One that there is can end at once. */
export const termFields = {
  ...shared,
  endsOn: dateField({ ...last, hint: m.grant_setup_term_ends_hint }),
}
