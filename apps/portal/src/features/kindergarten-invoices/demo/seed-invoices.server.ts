import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DemoContext } from '#core/feature/feature.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import {
  type FoundChild,
  findDemoChildren,
  findKnownFamily,
  type KnownFamily,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { registerPayment } from '../invoices/correct-invoice.server.ts'
import { isKindergarten } from '../invoices/lock-others-invoice.server.ts'
import { readRight, replaceInvoice } from '../invoices/replace-invoice.server.ts'
import { invoiceBank } from '../model/bank-account.server.ts'
import { monthBefore, monthOf } from '../model/rules/month.ts'
import { kindergartenPayer, kindergartenPrice } from '../model/tables.server.ts'
import { enterDecision } from '../prices/decide-fee.server.ts'
import { savePrice } from '../prices/save-price.server.ts'
import { setPayers } from '../prices/set-payers.server.ts'
import { issueRun } from '../runs/issue-run.server.ts'
import { previewRun, startRun } from '../runs/start-run.server.ts'

type Around = {
  readonly context: Pick<DemoContext, 'database' | 'encryption' | 'portalUrl'>
  readonly office: StaffActor
  readonly family: KnownFamily
  readonly today: string
  readonly months: { readonly earlier: string; readonly latest: string }
}

/**
 * Prices, decisions of the municipality, payers, and the last two months of the kindergarten whose
 * guardians have accounts, unless anybody pays for a child of the demo. The second kindergarten has
 * payers and no invoices, so that there is a run to preview; in the third the payers are missing.
 */
export async function seedInvoices(
  { database, encryption, portalUrl }: Around['context'],
  now = new Date(),
): Promise<void> {
  const today = osloDate(now)
  const latest = monthOf(today)
  await database.transaction(async (transaction) => {
    const children = await findDemoChildren(transaction)
    const family = await findKnownFamily(transaction, children)
    const office = await findDemoStaff(transaction, 'kindergarten-office')
    const known = await transaction.$count(
      kindergartenPayer,
      inArray(
        kindergartenPayer.childId,
        children.map(({ id }) => id),
      ),
    )
    if (!family || !office || known > 0) return
    const context = { database: transaction, encryption, portalUrl }
    const months = { earlier: monthBefore(latest), latest }
    const around = { context, office, family, today, months }
    await addPrice(around)
    const paid = children.filter(({ kindergarten }) => kindergarten !== 'granhaug')
    for (const child of paid) await addPayers(around, child)
    const invoiced = paid.filter(
      ({ kindergartenId }) => kindergartenId === family.older.kindergartenId,
    )
    const [first, second, corrected] = invoiced.filter(
      ({ id }) => id !== family.older.id && id !== family.younger.id,
    )
    await decide(around, first, {
      fullPlaceOre: 60_000,
      from: months.earlier,
      caseNumber: 1_042,
    })
    await decide(around, second, {
      pricePercent: 50,
      from: months.earlier,
      caseNumber: 1_187,
    })
    await issueMonth(around, months.earlier, months.earlier)
    // Its last day to pay is yet to come, on each day of a month.
    const [, issuedOn = latest] = [addDays(today, -9), latest].toSorted()
    await issueMonth(around, latest, issuedOn)
    await pay(around)
    await decide(around, corrected, {
      pricePercent: 25,
      from: latest,
      caseNumber: 2_306,
    })
    await replace(around, corrected)
  })
}

/** Example prices; `kindergarten_price` holds those of an organisation. */
async function addPrice({ context: { database }, office }: Around): Promise<void> {
  if ((await database.$count(kindergartenPrice)) > 0) return
  await savePrice(database, office, {
    id: randomUUID(),
    validFrom: '2025-01-01',
    placeOre: 120_000,
    mealsOre: 48_900,
    secondPercent: 30,
    laterPercent: 100,
    freeMonths: [],
    partialMonth: 'days',
    daysToPay: 14,
    version: 0,
  })
}

/** The younger known child is paid by both guardians; the older one is its sibling by the first payer. */
async function addPayers({ context, office, family, months }: Around, child: FoundChild) {
  const { older, younger, guardian, other } = family
  const isSplit = child.id === younger.id
  const isKnown = isSplit || child.id === older.id
  const first = isKnown ? guardian.id : child.guardians.find(({ mayPay }) => mayPay)?.id
  if (!first) return
  await setPayers(context, office, {
    childId: child.id,
    fromMonth: months.earlier,
    firstId: first,
    secondId: isSplit ? other.id : null,
    secondPercent: isSplit ? 40 : 0,
    version: 0,
  })
}

type Decided = {
  readonly from: string
  /** Of the municipality. */
  readonly caseNumber: number
} & ({ readonly fullPlaceOre: number } | { readonly pricePercent: number })

async function decide(
  { context, office }: Around,
  child: FoundChild | undefined,
  { from, caseNumber, ...decided }: Decided,
): Promise<void> {
  if (!child) return
  await enterDecision(context, office, {
    id: randomUUID(),
    childId: child.id,
    startsOn: from,
    endsOn: null,
    fullPlaceOre: null,
    pricePercent: null,
    ...decided,
    reference: `${from.slice(0, 4)}/${caseNumber}`,
  })
}

/** Sends the invoices of a month as if it was that day. */
async function issueMonth(
  { context, office, family }: Around,
  month: string,
  today: string,
): Promise<void> {
  const wanted = { kindergartenId: family.older.kindergartenId, month }
  const { version } = await previewRun(context.database, office, wanted)
  const { id } = await startRun(context.database, office, { ...wanted, version })
  await issueRun({ ...context, today }, id)
}

async function findInvoices({ context, family }: Around): Promise<InvoiceRow[]> {
  return context.database
    .select()
    .from(invoice)
    .where(and(isKindergarten, eq(invoice.unitId, family.older.kindergartenId)))
    .orderBy(asc(invoice.invoiceNumber))
}

/**
 * Of the earlier month all but a few are paid: those are overdue, that of the second known guardian
 * among them. Of the latest month some are.
 */
async function pay(around: Around): Promise<void> {
  const { context, office, family, today, months } = around
  const invoices = await findInvoices(around)
  for (const [at, { id, openOre, invoicedOn, periodStart, subjectId }] of invoices.entries()) {
    const isKnown = subjectId === family.guardian.id || subjectId === family.other.id
    const isPaid =
      periodStart === months.earlier
        ? subjectId !== family.other.id && (isKnown || at % 12 !== 5)
        : !isKnown && at % 3 === 0
    if (!isPaid) continue
    const [paidOn = today] = [addDays(invoicedOn, at % 8), today].toSorted()
    await registerPayment({ ...context, today }, office, {
      id,
      bank: invoiceBank({ FITNESS_IBAN: undefined }),
      paymentId: randomUUID(),
      openOre,
      amountOre: openOre,
      paidOn,
    })
  }
}

/** A decision came after the invoice: it is credited, and the month invoiced again. */
async function replace(around: Around, child: FoundChild | undefined): Promise<void> {
  const { context, office, today, months } = around
  const payer = child?.guardians.find(({ mayPay }) => mayPay)?.id
  const invoices = await findInvoices(around)
  const wrong = invoices.find(
    ({ subjectId, periodStart }) => subjectId === payer && periodStart === months.latest,
  )
  if (!wrong) return
  const { amountOre } = await readRight(context.database, wrong)
  await replaceInvoice({ ...context, today }, office, {
    id: wrong.id,
    openOre: wrong.openOre,
    rightOre: amountOre,
    why: 'Vedtaket fra kommunen kom etter at fakturaen var sendt.',
  })
}
