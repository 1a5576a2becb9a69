import type { Price } from '../model/rules/invoicing.ts'
import { paidUntil } from '../model/rules/invoicing.ts'
import { cashMembership, monthlyMembership } from '../model/rules/membership-facts.ts'
import type { LineProblem, MembershipField } from './columns.ts'
import type { MemberFile } from './read-member-file.ts'
import type { MemberLine } from './read-member-line.ts'

/** What the portal has of the people and memberships that a file names. */
export type Present = {
  readonly types: readonly PresentType[]
  readonly accounts: readonly PresentAccount[]
  /** Of those accounts, and those that the file names by their external id. */
  readonly memberships: readonly PresentMembership[]
}

export type PresentType = Omit<Price, 'startFeeOre'> & {
  readonly code: string
  readonly validFrom: string
}

export type PresentAccount = {
  readonly userId: string
  readonly email: string
  /** Its owner has proven the address, or it was imported with it. */
  readonly isKnown: boolean
  /** Of the person who imports. */
  readonly isOwn: boolean
}

export type PresentMembership = {
  readonly id: number
  readonly userId: string
  readonly type: string
  readonly startDate: string
  readonly endDate: string | null
  readonly monthlyAmountOre: number | null
  readonly invoicedElsewhereUntil: string | null
  /** The last day that was invoiced, here or there. */
  readonly invoicedUntil: string | null
  readonly version: number
  /** As the last file had it; null for a membership that was sold here. */
  readonly imported: {
    readonly externalId: string | null
    readonly line: string
    readonly version: number
  } | null
}

/** The columns of a membership that an import writes. */
export type MembershipValues = {
  readonly type: string
  readonly membershipCategory: string
  readonly startDate: string
  readonly endDate: string | null
  readonly commitmentMonths: number
  readonly monthlyAmountOre: number | null
  readonly invoicedElsewhereUntil: string | null
}

/** What one line does. */
export type PlannedLine = {
  readonly line: number
  readonly person: MemberLine['person']
  /** Null for somebody without an account, who gets one. */
  readonly userId: string | null
  readonly change: 'added' | 'changed' | 'unchanged'
  /** Which values differ, of a membership that is changed. */
  readonly fields: readonly MembershipField[]
  /** Of a membership that is known. */
  readonly known: { readonly id: number; readonly version: number } | null
  readonly values: MembershipValues
  readonly externalId: string | null
  /** What is stored to recognise the same line again. */
  readonly text: string
}

type Problem = LineProblem['problem']
type Found = {
  readonly problem?: Problem
  readonly planned?: PlannedLine
}

/**
 * What a file would do. Names and contact details of accounts that are there, and memberships that
 * are not in the file, stay as they are.
 * @returns every invalid line, each with its first problem, or what each line would do
 */
export function planImport(
  { lines, problems }: MemberFile,
  present: Present,
): { problems: LineProblem[] } | { lines: PlannedLine[] } {
  const known = indexPresent(present)
  const before = indexLines(lines)
  const found = lines.map((line): Found & { line: number } => ({
    line: line.line,
    ...planLine(line, before, known),
  }))
  const planned = found.flatMap((one) => (one.planned ? [one.planned] : []))
  const refused = [
    ...problems,
    ...found.flatMap(({ line, problem }) => (problem ? [{ line, problem }] : [])),
  ]
  if (refused.length > 0)
    return { problems: refused.toSorted((one, other) => one.line - other.line) }
  // Only now: a line that is wrong may give another period to a membership.
  const overlapping = findOverlaps(planned, present.memberships)
  return overlapping.length > 0
    ? { problems: overlapping.map((line) => ({ line, problem: 'OVERLAPS' })) }
    : { lines: planned }
}

/** The first line of each person, membership and external id. */
function indexLines(lines: readonly MemberLine[]) {
  const people = new Map<string, MemberLine>()
  const memberships = new Map<string, number>()
  const externalIds = new Map<string, number>()
  for (const one of lines) {
    const { person, membership, line } = one
    if (!people.has(person.email)) people.set(person.email, one)
    const key = membershipKey(person.email, membership.from)
    if (!memberships.has(key)) memberships.set(key, line)
    const { externalId } = membership
    if (externalId !== null && !externalIds.has(externalId)) externalIds.set(externalId, line)
  }
  return { people, memberships, externalIds }
}

const membershipKey = (who: string, from: string) => `${from} ${who}`

function indexPresent({ types, accounts, memberships }: Present) {
  return {
    types,
    accounts: new Map(accounts.map((one) => [one.email, one])),
    byStart: new Map(memberships.map((one) => [membershipKey(one.userId, one.startDate), one])),
    byExternalId: new Map(
      memberships.flatMap((one) =>
        one.imported?.externalId ? [[one.imported.externalId, one] as const] : [],
      ),
    ),
  }
}

