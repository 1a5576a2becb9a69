import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PayoutSource } from '#core/bank/payout-source.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { lockPayout, returnPayouts } from '#core/bank/payouts/return-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { caseSubject, draftFiles, healthCase, healthFiles } from '#core/health-refunds/case-kind.ts'
import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import { openPeriodsOf, type Scheme, type SchemePeriod } from '#core/health-refunds/schemes.ts'
import {
  healthRefund,
  healthRefundDraft,
  healthRefundLine,
} from '#core/health-refunds/tables.server.ts'
import { seedPeople } from '#core/memberships/demo/people.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { semesterOf } from '#platform/time/semester.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { preparePayoutOf } from '../decide/apply-decision.server.ts'
import { grantRefund, rejectRefund } from '../decide/grant-refund.server.ts'
import { workOutCase } from '../decide/work-out-case.server.ts'
import type { Expense } from '../model/expense-form.ts'
import { findTerms } from '../model/find-terms.server.ts'
import { encryptDraft, encryptPayee } from '../model/refund-secrets.server.ts'
import { workOut } from '../model/work-out.ts'
import { healthPayouts } from '../payout/payout-source.server.ts'
import { type DemoState, demoApplicants } from './demo-applicants.ts'
import { seedAppeal, seedCorrection } from './seed-after-decisions.server.ts'
import { writeDemoReceipt } from './write-demo-receipt.server.ts'

/** The demo is made before anybody has named the organisation. */
const demoPayouts: PayoutSource = {
  ...healthPayouts,
  payerOf: () => ({
    name: 'Studentsamskipnaden',
    iban: exampleDeposit.FITNESS_IBAN,
    bic: exampleDeposit.FITNESS_BIC,
  }),
}

type Parts = Pick<DemoContext, 'database' | 'encryption' | 'files' | 'portalUrl'>
type Offered = { readonly scheme: Scheme; readonly found: SchemePeriod; readonly today: string }

/**
 * Applications in every state, by students whose fee is paid, for the scheme that asks for receipts.
 * Nothing where there is no such scheme, and of a student who has applied.
 */
export async function seedHealthRefunds(parts: Parts, now = new Date()): Promise<void> {
  const today = osloDate(now)
  const people = await seedApplicants(parts, today)
  const { database } = parts
  const staffId = (await findDemoStaff(database, 'health'))?.userId
  const offered = await findOffered(database, today)
  if (!staffId || !offered) return
  for (const { state, person, account } of demoApplicants) {
    const userId = people.get(person.email)
    if (!userId || state === 'new' || state === 'new-too') continue
    const known = await database.$count(caseFile, eq(caseFile.userId, userId))
    if (known > 0) continue
    const who = { userId, name: `${person.firstName} ${person.lastName}`, staffId, state, account }
    if (state === 'draft') await seedDraft(parts, who, offered)
    else await seedApplication(parts, who, offered)
  }
}

async function seedApplicants(
  { database, encryption }: Parts,
  today: string,
): Promise<ReadonlyMap<string, string>> {
  const people = demoApplicants.map(({ person }) => person)
  const users = await seedPeople(database, people)
  const lines = people.map(({ email }, index) => ({
    line: index + 2,
    nationalId: '',
    email,
    semesterCode: semesterOf(today),
    isPaid: true,
  }))
  const delivery = { institution: 'UiO', deliveredBy: 'demo', lines }
  await importRegistrations(database, encryption, delivery, today)
  return users
}

async function findOffered(database: Database, today: string): Promise<Offered | null> {
  for (const scheme of await readSchemes(database)) {
    const found = openPeriodsOf(scheme, today).at(-1)
    if (found?.version.rules.statement === 'receipts') return { scheme, found, today }
  }
  return null
}

type Who = {
  readonly userId: string
  readonly name: string
  readonly staffId: string
  readonly state: DemoState
  readonly account: string
}

/** One expense for each of the first categories, of today. */
const expensesOf = ({ found, today }: Offered, files: readonly string[]): Expense[] =>
  found.version.rules.categories.slice(0, 2).map(({ key }, index) => ({
    id: randomUUID(),
    category: key,
    from: today,
    to: today,
    amountOre: [2_450_00, 980_00][index] ?? 500_00,
    isForeign: false,
    note: '',
    files: [...files],
  }))

async function withReceipt(
  { files }: Parts,
  { userId, name, state }: Who,
  save: (stored: Parameters<Parameters<typeof storeFiles>[2]>[0]) => Promise<void>,
): Promise<void> {
  const bytes = await writeDemoReceipt(name, `Behandling (${state})`)
  const receipt = { name: 'kvittering.pdf', declaredType: 'application/pdf', bytes }
  const inspected = await inspectFiles(files, [receipt], { client: userId, isVisitor: false })
  await storeFiles(files, inspected, save)
}

async function seedDraft(parts: Parts, who: Who, offered: Offered): Promise<void> {
  const { database, encryption } = parts
  const { scheme, found } = offered
  await withReceipt(parts, who, (stored) =>
    database.transaction(async (transaction) => {
      const id = randomUUID()
      const files = stored.map((file) => file.id)
      const lines = expensesOf(offered, files).map(({ amountOre, ...line }) => ({
        ...line,
        files: [...line.files],
        amount: writeKroner(amountOre),
      }))
      const content = { lines, doctorFrom: '', doctorTo: '', note: '' }
      const added = await transaction
        .insert(healthRefundDraft)
        .values({
          id,
          userId: who.userId,
          schemeId: scheme.id,
          period: found.period.code,
          content: encryptDraft(encryption, id, content),
        })
        .onConflictDoNothing()
        .returning({ id: healthRefundDraft.id })
      if (added.length === 0) return
      await insertAttachments(transaction, stored, {
        ownerId: who.userId,
        subject: draftFiles(id),
      })
    }),
  )
}

