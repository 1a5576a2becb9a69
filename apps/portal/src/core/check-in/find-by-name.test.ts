import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const kari = { name: 'Kari Ødegård' }

test('names are found by parts of them, whatever their letters', () => {
  expect(findByName([kari], 'øde kar')).toEqual([kari])
  expect(findByName([kari], 'ODEGARD')).toEqual([kari])
  expect(findByName([kari], 'ola')).toEqual([])
})
