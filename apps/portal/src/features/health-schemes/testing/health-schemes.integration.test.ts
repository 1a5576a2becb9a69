import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { healthScheme } from '#core/health-refunds/tables.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import { listProposals } from '#core/proposals/list-proposals.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { listSchemes } from '../list/list-schemes.server.ts'
import { endScheme, saveScheme } from '../list/save-scheme.server.ts'
import type { VersionForm } from '../model/version-form.ts'
import { schemeCheck } from '../setup-check.server.ts'
import { proposeVersion } from '../versions/propose-version.server.ts'
import { schemeVersionProposals } from '../versions/version-proposal.server.ts'
import { addScheme, newHealthStaff, versionForm } from './health-schemes.testing.server.ts'

const { database } = await createTestDatabase()
const [proposer, colleague] = [await newHealthStaff(database), await newHealthStaff(database)]
const kinds = [schemeVersionProposals]

beforeEach(async () => {
  await database.delete(staffProposal)
  await database.delete(healthScheme)
})

const propose = (form: VersionForm) => proposeVersion(database, proposer, form)
const waiting = async (staff = colleague) => (await listProposals(database, kinds, staff)).items
const confirm = async (by: StaffActor = colleague) => {
  const [first] = await waiting()
  await confirmProposal({ database, configuration: {} }, kinds, by, first?.id ?? '')
}
const confirmed = async (form: VersionForm) => {
  await propose(form)
  await confirm()
}
const correction = (form: VersionForm, values: Partial<VersionForm> = {}): VersionForm => ({
  ...form,
  scheme: null,
  confirmedBefore: 1,
  ...values,
})

describe('rules of a scheme', () => {
  it('hold when a second person confirms them, and add a new scheme', async () => {
    const form = versionForm({ rules: rulesOf({ ownShareOre: 490_00 }) })
    expect(await schemeCheck.isDone(database)).toBe(false)
    await propose(form)
    expect(await readSchemes(database)).toEqual([])
    expect(await waiting(proposer)).toMatchObject([
      {
        isOwn: true,
        details: { 'name-no': 'Tannlege', startsOn: '2026-01-01', ownShareOre: '49000' },
      },
    ])
    expect((await listSchemes(database)).pending).toMatchObject([{ form }])
    await confirm()
    expect(await readSchemes(database)).toMatchObject([
      {
        id: form.schemeId,
        name: form.scheme?.name,
        versions: [{ startsOn: '2026-01-01', revision: 1, rules: form.rules }],
      },
    ])
    const { items, pending } = await listSchemes(database)
    expect(pending).toEqual([])
    expect(items[0]?.versions[0]?.confirmedBy).toEqual(expect.any(String))
    expect(await schemeCheck.isDone(database)).toBe(true)
    const audited = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, form.schemeId))
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'health-scheme-added',
      'health-scheme-version-confirmed',
    ])
  })

  it('are not confirmed by the person who proposed them', async () => {
    await propose(versionForm())
    await expect(confirm(proposer)).rejects.toMatchObject({ code: 'SECOND_PERSON' })
    expect(await readSchemes(database)).toEqual([])
  })

  it('are seen and confirmed by the role alone', async () => {
    await propose(versionForm())
    const admin: StaffActor = { ...colleague, roles: ['admin'] }
    expect(await waiting(admin)).toEqual([])
    await expect(confirm(admin)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' })
  })

  it('can be withdrawn', async () => {
    await propose(versionForm())
    const [first] = await waiting()
    await withdrawProposal(database, kinds, colleague, first?.id ?? '')
    expect(await waiting()).toEqual([])
    expect(await readSchemes(database)).toEqual([])
  })

  it('are corrected by a later revision of the same day', async () => {
    const form = versionForm()
    await confirmed(form)
    const rules = rulesOf({ capOre: 6_000_00 })
    await confirmed(correction(form, { rules }))
    const [scheme] = (await listSchemes(database)).items
    expect(scheme?.versions.map(({ revision }) => revision)).toEqual([2, 1])
    expect((await readSchemes(database))[0]?.versions).toMatchObject([{ revision: 2, rules }])
  })

  it('are refused when others were confirmed since the form was started', async () => {
    const form = versionForm()
    await confirmed(form)
    const later = correction(form, { startsOn: '2027-01-01' })
    await expect(propose({ ...later, confirmedBefore: 0 })).rejects.toMatchObject({
      code: 'HEALTH_SCHEME_CHANGED',
      status: 409,
    })
    await propose(later)
    const [first] = await waiting()
    await propose(correction(form, { startsOn: '2028-01-01' }))
    await confirm()
    await expect(confirm()).rejects.toMatchObject({ code: 'HEALTH_SCHEME_CHANGED' })
    expect(await waiting()).toHaveLength(1)
    expect((await waiting())[0]?.id).not.toBe(first?.id)
  })

  it('of a scheme that does not exist, or is new and exists, are refused', async () => {
    const code = { code: 'HEALTH_SCHEME_CHANGED' }
    await expect(propose(versionForm({ scheme: null }))).rejects.toMatchObject(code)
    const schemeId = await addScheme(database)
    await expect(propose(versionForm({ schemeId }))).rejects.toMatchObject(code)
  })

  it('that contradict each other are refused with the reasons', async () => {
    const rules = rulesOf({
      ownShareOre: 100_00,
      categories: [categoryOf('a', { ownShareOre: 50_00, capOre: 2_000_00 })],
      capOre: 1_000_00,
    })
    await expect(propose(versionForm({ rules }))).rejects.toMatchObject({
      code: 'HEALTH_SCHEME_CONTRADICTS',
      status: 422,
      details: { contradictions: ['OWN_SHARE_TWICE', 'CATEGORY_CAP_ABOVE_CAP'] },
    })
    expect(await waiting()).toEqual([])
  })

  it('start on the first day of a period', async () => {
    await expect(propose(versionForm({ startsOn: '2026-02-01' }))).rejects.toMatchObject({
      code: 'HEALTH_SCHEME_FIRST_DAY',
      status: 422,
    })
  })
})

describe('a scheme', () => {
  const textsOf = (name: string) => ({
    name: { no: name, en: name },
    intro: { no: '', en: '' },
    position: 3,
  })

  it('has its texts changed over those that were read', async () => {
    const id = await addScheme(database)
    await saveScheme(database, proposer, { id, version: 1, ...textsOf('Briller') })
    expect(await readSchemes(database)).toMatchObject([{ name: { no: 'Briller' }, version: 2 }])
    await expect(
      saveScheme(database, proposer, { id, version: 1, ...textsOf('Lege') }),
    ).rejects.toMatchObject({ code: 'HEALTH_SCHEME_CHANGED' })
    await expect(
      saveScheme(database, proposer, { id: randomUUID(), version: 1, ...textsOf('Lege') }),
    ).rejects.toMatchObject({ code: 'HEALTH_SCHEME_NOT_FOUND' })
  })

  it('ends, and goes on again', async () => {
    const id = await addScheme(database)
    await endScheme(database, proposer, { id, version: 1, endsOn: '2026-12-31' })
    expect(await readSchemes(database)).toMatchObject([{ endsOn: '2026-12-31', version: 2 }])
    await endScheme(database, proposer, { id, version: 2, endsOn: null })
    expect(await readSchemes(database)).toMatchObject([{ endsOn: null, version: 3 }])
    const [last] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
      .orderBy(desc(auditEntry.id))
      .limit(1)
    expect(last).toMatchObject({
      action: 'health-scheme-ended',
      before: { healthSchemeEndsOn: '2026-12-31' },
    })
  })
})
