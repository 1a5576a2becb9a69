import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { budgetAccount, frameAccount } from '../accounts.ts'
import { moveGrantMoney } from '../budget.server.ts'
import {
  grantBudget,
  grantCriterion,
  grantDocument,
  grantReason,
  grantType,
} from '../setup/tables.server.ts'
import {
  type DemoReasonKey,
  type DemoTypeKey,
  demoCriteria,
  demoDocuments,
  demoReasonKeys,
  demoReasons,
  demoTypeKeys,
  demoTypes,
} from './demo-setup.ts'

export type DemoSetup = {
  readonly types: Readonly<Record<DemoTypeKey, string>>
  readonly reasons: Readonly<Record<DemoReasonKey, string>>
  readonly criteria: readonly string[]
  /** Of each type, in the order of `demoDocuments`. */
  readonly documents: Readonly<Record<DemoTypeKey, readonly string[]>>
}

const idFor = <Key extends string>(keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, randomUUID()])) as Record<Key, string>

/** Types, checklists, criteria, reasons and the budgets of some years; nothing of it is there yet. */
export async function seedGrantSetup(
  transaction: Database,
  years: readonly number[],
): Promise<DemoSetup> {
  const types = idFor(demoTypeKeys)
  const reasons = idFor(demoReasonKeys)
  const criteria = demoCriteria.map(() => randomUUID())
  const documents = Object.fromEntries(
    demoTypeKeys.map((key) => [key, demoDocuments.map(() => randomUUID())]),
  ) as Record<DemoTypeKey, string[]>
  await transaction.insert(grantType).values(
    demoTypeKeys.map((key, position) => {
      const { budgetOre: _, ...values } = demoTypes[key]
      return { id: types[key], position, ...values }
    }),
  )
  await transaction.insert(grantDocument).values(
    demoTypeKeys.flatMap((key) =>
      demoDocuments.map(({ key: _, ...values }, position) => ({
        id: documents[key][position],
        typeId: types[key],
        // A person has neither statutes nor accounts.
        applicants: values.isRequired ? ('association' as const) : ('all' as const),
        position,
        ...values,
      })),
    ),
  )
  await transaction
    .insert(grantCriterion)
    .values(
      demoCriteria.map((values, position) => ({ id: criteria[position], position, ...values })),
    )
  await transaction.insert(grantReason).values(
    demoReasonKeys.map((key, position) => {
      const { document, ...values } = demoReasons[key]
      const place = demoDocuments.findIndex((one) => one.key === document)
      const documentId = documents.operating[place] ?? null
      return { id: reasons[key], position, documentId, ...values }
    }),
  )
  await addBudgets(transaction, types, years)
  return { types, reasons, criteria, documents }
}

async function addBudgets(
  transaction: Database,
  types: DemoSetup['types'],
  years: readonly number[],
): Promise<void> {
  const budgets = years.flatMap((year) =>
    demoTypeKeys.map((key) => ({
      id: randomUUID(),
      year,
      typeId: types[key],
      amountOre: demoTypes[key].budgetOre,
    })),
  )
  await transaction.insert(grantBudget).values(budgets)
  for (const year of years)
    await moveGrantMoney(
      transaction,
      budgets
        .filter((budget) => budget.year === year)
        .map(({ id, typeId, amountOre }) => ({
          key: `grant-budget:${id}:1`,
          kind: 'grant-budget-set',
          amountOre,
          from: frameAccount(year),
          to: budgetAccount({ year, typeId }),
        })),
      { actorId: null, valueDate: `${year}-01-01` },
    )
}
