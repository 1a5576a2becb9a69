import type { AuditValue } from './contract.ts'

type Name = () => string

/** A value of an entry by its key: its name, and what it says where that is a key itself. */
export type AuditField = {
  readonly name: Name
  /** Closed sets, by their keys. */
  readonly values?: Readonly<Record<string, Name>>
  /** Any other value in words: an amount, a day. */
  readonly show?: (value: string | number | boolean) => string
  /** An id that nobody reads: it is exported, and not shown. */
  readonly isReference?: true
}

/** What staff do in one part and what they do it to, in words; by their keys in the log. */
export type AuditNames = {
  readonly actions: Readonly<Record<string, Name>>
  readonly subjects: Readonly<Record<string, AuditSubject>>
  /** What entries hold of before and after. */
  readonly fields: Readonly<Record<string, AuditField>>
}

/** What something was done to. */
export type AuditSubject = {
  readonly name: Name
  /** The id in words, where people know it: of an institution, and not of an account. */
  readonly show?: (id: string) => string
}

/** The values before and after, under the names that a part has. */
export type AuditChange<Names extends AuditNames> = {
  readonly [Field in keyof Names['fields'] & string]?: AuditValue
}