function planLine(
  { line, person, membership }: MemberLine,
  before: ReturnType<typeof indexLines>,
  present: ReturnType<typeof indexPresent>,
): Found {
  const { externalId } = membership
  if (isOtherPerson(before.people.get(person.email)?.person, person))
    return { problem: 'PERSON_DIFFERS' }
  if (before.memberships.get(membershipKey(person.email, membership.from)) !== line)
    return { problem: 'REPEATED' }
  if (externalId !== null && before.externalIds.get(externalId) !== line)
    return { problem: 'EXTERNAL_ID_REPEATED' }
  const account = present.accounts.get(person.email)
  if (account && !account.isKnown) return { problem: 'EMAIL_NOT_VERIFIED' }
  const userId = account?.userId ?? null
  const named = externalId === null ? undefined : present.byExternalId.get(externalId)
  if (named && named.userId !== userId) return { problem: 'EXTERNAL_ID_TAKEN' }
  const sameStart = userId && present.byStart.get(membershipKey(userId, membership.from))
  const known = named ?? (sameStart && !isNamed(sameStart, before.externalIds) ? sameStart : null)
  const type = findType(present.types, membership)
  if (!type) return { problem: 'TYPE_UNKNOWN' }
  if (type.payment === 'once' && (membership.priceOre ?? membership.invoicedUntil) !== null)
    return { problem: 'NOT_MONTHLY' }
  const values = toValues(membership, type)
  const text = JSON.stringify(membership)
  const change = known
    ? changeOf(known, { values, externalId, text, priceOre: membership.priceOre })
    : added
  if (change === 'CHANGED_HERE') return { problem: change }
  if (account?.isOwn && change.change !== 'unchanged') return { problem: 'OWN_MEMBERSHIP' }
  const seen = known ? { id: known.id, version: known.version } : null
  return { planned: { line, person, userId, ...change, known: seen, values, externalId, text } }
}

/** Another line is about it, and may give it another first day. */
const isNamed = ({ imported }: PresentMembership, externalIds: ReadonlyMap<string, number>) =>
  Boolean(imported?.externalId) && externalIds.has(imported?.externalId ?? '')

const isOtherPerson = (
  first: MemberLine['person'] | undefined,
  { firstName, lastName }: MemberLine['person'],
) => first !== undefined && (first.firstName !== firstName || first.lastName !== lastName)

/** As it was on the first day of the membership; of an older one, as it was first. */
function findType(types: readonly PresentType[], { code, from }: MemberLine['membership']) {
  const own = types
    .filter((one) => one.code === code)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  return own.findLast(({ validFrom }) => validFrom <= from) ?? own[0]
}

function toValues(
  { from, to, priceOre, invoicedUntil }: MemberLine['membership'],
  type: PresentType,
): MembershipValues {
  const isMonthly = type.payment === 'monthly'
  return {
    type: type.code,
    membershipCategory: isMonthly ? monthlyMembership : cashMembership,
    startDate: from,
    endDate: to ?? (isMonthly ? null : paidUntil(from, type.months)),
    commitmentMonths: isMonthly ? type.months : 0,
    monthlyAmountOre: isMonthly ? (priceOre ?? type.priceOre) : null,
    invoicedElsewhereUntil: invoicedUntil,
  }
}

const added = { change: 'added', fields: [] } as const

/**
 * The same line as before changes nothing, even where the membership has been changed here since; a
 * changed line is refused then.
 */
function changeOf(
  known: PresentMembership,
  {
    values,
    externalId,
    text,
    priceOre,
  }: Pick<PlannedLine, 'values' | 'externalId' | 'text'> &
    Pick<MemberLine['membership'], 'priceOre'>,
): Pick<PlannedLine, 'change' | 'fields'> | 'CHANGED_HERE' {
  const { imported } = known
  if (imported?.line === text) return { change: 'unchanged', fields: [] }
  const invoiced = values.invoicedElsewhereUntil
  // Of a membership that is older than its invoices.
  const hasNoPrice = known.monthlyAmountOre === null && priceOre === null
  const differs: Readonly<Record<MembershipField, boolean>> = {
    membership: known.type !== values.type,
    from: known.startDate !== values.startDate,
    to: known.endDate !== values.endDate,
    price: known.monthlyAmountOre !== (hasNoPrice ? null : values.monthlyAmountOre),
    invoicedUntil: known.invoicedElsewhereUntil !== invoiced && known.invoicedUntil !== invoiced,
    externalId: (imported?.externalId ?? null) !== externalId,
  }
  const fields = (Object.keys(differs) as MembershipField[]).filter((field) => differs[field])
  if (fields.length === 0) return { change: 'unchanged', fields }
  return imported?.version === known.version ? { change: 'changed', fields } : 'CHANGED_HERE'
}

type Period = { readonly startDate: string; readonly endDate: string | null }

/** The lines whose membership would overlap another one of the same person. */
function findOverlaps(
  planned: readonly PlannedLine[],
  memberships: readonly PresentMembership[],
): number[] {
  const moved = new Set(
    planned.flatMap(({ change, known }) => (change === 'changed' && known ? [known.id] : [])),
  )
  const periods = new Map<string, (Period & { line: number | null })[]>()
  const add = (who: string, period: Period, line: number | null) => {
    const { startDate, endDate } = period
    periods.set(who, [...(periods.get(who) ?? []), { startDate, endDate, line }])
  }
  for (const one of memberships) if (!moved.has(one.id)) add(one.userId, one, null)
  for (const { line, change, userId, person, values } of planned)
    if (change !== 'unchanged') add(userId ?? person.email, values, line)
  const overlapping: number[] = []
  for (const own of periods.values()) {
    const sorted = own.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    for (const [at, period] of sorted.entries()) {
      const next = sorted[at + 1]
      if (!next || (period.endDate !== null && period.endDate < next.startDate)) continue
      const line = next.line ?? period.line
      if (line !== null) overlapping.push(line)
    }
  }
  return overlapping.toSorted((one, other) => one - other)
}
