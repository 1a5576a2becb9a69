import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import type { FormDefinition, FormField, FormText } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'

/** A form for one thing that we do for people; what comes by it is an inquiry. */
export type ServiceForm = FormDefinition & {
  readonly page: FixedPageKey
  /** What it is for, and the subject of its inquiries. */
  readonly name: FormText
  readonly intro: FormText
  /** What happens when it is sent, one step a text. */
  readonly steps: readonly FormText[]
  readonly sendText: FormText
  /** The field in people's own words: it is the first message of the inquiry, and no answer. */
  readonly messageField: string
  /** Nobody but those who answer shall know of it: its category is of a confidential role. */
  readonly isConfidential?: true
}

/** Who is to be answered. */
export const personFields = [
  { id: 'firstName', kind: 'name', label: m.form_first_name, autoComplete: 'given-name' },
  { id: 'lastName', kind: 'name', label: m.form_last_name, autoComplete: 'family-name' },
  { id: 'email', kind: 'email', label: m.form_email, autoComplete: 'email' },
] as const satisfies readonly FormField[]

export const phoneField = {
  id: 'phone',
  kind: 'phone',
  label: m.service_phone,
  autoComplete: 'tel',
} as const satisfies FormField

/** Somebody has to plan it; and nobody knows what happens in more than a year. */
export const datesAhead = { daysAhead: 7, mostDaysAhead: 365 } as const

/** Characters of one line. */
export const longestLine = 150

export const remarksField = {
  id: 'remarks',
  kind: 'long-text',
  longest: 2_000,
  label: m.service_remarks,
  isNeeded: 'never',
} as const satisfies FormField
