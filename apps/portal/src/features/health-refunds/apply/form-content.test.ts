import { describe, expect, it } from 'vitest'
import { nothingEarlier } from '#core/health-refunds/rules/calculate-refund.ts'
import {
  categoryOf,
  publishedSchemes,
  rulesOf,
} from '#core/health-refunds/rules/schemes.testing.ts'
import type { DraftContent } from '../model/expense-form.ts'
import { changeDoctor, judgeForm, openForm, toSaved } from './form-content.ts'

const empty: DraftContent = { lines: [], doctorFrom: '', doctorTo: '', note: '' }
const termsOf = (rules = rulesOf()) => ({
  rules,
  period: { code: '2026', from: '2026-01-01', to: '2026-12-31' },
  today: '2026-11-20',
  earlier: { spent: [...nothingEarlier.spent], grantedOre: 0 },
  paidSemesters: [
    { institution: 'OSLOMET', semesterCode: '2026V' },
    { institution: 'OSLOMET', semesterCode: '2026H' },
  ],
})

describe('a form that is opened', () => {
  it('has one expense, of the only category', () => {
    expect(openForm(empty, termsOf()).lines).toMatchObject([{ category: 'doctor', from: '' }])
  })

  it('leaves the choice where there are several categories', () => {
    const rules = rulesOf({ categories: [categoryOf('doctor'), categoryOf('dental')] })
    expect(openForm(empty, termsOf(rules)).lines).toMatchObject([{ category: '' }])
  })

  it('has a total of each category for the days with a right', () => {
    expect(openForm(empty, termsOf(publishedSchemes.kjeller)).lines).toMatchObject([
      { category: 'user-fees', from: '2026-01-01', to: '2026-11-20' },
    ])
  })

  it('stays as it was saved', () => {
    const opened = openForm(empty, termsOf(publishedSchemes.kjeller))
    expect(openForm(opened, termsOf(publishedSchemes.kjeller))).toEqual(opened)
  })
})

it('moves the days of a total with the doctor, until somebody has typed them', () => {
  const terms = termsOf(publishedSchemes.sio)
  const opened = openForm(empty, terms)
  expect(opened.lines).toMatchObject([{ from: '', to: '' }])
  const changed = changeDoctor(opened, { doctorFrom: '2026-03-01' }, terms)
  expect(changed.lines).toMatchObject([{ from: '2026-03-01', to: '2026-11-20' }])
  const [line] = changed.lines
  if (!line) throw new Error('no line')
  const typed = { ...changed, lines: [{ ...line, to: '2026-06-30' }] }
  expect(changeDoctor(typed, { doctorFrom: '2026-02-01' }, terms).lines).toMatchObject([
    { from: '2026-03-01', to: '2026-06-30' },
  ])
})

describe('what is saved', () => {
  const rules = rulesOf({
    statement: 'total',
    categories: [categoryOf('doctor'), categoryOf('dental')],
  })

  it('has no totals that are empty', () => {
    const opened = openForm(empty, termsOf(rules))
    const lines = opened.lines.map((line) =>
      line.category === 'dental' ? { ...line, amount: '100' } : line,
    )
    expect(toSaved({ ...opened, lines }, termsOf(rules)).lines).toMatchObject([
      { category: 'dental' },
    ])
  })

  it('has no national id, and the form says so', () => {
    const content = { ...openForm(empty, termsOf()), note: '13097248022' }
    expect(toSaved(content, termsOf()).note).toBe('')
    expect(judgeForm(content, termsOf()).problems).toContainEqual({
      line: null,
      field: 'note',
      problem: 'LOOKS_LIKE_NATIONAL_ID',
    })
  })
})
