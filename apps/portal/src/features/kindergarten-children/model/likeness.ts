import { foldWords } from '#platform/fold-text.ts'

/** Who has the same name and birth date is asked about, and never taken for the same by itself. */
export const likenessOf = (child: {
  readonly firstName: string
  readonly lastName: string
  readonly bornOn: string
}): string => `${child.bornOn} ${foldWords(`${child.firstName} ${child.lastName}`)}`
