import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenChild,
  kindergartenContact,
  kindergartenGuardian,
  kindergartenHealthView,
} from '#core/kindergartens/children/tables.server.ts'
import {
  addChild,
  addKindergarten,
  bindGuardian,
  childNumber,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { readChild } from './child/read-child.server.ts'
import { undoImport } from './child-file/undo-import.server.ts'
import { addGuardian } from './guardians/add-guardian.server.ts'
import {
  changeAccess,
  changeBlock,
  changeResponsibility,
  showContactDetails,
} from './guardians/change-access.server.ts'
import {
  correctGuardian,
  removeGuardian,
  renumberGuardian,
} from './guardians/correct-guardian.server.ts'
import { fileOf } from './testing/child-file.testing.ts'
import {
  addAccount,
  addFile,
  addGuardedChild,
  addStaff,
  importText,
  nextNumber,
} from './testing/children.testing.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }
const today = '2026-11-23'

const details = {
  firstName: 'Per',
  lastName: 'Lunde',
  email: 'per@fjordvel.example',
  phone: '900 12 345',
  address: 'Hemmeligveien 3',
}
const formOf = (number: string) => ({
  ...details,
  number,
  isRestricted: false,
  hasResponsibility: true,
})

const office = await addStaff(database, 'kindergarten-office')
const leaderOf = (kindergartenId: string) => addStaff(database, 'kindergarten', kindergartenId)

const entriesOf = (childId: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.subjectId, childId))

const guardianRow = async (id: string) => {
  const [row] = await database
    .select()
    .from(kindergartenGuardian)
    .where(eq(kindergartenGuardian.id, id))
  if (!row) throw new Error('there is no such guardian')
  return row
}

const boundTo = async (childId: string) =>
  database.select().from(guardianship).where(eq(guardianship.childId, childId))

it('the responsibility of a guardian is corrected; access closes with it, and waits afterwards', async () => {
  const { childId, guardianId, userId } = await addGuardedChild(database)
  const on = { staff: office, childId, guardianId }
  const reads = () => requireGuardian(parts, { userId, childId })
  await reads()
  const reason = 'Feil i filen'
  await changeResponsibility(parts, on, { hasResponsibility: false, reason, version: 1 })
  await expect(reads()).rejects.toThrow('CHILD_NOT_FOUND')
  await expect(changeAccess(parts, on, { isOpen: true, version: 2 })).rejects.toThrow(
    'GUARDIAN_WITHOUT_RESPONSIBILITY',
  )
  const again = { hasResponsibility: true, reason }
  await expect(changeResponsibility(parts, on, { ...again, version: 1 })).rejects.toThrow(
    'KINDERGARTEN_CHANGED',
  )
  await changeResponsibility(parts, on, { ...again, version: 2 })
  await expect(reads()).rejects.toThrow('CHILD_NOT_FOUND')
  await changeAccess(parts, on, { isOpen: true, version: 3 })
  await reads()
})

