import { hash } from 'node:crypto'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositFormsOf } from '../model/application-form.ts'
import { fullNameOf } from '../model/full-name.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { CustomerColumn } from './columns.ts'
import type { CustomersPreview, ImportProposed } from './contract.ts'
import { type PlannedLine, planImport } from './plan-import.ts'
import { importProposal } from './proposal-kinds.ts'
import { readCustomerLine } from './read-customer-line.ts'
import { readPresent } from './read-present.server.ts'
import { customerFileRefusals } from './refusals.ts'
import { removeAbandonedImports } from './remove-abandoned.server.ts'
import { depositImport, depositImportLine } from './tables.server.ts'

type File = readonly FileLine<CustomerColumn>[]

/** @throws {Refusal} LINES_INVALID */
export async function previewCustomers(
  database: Database,
  staff: StaffActor,
  file: File,
): Promise<CustomersPreview> {
  const planned = await database.transaction((transaction) => makePlan(transaction, staff, file))
  const added = addedOf(planned)
  return {
    lines: planned.map(({ line, customer, userId, change }) => ({
      line,
      name: fullNameOf(customer),
      email: customer.email,
      amountOre: customer.amountOre,
      account: userId ? 'known' : 'new',
      change,
    })),
    amountOre: totalOf(added),
    version: versionOf(added),
  }
}

/**
 * Proposes an import exactly as its preview has shown: it counts when a second person confirms it.
 * @throws {Refusal} LINES_INVALID, CUSTOMERS_CHANGED, NOTHING_TO_IMPORT
 */
export async function proposeImport(
  database: Database,
  staff: StaffActor,
  { file, version, fileName }: { file: File; version: string; fileName: string },
): Promise<ImportProposed> {
  return database.transaction(async (transaction) => {
    const added = addedOf(await makePlan(transaction, staff, file))
    if (versionOf(added) !== version) throw refuse('CUSTOMERS_CHANGED')
    if (added.length === 0) throw refuse('NOTHING_TO_IMPORT')
    await removeAbandonedImports(transaction)
    const amountOre = totalOf(added)
    const [made] = await transaction
      .insert(depositImport)
      .values({ fileName, version, lines: added.length, amountOre })
      .returning({ id: depositImport.id })
    if (!made) throw new Error('the import was not inserted')
    const { id } = made
    await transaction.insert(depositImportLine).values(
      added.map(({ line, customer }) => {
        const { source, externalId, amountOre, paidOn } = customer
        return { importId: id, line, source, externalId, amountOre, paidOn, customer }
      }),
    )
    await propose(transaction, staff, {
      kind: importProposal.import,
      subject: id,
      payload: { importId: id },
    })
    await recordAction(transaction, staff, {
      action: 'deposit-import-proposed',
      subject: { kind: 'deposit-import', id },
      after: {
        depositImportFile: fileName,
        depositImportLines: added.length,
        depositImportAmount: amountOre,
      },
    })
    return { id, lines: added.length, amountOre }
  })
}

const refuse = (code: 'CUSTOMERS_CHANGED' | 'NOTHING_TO_IMPORT') =>
  new Refusal(code, customerFileRefusals[code])

/** @throws {Refusal} LINES_INVALID */
async function makePlan(
  transaction: Database,
  staff: StaffActor,
  file: File,
): Promise<PlannedLine[]> {
  const formOf = depositFormsOf(await findInstitutions(transaction))
  const today = await osloToday(transaction)
  const read = file.map((line) => readCustomerLine(line, { formOf, today }))
  const lines = read.filter((one) => 'customer' in one)
  const plan = planImport(
    lines,
    await readPresent(transaction, staff.userId, lines),
    read.filter((one) => 'problem' in one),
  )
  if ('lines' in plan) return plan.lines
  const { problems } = plan
  throw new Refusal('LINES_INVALID', customerFileRefusals.LINES_INVALID, { details: { problems } })
}

const addedOf = (planned: readonly PlannedLine[]) =>
  planned.filter(({ change }) => change === 'added')

const totalOf = (lines: readonly PlannedLine[]) =>
  lines.reduce((sum, { customer }) => sum + customer.amountOre, 0)

/** Of all that the import will do: another file, or another state, has another one. */
export const versionOf = (added: readonly PlannedLine[]): string =>
  hash(
    'sha256',
    JSON.stringify(
      added.map(({ line, userId, customer }) => [
        line,
        userId,
        Object.entries(customer).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ]),
    ),
    'base64url',
  )
