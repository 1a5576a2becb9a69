import { Refusal } from '#platform/api/errors.server.ts'
import { type BankRefusal, bankRefusals } from './refusals.ts'

/** @param line of the file, from 1, where the reader was */
export function refuse(code: BankRefusal, line?: number): Refusal<BankRefusal> {
  return new Refusal(code, bankRefusals[code], { details: line === undefined ? {} : { line } })
}
