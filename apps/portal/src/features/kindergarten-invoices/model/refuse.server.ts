import { Refusal } from '#platform/api/errors.server.ts'
import { type MoneyRefusal, moneyRefusals } from './refusals.ts'

export const refuseMoney = (code: MoneyRefusal, details: object = {}): Refusal<MoneyRefusal> =>
  new Refusal(code, moneyRefusals[code], { details })
