import { randomInt, randomUUID } from 'node:crypto'
import { createFieldEncryption } from '../../apps/portal/src/platform/crypto/field-encryption.server.ts'
import { parseFieldKeys } from '../../apps/portal/src/platform/crypto/field-keys.server.ts'
import { readRow, type Statement, writeRows } from './database.ts'

/** Settings of the site under test; without them nobody can write what it encrypts. */
const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

export const knowsFieldKeys = Boolean(sharedSettings)

/** Encrypts as the site under test does. */
export function siteEncryption() {
  const keys = parseFieldKeys(JSON.parse(sharedSettings ?? '{}').FIELD_KEYS ?? '')
  if (!keys) throw new Error('the keys of the site are not known')
  return createFieldEncryption(keys)
}

const newNumber = () => String(randomInt(10_000_000_000, 99_999_999_999))

/** Adds a guardian who has access to a child, without an account. */
export function guardianOf(childId: string, firstName: string, number = newNumber()): Statement[] {
  const encryption = siteEncryption()
  const id = randomUUID()
  const location = { table: 'kindergarten_guardian', column: 'national_id', row: id }
  const [index] = encryption.index(number, 'national-id')
  return [
    [
      `insert into portal.kindergarten_guardian
         (id, first_name, last_name, national_id, national_id_index, source)
       values ($1, $2, 'Lunde', $3, $4, 'staff')`,
      [id, firstName, encryption.encrypt(number, location), index],
    ],
    [
      `insert into portal.kindergarten_guardianship
         (child_id, guardian_id, has_responsibility, source, opened_at)
       values ($1, $2, true, 'staff', now())`,
      [childId, id],
    ],
  ]
}

export type Family = {
  readonly kindergarten: string
  readonly child: string
}

/**
 * A kindergarten of its own with one child and two guardians who have access: one with an account that
 * has proven their number, and one without an account.
 * @param leader address of a member of staff with the role for kindergartens
 */
export async function addFamily(guardian: string, leader: string): Promise<Family> {
  const encryption = siteEncryption()
  const mark = randomUUID().slice(0, 8)
  const [kindergartenId, departmentId, childId] = [randomUUID(), randomUUID(), randomUUID()]
  const kindergarten = `Solbakken ${mark}`
  const number = newNumber()
  await writeRows([
    ['insert into portal.kindergarten (id, name) values ($1, $2)', [kindergartenId, kindergarten]],
    [
      `insert into portal.kindergarten_department (id, kindergarten_id, name, places)
       values ($1, $2, 'Revehiet', 18)`,
      [departmentId, kindergartenId],
    ],
    [
      `insert into portal.kindergarten_leader (user_id, kindergarten_id)
       select id, $1 from portal."user" where email = $2`,
      [kindergartenId, leader],
    ],
    [
      `insert into portal.kindergarten_child (id, first_name, last_name, born_on, source)
       values ($1, 'Iben', $2, current_date - 1000, 'staff')`,
      [childId, mark],
    ],
    [
      `insert into portal.kindergarten_enrolment (child_id, department_id, starts_on)
       values ($1, $2, current_date - 100)`,
      [childId, departmentId],
    ],
    ...guardianOf(childId, 'Maja', number),
    ...guardianOf(childId, 'Per'),
  ])
  const { id } = await readRow<{ id: string }>(
    `select id from portal."user" where email = '${guardian}'`,
  )
  const location = { table: 'national_id', column: 'number', row: id }
  await writeRows([
    [
      `insert into portal.national_id (user_id, number, number_index, proven_by, proven_at)
       values ($1, $2, $3, 'document', now())`,
      [id, encryption.encrypt(number, location), encryption.index(number, 'national-id')[0]],
    ],
  ])
  return { kindergarten, child: `Iben ${mark}` }
}
