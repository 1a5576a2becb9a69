import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import { addDepartment, addKindergarten } from '#core/kindergartens/kindergartens.testing.server.ts'
import { kindergartenPresence } from '#core/kindergartens/presence/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import {
  addGuardedChild,
  addStaff,
  nextName,
  nextNumber,
} from '../testing/children.testing.server.ts'
import { addChild } from './add-child.server.ts'
import { correctChild, renumberChild } from './correct-child.server.ts'
import { removeChild } from './remove-child.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption }

const office = await addStaff(database, 'kindergarten-office')
const leaderOf = (kindergartenId: string) => addStaff(database, 'kindergarten', kindergartenId)

const formOf = (departmentId: string) => ({
  departmentId,
  number: nextNumber(),
  firstName: nextName(),
  lastName: 'Lunde',
  bornOn: '2023-04-12',
  percent: 80,
  startsOn: '2026-08-01',
  endsOn: null as string | null,
  isFullAccepted: false,
  isOtherAccepted: false,
})

const childRow = async (id: string) => {
  const [row] = await database.select().from(kindergartenChild).where(eq(kindergartenChild.id, id))
  return row
}

const entriesOf = (childId: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.subjectId, childId))

describe('a child that was added by mistake', () => {
  const form = { reason: 'Lagt inn to ganger', version: 1 }

  it('is removed with its place, once, by somebody who reaches it', async () => {
    const { departmentId, kindergartenId } = await addKindergarten(database)
    const { id: childId } = await addChild(parts, office, formOf(departmentId))
    const elsewhere = await leaderOf((await addKindergarten(database)).kindergartenId)
    await expect(removeChild(parts, { staff: elsewhere, childId }, form)).rejects.toThrow(
      'CHILD_NOT_FOUND',
    )
    const on = { staff: await leaderOf(kindergartenId), childId }
    await expect(removeChild(parts, on, { ...form, version: 2 })).rejects.toThrow(
      'KINDERGARTEN_CHANGED',
    )
    const both = await Promise.allSettled([1, 2].map(() => removeChild(parts, on, form)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await childRow(childId)).toBeUndefined()
    expect((await entriesOf(childId)).map(({ action }) => action)).toContain(
      'kindergarten-child-removed',
    )
  })

  it('stays while it has a guardian, or anything is recorded of it', async () => {
    const guarded = await addGuardedChild(database)
    const { departmentId } = await addKindergarten(database)
    const { id: present } = await addChild(parts, office, formOf(departmentId))
    await database.insert(kindergartenPresence).values({
      childId: present,
      departmentId,
      onDate: '2026-11-20',
      arrivedAt: new Date('2026-11-20T07:00:00Z'),
    })
    for (const childId of [guarded.childId, present]) {
      await expect(removeChild(parts, { staff: office, childId }, form)).rejects.toThrow(
        'CHILD_USED',
      )
      expect(await childRow(childId)).toBeDefined()
    }
  })
})

describe('a child that is added by hand', () => {
  it('has its place, and its number is nowhere in clear', async () => {
    const { departmentId, kindergartenId } = await addKindergarten(database)
    const form = formOf(departmentId)
    const { id } = await addChild(parts, await leaderOf(kindergartenId), form)
    expect(await childRow(id)).toMatchObject({ firstName: form.firstName, source: 'staff' })
    expect(
      await database
        .select()
        .from(kindergartenEnrolment)
        .where(eq(kindergartenEnrolment.childId, id)),
    ).toMatchObject([{ departmentId, percent: 80, startsOn: '2026-08-01', endsOn: null }])
    const entries = JSON.stringify(await entriesOf(id))
    expect(entries).toContain('kindergarten-child-added')
    expect(entries).not.toMatch(new RegExp(`${form.firstName}|${form.number}`))
    expect(JSON.stringify(await childRow(id))).not.toContain(form.number)
  })

  it('that is here already is refused, and named only where it is reached', async () => {
    const { departmentId, kindergartenId } = await addKindergarten(database)
    const form = formOf(departmentId)
    const { id } = await addChild(parts, office, form)
    const other = await addKindergarten(database)
    const again = { ...form, firstName: nextName(), departmentId: other.departmentId }
    await expect(
      addChild(parts, await leaderOf(other.kindergartenId), again),
    ).rejects.toMatchObject({
      code: 'CHILD_EXISTS',
      details: { childId: null },
    })
    await expect(
      addChild(parts, await leaderOf(kindergartenId), { ...again, departmentId }),
    ).rejects.toMatchObject({ code: 'CHILD_EXISTS', details: { childId: id } })
  })

  it('that looks like one that is reached is confirmed', async () => {
    const { departmentId } = await addKindergarten(database)
    const form = formOf(departmentId)
    const { id } = await addChild(parts, office, form)
    const like = { ...form, number: nextNumber(), lastName: 'LUNDE' }
    await expect(addChild(parts, office, like)).rejects.toMatchObject({
      code: 'CHILD_MAYBE_HERE',
      details: { childId: id },
    })
    const other = await addKindergarten(database)
    const leader = await leaderOf(other.kindergartenId)
    await addChild(parts, leader, { ...like, departmentId: other.departmentId })
    await addChild(parts, office, { ...like, number: nextNumber(), isOtherAccepted: true })
  })

  it('is added to no department that is full, closed or of another leader', async () => {
    const { departmentId, kindergartenId } = await addKindergarten(database)
    const leader = await leaderOf((await addKindergarten(database)).kindergartenId)
    await expect(addChild(parts, leader, formOf(departmentId))).rejects.toThrow(
      'DEPARTMENT_NOT_FOUND',
    )
    const full = await addDepartment(database, kindergartenId, { places: 1 })
    await addChild(parts, office, formOf(full))
    await expect(addChild(parts, office, formOf(full))).rejects.toThrow('DEPARTMENT_FULL')
    await addChild(parts, office, { ...formOf(full), isFullAccepted: true })
    const closed = await addDepartment(database, kindergartenId, { closedOn: '2026-08-01' })
    await expect(addChild(parts, office, formOf(closed))).rejects.toThrow('DEPARTMENT_CLOSED')
    await expect(
      addChild(parts, office, { ...formOf(departmentId), endsOn: '2026-07-31' }),
    ).rejects.toThrow('PLACE_DAYS_INVALID')
  })
})

describe('a child', () => {
  it('is corrected once, and the log says only what kind changed', async () => {
    const { childId } = await addGuardedChild(database)
    const on = { staff: office, childId }
    const form = { firstName: 'Ibben', lastName: 'Lunde', bornOn: '2023-04-12', version: 1 }
    await correctChild(parts, on, form)
    await expect(correctChild(parts, on, form)).rejects.toThrow('KINDERGARTEN_CHANGED')
    expect(await childRow(childId)).toMatchObject({ firstName: 'Ibben', source: 'staff' })
    expect((await entriesOf(childId))[0]?.after).toEqual({
      childNameCorrected: 'yes',
      childBirthCorrected: 'no',
    })
  })

  it('gets another number, which is of no other child and of none of its guardians', async () => {
    const other = await addGuardedChild(database)
    const { childId, number } = await addGuardedChild(database)
    const right = nextNumber()
    const form = { reason: 'Tastefeil', version: 1 }
    await renumberChild(parts, { staff: office, childId }, { ...form, number: right })
    expect(JSON.stringify([await childRow(childId), await entriesOf(childId)])).not.toContain(right)
    const again = { ...form, version: 2 }
    await expect(
      renumberChild(parts, { staff: office, childId: other.childId }, { ...form, number: right }),
    ).rejects.toMatchObject({ code: 'CHILD_EXISTS', details: { childId } })
    await expect(
      renumberChild(parts, { staff: office, childId }, { ...again, number }),
    ).rejects.toThrow('SAME_NUMBER')
    await renumberChild(parts, { staff: office, childId }, { ...again, number: right })
    await expect(
      renumberChild(parts, { staff: office, childId }, { ...again, number: right }),
    ).rejects.toThrow('KINDERGARTEN_CHANGED')
  })
})