describe('a guardian who is added by hand', () => {
  it('waits for access, and nothing of them is stored or logged in clear', async () => {
    const { childId, guardianId: first } = await addGuardedChild(database)
    const number = nextNumber()
    const userId = await addAccount(database, number)
    const on = { staff: office, childId }
    expect(
      await addGuardian(parts, on, formOf(`${number.slice(0, 6)} ${number.slice(6)}`)),
    ).toEqual({
      isKnown: false,
    })
    const added = (await boundTo(childId)).find(({ guardianId }) => guardianId !== first)
    expect(added).toMatchObject({ hasResponsibility: true, openedAt: null, source: 'staff' })
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    const guardianId = added?.guardianId ?? ''
    const stored = JSON.stringify([await guardianRow(guardianId), await entriesOf(childId)])
    expect(stored).not.toMatch(new RegExp(`${number}|Hemmeligveien`))
    expect(JSON.stringify(await entriesOf(childId))).not.toMatch(/Per|fjordvel|900 12/)
    expect(await showContactDetails(parts, { ...on, guardianId })).toMatchObject({
      address: 'Hemmeligveien 3',
    })
    const seen = (await readChild(parts, on, today)).guardians.find(({ id }) => id === guardianId)
    expect(seen).toMatchObject({ access: 'waits', maskedNumber: `•••••••••${number.slice(-2)}` })
    await changeAccess(parts, { ...on, guardianId }, { isOpen: true, version: 1 })
    await requireGuardian(parts, { userId, childId })
  })

  it('is the known one with the same number, whose details stay', async () => {
    const known = await addGuardedChild(database)
    const other = await addGuardedChild(database)
    const leader = await leaderOf(other.kindergartenId)
    const before = await guardianRow(known.guardianId)
    const on = { staff: leader, childId: other.childId }
    expect(await addGuardian(parts, on, formOf(known.number))).toEqual({ isKnown: true })
    expect(await guardianRow(known.guardianId)).toEqual(before)
    expect((await boundTo(other.childId)).map(({ guardianId }) => guardianId)).toContain(
      known.guardianId,
    )
    await expect(
      requireGuardian(parts, { userId: known.userId, childId: other.childId }),
    ).rejects.toThrow('CHILD_NOT_FOUND')
  })

  it('restricts the address of the known one, and never the other way', async () => {
    const known = await addGuardedChild(database)
    const others = await Promise.all([addGuardedChild(database), addGuardedChild(database)])
    const isRestricted = async () => (await guardianRow(known.guardianId)).hasRestrictedAddress
    for (const [at, ticked] of [true, false].entries()) {
      const on = { staff: office, childId: others[at]?.childId ?? '' }
      await addGuardian(parts, on, { ...formOf(known.number), isRestricted: ticked })
      expect(await isRestricted()).toBe(true)
    }
  })

  it('is not somebody of another name, whom a mistyped number happens to be', async () => {
    const known = await addGuardedChild(database)
    const { childId } = await addGuardedChild(database)
    const form = { ...formOf(known.number), firstName: 'Per', lastName: 'Vik' }
    await expect(addGuardian(parts, { staff: office, childId }, form)).rejects.toThrow(
      'GUARDIAN_NAME_DIFFERS',
    )
    expect(await boundTo(childId)).toHaveLength(1)
  })

  it('who is bound already stays as they are, and stays blocked', async () => {
    const { childId, guardianId, number } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await expect(addGuardian(parts, on, formOf(number))).rejects.toThrow('GUARDIAN_BOUND')
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
    await expect(addGuardian(parts, on, formOf(number))).rejects.toThrow('GUARDIAN_STAYS_BLOCKED')
    expect(await boundTo(childId)).toMatchObject([{ blockedBecause: 'Besøksforbud', version: 2 }])
  })

  it('is never the child itself, nor who adds them', async () => {
    const { childId } = await addGuardedChild(database)
    const number = nextNumber()
    await database
      .update(kindergartenChild)
      .set(childNumber(encryption, childId, number))
      .where(eq(kindergartenChild.id, childId))
    await expect(addGuardian(parts, { staff: office, childId }, formOf(number))).rejects.toThrow(
      'SAME_NUMBER',
    )
    const own = nextNumber()
    const userId = await addAccount(database, own)
    await expect(
      addGuardian(parts, { staff: { ...office, userId }, childId }, formOf(own)),
    ).rejects.toThrow('OWN_CASE')
  })

  it('is added to no child that a leader does not reach', async () => {
    const { childId } = await addGuardedChild(database)
    const leader = await leaderOf((await addKindergarten(database)).kindergartenId)
    await expect(
      addGuardian(parts, { staff: leader, childId }, formOf(nextNumber())),
    ).rejects.toThrow('CHILD_NOT_FOUND')
  })

  it('keeps the import that added the child from being undone', async () => {
    const { text, cells } = await addFile(database)
    const importId = (await importText(database, text)) ?? ''
    const [child] = await database
      .select()
      .from(kindergartenChild)
      .where(eq(kindergartenChild.firstName, cells.childFirstName ?? ''))
    const on = { staff: office, childId: child?.id ?? '' }
    await addGuardian(parts, on, formOf(nextNumber()))
    await expect(undoImport(parts, office, importId)).rejects.toThrow('IMPORT_USED')
  })
})

describe('the details of a guardian', () => {
  it('are corrected once, and the log says only what kind changed', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await correctGuardian(parts, on, { ...details, version: 1 })
    await expect(correctGuardian(parts, on, { ...details, version: 1 })).rejects.toThrow(
      'KINDERGARTEN_CHANGED',
    )
    expect(await showContactDetails(parts, on)).toEqual({
      email: details.email,
      phone: details.phone,
      address: details.address,
    })
    expect(await guardianRow(guardianId)).toMatchObject({ firstName: 'Per', source: 'staff' })
    const [entry] = await entriesOf(childId)
    expect(entry?.after).toEqual({
      childGuardianId: guardianId,
      childNameCorrected: 'yes',
      childContactCorrected: 'yes',
    })
  })

  it('stay as staff corrected them when a file says otherwise, and are not emptied by it', async () => {
    const { cells, text } = await addFile(database)
    await importText(database, text)
    const [child] = await database
      .select()
      .from(kindergartenChild)
      .where(eq(kindergartenChild.firstName, cells.childFirstName ?? ''))
    const childId = child?.id ?? ''
    const [bound] = await boundTo(childId)
    const guardianId = bound?.guardianId ?? ''
    const on = { staff: office, childId, guardianId }
    await correctGuardian(parts, on, { ...details, phone: '', version: 1 })
    await importText(database, fileOf({ ...cells, phone: '900 00 001', restricted: 'ja' }))
    expect(await guardianRow(guardianId)).toMatchObject({
      firstName: 'Per',
      email: details.email,
      phone: null,
      hasRestrictedAddress: true,
    })
  })
})

