import { expect, test } from 'vitest'
import { formAddress } from './form-address.ts'

const action = new URL('https://trivsel.example/helse/leger?page=3#top')

test('what is filled in is the whole query, and nothing of what is empty', () => {
  const fields: [string, string][] = [
    ['topic', 'music'],
    ['campus', ''],
    ['q', '  grøt & te '],
  ]
  expect(formAddress(fields, action)).toBe('/helse/leger?topic=music&q=gr%C3%B8t+%26+te')
})

test('a filter with several choices is given several times', () => {
  const fields: [string, string][] = [
    ['kind', 'a'],
    ['kind', 'b'],
  ]
  expect(formAddress(fields, action)).toBe('/helse/leger?kind=a&kind=b')
})

test('nothing filled in is the page itself', () => {
  expect(formAddress([], action)).toBe('/helse/leger')
})
