import { Refusal } from '#platform/api/errors.server.ts'
import { firstStartRefusals } from './contract.ts'
import { isFirstCode } from './first-code.server.ts'

export const refuseFirst = (code: keyof typeof firstStartRefusals) =>
  new Refusal(code, firstStartRefusals[code])

/** @throws {Refusal} FIRST_CODE_WRONG (403) */
export function requireFirstCode(secret: string, typed: string): void {
  if (!isFirstCode(secret, typed)) throw refuseFirst('FIRST_CODE_WRONG')
}
