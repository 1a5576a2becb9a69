import { Refusal } from '#platform/api/errors.server.ts'
import { type MoneyRefusal, moneyRefusals } from './refusals.ts'

export const refuse = (code: MoneyRefusal): Refusal<MoneyRefusal> =>
  new Refusal(code, moneyRefusals[code])
