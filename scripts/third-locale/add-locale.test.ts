import { expect, it } from 'vitest'
import { extendRecords } from './add-locale.ts'

it.each([
  ["const hi = { no: 'Hei', en: 'Hi' }", "const hi = { no: 'Hei', en: 'Hi', xx: '‹Hi›' }"],
  [
    "const at = { no: '/a', en: '/en/b', life: 1 }",
    "const at = { no: '/a', en: '/en/b', xx: '/xx/b', life: 1 }",
  ],
  ["const sign = { no: ' ', en: ', ' }", "const sign = { no: ' ', en: ', ', xx: ', ' }"],
  [
    "const tag = { no: 'nb-NO', en: 'en-US' }",
    "const tag = { no: 'nb-NO', en: 'en-US', xx: 'en-US' }",
  ],
  [
    "const both = { no: ['A', 1], en: ['B', 1] }",
    "const both = { no: ['A', 1], en: ['B', 1], xx: ['‹B›', 1] }",
  ],
  [
    'const name = { no: nameNo, en: nameEn }',
    'const name = { no: nameNo, en: nameEn, xx: nameEn }',
  ],
  [
    'type Named = { no: string; en: string }',
    'type Named = { no: string; en: string, xx: string }',
  ],
  [
    'type Named = { en: string; no: string }',
    'type Named = { en: string; xx: string; no: string }',
  ],
])('adds the made-up language to %j', (before, after) => {
  expect(extendRecords({ file: 'some.ts', text: before })).toBe(after)
})

it.each([
  'const { no, en } = names',
  "const hi = { no: 'Hei', de: 'Hallo' }",
  "const hi = { no: 'Hei', en: 'Hi', xx: '‹Hi›' }",
  'const answers = { yes: true, no: false }',
])('leaves %j', (text) => {
  expect(extendRecords({ file: 'some.ts', text })).toBe(text)
})
