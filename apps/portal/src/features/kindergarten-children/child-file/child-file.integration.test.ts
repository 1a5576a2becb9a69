import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenChild,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenImport } from '#core/kindergartens/imports/tables.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { changeAccess, changeBlock, changeRestriction } from '../guardians/change-access.server.ts'
import { fileOf, readOf } from '../testing/child-file.testing.ts'
import {
  addAccount,
  addFile,
  importer,
  importText,
  nextNumber,
} from '../testing/children.testing.server.ts'
import type { Answers } from './answers.ts'
import { checkChildFile } from './check-child-file.server.ts'
import { longestChildFile } from './columns.ts'
import { importChildren, previewChildren } from './import-children.server.ts'
import { listImports, undoImport } from './undo-import.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }
const today = '2026-11-23'
const { userId: officeId } = await seedStaff(database, ['kindergarten-office'])
const office: StaffActor = { ...importer, userId: officeId }

const preview = (text: string, staff = office) =>
  previewChildren(parts, staff, { file: readOf(text), today })

const importAs = (text: string, version: string, answers: Answers = new Map(), staff = office) =>
  importChildren(parts, staff, {
    file: readOf(text),
    today,
    version,
    answers,
    fileName: 'children.csv',
  })

const findChild = async (number: string) => {
  const [found] = await database
    .select()
    .from(kindergartenChild)
    .where(inArray(kindergartenChild.nationalIdIndex, indexNationalId(encryption, number)))
  return found
}

const findGuardianRow = async (number: string) => {
  const [found] = await database
    .select()
    .from(kindergartenGuardian)
    .where(inArray(kindergartenGuardian.nationalIdIndex, indexNationalId(encryption, number)))
  return found
}

/** A child and a guardian who came from a file; the access is open. */
async function setUp() {
  const { kindergartenId, departmentId, cells, text } = await addFile(database)
  await importText(database, text)
  const child = await findChild(cells.childNumber)
  const guardian = await findGuardianRow(cells.guardianNumber)
  const [childId, guardianId] = [child?.id ?? '', guardian?.id ?? '']
  const on = { staff: office, childId, guardianId }
  await changeAccess(parts, on, { isOpen: true, version: 1 })
  const userId = await addAccount(database, cells.guardianNumber)
  return { kindergartenId, departmentId, cells, text, childId, guardianId, userId, on }
}

const bindingOf = async (childId: string, guardianId: string) => {
  const [bound] = await database
    .select()
    .from(guardianship)
    .where(and(eq(guardianship.childId, childId), eq(guardianship.guardianId, guardianId)))
  return bound
}

