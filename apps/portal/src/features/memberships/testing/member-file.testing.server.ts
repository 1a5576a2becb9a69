import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { importMembers, previewMembers } from '../member-file/import-members.server.ts'
import { type MemberFile, readMemberFile } from '../member-file/read-member-file.ts'
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

export function readOf(text: string): MemberFile {
  const read = readMemberFile(text)
  if ('problem' in read) throw new Error(JSON.stringify(read))
  return read
}

/** Imports a file with one person. @returns the id of the import */
export async function makeImport(database: Database, name: string): Promise<string> {
  await addTypes(database)
  const file = readOf(memberFile(name))
  const { version } = await previewMembers(database, importer, file)
  const { importId } = await importMembers(database, importer, {
    file,
    version,
    fileName: 'members.csv',
  })
  if (!importId) throw new Error('nothing was imported')
  return importId
}
