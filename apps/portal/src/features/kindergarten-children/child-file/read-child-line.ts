import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { toIsoDate } from '#core/profile/birth-date.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { readYesOrNo } from '#core/table-files/yes-or-no.ts'
import { isDate } from '#platform/time/date.ts'
import { canBeMailed, longestAddress, readNumber } from '../model/person-rules.ts'
import type { ChildColumn, FormProblem } from './columns.ts'

/** A line of a file with children, with its values as they are stored. */
export type ChildLine = {
  readonly line: number
  readonly child: {
    /** Eleven digits. */
    readonly number: string
    readonly firstName: string
    readonly lastName: string
    readonly bornOn: string
  }
  readonly place: {
    readonly kindergarten: string
    readonly department: string
    readonly startsOn: string
    readonly endsOn: string | null
    readonly percent: number
  }
  readonly guardian: {
    /** Eleven digits. */
    readonly number: string
    readonly firstName: string
    readonly lastName: string
    /** Null where the file says nothing: what is here stays. */
    readonly email: string | null
    readonly phone: string | null
    readonly address: string | null
    readonly isRestricted: boolean
  }
  readonly hasResponsibility: boolean
}

type Cells = FileLine<ChildColumn>['cells']

/** The values of a line, or the first thing that is wrong with it. */
export function readChildLine({
  line,
  cells,
}: FileLine<ChildColumn>): ChildLine | { line: number; problem: FormProblem } {
  const child = readChild(cells)
  if (typeof child === 'string') return { line, problem: child }
  const place = readPlace(cells)
  if (typeof place === 'string') return { line, problem: place }
  const guardian = readGuardian(cells)
  if (typeof guardian === 'string') return { line, problem: guardian }
  if (guardian.number === child.number) return { line, problem: 'SAME_NUMBER' }
  const hasResponsibility = readYesOrNo(cells.responsibility)
  if (hasResponsibility === undefined) return { line, problem: 'RESPONSIBILITY_INVALID' }
  return { line, child, place, guardian, hasResponsibility }
}

function readChild(cells: Cells): ChildLine['child'] | FormProblem {
  const number = readNumber(cells.childNumber)
  if (!number) return 'CHILD_NUMBER_INVALID'
  const { childFirstName: firstName, childLastName: lastName } = cells
  if (firstName === '' || lastName === '') return 'CHILD_NAME_REQUIRED'
  const wrong = problemOfNames([firstName, lastName])
  if (wrong) return wrong
  const bornOn = toIsoDate(cells.birthDate)
  return isDate(bornOn) ? { number, firstName, lastName, bornOn } : 'BIRTH_DATE_INVALID'
}

function readPlace(cells: Cells): ChildLine['place'] | FormProblem {
  const { kindergarten, department } = cells
  if (kindergarten === '' || department === '') return 'DEPARTMENT_REQUIRED'
  const startsOn = toIsoDate(cells.from)
  if (!isDate(startsOn)) return 'FROM_INVALID'
  const endsOn = toIsoDate(cells.to) || null
  if (endsOn !== null && !isDate(endsOn)) return 'TO_INVALID'
  if (endsOn !== null && endsOn < startsOn) return 'TO_BEFORE_FROM'
  const written = cells.percent.replace('%', '').trim()
  const percent = written === '' ? 100 : Number(written)
  if (!Number.isInteger(percent) || percent < 20 || percent > 100) return 'PERCENT_INVALID'
  return { kindergarten, department, startsOn, endsOn, percent }
}

function readGuardian(cells: Cells): ChildLine['guardian'] | FormProblem {
  const number = readNumber(cells.guardianNumber)
  if (!number) return 'GUARDIAN_NUMBER_INVALID'
  const { guardianFirstName: firstName, guardianLastName: lastName, phone, address } = cells
  if (firstName === '' || lastName === '') return 'GUARDIAN_NAME_REQUIRED'
  const wrong = problemOfNames([firstName, lastName])
  if (wrong) return wrong
  const email = writeEmailAddress(cells.email)
  if (email !== '' && !canBeMailed(email)) return 'EMAIL_INVALID'
  if (phone.length > longest.phone || address.length > longestAddress) return 'TOO_LONG'
  if ([email, phone, address].some(hasNationalId)) return 'LOOKS_LIKE_NATIONAL_ID'
  const isRestricted = cells.restricted === '' ? false : readYesOrNo(cells.restricted)
  if (isRestricted === undefined) return 'RESTRICTED_INVALID'
  return {
    number,
    firstName,
    lastName,
    email: email || null,
    phone: phone || null,
    address: address || null,
    isRestricted,
  }
}

function problemOfNames(names: readonly string[]): FormProblem | null {
  if (names.some((name) => name.length > longest.name)) return 'TOO_LONG'
  return names.some(hasNationalId) ? 'LOOKS_LIKE_NATIONAL_ID' : null
}