describe('an import', () => {
  it('adds a child with its place and a guardian, opens nothing, and stores no number in clear', async () => {
    const { cells, text } = await addFile(database, {
      address: 'Veien 1, 0855 Oslo',
      phone: '900 00 001',
    })
    await importText(database, text)
    const child = await findChild(cells.childNumber)
    const guardian = await findGuardianRow(cells.guardianNumber)
    expect(await bindingOf(child?.id ?? '', guardian?.id ?? '')).toMatchObject({
      hasResponsibility: true,
      openedAt: null,
      source: 'import',
    })
    expect(
      await database
        .select()
        .from(kindergartenEnrolment)
        .where(eq(kindergartenEnrolment.childId, child?.id ?? '')),
    ).toMatchObject([{ startsOn: '2026-08-01', endsOn: null, percent: 100 }])
    const stored = JSON.stringify([child, guardian])
    expect(stored).not.toMatch(new RegExp(`${cells.childNumber}|${cells.guardianNumber}|Veien 1`))
    const entries = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'kindergarten-children-imported'))
    expect(JSON.stringify(entries)).not.toMatch(/Iben|Maja|Lunde/)
  })

  it('of the same file again changes nothing', async () => {
    const { text } = await setUp()
    expect(await importText(database, text)).toBeNull()
  })

  it('gives a blocked guardian nothing, whatever the file says of them', async () => {
    const { cells, childId, guardianId, userId, on } = await setUp()
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 2 })
    for (const change of [
      { phone: '900 00 002' },
      { responsibility: 'nei' },
      { responsibility: 'ja' },
      { childFirstName: 'Ibena', guardianFirstName: 'Maya' },
      { restricted: 'ja' },
    ]) {
      const changed = fileOf({ ...cells, ...change })
      const { lines } = await preview(changed)
      expect(lines[0]?.notes).toContain('stays-blocked')
      await importText(database, changed)
      expect(await bindingOf(childId, guardianId)).toMatchObject({
        openedAt: null,
        blockedBecause: 'Besøksforbud',
      })
      await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    }
  })

  it('takes the access of a guardian who loses responsibility, and does not give it again', async () => {
    const { cells, childId, guardianId, userId } = await setUp()
    const without = fileOf({ ...cells, responsibility: 'nei' })
    expect((await preview(without)).lines[0]?.notes).toEqual(['access-lost'])
    await importText(database, without)
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    await importText(database, fileOf(cells))
    expect(await bindingOf(childId, guardianId)).toMatchObject({
      hasResponsibility: true,
      openedAt: null,
    })
  })

  it('leaves an access that staff opened or took back', async () => {
    const { cells, childId, guardianId, on } = await setUp()
    await importText(database, fileOf({ ...cells, phone: '900 00 003' }))
    expect((await bindingOf(childId, guardianId))?.openedAt).not.toBeNull()
    await changeAccess(parts, on, { isOpen: false, version: 2 })
    await importText(database, fileOf({ ...cells, phone: '900 00 004' }))
    expect(await bindingOf(childId, guardianId)).toMatchObject({ openedAt: null })
    expect((await bindingOf(childId, guardianId))?.closedAt).not.toBeNull()
  })

  it('leaves an address that staff restricted', async () => {
    const { cells, on } = await setUp()
    await changeRestriction(parts, on, { isRestricted: true, version: 1 })
    await importText(database, fileOf({ ...cells, restricted: 'nei', phone: '900 00 005' }))
    expect(await findGuardianRow(cells.guardianNumber)).toMatchObject({
      hasRestrictedAddress: true,
      phone: '900 00 005',
    })
  })

  it('marks a child that is missing, and takes the mark away when it is back', async () => {
    const { cells, childId } = await setUp()
    const other = {
      ...cells,
      childNumber: nextNumber(),
      childFirstName: 'Ask',
      guardianNumber: nextNumber(),
    }
    expect((await preview(fileOf(other))).missing).toMatchObject([{ id: childId }])
    await importText(database, fileOf(other))
    expect(await findChild(cells.childNumber)).toMatchObject({ missingSince: today })
    const places = await database
      .select()
      .from(kindergartenEnrolment)
      .where(eq(kindergartenEnrolment.childId, childId))
    expect(places).toMatchObject([{ endsOn: null }])
    await importText(database, fileOf(cells, other))
    expect(await findChild(cells.childNumber)).toMatchObject({ missingSince: null })
  })

  it('asks about a child with another number, and corrects the same one', async () => {
    const { cells, childId } = await setUp()
    const renumbered = { ...cells, childNumber: nextNumber() }
    const text = fileOf(renumbered)
    const { version, lines } = await preview(text)
    expect(lines[0]?.notes).toContain('number-changed')
    await expect(importAs(text, version)).rejects.toThrow('QUESTIONS_OPEN')
    await importAs(text, version, new Map([[2, 'same']]))
    expect((await findChild(renumbered.childNumber))?.id).toBe(childId)
    expect(await findChild(cells.childNumber)).toBeUndefined()
  })

  it('adds another child with the same name and birth date', async () => {
    const { cells, childId } = await setUp()
    const renumbered = { ...cells, childNumber: nextNumber() }
    const text = fileOf(renumbered)
    const { version } = await preview(text)
    await importAs(text, version, new Map([[2, 'other']]))
    expect((await findChild(cells.childNumber))?.id).toBe(childId)
    expect((await findChild(renumbered.childNumber))?.id).not.toBe(childId)
  })

  it('is refused when it would do something else than its preview has shown', async () => {
    const { cells, text, on } = await setUp()
    const changed = fileOf({ ...cells, phone: '900 00 006' })
    const { version } = await preview(changed)
    await expect(importAs(text, version)).rejects.toThrow('CHILDREN_CHANGED')
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 2 })
    await expect(importAs(changed, version)).rejects.toThrow('CHILDREN_CHANGED')
  })

  it('of the same file twice at once adds everybody once', async () => {
    const { cells, text } = await addFile(database)
    const { version } = await preview(text)
    const outcomes = await Promise.allSettled([importAs(text, version), importAs(text, version)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await findChild(cells.childNumber)).toBeDefined()
  })

  it('imports all lines, or none', async () => {
    const { cells, text } = await addFile(database)
    const wrong = `${text}\n${fileOf({ ...cells, childNumber: nextNumber(), department: 'Gul' }).split('\n')[1]}`
    await expect(preview(wrong)).rejects.toThrow('LINES_INVALID')
    expect(await findChild(cells.childNumber)).toBeUndefined()
  })

  it('knows the departments of the leader alone', async () => {
    const { kindergartenId, text } = await addFile(database)
    const other = await addFile(database)
    const { userId } = await seedStaff(database, ['kindergarten'])
    await database.insert(kindergartenLeader).values({ userId, kindergartenId })
    const leader: StaffActor = {
      kind: 'staff',
      userId,
      roles: ['kindergarten'],
      requestId: 'test',
    }
    expect((await preview(text, leader)).lines).toHaveLength(1)
    await expect(preview(other.text, leader)).rejects.toThrow('LINES_INVALID')
  })

  it('refuses a line about a child of who imports', async () => {
    const { cells, userId } = await setUp()
    const own: StaffActor = { ...office, userId }
    await expect(preview(fileOf({ ...cells, phone: '1' }), own)).rejects.toThrow('LINES_INVALID')
  })

  it('has as many lines as the limit says', async () => {
    const { cells } = await addFile(database)
    const lines = makeNumbers('4204', longestChildFile).map((childNumber, at) => ({
      ...cells,
      childNumber,
      childFirstName: `Barn${String.fromCharCode(97 + (at % 26))}`,
      guardianNumber: cells.guardianNumber,
    }))
    const { version } = await preview(fileOf(...lines))
    expect(await importAs(fileOf(...lines), version)).toMatchObject({
      children: longestChildFile,
    })
    expect(checkChildFile({ bytes: new TextEncoder().encode(fileOf(...lines, cells)) })).toEqual({
      problem: 'TOO_LONG',
    })
  }, 60_000)
})

