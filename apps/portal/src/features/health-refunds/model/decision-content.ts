import { z } from 'zod'
import { noRights } from '#core/health-refunds/rules/judge-right.ts'
import { calculation } from './contract.ts'

const text = z.string()
const day = z.iso.date()
const ore = z.int()
const localizedText = z.record(z.string(), text)

/** What the letter of a decision says, as it was when it was decided. */
export const DecisionContent = z.strictObject({
  recipient: text,
  schemeName: localizedText,
  period: text,
  lines: z.array(
    z.strictObject({
      categoryName: localizedText,
      from: day,
      to: day,
      amountOre: ore,
      /** What counts of it. */
      countedOre: ore,
      /** Why it gives no right, unless staff have set what counts. */
      noRight: z.enum(noRights).nullable(),
      /** Why staff have set what counts; may be empty. */
      because: text,
    }),
  ),
  calculation,
  /** Of the categories that the calculation has expenses in, of earlier applications too. */
  categories: z.array(z.strictObject({ key: text, name: localizedText })),
  /** What staff write to the applicant; may be empty. */
  words: text,
  /** What was wrong before; empty where nothing was. */
  note: text,
})
export type DecisionContent = z.infer<typeof DecisionContent>
