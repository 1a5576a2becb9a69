import { expect, test } from 'vitest'
import { fill, isTileTemplate, readTile } from './tile-address.ts'

test.each([
  ['0', '0', '0'],
  ['1', '1', '1'],
  ['19', '524287', '524287'],
])('there is a tile %s/%s/%s', (z, x, y) => {
  expect(readTile({ z, x, y })).toEqual({ z: Number(z), x: Number(x), y: Number(y) })
})

test.each([
  ['20', '0', '0'],
  ['0', '1', '0'],
  ['0', '0', '1'],
  ['19', '524288', '0'],
  ['19', '0', '524288'],
  ['-1', '0', '0'],
  ['1', '01', '0'],
  ['1', '1.0', '0'],
  ['1', '1e0', '0'],
  ['1', ' 1', '0'],
  ['1', '', '0'],
  ['1', '..', '0'],
  ['1', '1', '1\n'],
])('there is no tile %j/%j/%j', (z, x, y) => {
  expect(readTile({ z, x, y })).toBeNull()
})

test('the numbers are where the server wants them', () => {
  const tile = { z: 3, x: 4, y: 5 }
  expect(fill('https://tiles.example/{z}/{x}/{y}.png', tile)).toBe(
    'https://tiles.example/3/4/5.png',
  )
  expect(fill('https://tiles.example/{z}/{y}/{x}?key=a', tile)).toBe(
    'https://tiles.example/3/5/4?key=a',
  )
})

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', true],
  ['https://tiles.example/{z}/{x}.png', false],
  ['https://tiles.example/{z}/{z}/{x}/{y}.png', false],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', false],
  ['https://tiles.example/{z}/{x}/{y}{r}.png', false],
  ['tiles/{z}/{x}/{y}.png', false],
])('%s is an address of tiles: %s', (template, expected) => {
  expect(isTileTemplate(template)).toBe(expected)
})
