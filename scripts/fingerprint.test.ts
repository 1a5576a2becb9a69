import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trivsel-fingerprint-'))
  mkdirSync(join(root, 'src/pages'), { recursive: true })
  writeFileSync(join(root, 'src/pages/front.tsx'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

test('is the same for the same files, and changes with a content and with a name', () => {
  const first = fingerprint(root, ['src'])
  expect(fingerprint(root, ['src'])).toBe(first)
  writeFileSync(join(root, 'src/pages/front.tsx'), 'two')
  const second = fingerprint(root, ['src'])
  expect(second).not.toBe(first)
  renameSync(join(root, 'src/pages/front.tsx'), join(root, 'src/pages/back.tsx'))
  expect(fingerprint(root, ['src'])).not.toBe(second)
})

test('does not see what is generated, installed, or a test', () => {
  const before = fingerprint(root, ['src', 'not-there'])
  for (const folder of ['dist', '.next', 'node_modules']) {
    mkdirSync(join(root, 'src', folder))
    writeFileSync(join(root, 'src', folder, 'file.js'), 'generated')
  }
  writeFileSync(join(root, 'src/pages/front.test.tsx'), 'test')
  expect(fingerprint(root, ['src', 'not-there'])).toBe(before)
})