describe('undoing an import', () => {
  it('removes the children that it added, and guardians who have no other child', async () => {
    const { cells, text } = await addFile(database)
    const importId = (await importText(database, text)) ?? ''
    expect(await undoImport(parts, office, importId)).toEqual({ children: 1 })
    expect(await findChild(cells.childNumber)).toBeUndefined()
    expect(await findGuardianRow(cells.guardianNumber)).toBeUndefined()
    await expect(undoImport(parts, office, importId)).rejects.toThrow('IMPORT_UNDONE')
    expect(await importText(database, text)).not.toBeNull()
  })

  it.each<[string, (ids: { childId: string; guardianId: string }) => Promise<unknown>]>([
    [
      'opened an access',
      ({ childId, guardianId }) =>
        changeAccess(parts, { staff: office, childId, guardianId }, { isOpen: true, version: 1 }),
    ],
    [
      'added a contact',
      ({ childId }) =>
        database
          .insert(kindergartenContact)
          .values({ childId, name: 'Besta', relation: 'Bestemor', phone: '1' }),
    ],
    [
      'ended a place',
      ({ childId }) =>
        database
          .update(kindergartenEnrolment)
          .set({ endsOn: '2027-01-01', version: 2 })
          .where(eq(kindergartenEnrolment.childId, childId)),
    ],
  ])('is refused when somebody has %s', async (_, use) => {
    const { cells, text } = await addFile(database)
    const importId = (await importText(database, text)) ?? ''
    const child = await findChild(cells.childNumber)
    const guardian = await findGuardianRow(cells.guardianNumber)
    await use({ childId: child?.id ?? '', guardianId: guardian?.id ?? '' })
    await expect(undoImport(parts, office, importId)).rejects.toThrow('IMPORT_USED')
    expect(await findChild(cells.childNumber)).toBeDefined()
  })

  it('is not for a leader whose children these are not', async () => {
    const { text } = await addFile(database)
    const importId = (await importText(database, text)) ?? ''
    const { userId } = await seedStaff(database, ['kindergarten'])
    const leader: StaffActor = { ...office, userId, roles: ['kindergarten'] }
    expect((await listImports(database, leader)).items).toEqual([])
    await expect(undoImport(parts, leader, importId)).rejects.toThrow('IMPORT_NOT_FOUND')
    const [made] = await database
      .select()
      .from(kindergartenImport)
      .where(eq(kindergartenImport.id, importId))
    expect(made?.undoneAt).toBeNull()
  })
})
