import type { TypedVersion } from './typed-rules.ts'

export const idPrefix = 'health-scheme-'
export const contradictionsId = `${idPrefix}contradictions`

/** What each part of the form of a version is given. */
export type FieldProps = {
  readonly typed: TypedVersion
  readonly change: (changes: Partial<TypedVersion>) => void
  readonly textOf: (field: string) => string | undefined
}
