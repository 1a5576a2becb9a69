import { expect, test } from 'vitest'
import { avifNameOf, readAvifName } from './avif-name.ts'

test('the name of a size says what it is made of', () => {
  expect(readAvifName('sol-1a2b-768x512.avif')).toEqual({
    avif: 'sol-1a2b-768x512.avif',
    webp: 'sol-1a2b-768x512.webp',
    original: 'sol-1a2b',
    width: 768,
    height: 512,
  })
  expect(avifNameOf('sol-1a2b-768x512.webp')).toBe('sol-1a2b-768x512.avif')
})

test('nothing but a size is made as AVIF, and nothing outside the folder', () => {
  for (const file of [
    'sol-1a2b.avif',
    'sol-1a2b-768x512.webp',
    '../sol-768x512.avif',
    'sol/1-768x512.avif',
    'sol-99999x99999.avif',
  ])
    expect(readAvifName(file)).toBeNull()
})
