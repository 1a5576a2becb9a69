import { eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { type CaseAction, type CaseStatus, usualDeadlineDays } from '#core/cases/rules.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { buildPerson, seedPeople } from '#core/memberships/demo/people.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { openDepositAccount } from '../decide/open-account.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { depositAccount, depositApplication, depositDeadlines } from '../model/tables.server.ts'
import { seedMoney } from './seed-money.server.ts'
import { seedRefund } from './seed-refund.server.ts'
import { seedTemplates } from './seed-templates.server.ts'
import { type DemoStudent, demoStudents } from './students.ts'

/** A student in every stage, once: what they or staff do afterwards stays. */
export async function seedDepositAccounts(context: DemoContext): Promise<void> {
  const { database } = context
  const ids = await seedPeople(
    database,
    demoStudents.map(({ firstName, lastName, email }) =>
      buildPerson({ firstName, lastName, email, membership: null }),
    ),
  )
  await promiseAnswers(database)
  await seedTemplates(database)
  const caseworker = await findCaseworker(database)
  const known = await database
    .select({ userId: caseFile.userId })
    .from(caseFile)
    .where(inArray(caseFile.userId, [...ids.values()]))
  for (const student of demoStudents) {
    const userId = ids.get(student.email)
    if (!userId || !student.application || known.some((one) => one.userId === userId)) continue
    const { nationalId: number, refund } = student
    if (number) await saveNationalId(database, context.encryption, { userId, number })
    const opened = await database.transaction((transaction) =>
      addApplication(transaction, { userId, student, caseworker }),
    )
    if (!opened) continue
    await receive(context, opened.customerNumber, student)
    if (!refund) continue
    const name = `${student.firstName} ${student.lastName}`
    const { accountId } = opened
    await seedRefund(context, { userId, name, accountId, caseworker, refund })
  }
  await seedMoneyOf(context, ids.get('student-paid@trivsel.example') ?? '', caseworker)
}

/** Staff of the demo have promised an answer; what they have set themselves stays. */
async function promiseAnswers(database: Database): Promise<void> {
  await database
    .update(depositDeadlines)
    .set({ usualDays: usualDeadlineDays })
    .where(eq(depositDeadlines.version, 1))
}

async function seedMoneyOf(context: DemoContext, userId: string, decidedBy: string) {
  const [found] = await context.database
    .select({ customerNumber: depositAccount.customerNumber })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .where(eq(caseFile.userId, userId))
  if (found) await seedMoney(context, { ...found, decidedBy })
}

async function addApplication(
  transaction: Database,
  { userId, student, caseworker }: { userId: string; student: DemoStudent; caseworker: string },
): Promise<{ accountId: string; customerNumber: string } | null> {
  const { firstName, lastName, email, application, accepted, steps = [] } = student
  if (!application) return null
  const [opened] = await transaction
    .insert(caseFile)
    .values({
      kind: applicationKind,
      userId,
      language: 'en',
      groupName: application.institution,
    })
    .returning({ id: caseFile.id })
  if (!opened) throw new Error('the case was not added')
  await transaction
    .insert(depositApplication)
    .values({ caseId: opened.id, firstName, lastName, email, ...application })
  let from: CaseStatus = 'OPPRETTET'
  for (const { action, to, comment } of steps) {
    await transaction.insert(caseEvent).values({
      caseId: opened.id,
      action,
      fromStatus: from,
      toStatus: to,
      ...actor(action, userId, caseworker),
      comment: comment ?? null,
    })
    from = to
  }
  if (!accepted) return null
  const { academicYear } = accepted
  await transaction
    .update(depositApplication)
    .set({ ...accepted, acceptedAt: new Date() })
    .where(eq(depositApplication.caseId, opened.id))
  const opening = { caseId: opened.id, study: application, academicYear }
  return {
    accountId: opened.id,
    customerNumber: await openDepositAccount(transaction, opening),
  }
}

/** As staff enter it manually. */
async function receive(
  context: DemoContext,
  customerNumber: string,
  { received = [], firstName, lastName }: DemoStudent,
): Promise<void> {
  for (const [index, amountOre] of received.entries())
    await registerTransfer(
      context,
      {
        reference: `DEMO-${customerNumber}-${index + 1}`,
        amountOre,
        valueDate: osloDate(new Date()),
        debtorName: `${firstName} ${lastName}`,
        remittance: customerNumber,
        endToEndId: null,
        customerNumber,
      },
      { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
    )
}

function actor(action: CaseAction, userId: string, caseworker: string) {
  return action === 'edit'
    ? { actorKind: 'customer' as const, actorId: userId }
    : { actorKind: 'staff' as const, actorId: caseworker }
}

async function findCaseworker(database: Database): Promise<string> {
  const [found] = await database
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, 'staff-caseworker@trivsel.example'))
  return found?.id ?? 'demo'
}
