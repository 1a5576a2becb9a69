import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { totalOf } from '#core/invoices/lines.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import {
  kindergartenChild as child,
  kindergartenEnrolment as enrolment,
  kindergartenGuardian as guardian,
  kindergartenGuardianship as guardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenDepartment as department } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  type ChildMonth,
  calculateMonth,
  type FeeLine,
  isFreeMonth,
  type MonthChild,
  type Payers,
  splitLines,
} from '../model/rules/calculate-month.ts'
import { lastDayOf } from '../model/rules/month.ts'
import { type LeftOutReason, type PreviewPart, previewParts } from '../model/states.ts'
import {
  kindergartenFeeDecision as decision,
  kindergartenPayer as payer,
  kindergartenPrice as price,
} from '../model/tables.server.ts'

/** What one payer is to be invoiced for a month by one kindergarten. */
export type PayerMonth = {
  readonly guardianId: string
  readonly name: string
  readonly lines: readonly FeeLine[]
  readonly amountOre: number
  /** What is invoiced already; null where nothing is, or all of it was credited. */
  readonly invoice: { readonly number: number; readonly amountOre: number } | null
}

export type ReadMonth = {
  readonly price: typeof price.$inferSelect | null
  readonly children: readonly ChildMonth[]
  readonly payers: readonly PayerMonth[]
  readonly leftOut: readonly {
    readonly childId: string
    readonly name: string
    readonly reason: LeftOutReason
  }[]
  /** A hash of each part that it follows from. */
  readonly version: string
}

/**
 * What a kindergarten has to invoice for a month, worked out from what counts now: seven queries for all
 * of its children, and for siblings in other kindergartens.
 */
export async function readMonth(
  database: Database,
  { kindergartenId, month }: { kindergartenId: string; month: string },
): Promise<ReadMonth> {
  const facts = await readFacts(database, month)
  const { payersOf, blocked } = choosePayers(facts)
  const guardians = await findNames(database, [...payersOf.values()])
  const invoices = await findInvoices(database, { kindergartenId, month })
  const here = facts.children.filter(({ placements }) =>
    placements.some((placed) => placed.kindergartenId === kindergartenId),
  )
  const calculated = facts.price
    ? calculateMonth(
        month,
        facts.price,
        facts.children.flatMap((one) => {
          const payers = payersOf.get(one.id)
          return payers ? [{ ...one, payers }] : []
        }),
      ).filter((one) => one.kindergartenId === kindergartenId && !blocked.has(one.childId))
    : []
  const payers = toPayers(calculated, { guardians, invoices })
  const paid = new Set(payers.flatMap(({ lines }) => lines.map(({ about }) => about?.id)))
  const isFree = facts.price !== null && isFreeMonth(facts.price, month)
  return {
    price: facts.price,
    children: calculated,
    payers,
    leftOut: here
      .filter(({ id }) => !paid.has(id))
      .map(({ id, name, lastName }) => ({
        childId: id,
        name: `${name} ${lastName}`,
        reason: reasonOf({
          hasPrice: facts.price !== null,
          isFree,
          hasPayer: payersOf.has(id),
          isBlocked: blocked.has(id),
        }),
      })),
    version: versionOf(withSiblings(facts.children, { here, payersOf }), {
      facts,
      payersOf,
      blocked,
      invoices,
    }),
  }
}

function reasonOf(about: {
  hasPrice: boolean
  isFree: boolean
  hasPayer: boolean
  isBlocked: boolean
}): LeftOutReason {
  if (!about.hasPrice) return 'no-price'
  if (about.isFree) return 'free-month'
  if (!about.hasPayer) return 'no-payer'
  return about.isBlocked ? 'payer-blocked' : 'nothing-to-pay'
}

type Facts = Awaited<ReturnType<typeof readFacts>>

async function readFacts(database: Database, month: string) {
  const last = lastDayOf(month)
  const [current] = await database
    .select()
    .from(price)
    .where(lte(price.validFrom, month))
    .orderBy(desc(price.validFrom))
    .limit(1)
  const placed = await database
    .select({
      id: child.id,
      name: child.firstName,
      lastName: child.lastName,
      bornOn: child.bornOn,
      kindergartenId: department.kindergartenId,
      percent: enrolment.percent,
      startsOn: enrolment.startsOn,
      endsOn: enrolment.endsOn,
    })
    .from(enrolment)
    .innerJoin(child, eq(child.id, enrolment.childId))
    .innerJoin(department, eq(department.id, enrolment.departmentId))
    .where(
      and(
        lte(enrolment.startsOn, last),
        or(isNull(enrolment.endsOn), gte(enrolment.endsOn, month)),
      ),
    )
    .orderBy(asc(child.firstName), asc(child.id), asc(enrolment.startsOn))
  const ids = [...new Set(placed.map(({ id }) => id))]
  const decisions = await database
    .select()
    .from(decision)
    .where(
      and(
        inArray(decision.childId, ids),
        lte(decision.startsOn, month),
        or(isNull(decision.endsOn), gte(decision.endsOn, last)),
      ),
    )
  const chosen = await database
    .selectDistinctOn([payer.childId])
    .from(payer)
    .where(and(inArray(payer.childId, ids), lte(payer.fromMonth, month)))
    .orderBy(payer.childId, desc(payer.fromMonth))
  const bound = await database
    .select()
    .from(guardianship)
    .where(inArray(guardianship.childId, ids))
    .orderBy(asc(guardianship.guardianId))
  const children: (Omit<MonthChild, 'payers'> & { readonly lastName: string })[] = ids.map((id) => {
    const own = placed.filter((one) => one.id === id)
    const decided = decisions.find(({ childId }) => childId === id)
    return {
      id,
      name: own[0]?.name ?? '',
      lastName: own[0]?.lastName ?? '',
      bornOn: own[0]?.bornOn ?? '',
      placements: own.map(({ kindergartenId, percent, startsOn, endsOn }) => ({
        kindergartenId,
        percent,
        startsOn,
        endsOn,
      })),
      decision: decided
        ? {
            fullPlaceOre: decided.fullPlaceOre,
            pricePercent: decided.pricePercent,
            reference: decided.reference,
          }
        : null,
    }
  })
  return { price: current ?? null, children, chosen, bound }
}