async function seedApplication(parts: Parts, who: Who, offered: Offered): Promise<void> {
  await withReceipt(parts, who, (stored) =>
    parts.database.transaction(async (transaction) => {
      const within = { ...parts, database: transaction }
      const caseId = await addApplication(within, who, offered, stored)
      if (who.state === 'sent') return
      await decide(within, who, caseId)
    }),
  )
}

async function addApplication(
  { database, encryption }: Parts,
  { userId, name, account }: Who,
  offered: Offered,
  stored: Parameters<typeof insertAttachments>[1],
): Promise<string> {
  const { scheme, found, today } = offered
  const period = found.period.code
  const terms = await findTerms(
    { database, encryption },
    { userId, schemeId: scheme.id, period, today },
  )
  const expenses = expensesOf(
    offered,
    stored.map((file) => file.id),
  )
  const worked = workOut(terms, expenses, { doctorFrom: '', doctorTo: '' })
  const [opened] = await database
    .insert(caseFile)
    .values({ ...healthCase, userId, language: 'no', subject: caseSubject(scheme.id, period, 1) })
    .returning({ id: caseFile.id })
  if (!opened) throw new Error('the case was not added')
  const caseId = opened.id
  await database.insert(healthRefund).values({
    caseId,
    schemeId: scheme.id,
    period,
    schemeVersionId: found.version.id,
    sentCalculation: worked.calculation,
    ...encryptPayee(encryption, caseId, { name, account }),
  })
  await database.insert(healthRefundLine).values(
    worked.expenses.map(({ id, category, from, to, amountOre, files, noRight }, position) => ({
      id,
      caseId,
      position,
      category,
      spentFrom: from,
      spentTo: to,
      amountOre,
      isForeign: false,
      files: [...files],
      noRight,
    })),
  )
  await insertAttachments(database, stored, { ownerId: userId, subject: healthFiles(caseId) })
  return caseId
}

const comments = {
  asked: 'Vi ser ikke datoen på kvitteringen. Ta et nytt bilde, og send søknaden igjen.',
  rejected: 'Kvitteringen er i et annet navn enn ditt.',
} as const

async function decide(parts: Parts, { state, staffId }: Who, caseId: string): Promise<void> {
  const step = (
    action: 'approve' | 'reject' | 'ask-for-changes',
    toStatus: 'INNVILGET' | 'AVVIST' | 'KOMMENTERT_VENTER_PA_KUNDE',
    comment: string | null,
  ) =>
    parts.database.insert(caseEvent).values({
      caseId,
      action,
      fromStatus: 'OPPRETTET',
      toStatus,
      actorKind: 'staff',
      actorId: staffId,
      comment,
    })
  if (state === 'asked') {
    await step('ask-for-changes', 'KOMMENTERT_VENTER_PA_KUNDE', comments.asked)
    return
  }
  if (state === 'rejected' || state === 'appealed' || state === 'appealed-too') {
    await step('reject', 'AVVIST', comments.rejected)
    const words = comments.rejected
    await rejectRefund(parts, { caseId, words, decidedBy: staffId }, new Date())
    if (state !== 'rejected') await seedAppeal(parts, caseId)
    return
  }
  await step('approve', 'INNVILGET', null)
  const payoutParts = { ...parts, payoutSources: [demoPayouts] }
  const worked = await workOutCase(parts, caseId)
  if (!worked) throw new Error('a case without its refund')
  const { payoutOre } = worked.calculation
  const decision = { basis: 'application', words: '', note: '', payBackBy: null } as const
  const by = { decidedBy: staffId, confirmedBy: null }
  await grantRefund(payoutParts, { caseId, grantedOre: payoutOre, ...decision, ...by }, new Date())
  await preparePayoutOf(payoutParts, { caseId, language: 'no', decidedBy: staffId })
  if (state === 'approved') return
  await payOut(payoutParts, caseId)
  if (state === 'returned') await returnPayout(payoutParts, caseId)
  if (state === 'corrected' || state === 'claimed')
    await seedCorrection(payoutParts, { caseId, state, staffId })
}

type PayoutParts = Parts & { readonly payoutSources: readonly PayoutSource[] }

async function payOut(parts: PayoutParts, caseId: string): Promise<void> {
  const executionDate = osloDate(new Date())
  const releaser = await findDemoStaff(parts.database, 'payout-approver')
  const rows = await findPayouts(parts.database, caseId)
  if (!releaser || rows.length === 0) return
  const [file] = await releasePayouts(
    parts,
    {
      ids: rows.map(({ id }) => id),
      configuration: { TRIVSEL_ENV: 'local', ...exampleDeposit },
      executionDate,
    },
    releaser,
  )
  if (file !== undefined) await markPayoutFileSent(parts, file, releaser)
  await settlePayouts(
    parts.database,
    rows.map(({ endToEndId }) => ({ endToEndId, outcome: 'paid', reason: null })),
    { ...parts, actor: releaser, payerIban: null },
  )
}

async function returnPayout(parts: PayoutParts, caseId: string): Promise<void> {
  const [paid] = await findPayouts(parts.database, caseId)
  const row = paid && (await lockPayout(parts.database, paid.id))
  if (!row) return
  const back = {
    amountOre: row.amountOre,
    on: osloDate(new Date()),
    reference: null,
    reason: 'AC04',
  }
  await returnPayouts(parts.database, [{ row, ...back }], { ...parts, actorId: null })
}

const findPayouts = (database: Database, caseId: string) =>
  database.select().from(payout).where(eq(payout.ownerKey, caseId))
