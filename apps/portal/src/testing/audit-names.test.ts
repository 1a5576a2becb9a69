import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditNames } from '../features.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{core,features}/*/audit-names.ts', { cwd: source }).filter(
  (file) => file !== 'core/audit/audit-names.ts',
)

test('the audit log has the words of every part', async () => {
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const part: { auditNames: AuditNames } = await import(pathToFileURL(source + file).href)
    expect(auditNames.actions).toMatchObject(part.auditNames.actions)
    expect(auditNames.subjects).toMatchObject(part.auditNames.subjects)
  }
})

test('every action has a name in both languages', () => {
  for (const name of [...Object.values(auditNames.actions), ...Object.values(auditNames.subjects)])
    expect(name()).not.toBe('')
})