/**
 * Who pays for each child: whom staff have chosen, or the only guardian with responsibility. Of several
 * nobody is guessed.
 */
function choosePayers({ children, chosen, bound }: Facts): {
  payersOf: ReadonlyMap<string, Payers>
  /** Children with a payer who is blocked from them, or bound to them no longer. */
  blocked: ReadonlySet<string>
} {
  const payersOf = new Map<string, Payers>()
  const blocked = new Set<string>()
  for (const { id } of children) {
    const guardians = bound.filter(({ childId }) => childId === id)
    const responsible = guardians.filter(({ hasResponsibility }) => hasResponsibility)
    const own = chosen.find(({ childId }) => childId === id)
    const [only, another] = responsible
    if (own) payersOf.set(id, own)
    else if (only && !another)
      payersOf.set(id, { firstId: only.guardianId, secondId: null, secondPercent: 0 })
    const payers = payersOf.get(id)
    const ids = payers ? [payers.firstId, ...(payers.secondId ? [payers.secondId] : [])] : []
    const mayPay = (guardianId: string) =>
      guardians.some((one) => one.guardianId === guardianId && one.blockedAt === null)
    if (!ids.every(mayPay)) blocked.add(id)
  }
  return { payersOf, blocked }
}

async function findNames(
  database: Database,
  payers: readonly Payers[],
): Promise<ReadonlyMap<string, string>> {
  const ids = payers.flatMap(({ firstId, secondId }) =>
    secondId ? [firstId, secondId] : [firstId],
  )
  const rows = await database
    .select({ id: guardian.id, firstName: guardian.firstName, lastName: guardian.lastName })
    .from(guardian)
    .where(inArray(guardian.id, ids))
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

type Invoiced = ReadonlyMap<string, NonNullable<PayerMonth['invoice']>>

async function findInvoices(
  database: Database,
  { kindergartenId, month }: { kindergartenId: string; month: string },
): Promise<Invoiced> {
  const rows = await database
    .select({
      guardianId: invoice.subjectId,
      number: invoice.invoiceNumber,
      amountOre: invoice.amountOre,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.kind, 'kindergarten'),
        eq(invoice.unitId, kindergartenId),
        eq(invoice.periodStart, month),
        sql`${invoice.creditedOre} < ${invoice.amountOre}`,
      ),
    )
    .orderBy(asc(invoice.invoiceNumber))
  return new Map(rows.map(({ guardianId, ...one }) => [guardianId, one]))
}

function toPayers(
  children: readonly ChildMonth[],
  { guardians, invoices }: { guardians: ReadonlyMap<string, string>; invoices: Invoiced },
): PayerMonth[] {
  const lines = new Map<string, FeeLine[]>()
  for (const one of children)
    for (const [guardianId, own] of splitLines(one))
      lines.set(guardianId, [...(lines.get(guardianId) ?? []), ...own])
  return [...lines]
    .map(([guardianId, own]) => ({
      guardianId,
      name: guardians.get(guardianId) ?? '',
      lines: own,
      amountOre: totalOf({ lines: own }),
      invoice: invoices.get(guardianId) ?? null,
    }))
    .filter(({ amountOre, invoice: there }) => amountOre > 0 || there !== null)
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name, 'nb') || one.guardianId.localeCompare(other.guardianId),
    )
}

type Child = Facts['children'][number]

/** Children of a kindergarten, and those of the same households in others. */
function withSiblings(
  children: readonly Child[],
  { here, payersOf }: { here: readonly Child[]; payersOf: ReadonlyMap<string, Payers> },
): readonly Child[] {
  const households = new Set(here.map(({ id }) => payersOf.get(id)?.firstId ?? id))
  return children.filter(({ id }) => households.has(payersOf.get(id)?.firstId ?? id))
}

function versionOf(
  children: readonly Child[],
  {
    facts,
    payersOf,
    blocked,
    invoices,
  }: {
    facts: Facts
    payersOf: ReadonlyMap<string, Payers>
    blocked: ReadonlySet<string>
    invoices: Invoiced
  },
): string {
  const parts: Readonly<Record<PreviewPart, unknown>> = {
    prices: facts.price,
    decisions: children.map(({ id, decision: decided }) => [id, decided]),
    places: children.map(({ id, name, bornOn, placements }) => [id, name, bornOn, placements]),
    payers: children.map(({ id }) => [id, payersOf.get(id), blocked.has(id)]),
    invoices: [...invoices],
  }
  return previewParts.map((part) => hashOf(parts[part])).join('.')
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16)

/** Which parts differ between two versions. */
export function changedParts(seen: string, now: string): PreviewPart[] {
  const [before, after] = [seen.split('.'), now.split('.')]
  return previewParts.filter((_, index) => before[index] !== after[index])
}
