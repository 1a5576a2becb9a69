import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { staffOffers } from '../offers/staff.ts'

const { auditNames } = staffOffers()
const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(['{core,features}/*/audit-names.ts', 'features/*/model/audit-names.ts'], {
  cwd: source,
}).filter((file) => file !== 'core/audit/audit-names.ts')

test('the audit log has the words of every part', async () => {
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const part: { auditNames: AuditNames } = await import(pathToFileURL(source + file).href)
    expect(auditNames.actions).toMatchObject(part.auditNames.actions)
    expect(auditNames.subjects).toMatchObject(part.auditNames.subjects)
    expect(auditNames.fields).toMatchObject(part.auditNames.fields)
  }
})

test('every action, subject and field has a name', () => {
  const { actions, subjects, fields } = auditNames
  const names = [...Object.values(subjects), ...Object.values(fields)].map(({ name }) => name)
  for (const name of [...Object.values(actions), ...names]) expect(name()).not.toBe('')
})

test('an amount is shown in kroner', () => {
  const fields: AuditNames['fields'] = auditNames.fields
  const amounts = Object.entries(fields).filter(([key]) => key.endsWith('Ore'))
  expect(amounts.length).toBeGreaterThan(3)
  for (const [, { show }] of amounts) expect(show?.(12_350)).toBe('123,50\u00a0kr')
})

test('no two pages of the staff area, cards, or sections about a member have the same place', () => {
  expect(staffOffers().memberSections.length).toBeGreaterThan(0)
  for (const items of [staffOffers().pages, staffOffers().cards, staffOffers().memberSections]) {
    const orders = items.map(({ order }) => order)
    expect(new Set(orders).size).toBe(orders.length)
  }
})
