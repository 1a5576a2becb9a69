import { optionalKeyField, textField } from '#core/editable/fields.ts'
import { longest } from '#core/grants/limits.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { RoundChoice } from './contract.ts'

/*
 * What staff fill in to put right where an application is. The forms, the requests of the API and the
 * audit log are derived from these descriptions.
 */

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const reasonFields = {
  reason: textField({
    label: m.grant_cases_reason,
    hint: m.grant_cases_reason_hint,
    audit: 'grantCaseReason',
    required: 'REASON_REQUIRED',
    longest: longest.reason,
    lines: true,
  }),
}

export const moveFields = {
  roundId: optionalKeyField({
    label: m.grant_cases_to_round,
    audit: 'grantCaseRound',
    pattern: uuid,
    options: (rounds: readonly RoundChoice[]) => [
      { value: '', text: m.grant_cases_choose_round() },
      ...rounds.map(({ id, name }) => ({ value: id, text: textIn(name) })),
    ],
    required: 'ROUND_REQUIRED',
  }),
  ...reasonFields,
}
