import { localizedField, numberField, optionalDateField } from '#core/editable/fields.ts'
import { longestName } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'

export const longestIntro = 2_000

/** What applicants read of a scheme besides its rules. */
export const textFields = {
  name: localizedField({
    label: m.health_scheme_name,
    required: 'SCHEME_NAME_REQUIRED',
    longest: longestName,
    audit: 'healthSchemeName',
  }),
  intro: localizedField({
    label: m.health_scheme_intro,
    hint: m.health_scheme_intro_hint,
    longest: longestIntro,
    lines: true,
    audit: 'healthSchemeIntro',
  }),
}

/** What is changed of a scheme at once. */
export const schemeFields = {
  ...textFields,
  position: numberField({
    label: m.health_scheme_position,
    hint: m.health_scheme_position_hint,
    least: 0,
    most: 999,
    invalid: 'POSITION_INVALID',
    audit: 'healthSchemePosition',
  }),
}

export const endFields = {
  endsOn: optionalDateField({
    label: m.health_scheme_ends_on,
    hint: m.health_scheme_ends_on_hint,
    invalid: 'DAY_INVALID',
    audit: 'healthSchemeEndsOn',
  }),
}
