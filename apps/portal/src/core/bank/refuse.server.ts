import { Refusal } from '#platform/api/errors.server.ts'
import { type BankRefusal, bankRefusals } from './refusals.ts'

/** @param line of the file, from 1, where the reader was */
export function refuse(code: BankRefusal, line?: number): Refusal<BankRefusal> {
  return new Refusal(code, bankRefusals[code], { details: line === undefined ? {} : { line } })
}

/** @param settings of the account that pays, which the server does not have */
export const refusePayer = (settings: readonly string[]): Refusal<BankRefusal> =>
  new Refusal('PAYER_NOT_SET_UP', bankRefusals.PAYER_NOT_SET_UP, { details: { settings } })
