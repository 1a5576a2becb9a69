import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { mostFeeOre } from '../model/limits.ts'
import type { NewTermForm } from './contract.ts'

export type TypedTerm = { startsOn: string; endsOn: string; kroner: string; reason: string }

/** A term as staff type it. @returns the first field that is wrong, or what is sent */
export function readTypedTerm(
  typed: TypedTerm,
): { form: NewTermForm; wrong: null } | { form: null; wrong: keyof TypedTerm } {
  const { startsOn, endsOn, kroner, reason } = typed
  const feeOre = /^0+$/.test(kroner.trim()) ? 0 : parseKroner(kroner, mostFeeOre)
  if (!isDate(startsOn)) return { form: null, wrong: 'startsOn' }
  if (!isDate(endsOn) || endsOn < startsOn) return { form: null, wrong: 'endsOn' }
  if (feeOre === null) return { form: null, wrong: 'kroner' }
  if (reason.trim() === '') return { form: null, wrong: 'reason' }
  return { form: { startsOn, endsOn, feeOre, reason: reason.trim() }, wrong: null }
}
