import type { NamedAccount } from '#core/accounts/imported/find-named-accounts.server.ts'
import type { LineProblem, Problem } from './columns.ts'
import { type Customer, type CustomerLine, factsOf } from './customer.ts'

/** What the portal has of the people whom a file names. */
export type Present = {
  readonly accounts: readonly (NamedAccount & {
    /** Of the person who imports. */
    readonly isOwn: boolean
    /** An application or a deposit account that is not closed. */
    readonly hasApplication: boolean
  })[]
  /** Customers with one of the external ids of the file, imported before or opened here. */
  readonly customers: readonly PresentCustomer[]
}

export type PresentCustomer = {
  /** Null for an account that was opened here: its `externalId` is the customer number. */
  readonly source: string | null
  readonly externalId: string
  /** What it was imported with; null for an account that was opened here. */
  readonly imported: { readonly amountOre: number; readonly paidOn: string } | null
  /** What is on the account now. */
  readonly balanceOre: number
  /** `factsOf` the application; null once the person's data were deleted. */
  readonly facts: string | null
}

/** What one line does. */
export type PlannedLine = CustomerLine & {
  /** Null for somebody without an account, who gets one. */
  readonly userId: string | null
  readonly change: 'added' | 'unchanged'
}

/**
 * What a file would do. Nothing that was imported is ever changed by a file: the ledger has its own
 * ways.
 * @returns every wrong line, each with its first problem, or what each line would do
 */
export function planImport(
  lines: readonly CustomerLine[],
  present: Present,
  formProblems: readonly LineProblem[] = [],
): { problems: LineProblem[] } | { lines: PlannedLine[] } {
  const accounts = new Map(present.accounts.map((one) => [one.email, one]))
  const first = indexLines(lines)
  const found = lines.map((one) => planLine(one, { accounts, first, present }))
  const problems = [...formProblems, ...found.filter((one) => 'problem' in one)]
  if (problems.length > 0)
    return { problems: problems.toSorted((one, other) => one.line - other.line) }
  return { lines: found.filter((one) => 'change' in one) }
}

/** The first line of each person and each external id. */
function indexLines(lines: readonly CustomerLine[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { line, customer } of lines)
    for (const key of [customer.email, idOf(customer)]) if (!first.has(key)) first.set(key, line)
  return first
}

const idOf = ({ source, externalId }: Pick<Customer, 'source' | 'externalId'>) =>
  JSON.stringify([source, externalId])

function planLine(
  { line, customer }: CustomerLine,
  known: {
    accounts: ReadonlyMap<string, Present['accounts'][number]>
    first: ReadonlyMap<string, number>
    present: Present
  },
): PlannedLine | LineProblem {
  const refuse = (problem: Problem) => ({ line, problem })
  const { email } = customer
  if (known.first.get(idOf(customer)) !== line) return refuse('EXTERNAL_ID_REPEATED')
  if (known.first.get(email) !== line) return refuse('PERSON_REPEATED')
  const account = known.accounts.get(email)
  const userId = account?.userId ?? null
  const before = findBefore(known.present.customers, customer)
  if (before) {
    const problem = differenceOf(before, customer)
    return problem ? refuse(problem) : { line, customer, userId, change: 'unchanged' }
  }
  if (account && !account.isKnown) return refuse('EMAIL_NOT_VERIFIED')
  if (account?.isOwn) return refuse('OWN_ACCOUNT')
  if (account?.hasApplication) return refuse('HAS_APPLICATION')
  return { line, customer, userId, change: 'added' }
}

/** By the id in the previous system, or by the customer number in a file that was exported here. */
function findBefore(customers: readonly PresentCustomer[], customer: Customer) {
  const facts = factsOf(customer)
  return customers.find(({ source, externalId, facts: other }) =>
    source === null
      ? externalId === customer.externalId && facts === other
      : source === customer.source && externalId === customer.externalId,
  )
}

/** A file that was exported here has the balance, one of the previous system what it held. */
function differenceOf(before: PresentCustomer, customer: Customer): Problem | null {
  const { imported, balanceOre, facts } = before
  const { amountOre, paidOn } = customer
  if (amountOre !== imported?.amountOre && amountOre !== balanceOre) return 'AMOUNT_DIFFERS'
  if (imported && imported.paidOn !== paidOn) return 'VALUES_DIFFER'
  return facts !== null && facts !== factsOf(customer) ? 'VALUES_DIFFER' : null
}