describe('a wrong national id of a guardian', () => {
  it('is replaced, and access follows the number at the next request', async () => {
    const { childId, guardianId, number, userId } = await addGuardedChild(database)
    await database
      .update(kindergartenGuardian)
      .set({ firstSeenAt: new Date() })
      .where(eq(kindergartenGuardian.id, guardianId))
    const right = nextNumber()
    const rightUserId = await addAccount(database, right)
    await requireGuardian(parts, { userId, childId })
    const on = { staff: office, childId, guardianId }
    const form = { number: right, reason: 'Tastefeil', version: 1 }
    await renumberGuardian(parts, on, form)
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    await requireGuardian(parts, { userId: rightUserId, childId })
    expect(await guardianRow(guardianId)).toMatchObject({ firstSeenAt: null, source: 'staff' })
    const entries = JSON.stringify(await entriesOf(childId))
    expect(entries).toContain('Tastefeil')
    expect(entries).not.toMatch(new RegExp(`${number}|${right}`))
    await expect(renumberGuardian(parts, on, form)).rejects.toThrow('KINDERGARTEN_CHANGED')
  })

  it('is neither of another guardian, nor of who replaces it', async () => {
    const other = await addGuardedChild(database)
    const { childId, guardianId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    const form = { reason: 'Tastefeil', version: 1 }
    await expect(renumberGuardian(parts, on, { ...form, number: other.number })).rejects.toThrow(
      'GUARDIAN_EXISTS',
    )
    const own = nextNumber()
    const userId = await addAccount(database, own)
    const self = { ...on, staff: { ...office, userId } }
    await expect(renumberGuardian(parts, self, { ...form, number: own })).rejects.toThrow(
      'OWN_CASE',
    )
  })

  it('is replaced by the office alone where the guardian has a child elsewhere', async () => {
    const { childId, guardianId, kindergartenId } = await addGuardedChild(database)
    const elsewhere = await addKindergarten(database)
    await bindGuardian(database, await addChild(database, elsewhere), guardianId)
    const on = { staff: await leaderOf(kindergartenId), childId, guardianId }
    const form = { number: nextNumber(), reason: 'Tastefeil', version: 1 }
    await expect(renumberGuardian(parts, on, form)).rejects.toThrow('GUARDIAN_ELSEWHERE')
    await renumberGuardian(parts, { ...on, staff: office }, form)
  })
})

describe('a guardian who was bound by mistake', () => {
  const form = { reason: 'Feil barn', version: 1 }

  it('is taken off, with their access, also when they have looked', async () => {
    const { childId, guardianId, userId } = await addGuardedChild(database)
    await database
      .insert(kindergartenHealthView)
      .values({ childId, guardianId, place: 'guardian', viewerName: 'Maja Lunde' })
    const on = { staff: office, childId, guardianId }
    await expect(removeGuardian(parts, on, { ...form, version: 2 })).rejects.toThrow(
      'KINDERGARTEN_CHANGED',
    )
    await removeGuardian(parts, on, form)
    await expect(requireGuardian(parts, { userId, childId })).rejects.toThrow('CHILD_NOT_FOUND')
    expect(await boundTo(childId)).toEqual([])
    expect((await entriesOf(childId))[0]?.after).toEqual({
      childGuardianId: guardianId,
      childReason: 'Feil barn',
    })
  })

  it('stays while they are blocked', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    await changeBlock(parts, on, { isBlocked: true, reason: 'Besøksforbud', version: 1 })
    await expect(removeGuardian(parts, on, { ...form, version: 2 })).rejects.toThrow(
      'GUARDIAN_BLOCKED',
    )
  })

  it('stays while they pay for the child, or have added a contact to it', async () => {
    const { childId, guardianId } = await addGuardedChild(database)
    const elsewhere = await addGuardedChild(database)
    const on = { staff: office, childId, guardianId }
    const { rows: payers } = await database.execute<{ id: string }>(
      `insert into portal.kindergarten_payer (child_id, from_month, first_id, second_id, second_percent)
       values ('${childId}', '2026-08-01', '${elsewhere.guardianId}', '${guardianId}', 50) returning id`,
    )
    await expect(removeGuardian(parts, on, form)).rejects.toThrow('GUARDIAN_USED')
    await database.execute(
      `delete from portal.kindergarten_payer where id = '${payers[0]?.id ?? ''}'`,
    )
    const contact = { relation: 'Onkel', phone: '1', name: 'Arne', addedBy: guardianId }
    await database.insert(kindergartenContact).values({ ...contact, childId })
    await expect(removeGuardian(parts, on, form)).rejects.toThrow('GUARDIAN_USED')
    await database
      .update(kindergartenContact)
      .set({ childId: elsewhere.childId })
      .where(eq(kindergartenContact.childId, childId))
    await removeGuardian(parts, on, form)
  })
})
