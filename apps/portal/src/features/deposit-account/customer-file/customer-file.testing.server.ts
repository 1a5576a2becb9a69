import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import type { Database } from '#platform/database/database.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { applyImport } from './apply-import.server.ts'
import { customerColumns, customerTable } from './columns.ts'
import { findCustomersOf } from './find-concerned.server.ts'
import { previewCustomers, proposeImport } from './propose-import.server.ts'

let serial = 0

/** A file with one customer whom no other file has. */
export function customerFile(name: string): string {
  serial += 1
  const id = `customer-${name}${serial}`
  return `${customerColumns.join(';')}
Kontoboka;${id};${id}@fjordvel.example;Linh;Nguyen;2003-04-05;VN;UiO;Informatics;2026H;2;;1000;2026-06-10;en
`
}

export async function previewOf(database: Database, staff: StaffActor, text: string) {
  await seedInstitutions(database)
  const file = readTableFile(text, customerTable)
  if ('problem' in file) throw new Error(JSON.stringify(file))
  return { file: file.lines, ...(await previewCustomers(database, staff, file.lines)) }
}

/** @returns an import that two members of staff have made, and whom it concerns */
export async function makeImport(database: Database, staff: StaffActor, name: string) {
  const { file, version } = await previewOf(database, staff, customerFile(name))
  const { id } = await proposeImport(database, staff, { file, version, fileName: 'old.csv' })
  await database.transaction((transaction) => applyImport(transaction, staff, id, staff.userId))
  const [concernedId = ''] = await findCustomersOf(database, id)
  return { params: { id }, concernedId }
}
