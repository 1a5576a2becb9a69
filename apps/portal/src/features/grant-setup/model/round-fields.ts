import {
  dateField,
  localizedField,
  numberField,
  textField,
  wallTimeField,
} from '#core/editable/fields.ts'
import { longest, mostBudgetOre } from '#core/grants/limits.ts'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'
import { optionalKronerField, rowsField } from './fields.ts'
import { rowOptions } from './list-fields.ts'

/** What the options are taken from. */
export type RoundContext = {
  readonly types: readonly {
    readonly id: string
    readonly name: Localized
    readonly isRemoved: boolean
  }[]
}

const day = <const Key extends string>(label: () => string, audit: Key, hint?: () => string) =>
  dateField({ label, audit, invalid: 'DATE_INVALID', ...(hint && { hint }) })

const time = <const Key extends string>(label: () => string, audit: Key) =>
  wallTimeField({
    label,
    hint: m.grant_setup_time_hint,
    audit,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    invalid: 'TIME_INVALID',
  })

export const roundFields = {
  name: localizedField({
    label: m.grant_setup_name,
    audit: 'grantRoundName',
    required: 'NAME_REQUIRED',
    longest: longest.name,
  }),
  opensOn: day(m.grant_setup_round_opens, 'grantRoundOpens'),
  deadlineOn: day(
    m.grant_setup_round_deadline,
    'grantRoundDeadlineDay',
    m.grant_setup_round_deadline_hint,
  ),
  deadlineTime: time(m.grant_setup_round_deadline_time, 'grantRoundDeadlineTime'),
  meetsOn: day(m.grant_setup_round_meets, 'grantRoundMeetingDay'),
  meetsTime: time(m.grant_setup_round_meets_time, 'grantRoundMeetingTime'),
  place: textField({
    label: m.grant_setup_round_place,
    audit: 'grantRoundPlace',
    longest: longest.place,
  }),
  earliestEventOn: day(
    m.grant_setup_round_earliest,
    'grantRoundEarliestEvent',
    m.grant_setup_round_earliest_hint,
  ),
  budgetYear: numberField({
    label: m.grant_setup_round_year,
    hint: m.grant_setup_round_year_hint,
    audit: 'grantRoundYear',
    least: 2000,
    most: 2200,
    invalid: 'YEAR_INVALID',
  }),
  ceilingOre: optionalKronerField({
    label: m.grant_setup_round_ceiling,
    hint: m.grant_setup_round_ceiling_hint,
    audit: 'grantRoundCeilingOre',
    least: 0,
    most: mostBudgetOre,
    invalid: 'KRONER_INVALID',
  }),
  typeIds: rowsField({
    label: m.grant_setup_round_types,
    audit: 'grantRoundTypes',
    options: ({ types }: RoundContext) => rowOptions(types),
    required: 'TYPES_REQUIRED',
  }),
}
