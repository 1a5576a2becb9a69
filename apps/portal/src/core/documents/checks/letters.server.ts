import { z } from 'zod'
import type { Confirmed } from '../deposit/confirmed.ts'
import type { CheckedKind } from './contract.ts'

/** What letters of each kind say. */
export type Letters = { 'deposit-confirmation': Confirmed }

const date = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** What a confirmation letter says, as it is kept and as it is shown to who checks it. */
export const ConfirmedLetter = z.strictObject({
  fullName: z.string(),
  birthDate: date,
  citizenship: z.string(),
  institution: z.string(),
  semesters: z.array(z.string()),
  amountOre: z.number().int(),
  receivedOn: date,
  accountHolder: z.string(),
  writtenOn: date,
})

const schemas = {
  'deposit-confirmation': ConfirmedLetter,
} satisfies { [Kind in CheckedKind]: z.ZodType<Letters[Kind]> }

/** @throws what was kept is no letter of that kind */
export function readLetter<Kind extends CheckedKind>(kind: Kind, kept: unknown): Letters[Kind] {
  return schemas[kind].parse(kept) as Letters[Kind]
}
