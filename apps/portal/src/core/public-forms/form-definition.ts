import type { Locale } from '@trivsel/content-contract/locales'

/** A text of the catalogue, in the language of the page or another one. */
export type FormText = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** `id` is what is sent and kept: it never changes its meaning. */
export type FormOption = { readonly id: string; readonly name: FormText }

export type FieldKind =
  /** Of a person. */
  | { readonly kind: 'name' }
  /** One line. */
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'long-text'; readonly longest: number }
  | { readonly kind: 'email' }
  | { readonly kind: 'phone' }
  | { readonly kind: 'whole-number'; readonly least: number; readonly most: number }
  | {
      /** `2026-11-23`. */
      readonly kind: 'date'
      /** From how many days after today on; 0 is today. */
      readonly daysAhead: number
      readonly mostDaysAhead: number
      /** The field of another date, which this one is not. */
      readonly otherThan?: string
    }
  | {
      /** `18:30`. */
      readonly kind: 'time'
      /** The field of a time on the same day, which is earlier. */
      readonly after?: string
    }
  | { readonly kind: 'choice'; readonly options: readonly FormOption[] }
  /** Any number of them. */
  | { readonly kind: 'choices'; readonly options: readonly FormOption[] }
  | { readonly kind: 'yes-no' }

export type FormField = FieldKind & {
  /** Its name on the way and where answers are kept; unique in its form. */
  readonly id: string
  readonly label: FormText
  readonly hint?: FormText
  /** Left out: always. */
  readonly isNeeded?: 'never' | { readonly field: string; readonly is: string }
  /** What browsers know to fill in (`autocomplete` of HTML). */
  readonly autoComplete?: string
}

/**
 * A form that anybody may send. One of its fields is `email`, of that kind: by it senders are limited.
 * `firstName`, `lastName` and `email` are those of the logged-in account.
 */
export type FormDefinition = {
  /** `semester-wafers`: never changes. */
  readonly id: string
  readonly fields: readonly FormField[]
}

/** Fields that the account fills in, and nobody changes here. */
export const accountFields = ['firstName', 'lastName', 'email'] as const
export type AccountField = (typeof accountFields)[number]
export type KnownAccount = Readonly<Record<AccountField, string>>

/** @returns those of which the account says something */
export function lockedFields(account: KnownAccount | null): AccountField[] {
  return accountFields.filter((field) => (account?.[field] ?? '') !== '')
}

/** What somebody has filled in, by field: text, and the ids of all that were chosen of `choices`. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

/** By field; what was left empty is not there. */
export type Answers = Readonly<Record<string, string | number | boolean | readonly string[]>>
