import { EmailAddress } from '#core/accounts/email-address.ts'
import { isStaffRole, type StaffRole } from '#core/staff-area/roles.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { hasSameRoles, needsSecondPerson } from '../model/rules.ts'
import { type LineProblem, lineProblems, type StaffColumn } from './columns.ts'

/** What is known about an email address. */
export type KnownAddress = {
  readonly email: string
  /** The account of a current member of staff, and its roles. */
  readonly member: { readonly userId: string; readonly roles: readonly StaffRole[] } | null
  /** Roles of an open invitation, and of a change that waits for a second administrator. */
  readonly expected: readonly (readonly StaffRole[])[]
  /** It belongs to the person who imports. */
  readonly isOwn: boolean
}

export type ComparedLine = {
  readonly line: number
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** The roles of a member of staff. */
  readonly before: readonly StaffRole[]
  readonly change: 'invited' | 'changed' | 'unchanged'
  /** A second administrator confirms it before anything is sent or changed. */
  readonly needsConfirmation: boolean
}

type Compared = ComparedLine | LineProblem

/**
 * What a file would change. A person is known by the email address; who is not in the file keeps the
 * access.
 * @returns every invalid line, each with its first problem, or what each line would do
 */
export function compareStaff(
  lines: readonly FileLine<StaffColumn>[],
  known: readonly KnownAddress[],
): { problems: LineProblem[] } | { lines: ComparedLine[] } {
  const named = new Set<string>()
  const byEmail = new Map(known.map((one) => [one.email, one]))
  const compared = lines.map((line): Compared => {
    const read = readLine(line)
    if ('problem' in read) return read
    if (named.has(read.email)) return { line: line.line, problem: 'REPEATED' }
    named.add(read.email)
    return compareLine(read, byEmail.get(read.email))
  })
  const problems = compared.filter((one) => 'problem' in one)
  return problems.length > 0 ? { problems } : { lines: compared.filter((one) => 'email' in one) }
}

type ReadLine = Pick<ComparedLine, 'line' | 'email' | 'roles'>

/** Roles stand between spaces or commas. */
function readLine({ line, cells }: FileLine<StaffColumn>): ReadLine | LineProblem {
  const { data: email, error } = EmailAddress.safeParse(cells.email.toLowerCase())
  if (!email) return { line, problem: toProblem(error?.issues[0]?.message) }
  const words = cells.roles.toLowerCase().split(/[\s,]+/)
  const roles = [...new Set(words.filter((word) => word !== ''))]
  if (roles.length === 0) return { line, problem: 'ROLE_REQUIRED' }
  return roles.every(isStaffRole) ? { line, email, roles } : { line, problem: 'ROLE_UNKNOWN' }
}

const toProblem = (code: string | undefined): LineProblem['problem'] =>
  lineProblems.find((one) => one === code) ?? 'EMAIL_INVALID'

function compareLine(read: ReadLine, known: KnownAddress | undefined): Compared {
  const { line, roles } = read
  const before = known?.member?.roles ?? []
  const needsConfirmation = needsSecondPerson(before, roles)
  const isThere = [before, ...(known?.expected ?? [])].some((one) => hasSameRoles(one, roles))
  if (isThere) return { ...read, before, change: 'unchanged', needsConfirmation: false }
  if (known?.isOwn) return { line, problem: 'OWN_CASE' }
  return { ...read, before, change: known?.member ? 'changed' : 'invited', needsConfirmation }
}
