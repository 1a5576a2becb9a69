import { expect, test } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { openFile, sealFile } from './seal-file.server.ts'

const secret = (letter: string) => letter.repeat(32)
const encryption = createFieldEncryption(new Map([['first', secret('a')]]))
const bytes = Buffer.from('%PDF-1.7 a statement of an account')
const { sealed, dataKey } = sealFile(encryption, 'one', bytes)

test('opens what it has sealed, and shows nothing of it', () => {
  expect(openFile(encryption, { id: 'one', dataKey }, sealed).equals(bytes)).toBe(true)
  expect(sealed.includes('statement')).toBe(false)
  const again = sealFile(encryption, 'one', bytes)
  expect(again.sealed.equals(sealed)).toBe(false)
  const location = { table: 'attachment', column: 'data_key', row: 'one' }
  expect(encryption.decrypt(again.dataKey, location)).not.toBe(
    encryption.decrypt(dataKey, location),
  )
})

test('opens it with a newer key before the old one, and not without the old one', () => {
  const rotated = createFieldEncryption(
    new Map([
      ['second', secret('b')],
      ['first', secret('a')],
    ]),
  )
  expect(openFile(rotated, { id: 'one', dataKey }, sealed).equals(bytes)).toBe(true)
  const replaced = createFieldEncryption(new Map([['second', secret('b')]]))
  expect(() => openFile(replaced, { id: 'one', dataKey }, sealed)).toThrow('"first"')
})

test.each([0, 5, 20, sealed.length - 1])('does not open what was changed at byte %i', (at) => {
  const changed = Buffer.from(sealed)
  changed[at] = (changed[at] ?? 0) ^ 1
  expect(() => openFile(encryption, { id: 'one', dataKey }, changed)).toThrow()
})

test('opens nothing in the place of another, cut off, or with its key', () => {
  const other = sealFile(encryption, 'two', bytes)
  expect(() => openFile(encryption, { id: 'two', dataKey: other.dataKey }, sealed)).toThrow()
  expect(() => openFile(encryption, { id: 'two', dataKey }, sealed)).toThrow()
  expect(() => openFile(encryption, { id: 'one', dataKey }, sealed.subarray(0, 28))).toThrow()
  expect(() => openFile(encryption, { id: 'one', dataKey }, Buffer.alloc(0))).toThrow()
})
