import type { Locale } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { listAnswers } from './answer-texts.ts'
import type { FormField } from './form-definition.ts'

const named = (no: string, en: string) => (_?: object, options?: { locale?: Locale }) =>
  options?.locale === 'en' ? en : no
const options = [
  { id: 'a', name: named('Kake', 'Cake') },
  { id: 'b', name: named('Kaffe', 'Coffee') },
]
const fields: FormField[] = [
  { id: 'date', label: named('Dato', 'Date'), kind: 'date', daysAhead: 0, mostDaysAhead: 9 },
  { id: 'time', label: named('Tid', 'Time'), kind: 'time' },
  { id: 'people', label: named('Antall', 'People'), kind: 'whole-number', least: 0, most: 9 },
  { id: 'power', label: named('Strøm', 'Power'), kind: 'yes-no' },
  { id: 'one', label: named('Én', 'One'), kind: 'choice', options },
  { id: 'all', label: named('Alle', 'All'), kind: 'choices', options },
  { id: 'more', label: named('Mer', 'More'), kind: 'text', longest: 9 },
]
const answers = {
  date: '2026-12-03',
  time: '18:30',
  people: 40,
  power: false,
  one: 'b',
  all: ['a', 'b'],
}
const texts = (locale: Locale) =>
  listAnswers({ fields }, answers, locale).map(({ label, text }) => `${label}: ${text}`)

it('answers are read in the language of the reader, and what was left empty is not there', () => {
  expect(texts('no')).toEqual([
    'Dato: 3.\u00a0desember 2026',
    'Tid: 18.30',
    'Antall: 40',
    'Strøm: Nei',
    'Én: Kaffe',
    'Alle: Kake, Kaffe',
  ])
  expect(texts('en')).toEqual([
    'Date: 3\u00a0December 2026',
    'Time: 18:30',
    'People: 40',
    'Power: No',
    'One: Coffee',
    'All: Cake, Coffee',
  ])
})
