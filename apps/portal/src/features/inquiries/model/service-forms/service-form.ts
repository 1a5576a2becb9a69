import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import type { FormDefinition, FormField, FormText } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'

/** The form of one service. A sent form becomes an inquiry. */
export type ServiceForm = FormDefinition & {
  readonly page: FixedPageKey
  /** The name of the service, and the subject of its inquiries. */
  readonly name: FormText
  readonly intro: FormText
  /** What happens after it is sent, one text for each step. */
  readonly steps: readonly FormText[]
  readonly sendText: FormText
  /** The free-text field: it becomes the first message of the inquiry and is not among the answers. */
  readonly messageField: string
  /** The field whose options are the institutions, in place of those that it has here. */
  readonly institutionField?: string
  /** Only staff who answer may read it: its category must have a confidential role. */
  readonly isConfidential?: true
}

/** The fields of the sender. */
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

/** Days: we need time to plan, and do not plan more than a year ahead. */
export const datesAhead = { daysAhead: 7, mostDaysAhead: 365 } as const

/** Characters of a single-line field. */
export const longestLine = 150

export const remarksField = {
  id: 'remarks',
  kind: 'long-text',
  longest: 2_000,
  label: m.service_remarks,
  isNeeded: 'never',
} as const satisfies FormField
