import { z } from 'zod/mini'
import { parseKroner } from '#platform/parse-kroner.ts'
import { mostOre, type PayoutMethod, payoutMethods } from './money-forms.ts'

/*
 * Forms about money as staff type them: kroner instead of øre, and a field for whatever may be asked.
 * What is wrong with them the forms of the API say, each beside the field that it is about.
 */

export const typed = z.string().check(z.maxLength(2_000, 'TOO_LONG'))

/** Says what the form of the API says of it. */
export const checkedBy = <Typed>(form: z.ZodMiniType, toForm: (values: Typed) => unknown) =>
  z.check<Typed>(({ value, issues }) => {
    for (const { path, message } of form.safeParse(toForm(value)).error?.issues ?? []) {
      const field = String(path.at(-1))
      issues.push({
        code: 'custom',
        path: [field === 'amountOre' ? 'kroner' : field],
        message,
        input: value,
      })
    }
  })

/** 0, which no form takes, for what is no amount. */
export const oreOf = ({ kroner }: { kroner: string }) => parseKroner(kroner, mostOre) ?? 0

export const payeeFields = {
  method: z.enum(payoutMethods),
  name: typed,
  account: typed,
  details: typed,
  reason: typed,
}
export type TypedPayee = { method: PayoutMethod; name: string; account: string; details: string }
export const payeeOf = ({ method, name, account, details }: TypedPayee) =>
  method === 'account' ? { method, name, account } : { method, name, details }
