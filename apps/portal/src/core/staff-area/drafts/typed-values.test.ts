import { expect, it } from 'vitest'
import { typedValues } from './typed-values.ts'

const before = { text: '', topic: null, capacity: 20, isLast: false }
const fields = ['text', 'topic', 'capacity', 'isLast']

it('is nothing while the fields are as they were, whatever else has changed', () => {
  expect(typedValues({ ...before, account: '12345678903' }, before, fields)).toBeNull()
  expect(typedValues({ ...before, topic: undefined }, before, fields)).toBeNull()
  expect(typedValues({ text: undefined }, {}, ['text'])).toBeNull()
})

it('is all fields that are kept, and no other, once one is changed', () => {
  const typed = { ...before, text: 'Hei', account: '12345678903' }
  expect(typedValues(typed, before, fields)).toEqual({ ...before, text: 'Hei' })
})

it('names a field in an object by its path', () => {
  const typed = { name: { no: 'Styrke', en: '' } }
  const empty = { name: { no: '', en: '' } }
  const paths = ['name.no', 'name.en']
  expect(typedValues(typed, empty, paths)).toEqual({ 'name.no': 'Styrke', 'name.en': '' })
  expect(typedValues(empty, empty, paths)).toBeNull()
})

it('is kept where a text was deleted', () => {
  expect(typedValues({ text: '' }, { text: 'Hei' }, ['text'])).toEqual({ text: '' })
})

it('leaves out what is no value, such as files and numbers that are none', () => {
  const typed = { text: 'Hei', capacity: Number.NaN, files: [1] }
  expect(typedValues(typed, before, ['text', 'capacity', 'files'])).toEqual({ text: 'Hei' })
})
