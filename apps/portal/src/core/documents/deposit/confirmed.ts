/** A student as letters name them. */
export type Student = {
  /** As in the passport. */
  readonly fullName: string
  /** `2001-08-15`. */
  readonly birthDate: string
}

/**
 * What a confirmation of a deposit says: the immigration authority reads it in the letter and on the
 * page for checking letters, and sees nothing else. Dates are `2026-11-22`.
 */
export type Confirmed = Student & {
  /** ISO 3166-1 alpha-2. */
  readonly citizenship: string
  /** The code of the institution. */
  readonly institution: string
  /** `2026H`. */
  readonly semesters: readonly string[]
  readonly amountOre: number
  /** The date on which the whole amount had been received. */
  readonly receivedOn: string
  readonly accountHolder: string
  readonly writtenOn: string
}
