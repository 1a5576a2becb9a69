import { expect, test } from 'vitest'
import { agreedType, typeOfContent, typeOfName } from './file-types.ts'

const begin = {
  gif: Buffer.from('GIF89a…'),
  oldGif: Buffer.from('GIF87a…'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pdf: Buffer.from('%PDF-1.7'),
}

test.each([
  ['image/gif', begin.gif],
  ['image/gif', begin.oldGif],
  ['image/jpeg', begin.jpeg],
  ['image/png', begin.png],
  ['application/pdf', begin.pdf],
  [null, Buffer.alloc(0)],
  [null, Buffer.from('GIF88a')],
  [null, Buffer.from('GIF89b')],
  [null, begin.png.subarray(0, 7)],
  [null, Buffer.from(' %PDF-1.7')],
  [null, Buffer.from('PK\u0003\u0004')],
  [null, Buffer.from('<svg')],
])('%s is known by its first bytes', (type, bytes) => {
  expect(typeOfContent(bytes)).toBe(type)
})

test.each([
  ['a.PDF', 'application/pdf'],
  ['a.b.jpeg', 'image/jpeg'],
  ['pdf', null],
  ['a.pdf.exe', null],
  ['a.pdf ', null],
  ['a.', null],
])('by its name %j is %s', (name, type) => {
  expect(typeOfName(name)).toBe(type)
})

test.each([
  ['all agree', 'a.pdf', 'application/pdf', 'application/pdf'],
  ['another name for the type', 'a.pdf', 'Application/X-PDF; a=b', 'application/pdf'],
  ['no type is given', 'a.pdf', '', 'application/pdf'],
  ['nothing is known', 'a.pdf', 'application/octet-stream', 'application/pdf'],
  ['the ending is of another type', 'a.png', 'application/pdf', null],
  ['the sender says another type', 'a.pdf', 'image/png', null],
  ['the sender says what is not taken', 'a.pdf', 'text/html', null],
])('what is PDF by its content is %s', (_, name, declaredType, type) => {
  expect(agreedType({ bytes: begin.pdf, name, declaredType })).toBe(type)
})
