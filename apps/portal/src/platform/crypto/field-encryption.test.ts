import { describe, expect, test } from 'vitest'
import { createFieldEncryption } from './field-encryption.server.ts'

const location = { table: 'national_id', column: 'number', row: 'user-1' }
const keys = new Map([['a', 'the first secret of the site']])
const encryption = createFieldEncryption(keys)

describe('field encryption', () => {
  test('opens what it wrote, and never writes the same twice', () => {
    const stored = encryption.encrypt('15890050015', location)
    expect(encryption.decrypt(stored, location)).toBe('15890050015')
    expect(encryption.encrypt('15890050015', location)).not.toBe(stored)
    expect(stored).not.toContain('15890050015')
  })

  test('opens and finds what was stored long ago', () => {
    const stored = 'a.Y-InngLPgACOBbKzoLXR5P2OdOHZ1Suk-oWqVg3TEoeLvP6RZFvo'
    expect(encryption.decrypt(stored, location)).toBe('15890050015')
    expect(encryption.index('15890050015', 'national id')).toEqual([
      'KD6qKQMiY6G7E46vHdjLrd4RvnEPXPAFcwp6-071smM',
    ])
  })

  test('needs a key, and says which one is missing', () => {
    expect(() => createFieldEncryption(new Map())).toThrow('no key')
    const stored = encryption.encrypt('x', location).replace('a.', 'gone.')
    expect(() => encryption.decrypt(stored, location)).toThrow('"gone"')
  })

  test.each([
    { ...location, row: 'user-2' },
    { ...location, column: 'other' },
    { ...location, table: 'other' },
  ])('a value that was moved to %o does not open', (elsewhere) => {
    const stored = encryption.encrypt('15890050015', location)
    expect(() => encryption.decrypt(stored, elsewhere)).toThrow()
  })

  test('a changed value does not open', () => {
    const stored = encryption.encrypt('15890050015', location)
    const other = stored.at(-2) === 'A' ? 'B' : 'A'
    expect(() =>
      encryption.decrypt(stored.slice(0, -2) + other + stored.at(-1), location),
    ).toThrow()
    expect(() => encryption.decrypt('a.AAAA', location)).toThrow()
    expect(() => encryption.decrypt('', location)).toThrow()
  })

  test('a newer key writes, older ones still open and are found', () => {
    const renewed = createFieldEncryption(new Map([['b', 'a newer secret of the site'], ...keys]))
    const old = encryption.encrypt('x', location)
    expect(renewed.decrypt(old, location)).toBe('x')
    expect(renewed.encrypt('x', location)).toMatch(/^b\./)
    expect(() => encryption.decrypt(renewed.encrypt('x', location), location)).toThrow()
    expect(renewed.index('x', 'id')).toContain(encryption.index('x', 'id')[0])
  })

  test('the index of equal values is equal, for one purpose only', () => {
    expect(encryption.index('x', 'id')).toEqual(encryption.index('x', 'id'))
    expect(encryption.index('x', 'id')).not.toEqual(encryption.index('x', 'account'))
    expect(encryption.index('x', 'id')).not.toEqual(encryption.index('y', 'id'))
  })
})
