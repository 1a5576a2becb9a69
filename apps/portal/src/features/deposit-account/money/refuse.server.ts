import { Refusal } from '#platform/api/errors.server.ts'
import { type MoneyRefusal, moneyRefusals } from './refusals.ts'

export function refuse(code: MoneyRefusal): Refusal<MoneyRefusal> {
  return new Refusal(code, moneyRefusals[code])
}
