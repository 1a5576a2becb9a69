import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { importMembers, previewMembers } from '../member-file/import-members.server.ts'
import { readMemberFile } from '../member-file/read-member-file.ts'
import type { MemberLine } from '../member-file/read-member-line.ts'
import { addTypes } from './memberships.testing.server.ts'

/** An administrator who is in no file. */
export const importer: StaffActor = {
  kind: 'staff',
  userId: 'importer',
  roles: ['admin'],
  requestId: 'request',
}

let files = 0

/** A file with one person whom no other file has. */
export function memberFile(name: string): string {
  files += 1
  return `email;firstName;lastName;membership;from\n${name}${files}@fjordvel.example;Ida;Moe;STUDENT_FREE;2026-11-01\n`
}

export function linesOf(file: string): MemberLine[] {
  const read = readMemberFile(file)
  if (!('lines' in read)) throw new Error(JSON.stringify(read))
  return read.lines
}

/** Imports a file with one person. @returns the id of the import */
export async function makeImport(database: Database, name: string): Promise<string> {
  await addTypes(database)
  const lines = linesOf(memberFile(name))
  const { version } = await previewMembers(database, importer, lines)
  const { importId } = await importMembers(database, importer, {
    lines,
    version,
    fileName: 'members.csv',
  })
  if (!importId) throw new Error('nothing was imported')
  return importId
}
